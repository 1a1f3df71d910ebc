// Written by `pnpm generate` from faultScreens.ts; changes by hand are lost.
import preview from '@parley/storybook/preview';
import { repeatedScreen } from '../modes/chromaticModes.ts';
import { noPicture } from '../modes/noPicture.ts';
import { keepsPromise } from './keepsPromise.ts';
import { pageOf } from './pages.ts';

const meta = preview.meta({
  title: 'Faults/Notifications',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    faultPage: pageOf('Notifications'),
    ...repeatedScreen,
  },
});

export const Reading500 = meta.story({
  name: 'reading 500',
  globals: { fault: '500', hits: 'reads' },
  play: keepsPromise({ screen: 'Notifications', fault: '500', hits: 'reads', scene: 'pinned' }),
});
export const ReadingSlow = meta.story({
  name: 'reading slow',
  globals: { fault: 'slow', hits: 'reads' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'Notifications', fault: 'slow', hits: 'reads', scene: 'pinned' }),
});
export const ReadingOffline = meta.story({
  name: 'reading offline',
  globals: { fault: 'offline', hits: 'reads' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'Notifications', fault: 'offline', hits: 'reads', scene: 'pinned' }),
});
export const ReadingRows = meta.story({
  name: 'reading rows',
  globals: { fault: 'rows', hits: 'reads' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'Notifications', fault: 'rows', hits: 'reads', scene: 'pinned' }),
});
export const Reading500ThenMended = meta.story({
  name: 'reading 500, then mended',
  globals: { fault: '500', hits: 'reads' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'Notifications', fault: '500', hits: 'reads', scene: 'mended' }),
});
