// Written by `pnpm generate` from faultScreens.ts; changes by hand are lost.
import preview from '@parley/storybook/preview';
import { repeatedScreen } from '../modes/chromaticModes.ts';
import { noPicture } from '../modes/noPicture.ts';
import { keepsPromise } from './keepsPromise.ts';
import { pageOf } from './pages.ts';

const meta = preview.meta({
  title: 'Faults/ThreadRenaming',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    faultPage: pageOf('ThreadRenaming'),
    ...repeatedScreen,
  },
});

export const Renaming404 = meta.story({
  name: 'renaming 404',
  globals: { fault: '404', hits: 'writes' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'ThreadRenaming', fault: '404', hits: 'writes', scene: 'pinned' }),
});
export const Renaming422 = meta.story({
  name: 'renaming 422',
  globals: { fault: '422', hits: 'writes' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'ThreadRenaming', fault: '422', hits: 'writes', scene: 'pinned' }),
});
export const Renaming500 = meta.story({
  name: 'renaming 500',
  globals: { fault: '500', hits: 'writes' },
  play: keepsPromise({ screen: 'ThreadRenaming', fault: '500', hits: 'writes', scene: 'pinned' }),
});
export const RenamingSlow = meta.story({
  name: 'renaming slow',
  globals: { fault: 'slow', hits: 'writes' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'ThreadRenaming', fault: 'slow', hits: 'writes', scene: 'pinned' }),
});
export const RenamingOffline = meta.story({
  name: 'renaming offline',
  globals: { fault: 'offline', hits: 'writes' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'ThreadRenaming', fault: 'offline', hits: 'writes', scene: 'pinned' }),
});
export const Renaming500ThenMended = meta.story({
  name: 'renaming 500, then mended',
  globals: { fault: '500', hits: 'writes' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'ThreadRenaming', fault: '500', hits: 'writes', scene: 'mended' }),
});
export const Renaming460To464Then401 = meta.story({
  name: 'renaming 460 to 464, then 401',
  globals: { fault: '460', hits: 'writes' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'ThreadRenaming', fault: '460', hits: 'writes', scene: 'refused' }),
});
