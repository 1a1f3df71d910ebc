// Written by `pnpm generate` from faultScreens.ts; changes by hand are lost.
import preview from '@parley/storybook/preview';
import { repeatedScreen } from '../modes/chromaticModes.ts';
import { noPicture } from '../modes/noPicture.ts';
import { keepsPromise } from './keepsPromise.ts';
import { pageOf } from './pages.ts';

const meta = preview.meta({
  title: 'Faults/Users',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    faultPage: pageOf('Users'),
    ...repeatedScreen,
  },
});

export const Reading429 = meta.story({
  name: 'reading 429',
  globals: { fault: '429', hits: 'reads' },
  play: keepsPromise({ screen: 'Users', fault: '429', hits: 'reads', scene: 'pinned' }),
});
export const Reading460 = meta.story({
  name: 'reading 460',
  globals: { fault: '460', hits: 'reads' },
  play: keepsPromise({ screen: 'Users', fault: '460', hits: 'reads', scene: 'pinned' }),
});
export const Reading500 = meta.story({
  name: 'reading 500',
  globals: { fault: '500', hits: 'reads' },
  play: keepsPromise({ screen: 'Users', fault: '500', hits: 'reads', scene: 'pinned' }),
});
export const ReadingSlow = meta.story({
  name: 'reading slow',
  globals: { fault: 'slow', hits: 'reads' },
  play: keepsPromise({ screen: 'Users', fault: 'slow', hits: 'reads', scene: 'pinned' }),
});
export const ReadingOffline = meta.story({
  name: 'reading offline',
  globals: { fault: 'offline', hits: 'reads' },
  play: keepsPromise({ screen: 'Users', fault: 'offline', hits: 'reads', scene: 'pinned' }),
});
export const ReadingRows = meta.story({
  name: 'reading rows',
  globals: { fault: 'rows', hits: 'reads' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'Users', fault: 'rows', hits: 'reads', scene: 'pinned' }),
});
export const ReadingAgain500 = meta.story({
  name: 'reading again 500',
  globals: { fault: '500', hits: 'reads' },
  play: keepsPromise({ screen: 'Users', fault: '500', hits: 'reads', scene: 'outdated' }),
});
