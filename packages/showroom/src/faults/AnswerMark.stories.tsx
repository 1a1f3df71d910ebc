// Written by `pnpm generate` from faultScreens.ts; changes by hand are lost.
import preview from '@parley/storybook/preview';
import { repeatedScreen } from '../modes/chromaticModes.ts';
import { noPicture } from '../modes/noPicture.ts';
import { keepsPromise } from './keepsPromise.ts';
import { pageOf } from './pages.ts';

const meta = preview.meta({
  title: 'Faults/AnswerMark',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    faultPage: pageOf('AnswerMark'),
    ...repeatedScreen,
  },
});

export const Marking404 = meta.story({
  name: 'marking 404',
  globals: { fault: '404', hits: 'writes' },
  play: keepsPromise({ screen: 'AnswerMark', fault: '404', hits: 'writes', scene: 'pinned' }),
});
export const MarkingSlow = meta.story({
  name: 'marking slow',
  globals: { fault: 'slow', hits: 'writes' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'AnswerMark', fault: 'slow', hits: 'writes', scene: 'pinned' }),
});
export const MarkingOffline = meta.story({
  name: 'marking offline',
  globals: { fault: 'offline', hits: 'writes' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'AnswerMark', fault: 'offline', hits: 'writes', scene: 'pinned' }),
});
export const Marking500ThenMended = meta.story({
  name: 'marking 500, then mended',
  globals: { fault: '500', hits: 'writes' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'AnswerMark', fault: '500', hits: 'writes', scene: 'mended' }),
});
export const Marking460To464Then401 = meta.story({
  name: 'marking 460 to 464, then 401',
  globals: { fault: '460', hits: 'writes' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'AnswerMark', fault: '460', hits: 'writes', scene: 'refused' }),
});
