// Written by `pnpm generate` from faultScreens.ts; changes by hand are lost.
import preview from '@parley/storybook/preview';
import { repeatedScreen } from '../modes/chromaticModes.ts';
import { noPicture } from '../modes/noPicture.ts';
import { keepsPromise } from './keepsPromise.ts';
import { pageOf } from './pages.ts';

const meta = preview.meta({
  title: 'Faults/FileRetry',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    faultPage: pageOf('FileRetry'),
    ...repeatedScreen,
  },
});

export const RetryingSlow = meta.story({
  name: 'retrying slow',
  globals: { fault: 'slow', hits: 'writes' },
  play: keepsPromise({ screen: 'FileRetry', fault: 'slow', hits: 'writes', scene: 'pinned' }),
});
export const RetryingOffline = meta.story({
  name: 'retrying offline',
  globals: { fault: 'offline', hits: 'writes' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'FileRetry', fault: 'offline', hits: 'writes', scene: 'pinned' }),
});
export const Retrying500ThenMended = meta.story({
  name: 'retrying 500, then mended',
  globals: { fault: '500', hits: 'writes' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'FileRetry', fault: '500', hits: 'writes', scene: 'mended' }),
});
export const Retrying460To464Then401 = meta.story({
  name: 'retrying 460 to 464, then 401',
  globals: { fault: '460', hits: 'writes' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'FileRetry', fault: '460', hits: 'writes', scene: 'refused' }),
});
