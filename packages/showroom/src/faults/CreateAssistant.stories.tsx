// Written by `pnpm generate` from faultScreens.ts; changes by hand are lost.
import preview from '@parley/storybook/preview';
import { repeatedScreen } from '../modes/chromaticModes.ts';
import { noPicture } from '../modes/noPicture.ts';
import { keepsPromise } from './keepsPromise.ts';
import { pageOf } from './pages.ts';

const meta = preview.meta({
  title: 'Faults/CreateAssistant',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    faultPage: pageOf('CreateAssistant'),
    ...repeatedScreen,
  },
});

export const Saving401 = meta.story({
  name: 'saving 401',
  globals: { fault: '401', hits: 'writes' },
  play: keepsPromise({ screen: 'CreateAssistant', fault: '401', hits: 'writes', scene: 'pinned' }),
});
export const Saving403 = meta.story({
  name: 'saving 403',
  globals: { fault: '403', hits: 'writes' },
  play: keepsPromise({ screen: 'CreateAssistant', fault: '403', hits: 'writes', scene: 'pinned' }),
});
export const Saving404 = meta.story({
  name: 'saving 404',
  globals: { fault: '404', hits: 'writes' },
  play: keepsPromise({ screen: 'CreateAssistant', fault: '404', hits: 'writes', scene: 'pinned' }),
});
export const Saving409 = meta.story({
  name: 'saving 409',
  globals: { fault: '409', hits: 'writes' },
  play: keepsPromise({ screen: 'CreateAssistant', fault: '409', hits: 'writes', scene: 'pinned' }),
});
export const Saving422 = meta.story({
  name: 'saving 422',
  globals: { fault: '422', hits: 'writes' },
  play: keepsPromise({ screen: 'CreateAssistant', fault: '422', hits: 'writes', scene: 'pinned' }),
});
export const Saving429 = meta.story({
  name: 'saving 429',
  globals: { fault: '429', hits: 'writes' },
  play: keepsPromise({ screen: 'CreateAssistant', fault: '429', hits: 'writes', scene: 'pinned' }),
});
export const Saving460 = meta.story({
  name: 'saving 460',
  globals: { fault: '460', hits: 'writes' },
  play: keepsPromise({ screen: 'CreateAssistant', fault: '460', hits: 'writes', scene: 'pinned' }),
});
export const Saving461 = meta.story({
  name: 'saving 461',
  globals: { fault: '461', hits: 'writes' },
  play: keepsPromise({ screen: 'CreateAssistant', fault: '461', hits: 'writes', scene: 'pinned' }),
});
export const Saving462 = meta.story({
  name: 'saving 462',
  globals: { fault: '462', hits: 'writes' },
  play: keepsPromise({ screen: 'CreateAssistant', fault: '462', hits: 'writes', scene: 'pinned' }),
});
export const Saving463 = meta.story({
  name: 'saving 463',
  globals: { fault: '463', hits: 'writes' },
  play: keepsPromise({ screen: 'CreateAssistant', fault: '463', hits: 'writes', scene: 'pinned' }),
});
export const Saving464 = meta.story({
  name: 'saving 464',
  globals: { fault: '464', hits: 'writes' },
  play: keepsPromise({ screen: 'CreateAssistant', fault: '464', hits: 'writes', scene: 'pinned' }),
});
export const Saving500 = meta.story({
  name: 'saving 500',
  globals: { fault: '500', hits: 'writes' },
  play: keepsPromise({ screen: 'CreateAssistant', fault: '500', hits: 'writes', scene: 'pinned' }),
});
export const SavingSlow = meta.story({
  name: 'saving slow',
  globals: { fault: 'slow', hits: 'writes' },
  play: keepsPromise({ screen: 'CreateAssistant', fault: 'slow', hits: 'writes', scene: 'pinned' }),
});
export const SavingOffline = meta.story({
  name: 'saving offline',
  globals: { fault: 'offline', hits: 'writes' },
  play: keepsPromise({ screen: 'CreateAssistant', fault: 'offline', hits: 'writes', scene: 'pinned' }),
});
export const SavingMalformed = meta.story({
  name: 'saving malformed',
  globals: { fault: 'malformed', hits: 'writes' },
  play: keepsPromise({ screen: 'CreateAssistant', fault: 'malformed', hits: 'writes', scene: 'pinned' }),
});
export const Saving429ThenMended = meta.story({
  name: 'saving 429, then mended',
  globals: { fault: '429', hits: 'writes' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'CreateAssistant', fault: '429', hits: 'writes', scene: 'mended' }),
});
export const Saving500ThenMended = meta.story({
  name: 'saving 500, then mended',
  globals: { fault: '500', hits: 'writes' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'CreateAssistant', fault: '500', hits: 'writes', scene: 'mended' }),
});
export const SavingSlowThenMended = meta.story({
  name: 'saving slow, then mended',
  globals: { fault: 'slow', hits: 'writes' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'CreateAssistant', fault: 'slow', hits: 'writes', scene: 'mended' }),
});
export const SavingOfflineThenMended = meta.story({
  name: 'saving offline, then mended',
  globals: { fault: 'offline', hits: 'writes' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'CreateAssistant', fault: 'offline', hits: 'writes', scene: 'mended' }),
});
export const Saving460DialogFollowed = meta.story({
  name: 'saving 460, dialog followed',
  globals: { fault: '460', hits: 'writes' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'CreateAssistant', fault: '460', hits: 'writes', scene: 'followed' }),
});
export const Saving461DialogFollowed = meta.story({
  name: 'saving 461, dialog followed',
  globals: { fault: '461', hits: 'writes' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'CreateAssistant', fault: '461', hits: 'writes', scene: 'followed' }),
});
