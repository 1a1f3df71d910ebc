import { guide } from '@parley/showroom/guide';
import preview from '@parley/storybook/preview';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { conformsAsModal, isSheetOnPhones } from '../Modal/conformance.fixtures.tsx';
import { LONG_LABEL, LONG_TEXT } from '../stories.fixtures.ts';
import { AlertDialog, type AlertDialogProps } from './AlertDialog.tsx';

const meta = preview.meta({
  component: AlertDialog,
  parameters: guide({
    coversPage: true,
    instead: [
      {
        use: 'ConfirmDialog',
        when: 'something is deleted or hard to undo: it says what goes with it, and can ask for the name.',
      },
      { use: 'Dialog', when: 'there is something to fill in or to read.' },
      { use: 'Banner', when: 'it is news that does not have to be answered.' },
    ],
    keyboard: [
      { keys: ['Tab'], does: 'Stays inside, from button to button.' },
      { keys: ['Esc'], does: 'Takes the way out; where there is one answer only, that one.' },
    ],
    dos: [
      'Ask one thing, and name the answers by their verbs: “Leave”, “Stay”.',
      'Offer a way out that changes nothing.',
    ],
    donts: [
      'Answer with “OK” and “Cancel” where the question can be misread.',
      'Interrupt for news that nobody has to answer.',
    ],
    accessibility: [
      'An alert dialog: title and text are read when it opens.',
      'The focus starts on the main answer, or on the way out where the tone is `critical`.',
      'A press beside it does nothing: an answer is wanted.',
      'Buttons say verbs, never “Yes” and “No”.',
    ],
  }),
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
  args: {
    tone: 'primary',
    title: 'Daily limit reached',
    children: 'Your assistants answer again after midnight UTC.',
    confirmLabel: 'Manage subscription',
  },
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
export const Blocked = meta.story({
  args: { confirmBlocked: 'Choose who takes over first.' },
  play: async ({ args }) => {
    const button = await screen.findByRole('button', { name: 'Delete' });
    await expect(button).toHaveAccessibleDescription('Choose who takes over first.');
    await userEvent.click(button);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});
export const Phone = meta.story({ globals: { viewport: { value: 'mobile2', isRotated: false } } });

const asModal = {
  role: 'alertdialog',
  name: 'Leave without saving?',
  pressBeside: 'doesNothing',
  modal: ({ open, onClose }) => (
    <AlertDialog
      open={open}
      title="Leave without saving?"
      confirmLabel="Leave"
      onConfirm={onClose}
      onCancel={onClose}
    >
      Your changes are lost.
    </AlertDialog>
  ),
} satisfies Parameters<typeof conformsAsModal>[0];

export const Conforms = meta.story({
  name: 'A11Y-1: keeps the focus inside and gives it back, closes on Escape, and holds the page still',
  ...conformsAsModal(asModal),
});
export const SheetOnPhones = meta.story({
  name: 'A11Y-1: a sheet from below on phones',
  ...isSheetOnPhones(asModal),
});
