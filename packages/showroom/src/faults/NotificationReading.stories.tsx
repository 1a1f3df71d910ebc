// Written by `pnpm generate` from faultScreens.ts; changes by hand are lost.
import preview from '@parley/storybook/preview';
import { repeatedScreen } from '../modes/chromaticModes.ts';
import { noPicture } from '../modes/noPicture.ts';
import { keepsPromise } from './keepsPromise.ts';
import { pageOf } from './pages.ts';

const meta = preview.meta({
  title: 'Faults/NotificationReading',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    faultPage: pageOf('NotificationReading'),
    ...repeatedScreen,
  },
});

export const Marking429 = meta.story({
  name: 'marking 429',
  globals: { fault: '429', hits: 'writes' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'NotificationReading', fault: '429', hits: 'writes', scene: 'pinned' }),
});
export const Marking500 = meta.story({
  name: 'marking 500',
  globals: { fault: '500', hits: 'writes' },
  play: keepsPromise({ screen: 'NotificationReading', fault: '500', hits: 'writes', scene: 'pinned' }),
});
export const MarkingOffline = meta.story({
  name: 'marking offline',
  globals: { fault: 'offline', hits: 'writes' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'NotificationReading', fault: 'offline', hits: 'writes', scene: 'pinned' }),
});
export const Marking500ThenMended = meta.story({
  name: 'marking 500, then mended',
  globals: { fault: '500', hits: 'writes' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'NotificationReading', fault: '500', hits: 'writes', scene: 'mended' }),
});
