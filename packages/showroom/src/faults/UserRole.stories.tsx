// Written by `pnpm generate` from faultScreens.ts; changes by hand are lost.
import preview from '@parley/storybook/preview';
import { repeatedScreen } from '../modes/chromaticModes.ts';
import { noPicture } from '../modes/noPicture.ts';
import { keepsPromise } from './keepsPromise.ts';
import { pageOf } from './pages.ts';

const meta = preview.meta({
  title: 'Faults/UserRole',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    faultPage: pageOf('UserRole'),
    ...repeatedScreen,
  },
});

export const Saving409 = meta.story({
  name: 'saving 409',
  globals: { fault: '409', hits: 'writes' },
  play: keepsPromise({ screen: 'UserRole', fault: '409', hits: 'writes', scene: 'pinned' }),
});
export const Saving429 = meta.story({
  name: 'saving 429',
  globals: { fault: '429', hits: 'writes' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'UserRole', fault: '429', hits: 'writes', scene: 'pinned' }),
});
export const Saving500 = meta.story({
  name: 'saving 500',
  globals: { fault: '500', hits: 'writes' },
  play: keepsPromise({ screen: 'UserRole', fault: '500', hits: 'writes', scene: 'pinned' }),
});
export const SavingSlow = meta.story({
  name: 'saving slow',
  globals: { fault: 'slow', hits: 'writes' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'UserRole', fault: 'slow', hits: 'writes', scene: 'pinned' }),
});
export const SavingOffline = meta.story({
  name: 'saving offline',
  globals: { fault: 'offline', hits: 'writes' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'UserRole', fault: 'offline', hits: 'writes', scene: 'pinned' }),
});
export const Saving500ThenMended = meta.story({
  name: 'saving 500, then mended',
  globals: { fault: '500', hits: 'writes' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'UserRole', fault: '500', hits: 'writes', scene: 'mended' }),
});
export const Saving460To464Then401 = meta.story({
  name: 'saving 460 to 464, then 401',
  globals: { fault: '460', hits: 'writes' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'UserRole', fault: '460', hits: 'writes', scene: 'refused' }),
});
