import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { LONG_LABEL, LONG_TEXT } from '../stories.fixtures.ts';
import { AlertDialog, type AlertDialogProps } from './AlertDialog.tsx';

const meta = preview.meta({
  component: AlertDialog,
  args: {
    open: true,
    title: 'Delete “Shop assistant”?',
    children: 'Its conversations and data files go with it. This can’t be undone.',
    confirmLabel: 'Delete',
    onConfirm: fn(),
    onCancel: fn(),
    tone: 'critical' as NonNullable<AlertDialogProps['tone']>,
  },
});

export const Critical = meta.story({
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});
export const Question = meta.story({
  args: {
    tone: 'primary',
    title: 'Leave without saving?',
    children: 'Your changes are lost.',
    confirmLabel: 'Leave',
  },
});
export const OneAnswer = meta.story({
  args: { tone: 'primary', title: 'Daily limit reached', confirmLabel: 'Manage subscription' },
  render: ({ onCancel: _onCancel, ...args }) => <AlertDialog {...args} />,
});
export const Busy = meta.story({
  args: { busy: 'Deleting' },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Delete/ }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
});
export const Failed = meta.story({ args: { error: 'The server did not answer. Try again.' } });
export const Long = meta.story({
  args: { title: LONG_LABEL, children: LONG_TEXT, confirmLabel: LONG_LABEL },
});
