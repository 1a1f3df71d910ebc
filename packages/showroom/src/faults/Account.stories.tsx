// Written by `pnpm generate` from faultScreens.ts; changes by hand are lost.
import preview from '@parley/storybook/preview';
import { repeatedScreen } from '../modes/chromaticModes.ts';
import { noPicture } from '../modes/noPicture.ts';
import { keepsPromise } from './keepsPromise.ts';
import { pageOf } from './pages.ts';

const meta = preview.meta({
  title: 'Faults/Account',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    faultPage: pageOf('Account'),
    ...repeatedScreen,
  },
});

export const Reading429 = meta.story({
  name: 'reading 429',
  globals: { fault: '429', hits: 'reads' },
  play: keepsPromise({ screen: 'Account', fault: '429', hits: 'reads', scene: 'pinned' }),
});
export const Reading460 = meta.story({
  name: 'reading 460',
  globals: { fault: '460', hits: 'reads' },
  play: keepsPromise({ screen: 'Account', fault: '460', hits: 'reads', scene: 'pinned' }),
});
export const Reading500 = meta.story({
  name: 'reading 500',
  globals: { fault: '500', hits: 'reads' },
  play: keepsPromise({ screen: 'Account', fault: '500', hits: 'reads', scene: 'pinned' }),
});
export const ReadingSlow = meta.story({
  name: 'reading slow',
  globals: { fault: 'slow', hits: 'reads' },
  play: keepsPromise({ screen: 'Account', fault: 'slow', hits: 'reads', scene: 'pinned' }),
});
export const ReadingOffline = meta.story({
  name: 'reading offline',
  globals: { fault: 'offline', hits: 'reads' },
  play: keepsPromise({ screen: 'Account', fault: 'offline', hits: 'reads', scene: 'pinned' }),
});
export const ReadingAgain500 = meta.story({
  name: 'reading again 500',
  globals: { fault: '500', hits: 'reads' },
  play: keepsPromise({ screen: 'Account', fault: '500', hits: 'reads', scene: 'outdated' }),
});
export const Saving429 = meta.story({
  name: 'saving 429',
  globals: { fault: '429', hits: 'writes' },
  play: keepsPromise({ screen: 'Account', fault: '429', hits: 'writes', scene: 'pinned' }),
});
export const Saving460 = meta.story({
  name: 'saving 460',
  globals: { fault: '460', hits: 'writes' },
  play: keepsPromise({ screen: 'Account', fault: '460', hits: 'writes', scene: 'pinned' }),
});
export const Saving500 = meta.story({
  name: 'saving 500',
  globals: { fault: '500', hits: 'writes' },
  play: keepsPromise({ screen: 'Account', fault: '500', hits: 'writes', scene: 'pinned' }),
});
export const SavingSlow = meta.story({
  name: 'saving slow',
  globals: { fault: 'slow', hits: 'writes' },
  play: keepsPromise({ screen: 'Account', fault: 'slow', hits: 'writes', scene: 'pinned' }),
});
export const SavingOffline = meta.story({
  name: 'saving offline',
  globals: { fault: 'offline', hits: 'writes' },
  play: keepsPromise({ screen: 'Account', fault: 'offline', hits: 'writes', scene: 'pinned' }),
});
export const Saving500ThenMended = meta.story({
  name: 'saving 500, then mended',
  globals: { fault: '500', hits: 'writes' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'Account', fault: '500', hits: 'writes', scene: 'mended' }),
});
export const Saving460To464Then401 = meta.story({
  name: 'saving 460 to 464, then 401',
  globals: { fault: '460', hits: 'writes' },
  play: keepsPromise({ screen: 'Account', fault: '460', hits: 'writes', scene: 'refused' }),
});
