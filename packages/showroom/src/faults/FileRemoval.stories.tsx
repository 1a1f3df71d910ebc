// Written by `pnpm generate` from faultScreens.ts; changes by hand are lost.
import preview from '@parley/storybook/preview';
import { repeatedScreen } from '../modes/chromaticModes.ts';
import { noPicture } from '../modes/noPicture.ts';
import { keepsPromise } from './keepsPromise.ts';
import { pageOf } from './pages.ts';

const meta = preview.meta({
  title: 'Faults/FileRemoval',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    faultPage: pageOf('FileRemoval'),
    ...repeatedScreen,
  },
});

export const RemovingSlow = meta.story({
  name: 'removing slow',
  globals: { fault: 'slow', hits: 'writes' },
  play: keepsPromise({ screen: 'FileRemoval', fault: 'slow', hits: 'writes', scene: 'pinned' }),
});
export const RemovingOffline = meta.story({
  name: 'removing offline',
  globals: { fault: 'offline', hits: 'writes' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'FileRemoval', fault: 'offline', hits: 'writes', scene: 'pinned' }),
});
export const Removing500ThenMended = meta.story({
  name: 'removing 500, then mended',
  globals: { fault: '500', hits: 'writes' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'FileRemoval', fault: '500', hits: 'writes', scene: 'mended' }),
});
export const Removing460To464Then401 = meta.story({
  name: 'removing 460 to 464, then 401',
  globals: { fault: '460', hits: 'writes' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'FileRemoval', fault: '460', hits: 'writes', scene: 'refused' }),
});
