// Written by `pnpm generate` from faultScreens.ts; changes by hand are lost.
import preview from '@parley/storybook/preview';
import { repeatedScreen } from '../modes/chromaticModes.ts';
import { noPicture } from '../modes/noPicture.ts';
import { keepsPromise } from './keepsPromise.ts';
import { pageOf } from './pages.ts';

const meta = preview.meta({
  title: 'Faults/UserDeactivation',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    faultPage: pageOf('UserDeactivation'),
    ...repeatedScreen,
  },
});

export const DeactivatingSlow = meta.story({
  name: 'deactivating slow',
  globals: { fault: 'slow', hits: 'writes' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'UserDeactivation', fault: 'slow', hits: 'writes', scene: 'pinned' }),
});
export const DeactivatingOffline = meta.story({
  name: 'deactivating offline',
  globals: { fault: 'offline', hits: 'writes' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'UserDeactivation', fault: 'offline', hits: 'writes', scene: 'pinned' }),
});
export const Deactivating500ThenMended = meta.story({
  name: 'deactivating 500, then mended',
  globals: { fault: '500', hits: 'writes' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'UserDeactivation', fault: '500', hits: 'writes', scene: 'mended' }),
});
export const Deactivating460To464Then401 = meta.story({
  name: 'deactivating 460 to 464, then 401',
  globals: { fault: '460', hits: 'writes' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'UserDeactivation', fault: '460', hits: 'writes', scene: 'refused' }),
});
