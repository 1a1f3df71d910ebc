// Written by `pnpm generate` from faultScreens.ts; changes by hand are lost.
import preview from '@parley/storybook/preview';
import { repeatedScreen } from '../modes/chromaticModes.ts';
import { noPicture } from '../modes/noPicture.ts';
import { keepsPromise } from './keepsPromise.ts';
import { pageOf } from './pages.ts';

const meta = preview.meta({
  title: 'Faults/AssistantList',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    faultPage: pageOf('AssistantList'),
    ...repeatedScreen,
  },
});

export const Reading401 = meta.story({
  name: 'reading 401',
  globals: { fault: '401', hits: 'reads' },
  play: keepsPromise({ screen: 'AssistantList', fault: '401', hits: 'reads', scene: 'pinned' }),
});
export const Reading403 = meta.story({
  name: 'reading 403',
  globals: { fault: '403', hits: 'reads' },
  play: keepsPromise({ screen: 'AssistantList', fault: '403', hits: 'reads', scene: 'pinned' }),
});
export const Reading404 = meta.story({
  name: 'reading 404',
  globals: { fault: '404', hits: 'reads' },
  play: keepsPromise({ screen: 'AssistantList', fault: '404', hits: 'reads', scene: 'pinned' }),
});
export const Reading409 = meta.story({
  name: 'reading 409',
  globals: { fault: '409', hits: 'reads' },
  play: keepsPromise({ screen: 'AssistantList', fault: '409', hits: 'reads', scene: 'pinned' }),
});
export const Reading422 = meta.story({
  name: 'reading 422',
  globals: { fault: '422', hits: 'reads' },
  play: keepsPromise({ screen: 'AssistantList', fault: '422', hits: 'reads', scene: 'pinned' }),
});
export const Reading429 = meta.story({
  name: 'reading 429',
  globals: { fault: '429', hits: 'reads' },
  play: keepsPromise({ screen: 'AssistantList', fault: '429', hits: 'reads', scene: 'pinned' }),
});
export const Reading460 = meta.story({
  name: 'reading 460',
  globals: { fault: '460', hits: 'reads' },
  play: keepsPromise({ screen: 'AssistantList', fault: '460', hits: 'reads', scene: 'pinned' }),
});
export const Reading461 = meta.story({
  name: 'reading 461',
  globals: { fault: '461', hits: 'reads' },
  play: keepsPromise({ screen: 'AssistantList', fault: '461', hits: 'reads', scene: 'pinned' }),
});
export const Reading462 = meta.story({
  name: 'reading 462',
  globals: { fault: '462', hits: 'reads' },
  play: keepsPromise({ screen: 'AssistantList', fault: '462', hits: 'reads', scene: 'pinned' }),
});
export const Reading463 = meta.story({
  name: 'reading 463',
  globals: { fault: '463', hits: 'reads' },
  play: keepsPromise({ screen: 'AssistantList', fault: '463', hits: 'reads', scene: 'pinned' }),
});
export const Reading464 = meta.story({
  name: 'reading 464',
  globals: { fault: '464', hits: 'reads' },
  play: keepsPromise({ screen: 'AssistantList', fault: '464', hits: 'reads', scene: 'pinned' }),
});
export const Reading500 = meta.story({
  name: 'reading 500',
  globals: { fault: '500', hits: 'reads' },
  play: keepsPromise({ screen: 'AssistantList', fault: '500', hits: 'reads', scene: 'pinned' }),
});
export const ReadingSlow = meta.story({
  name: 'reading slow',
  globals: { fault: 'slow', hits: 'reads' },
  play: keepsPromise({ screen: 'AssistantList', fault: 'slow', hits: 'reads', scene: 'pinned' }),
});
export const ReadingOffline = meta.story({
  name: 'reading offline',
  globals: { fault: 'offline', hits: 'reads' },
  play: keepsPromise({ screen: 'AssistantList', fault: 'offline', hits: 'reads', scene: 'pinned' }),
});
export const ReadingMalformed = meta.story({
  name: 'reading malformed',
  globals: { fault: 'malformed', hits: 'reads' },
  play: keepsPromise({ screen: 'AssistantList', fault: 'malformed', hits: 'reads', scene: 'pinned' }),
});
export const ReadingRows = meta.story({
  name: 'reading rows',
  globals: { fault: 'rows', hits: 'reads' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'AssistantList', fault: 'rows', hits: 'reads', scene: 'pinned' }),
});
export const Reading429ThenMended = meta.story({
  name: 'reading 429, then mended',
  globals: { fault: '429', hits: 'reads' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'AssistantList', fault: '429', hits: 'reads', scene: 'mended' }),
});
export const Reading500ThenMended = meta.story({
  name: 'reading 500, then mended',
  globals: { fault: '500', hits: 'reads' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'AssistantList', fault: '500', hits: 'reads', scene: 'mended' }),
});
export const ReadingSlowThenMended = meta.story({
  name: 'reading slow, then mended',
  globals: { fault: 'slow', hits: 'reads' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'AssistantList', fault: 'slow', hits: 'reads', scene: 'mended' }),
});
export const ReadingOfflineThenMended = meta.story({
  name: 'reading offline, then mended',
  globals: { fault: 'offline', hits: 'reads' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'AssistantList', fault: 'offline', hits: 'reads', scene: 'mended' }),
});
export const ReadingAgain500 = meta.story({
  name: 'reading again 500',
  globals: { fault: '500', hits: 'reads' },
  play: keepsPromise({ screen: 'AssistantList', fault: '500', hits: 'reads', scene: 'outdated' }),
});
