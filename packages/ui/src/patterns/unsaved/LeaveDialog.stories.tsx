import { guide } from '@parley/showroom/guide';
import preview from '@parley/storybook/preview';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import LeaveDialog from './LeaveDialog.tsx';

const meta = preview.meta({
  component: LeaveDialog,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      instead: [{ use: 'ConfirmDialog', when: 'something that is saved is lost' }],
      keyboard: [{ keys: ['Escape'], does: 'Stays.' }],
      dos: ['Name both ways: “Leave” and “Stay”.', 'Begin on the way that loses nothing.'],
      donts: ['Ask where nothing would be lost.', 'Use it for what is saved already.'],
      accessibility: ['An alert dialog; the focus starts on the way that loses nothing.'],
    }),
  },
  args: { isSaving: false, onLeave: fn(), onStay: fn() },
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

export const Saving = meta.story({
  name: 'FA-1: what is being saved is not called unsaved',
  args: { isSaving: true },
  play: async ({ args }) => {
    const asked = within(await screen.findByRole('alertdialog', { name: 'Leave while it is being saved?' }));
    await userEvent.click(asked.getByRole('button', { name: 'Leave anyway' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
});
