// Written by `pnpm generate` from faultScreens.ts; changes by hand are lost.
import preview from '@parley/storybook/preview';
import { repeatedScreen } from '../modes/chromaticModes.ts';
import { noPicture } from '../modes/noPicture.ts';
import { keepsPromise } from './keepsPromise.ts';
import { pageOf } from './pages.ts';

const meta = preview.meta({
  title: 'Faults/Invitation',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    faultPage: pageOf('Invitation'),
    ...repeatedScreen,
  },
});

export const Inviting422 = meta.story({
  name: 'inviting 422',
  globals: { fault: '422', hits: 'writes' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'Invitation', fault: '422', hits: 'writes', scene: 'pinned' }),
});
export const Inviting429 = meta.story({
  name: 'inviting 429',
  globals: { fault: '429', hits: 'writes' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'Invitation', fault: '429', hits: 'writes', scene: 'pinned' }),
});
export const Inviting500 = meta.story({
  name: 'inviting 500',
  globals: { fault: '500', hits: 'writes' },
  play: keepsPromise({ screen: 'Invitation', fault: '500', hits: 'writes', scene: 'pinned' }),
});
export const InvitingSlow = meta.story({
  name: 'inviting slow',
  globals: { fault: 'slow', hits: 'writes' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'Invitation', fault: 'slow', hits: 'writes', scene: 'pinned' }),
});
export const InvitingOffline = meta.story({
  name: 'inviting offline',
  globals: { fault: 'offline', hits: 'writes' },
  play: keepsPromise({ screen: 'Invitation', fault: 'offline', hits: 'writes', scene: 'pinned' }),
});
export const Inviting500ThenMended = meta.story({
  name: 'inviting 500, then mended',
  globals: { fault: '500', hits: 'writes' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'Invitation', fault: '500', hits: 'writes', scene: 'mended' }),
});
export const Inviting460To464Then401 = meta.story({
  name: 'inviting 460 to 464, then 401',
  globals: { fault: '460', hits: 'writes' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'Invitation', fault: '460', hits: 'writes', scene: 'refused' }),
});
