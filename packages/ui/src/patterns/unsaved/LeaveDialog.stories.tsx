import { guide } from '@parley/showroom/guide';
import preview from '@parley/storybook/preview';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import LeaveDialog from './LeaveDialog.tsx';

const meta = preview.meta({
  component: LeaveDialog,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      instead: [{ use: 'ConfirmDialog', when: 'something that is saved is lost' }],
      keyboard: [{ keys: ['Escape'], does: 'Stays.' }],
      accessibility: ['An alert dialog; the focus starts on the way that loses nothing.'],
    }),
  },
  args: { onLeave: fn(), onStay: fn() },
});

export const Default = meta.story({
  name: 'FA-1: asks, and Escape stays',
  play: async ({ args }) => {
    const stay = await screen.findByRole('button', { name: 'Stay' });
    await waitFor(() => expect(stay).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onStay).toHaveBeenCalledOnce();
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
});
