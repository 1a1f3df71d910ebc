// Written by `pnpm generate` from faultScreens.ts; changes by hand are lost.
import preview from '@parley/storybook/preview';
import { repeatedScreen } from '../modes/chromaticModes.ts';
import { noPicture } from '../modes/noPicture.ts';
import { keepsPromise } from './keepsPromise.ts';
import { pageOf } from './pages.ts';

const meta = preview.meta({
  title: 'Faults/AnswerFile',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    faultPage: pageOf('AnswerFile'),
    ...repeatedScreen,
  },
});

export const Adding422 = meta.story({
  name: 'adding 422',
  globals: { fault: '422', hits: 'writes' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'AnswerFile', fault: '422', hits: 'writes', scene: 'pinned' }),
});
export const Adding429 = meta.story({
  name: 'adding 429',
  globals: { fault: '429', hits: 'writes' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'AnswerFile', fault: '429', hits: 'writes', scene: 'pinned' }),
});
export const Adding500 = meta.story({
  name: 'adding 500',
  globals: { fault: '500', hits: 'writes' },
  play: keepsPromise({ screen: 'AnswerFile', fault: '500', hits: 'writes', scene: 'pinned' }),
});
export const AddingSlow = meta.story({
  name: 'adding slow',
  globals: { fault: 'slow', hits: 'writes' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'AnswerFile', fault: 'slow', hits: 'writes', scene: 'pinned' }),
});
export const AddingOffline = meta.story({
  name: 'adding offline',
  globals: { fault: 'offline', hits: 'writes' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'AnswerFile', fault: 'offline', hits: 'writes', scene: 'pinned' }),
});
export const Adding500ThenMended = meta.story({
  name: 'adding 500, then mended',
  globals: { fault: '500', hits: 'writes' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'AnswerFile', fault: '500', hits: 'writes', scene: 'mended' }),
});
export const Adding460To464Then401 = meta.story({
  name: 'adding 460 to 464, then 401',
  globals: { fault: '460', hits: 'writes' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'AnswerFile', fault: '460', hits: 'writes', scene: 'refused' }),
});
