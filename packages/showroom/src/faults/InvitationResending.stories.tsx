// Written by `pnpm generate` from faultScreens.ts; changes by hand are lost.
import preview from '@parley/storybook/preview';
import { repeatedScreen } from '../modes/chromaticModes.ts';
import { noPicture } from '../modes/noPicture.ts';
import { keepsPromise } from './keepsPromise.ts';
import { pageOf } from './pages.ts';

const meta = preview.meta({
  title: 'Faults/InvitationResending',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    faultPage: pageOf('InvitationResending'),
    ...repeatedScreen,
  },
});

export const SendingSlow = meta.story({
  name: 'sending slow',
  globals: { fault: 'slow', hits: 'writes' },
  play: keepsPromise({ screen: 'InvitationResending', fault: 'slow', hits: 'writes', scene: 'pinned' }),
});
export const SendingOffline = meta.story({
  name: 'sending offline',
  globals: { fault: 'offline', hits: 'writes' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'InvitationResending', fault: 'offline', hits: 'writes', scene: 'pinned' }),
});
export const Sending500ThenMended = meta.story({
  name: 'sending 500, then mended',
  globals: { fault: '500', hits: 'writes' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'InvitationResending', fault: '500', hits: 'writes', scene: 'mended' }),
});
export const Sending460To464Then401 = meta.story({
  name: 'sending 460 to 464, then 401',
  globals: { fault: '460', hits: 'writes' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'InvitationResending', fault: '460', hits: 'writes', scene: 'refused' }),
});
