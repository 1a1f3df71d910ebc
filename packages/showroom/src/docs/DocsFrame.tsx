import { DocsContainer } from '@storybook/addon-docs/blocks';
import { type ComponentProps, type PropsWithChildren, useEffect, useLayoutEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { themes } from 'storybook/theming';
import type { StoryGlobals } from '../globals.ts';
import { showOnRoot } from '../globals.ts';

type Context = ComponentProps<typeof DocsContainer>['context'];

/** What surrounds every documentation page: it follows the toolbars as stories do. */
export function DocsFrame({ context, children }: PropsWithChildren<{ context: Context }>) {
  const globals = useGlobals(context);
  // Stories in frames of their own apply the toolbars' choices to those frames, not to this page.
  useLayoutEffect(() => showOnRoot(globals), [globals]);
  return (
    <DocsContainer context={context} theme={globals.theme === 'dark' ? themes.dark : themes.light}>
      {children}
    </DocsContainer>
  );
}

/** The toolbars' choices at this moment. */
export function useGlobals(context: Context): StoryGlobals {
  const [globals, setGlobals] = useState(
    () => context.getStoryContext(context.storyById()).globals as StoryGlobals,
  );
  useEffect(() => {
    // Frames in the page tell it of their globals too, where a story's own are among the others.
    const update = ({ userGlobals }: { userGlobals: StoryGlobals }) => setGlobals(userGlobals);
    context.channel.on(GLOBALS_UPDATED, update);
    return () => context.channel.off(GLOBALS_UPDATED, update);
  }, [context.channel]);
  return globals;
}
