// Written by `pnpm generate` from faultScreens.ts; changes by hand are lost.
import preview from '@parley/storybook/preview';
import { repeatedScreen } from '../modes/chromaticModes.ts';
import { noPicture } from '../modes/noPicture.ts';
import { keepsPromise } from './keepsPromise.ts';
import { pageOf } from './pages.ts';

const meta = preview.meta({
  title: 'Faults/ThreadRemoval',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    faultPage: pageOf('ThreadRemoval'),
    ...repeatedScreen,
  },
});

export const DeletingSlow = meta.story({
  name: 'deleting slow',
  globals: { fault: 'slow', hits: 'writes' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'ThreadRemoval', fault: 'slow', hits: 'writes', scene: 'pinned' }),
});
export const DeletingOffline = meta.story({
  name: 'deleting offline',
  globals: { fault: 'offline', hits: 'writes' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'ThreadRemoval', fault: 'offline', hits: 'writes', scene: 'pinned' }),
});
export const Deleting500ThenMended = meta.story({
  name: 'deleting 500, then mended',
  globals: { fault: '500', hits: 'writes' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'ThreadRemoval', fault: '500', hits: 'writes', scene: 'mended' }),
});
export const Deleting460To464Then401 = meta.story({
  name: 'deleting 460 to 464, then 401',
  globals: { fault: '460', hits: 'writes' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'ThreadRemoval', fault: '460', hits: 'writes', scene: 'refused' }),
});
