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
      keyboard: [{ keys: ['Esc'], does: 'Stays.' }],
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

export const SaveFirst = meta.story({
  name: 'FA-1: what the page can save may be saved before it is left',
  args: { onSave: fn() },
  play: async ({ args }) => {
    const asked = within(await screen.findByRole('dialog', { name: 'Save your changes?' }));
    await waitFor(() => expect(asked.getByRole('button', { name: 'Stay' })).toHaveFocus());
    await userEvent.click(asked.getByRole('button', { name: 'Save and leave' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await userEvent.click(asked.getByRole('button', { name: 'Leave without saving' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onStay).toHaveBeenCalledOnce();
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

export const Invitations = meta.story({
  name: 'US-1, FA-1: invitations are discarded, not left unsaved',
  args: { of: 'invitations' },
  parameters: { visual: { modes: ['light', 'phone'] } },
  play: async ({ args }) => {
    const asked = within(await screen.findByRole('alertdialog', { name: 'Discard these invitations?' }));
    await waitFor(() => expect(asked.getByRole('button', { name: 'Keep editing' })).toHaveFocus());
    await userEvent.click(asked.getByRole('button', { name: 'Discard' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
});

export const SendingInvitations = meta.story({
  name: 'US-1, FA-1: invitations that are being sent are not called unsent',
  args: { of: 'invitations', isSaving: true },
  parameters: { visual: { modes: ['light'] } },
  play: async ({ args }) => {
    const asked = within(
      await screen.findByRole('alertdialog', { name: 'Close while they are being sent?' }),
    );
    await userEvent.click(asked.getByRole('button', { name: 'Close anyway' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
});

export const LostRole = meta.story({
  name: 'US-1, FA-1: who is an administrator no more is told that what they typed can be copied; Escape stays',
  args: { lostRole: true },
  parameters: { visual: { modes: ['light', 'phone'] } },
  play: async ({ args }) => {
    const question = within(
      await screen.findByRole('alertdialog', { name: 'You are no longer an administrator.' }),
    );
    await waitFor(() => expect(question.getByText(/copy what you need/)).toBeVisible());
    await waitFor(() => expect(question.getByRole('button', { name: 'Stay' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onStay).toHaveBeenCalledOnce();
    await userEvent.click(question.getByRole('button', { name: 'Leave without saving' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
});
