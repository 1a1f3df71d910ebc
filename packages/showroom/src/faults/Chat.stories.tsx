// Written by `pnpm generate` from faultScreens.ts; changes by hand are lost.
import preview from '@parley/storybook/preview';
import { repeatedScreen } from '../modes/chromaticModes.ts';
import { noPicture } from '../modes/noPicture.ts';
import { keepsPromise } from './keepsPromise.ts';
import { pageOf } from './pages.ts';

const meta = preview.meta({
  title: 'Faults/Chat',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    faultPage: pageOf('Chat'),
    ...repeatedScreen,
  },
});

export const Reading403 = meta.story({
  name: 'reading 403',
  globals: { fault: '403', hits: 'reads' },
  play: keepsPromise({ screen: 'Chat', fault: '403', hits: 'reads', scene: 'pinned' }),
});
export const Reading404 = meta.story({
  name: 'reading 404',
  globals: { fault: '404', hits: 'reads' },
  play: keepsPromise({ screen: 'Chat', fault: '404', hits: 'reads', scene: 'pinned' }),
});
export const Reading429 = meta.story({
  name: 'reading 429',
  globals: { fault: '429', hits: 'reads' },
  play: keepsPromise({ screen: 'Chat', fault: '429', hits: 'reads', scene: 'pinned' }),
});
export const Reading460 = meta.story({
  name: 'reading 460',
  globals: { fault: '460', hits: 'reads' },
  play: keepsPromise({ screen: 'Chat', fault: '460', hits: 'reads', scene: 'pinned' }),
});
export const Reading500 = meta.story({
  name: 'reading 500',
  globals: { fault: '500', hits: 'reads' },
  play: keepsPromise({ screen: 'Chat', fault: '500', hits: 'reads', scene: 'pinned' }),
});
export const ReadingSlow = meta.story({
  name: 'reading slow',
  globals: { fault: 'slow', hits: 'reads' },
  play: keepsPromise({ screen: 'Chat', fault: 'slow', hits: 'reads', scene: 'pinned' }),
});
export const ReadingOffline = meta.story({
  name: 'reading offline',
  globals: { fault: 'offline', hits: 'reads' },
  play: keepsPromise({ screen: 'Chat', fault: 'offline', hits: 'reads', scene: 'pinned' }),
});
export const ReadingAgain500 = meta.story({
  name: 'reading again 500',
  globals: { fault: '500', hits: 'reads' },
  play: keepsPromise({ screen: 'Chat', fault: '500', hits: 'reads', scene: 'outdated' }),
});
export const Sending401 = meta.story({
  name: 'sending 401',
  globals: { fault: '401', hits: 'writes' },
  play: keepsPromise({ screen: 'Chat', fault: '401', hits: 'writes', scene: 'pinned' }),
});
export const Sending403 = meta.story({
  name: 'sending 403',
  globals: { fault: '403', hits: 'writes' },
  play: keepsPromise({ screen: 'Chat', fault: '403', hits: 'writes', scene: 'pinned' }),
});
export const Sending404 = meta.story({
  name: 'sending 404',
  globals: { fault: '404', hits: 'writes' },
  play: keepsPromise({ screen: 'Chat', fault: '404', hits: 'writes', scene: 'pinned' }),
});
export const Sending409 = meta.story({
  name: 'sending 409',
  globals: { fault: '409', hits: 'writes' },
  play: keepsPromise({ screen: 'Chat', fault: '409', hits: 'writes', scene: 'pinned' }),
});
export const Sending422 = meta.story({
  name: 'sending 422',
  globals: { fault: '422', hits: 'writes' },
  play: keepsPromise({ screen: 'Chat', fault: '422', hits: 'writes', scene: 'pinned' }),
});
export const Sending429 = meta.story({
  name: 'sending 429',
  globals: { fault: '429', hits: 'writes' },
  play: keepsPromise({ screen: 'Chat', fault: '429', hits: 'writes', scene: 'pinned' }),
});
export const Sending460 = meta.story({
  name: 'sending 460',
  globals: { fault: '460', hits: 'writes' },
  play: keepsPromise({ screen: 'Chat', fault: '460', hits: 'writes', scene: 'pinned' }),
});
export const Sending461 = meta.story({
  name: 'sending 461',
  globals: { fault: '461', hits: 'writes' },
  play: keepsPromise({ screen: 'Chat', fault: '461', hits: 'writes', scene: 'pinned' }),
});
export const Sending462 = meta.story({
  name: 'sending 462',
  globals: { fault: '462', hits: 'writes' },
  play: keepsPromise({ screen: 'Chat', fault: '462', hits: 'writes', scene: 'pinned' }),
});
export const Sending463 = meta.story({
  name: 'sending 463',
  globals: { fault: '463', hits: 'writes' },
  play: keepsPromise({ screen: 'Chat', fault: '463', hits: 'writes', scene: 'pinned' }),
});
export const Sending464 = meta.story({
  name: 'sending 464',
  globals: { fault: '464', hits: 'writes' },
  play: keepsPromise({ screen: 'Chat', fault: '464', hits: 'writes', scene: 'pinned' }),
});
export const Sending500 = meta.story({
  name: 'sending 500',
  globals: { fault: '500', hits: 'writes' },
  play: keepsPromise({ screen: 'Chat', fault: '500', hits: 'writes', scene: 'pinned' }),
});
export const SendingSlow = meta.story({
  name: 'sending slow',
  globals: { fault: 'slow', hits: 'writes' },
  play: keepsPromise({ screen: 'Chat', fault: 'slow', hits: 'writes', scene: 'pinned' }),
});
export const SendingOffline = meta.story({
  name: 'sending offline',
  globals: { fault: 'offline', hits: 'writes' },
  play: keepsPromise({ screen: 'Chat', fault: 'offline', hits: 'writes', scene: 'pinned' }),
});
export const SendingMalformed = meta.story({
  name: 'sending malformed',
  globals: { fault: 'malformed', hits: 'writes' },
  play: keepsPromise({ screen: 'Chat', fault: 'malformed', hits: 'writes', scene: 'pinned' }),
});
export const Sending429ThenMended = meta.story({
  name: 'sending 429, then mended',
  globals: { fault: '429', hits: 'writes' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'Chat', fault: '429', hits: 'writes', scene: 'mended' }),
});
export const Sending500ThenMended = meta.story({
  name: 'sending 500, then mended',
  globals: { fault: '500', hits: 'writes' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'Chat', fault: '500', hits: 'writes', scene: 'mended' }),
});
export const SendingSlowThenMended = meta.story({
  name: 'sending slow, then mended',
  globals: { fault: 'slow', hits: 'writes' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'Chat', fault: 'slow', hits: 'writes', scene: 'mended' }),
});
export const SendingOfflineThenMended = meta.story({
  name: 'sending offline, then mended',
  globals: { fault: 'offline', hits: 'writes' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'Chat', fault: 'offline', hits: 'writes', scene: 'mended' }),
});
export const Sending460DialogFollowed = meta.story({
  name: 'sending 460, dialog followed',
  globals: { fault: '460', hits: 'writes' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'Chat', fault: '460', hits: 'writes', scene: 'followed' }),
});
export const Sending461DialogFollowed = meta.story({
  name: 'sending 461, dialog followed',
  globals: { fault: '461', hits: 'writes' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'Chat', fault: '461', hits: 'writes', scene: 'followed' }),
});
