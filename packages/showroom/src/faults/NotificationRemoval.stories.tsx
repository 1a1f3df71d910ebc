// Written by `pnpm generate` from faultScreens.ts; changes by hand are lost.
import preview from '@parley/storybook/preview';
import { repeatedScreen } from '../modes/chromaticModes.ts';
import { noPicture } from '../modes/noPicture.ts';
import { keepsPromise } from './keepsPromise.ts';
import { pageOf } from './pages.ts';

const meta = preview.meta({
  title: 'Faults/NotificationRemoval',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    faultPage: pageOf('NotificationRemoval'),
    ...repeatedScreen,
  },
});

export const Removing429 = meta.story({
  name: 'removing 429',
  globals: { fault: '429', hits: 'writes' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'NotificationRemoval', fault: '429', hits: 'writes', scene: 'pinned' }),
});
export const RemovingOffline = meta.story({
  name: 'removing offline',
  globals: { fault: 'offline', hits: 'writes' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'NotificationRemoval', fault: 'offline', hits: 'writes', scene: 'pinned' }),
});
export const Removing500ThenMended = meta.story({
  name: 'removing 500, then mended',
  globals: { fault: '500', hits: 'writes' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'NotificationRemoval', fault: '500', hits: 'writes', scene: 'mended' }),
});
