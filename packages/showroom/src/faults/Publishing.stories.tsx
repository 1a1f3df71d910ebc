// Written by `pnpm generate` from faultScreens.ts; changes by hand are lost.
import preview from '@parley/storybook/preview';
import { repeatedScreen } from '../modes/chromaticModes.ts';
import { noPicture } from '../modes/noPicture.ts';
import { keepsPromise } from './keepsPromise.ts';
import { pageOf } from './pages.ts';

const meta = preview.meta({
  title: 'Faults/Publishing',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    faultPage: pageOf('Publishing'),
    ...repeatedScreen,
  },
});

export const Publishing403 = meta.story({
  name: 'publishing 403',
  globals: { fault: '403', hits: 'writes' },
  play: keepsPromise({ screen: 'Publishing', fault: '403', hits: 'writes', scene: 'pinned' }),
});
export const Publishing409 = meta.story({
  name: 'publishing 409',
  globals: { fault: '409', hits: 'writes' },
  play: keepsPromise({ screen: 'Publishing', fault: '409', hits: 'writes', scene: 'pinned' }),
});
export const Publishing429 = meta.story({
  name: 'publishing 429',
  globals: { fault: '429', hits: 'writes' },
  play: keepsPromise({ screen: 'Publishing', fault: '429', hits: 'writes', scene: 'pinned' }),
});
export const Publishing500 = meta.story({
  name: 'publishing 500',
  globals: { fault: '500', hits: 'writes' },
  play: keepsPromise({ screen: 'Publishing', fault: '500', hits: 'writes', scene: 'pinned' }),
});
export const PublishingSlow = meta.story({
  name: 'publishing slow',
  globals: { fault: 'slow', hits: 'writes' },
  play: keepsPromise({ screen: 'Publishing', fault: 'slow', hits: 'writes', scene: 'pinned' }),
});
export const Publishing500ThenMended = meta.story({
  name: 'publishing 500, then mended',
  globals: { fault: '500', hits: 'writes' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'Publishing', fault: '500', hits: 'writes', scene: 'mended' }),
});
export const Publishing460To464Then401 = meta.story({
  name: 'publishing 460 to 464, then 401',
  globals: { fault: '460', hits: 'writes' },
  play: keepsPromise({ screen: 'Publishing', fault: '460', hits: 'writes', scene: 'refused' }),
});
