// Written by `pnpm generate` from faultScreens.ts; changes by hand are lost.
import preview from '@parley/storybook/preview';
import { repeatedScreen } from '../modes/chromaticModes.ts';
import { noPicture } from '../modes/noPicture.ts';
import { keepsPromise } from './keepsPromise.ts';
import { pageOf } from './pages.ts';

const meta = preview.meta({
  title: 'Faults/ConversationRemoval',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    faultPage: pageOf('ConversationRemoval'),
    ...repeatedScreen,
  },
});

export const Deleting500 = meta.story({
  name: 'deleting 500',
  globals: { fault: '500', hits: 'writes' },
  play: keepsPromise({ screen: 'ConversationRemoval', fault: '500', hits: 'writes', scene: 'pinned' }),
});
export const DeletingSlow = meta.story({
  name: 'deleting slow',
  globals: { fault: 'slow', hits: 'writes' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'ConversationRemoval', fault: 'slow', hits: 'writes', scene: 'pinned' }),
});
export const DeletingOffline = meta.story({
  name: 'deleting offline',
  globals: { fault: 'offline', hits: 'writes' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'ConversationRemoval', fault: 'offline', hits: 'writes', scene: 'pinned' }),
});
export const Deleting500ThenMended = meta.story({
  name: 'deleting 500, then mended',
  globals: { fault: '500', hits: 'writes' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'ConversationRemoval', fault: '500', hits: 'writes', scene: 'mended' }),
});
export const Deleting460To464Then401 = meta.story({
  name: 'deleting 460 to 464, then 401',
  globals: { fault: '460', hits: 'writes' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'ConversationRemoval', fault: '460', hits: 'writes', scene: 'refused' }),
});
