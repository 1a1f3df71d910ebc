// Written by `pnpm generate` from faultScreens.ts; changes by hand are lost.
import preview from '@parley/storybook/preview';
import { repeatedScreen } from '../modes/chromaticModes.ts';
import { noPicture } from '../modes/noPicture.ts';
import { keepsPromise } from './keepsPromise.ts';
import { pageOf } from './pages.ts';

const meta = preview.meta({
  title: 'Faults/FirstChat',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    faultPage: pageOf('FirstChat'),
    ...repeatedScreen,
  },
});

export const Opening429 = meta.story({
  name: 'opening 429',
  globals: { fault: '429', hits: 'writes' },
  play: keepsPromise({ screen: 'FirstChat', fault: '429', hits: 'writes', scene: 'pinned' }),
});
export const Opening460 = meta.story({
  name: 'opening 460',
  globals: { fault: '460', hits: 'writes' },
  play: keepsPromise({ screen: 'FirstChat', fault: '460', hits: 'writes', scene: 'pinned' }),
});
export const Opening500 = meta.story({
  name: 'opening 500',
  globals: { fault: '500', hits: 'writes' },
  play: keepsPromise({ screen: 'FirstChat', fault: '500', hits: 'writes', scene: 'pinned' }),
});
export const OpeningSlow = meta.story({
  name: 'opening slow',
  globals: { fault: 'slow', hits: 'writes' },
  play: keepsPromise({ screen: 'FirstChat', fault: 'slow', hits: 'writes', scene: 'pinned' }),
});
export const OpeningOffline = meta.story({
  name: 'opening offline',
  globals: { fault: 'offline', hits: 'writes' },
  play: keepsPromise({ screen: 'FirstChat', fault: 'offline', hits: 'writes', scene: 'pinned' }),
});
export const Opening500ThenMended = meta.story({
  name: 'opening 500, then mended',
  globals: { fault: '500', hits: 'writes' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'FirstChat', fault: '500', hits: 'writes', scene: 'mended' }),
});
