import { join } from 'node:path';
import { FAULT_SCREENS, type FaultScreen, type FaultScreenName } from '../faults/faultScreens.ts';
import { faultStoriesOf, faultStoryName } from '../faults/faultStories.ts';

/** Where the stories of a screen's faults are kept. */
export function faultStoryPath(screen: FaultScreenName): string {
  return join(import.meta.dirname, `../faults/${screen}.stories.tsx`);
}

/** `reading 500, then mended` as an export, `Reading500ThenMended`. */
const exportNameOf = (name: string) =>
  name
    .split(/[^A-Za-z0-9]+/)
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join('');

/** The source of a screen's story file: `Faults/<screen>`, one story per promise, named as the fault. */
export function faultStories(screen: FaultScreenName): string {
  const { pictured }: FaultScreen = FAULT_SCREENS[screen];
  const stories = faultStoriesOf(screen).map((story) => {
    const name = faultStoryName(story);
    const { fault, hits, scene } = story;
    // Stories of what follows a fault are tested but have no pictures, as those whose picture another has.
    const isFurther = scene === 'mended' || scene === 'followed';
    // The line of what is left out has its own pictures.
    const isUnseen = isFurther || fault === 'rows' || pictured?.includes(fault) === false;
    const unseen = isUnseen ? '\n  parameters: noPicture,' : '';
    return `export const ${exportNameOf(name)} = meta.story({
  name: '${name}',
  globals: { fault: '${fault}', hits: '${hits}' },${unseen}
  play: keepsPromise({ screen: '${screen}', fault: '${fault}', hits: '${hits}', scene: '${scene}' }),
});
`;
  });
  const needs = stories.some((story) => story.includes('noPicture'))
    ? "\nimport { noPicture } from '../modes/noPicture.ts';"
    : '';
  return `// Written by \`pnpm generate\` from faultScreens.ts; changes by hand are lost.
import preview from '@parley/storybook/preview';
import { repeatedScreen } from '../modes/chromaticModes.ts';${needs}
import { keepsPromise } from './keepsPromise.ts';
import { pageOf } from './pages.ts';

const meta = preview.meta({
  title: 'Faults/${screen}',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    faultPage: pageOf('${screen}'),
    ...repeatedScreen,
  },
});

${stories.join('')}`;
}
