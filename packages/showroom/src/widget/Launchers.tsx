import { exampleReplies } from '@parley/api/examples';
import { launcherWords } from '@parley/i18n/launcher';
import type { WidgetLook } from '@parley/model';
import { loaderCss, lookCss } from '@parley/ui/launcher';
import type { Direction } from '@parley/ui/settings';
import { Text } from '@parley/ui/text';
import { createLauncherElements, type LauncherState, renderLauncher } from '@parley/widget/launcher';
import { useLayoutEffect, useRef } from 'react';
import { besidePseudoClasses } from '../states/pseudoClasses.ts';
import { type HandState, showState } from '../states/showState.ts';
import * as css from './launchers.css.ts';

const words = launcherWords('en');

const plainLook = exampleReplies.getAssistantDraft.draft.widget;

/** What turns stands still in pictures. */
const STILL = '*,::before{animation:none!important}';

interface LauncherProps extends Partial<Omit<LauncherState, 'opened' | 'connected'>> {
  name: string;
  /** @default 'closed' */
  chat?: 'closed' | 'open' | 'on its way';
  /** The chat's frame is above it; in a page with room for that. */
  panel?: boolean;
  hand?: HandState;
  look?: Partial<WidgetLook>;
  direction?: Direction;
}

/**
 * The launcher that the loader makes, in one state, at the end of a small page: its own elements in its own
 * sheet, but not in the browser's top layer, where all would lie upon one another.
 */
function Launcher({
  name,
  chat = 'closed',
  problem = '',
  unread = 0,
  label = '',
  panel = false,
  hand,
  look,
  direction = 'ltr',
}: LauncherProps) {
  const page = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const elements = createLauncherElements();
    const { host, root, sheet, button } = elements;
    sheet.replaceSync(besidePseudoClasses(loaderCss + lookCss({ ...plainLook, ...look })) + STILL);
    host.dir = direction;
    const opened = chat !== 'closed';
    renderLauncher(elements, words, { opened, connected: chat === 'open', problem, unread, label });
    if (panel) {
      const frame = document.createElement('iframe');
      frame.title = words.panel;
      root.prepend(frame);
    }
    if (hand) showState(button, hand, host);
    page.current?.append(host);
    return () => host.remove();
  });
  return (
    <div className={panel ? css.panelPage : label || problem ? css.widePage : css.page} ref={page}>
      <Text size="caption" tone="muted">
        {name}
      </Text>
    </div>
  );
}

/** The chat's frame at both sides, in each size and direction. */
export function Panels() {
  return (
    <>
      <Launcher panel chat="open" name="end, medium" />
      <Launcher panel chat="open" name="start, small" look={{ position: 'bottom-start', size: 'small' }} />
      <Launcher panel chat="open" name="start, large" look={{ position: 'bottom-start', size: 'large' }} />
      <Launcher
        panel
        chat="open"
        name="start, right to left"
        look={{ position: 'bottom-start' }}
        direction="rtl"
      />
    </>
  );
}

/** The launcher in each state that it can have. */
export function Launchers() {
  const atStart = { position: 'bottom-start' } as const;
  return (
    <div className={css.pages}>
      <Launcher name="rest" />
      <Launcher name="hover" hand="hover" />
      <Launcher name="focus" hand="focus" />
      <Launcher name="open" chat="open" />
      <Launcher name="open, the chat on its way" chat="on its way" />
      <Launcher name="own colors" look={{ color: '#facc15', textColor: '#161b23' }} />
      <Launcher name="one unread" unread={1} />
      <Launcher name="many unread" unread={99} />
      <Launcher name="at the start, one unread" look={atStart} unread={1} />
      <Launcher name="at the start, many unread" look={atStart} unread={100} />
      <Launcher name="right to left, one unread" direction="rtl" unread={1} />
      <Launcher name="label, one unread" label="Ask us" unread={1} />
      <Launcher name="label at the start, many unread" label="Ask us" look={atStart} unread={100} />
      <Launcher name="label, open" label="Ask us" chat="open" />
      <Launcher name="failed" chat="open" problem={words.failed} />
      <Launcher name="offline" chat="open" problem={words.offline} />
      <Launcher name="label, failed" label="Ask us" chat="open" problem={words.failed} />
      <Launcher name="not available" chat="open" problem={words.unavailable} />
    </div>
  );
}
