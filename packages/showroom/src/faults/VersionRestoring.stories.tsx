// Written by `pnpm generate` from faultScreens.ts; changes by hand are lost.
import preview from '@parley/storybook/preview';
import { repeatedScreen } from '../modes/chromaticModes.ts';
import { noPicture } from '../modes/noPicture.ts';
import { keepsPromise } from './keepsPromise.ts';
import { pageOf } from './pages.ts';

const meta = preview.meta({
  title: 'Faults/VersionRestoring',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    faultPage: pageOf('VersionRestoring'),
    ...repeatedScreen,
  },
});

export const Restoring404 = meta.story({
  name: 'restoring 404',
  globals: { fault: '404', hits: 'writes' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'VersionRestoring', fault: '404', hits: 'writes', scene: 'pinned' }),
});
export const RestoringSlow = meta.story({
  name: 'restoring slow',
  globals: { fault: 'slow', hits: 'writes' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'VersionRestoring', fault: 'slow', hits: 'writes', scene: 'pinned' }),
});
export const RestoringOffline = meta.story({
  name: 'restoring offline',
  globals: { fault: 'offline', hits: 'writes' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'VersionRestoring', fault: 'offline', hits: 'writes', scene: 'pinned' }),
});
export const Restoring500ThenMended = meta.story({
  name: 'restoring 500, then mended',
  globals: { fault: '500', hits: 'writes' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'VersionRestoring', fault: '500', hits: 'writes', scene: 'mended' }),
});
export const Restoring460To464Then401 = meta.story({
  name: 'restoring 460 to 464, then 401',
  globals: { fault: '460', hits: 'writes' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'VersionRestoring', fault: '460', hits: 'writes', scene: 'refused' }),
});
