import { guide } from '@parley/showroom/guide';
import { noPicture } from '@parley/showroom/no-picture';
import preview from '@parley/storybook/preview';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { EachHostile, everyHostileText } from '../../hostile.fixtures.ts';
import { onPhone } from '../patterns.fixtures.tsx';
import { GlobalFeedback } from './GlobalFeedback.tsx';

const meta = preview.meta({
  component: GlobalFeedback,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      instead: [
        { use: 'Banner', when: 'a problem belongs to one part of a screen and stays until it is solved' },
        { use: 'ErrorState', when: 'the content of a screen could not be loaded' },
      ],
      keyboard: [
        { keys: ['Tab'], does: 'Reaches the cross of each toast; while focus is on one, none of them goes.' },
        { keys: ['Esc'], does: 'Closes the dialog.' },
      ],
      dos: ['Tell by it what concerns the whole application.', 'Leave a toast time while somebody reads it.'],
      donts: ['Tell by it what belongs to one field.', 'Tell the same by a toast and a banner.'],
      accessibility: [
        'Errors are alerts, read out at once; successes are statuses, read out in the next pause.',
        'Toasts stay while the pointer rests on them, focus is inside or the window is out of sight, and ' +
          'have their whole 5 seconds again afterwards.',
        'Nothing is told by a toast alone that has to be acted on.',
      ],
    }),
  },
  args: {
    toasts: [],
    dialog: null,
    onDismissToast: fn(),
    onUndoToast: fn(),
    onHold: fn(),
    onCloseDialog: fn(),
    onManageSubscription: fn(),
  },
});

export const LimitDialogOverAll = meta.story({
  name: 'ER-1: a refusal of the subscription is a dialog',
  args: { dialog: { status: 463, resetAt: '2026-03-11T00:00:00.000Z' } },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Daily message limit reached' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Manage subscription' }));
    await expect(args.onManageSubscription).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCloseDialog).toHaveBeenCalledOnce();
  },
});

export const GenericToast = meta.story({
  name: 'ER-2: the generic message',
  args: { toasts: [{ id: '1', severity: 'error', message: { code: 'generic' } }] },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent(
      'An unexpected error occurred, refresh page and try again. If this does not help, please contact ' +
        'technical support.',
    );
  },
});
export const RateLimitedToast = meta.story({
  name: 'ER-1: 429, and the wait that the server asks for',
  args: { toasts: [{ id: '1', severity: 'error', message: { code: 'rateLimited', retryAfter: 30 } }] },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('Too many requests. Try again in 30 seconds.');
  },
});
export const LongWaitToast = meta.story({
  name: 'ER-1: 429, and the end of a wait that is too long to count down',
  args: {
    toasts: [
      {
        id: '1',
        severity: 'error',
        message: { code: 'rateLimited', retryAfter: 600, endsAt: '2026-03-11T00:00:00.000Z' },
      },
    ],
  },
  parameters: noPicture,
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent(
      /^Too many requests\. Try again after Mar 1[01], 2026/,
    );
  },
});
export const RefusedToast = meta.story({
  name: 'ER-1: 422 shows the server’s text',
  args: {
    toasts: [
      {
        id: '1',
        severity: 'error',
        message: { code: 'refused', text: 'The name is taken. Choose another.' },
      },
    ],
  },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('The name is taken. Choose another.');
  },
});
export const RefusedWithoutWords = meta.story({
  name: 'ER-1: 422 without a text shows the generic message',
  parameters: noPicture,
  args: { toasts: [{ id: '1', severity: 'error', message: { code: 'refused', text: ' ' } }] },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('An unexpected error occurred, refresh page');
  },
});
export const LogoutFailedToast = meta.story({
  name: 'SH-1: a failed logout',
  args: { toasts: [{ id: '1', severity: 'error', message: { code: 'logoutFailed' } }] },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong!');
  },
});
export const SuccessToast = meta.story({
  args: { toasts: [{ id: '1', severity: 'success', message: { code: 'languageChanged' } }] },
});
export const Undoable = meta.story({
  name: 'AS-1: what is done can be undone',
  args: {
    toasts: [
      { id: 'a', severity: 'success', message: { code: 'assistantsImported', names: ['Returns Desk'] } },
      {
        id: 'b',
        severity: 'success',
        message: { code: 'assistantsPaused', names: ['Shop Assistant', 'Handbook'], undo: 'paused' },
      },
    ],
  },
  play: async ({ canvas, args }) => {
    const imported = canvas.getByText('“Returns Desk” is imported as a draft.');
    await waitFor(() => expect(imported).toBeVisible());
    await waitFor(() => expect(canvas.getByText('2 assistants are paused.')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onUndoToast).toHaveBeenCalledWith('b');
  },
});
export const UsersChanged = meta.story({
  name: 'US-1: what was done to users is said, also that an earlier link ends',
  args: {
    toasts: [
      { id: 'a', severity: 'success', message: { code: 'invitationsResent', names: ['ada@acme.test'] } },
      { id: 'b', severity: 'success', message: { code: 'usersDeactivated', names: ['Ada', 'Grace'] } },
    ],
  },
  play: async ({ canvas }) => {
    const resent = 'A new invitation is on its way to “ada@acme.test”. The earlier link no longer works.';
    await waitFor(() => expect(canvas.getByText(resent)).toBeVisible());
    await waitFor(() => expect(canvas.getByText('2 users are deactivated.')).toBeVisible());
  },
});
export const InvitationRevoked = meta.story({
  name: 'US-1: of a revoked invitation it is said that it is revoked',
  parameters: noPicture,
  args: {
    toasts: [{ id: 'a', severity: 'success', message: { code: 'invitationsRevoked', names: ['max'] } }],
  },
  play: async ({ canvas }) => {
    const revoked = canvas.getByText('The invitation for “max” is revoked.');
    await waitFor(() => expect(revoked).toBeVisible());
  },
});
export const NotMailed = meta.story({
  name: 'US-1: whose new invitation was not mailed is named',
  args: {
    toasts: [
      { id: 'a', severity: 'success', message: { code: 'invitationsResent', names: ['ada@acme.test'] } },
      {
        id: 'b',
        severity: 'error',
        message: { code: 'invitationsNotMailed', names: ['Grace', 'Lin', 'Noor', 'Mira'] },
      },
    ],
  },
  play: async ({ canvas }) => {
    const words = /^No email went to Grace, Lin,? and 2 others\. Copy their new invitation links/;
    await waitFor(() => expect(canvas.getByText(words)).toBeVisible());
  },
});
export const SeveralToasts = meta.story({
  args: {
    toasts: [
      { id: '1', severity: 'error', message: { code: 'generic' } },
      { id: '2', severity: 'success', message: { code: 'linkCopied' } },
      { id: '3', severity: 'error', message: { code: 'offline' } },
    ],
  },
});
export const Phone = meta.story({
  globals: onPhone,
  args: { toasts: [{ id: '1', severity: 'error', message: { code: 'generic' } }] },
});

export const Held = meta.story({
  name: 'SH-8: the pointer and the focus hold the time',
  parameters: noPicture,
  args: { toasts: [{ id: 'one', severity: 'success', message: { code: 'languageChanged' } }] },
  play: async ({ canvas, args }) => {
    const text = canvas.getByText('Language changed');
    await userEvent.hover(text);
    await expect(args.onHold).toHaveBeenLastCalledWith(true);
    await userEvent.unhover(text);
    await expect(args.onHold).toHaveBeenLastCalledWith(false);
    await userEvent.tab();
    await expect(args.onHold).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismissToast).toHaveBeenCalledWith('one');
  },
});

export const WindowOutOfSight = meta.story({
  name: 'SH-8: no toast passes while nobody sees the window',
  parameters: noPicture,
  args: { toasts: [{ id: 'one', severity: 'success', message: { code: 'languageChanged' } }] },
  play: async ({ args }) => {
    const see = (hidden: boolean) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    try {
      see(true);
      await expect(args.onHold).toHaveBeenLastCalledWith(true);
      see(false);
      await expect(args.onHold).toHaveBeenLastCalledWith(false);
    } finally {
      Reflect.deleteProperty(document, 'hidden');
    }
  },
});

export const HostileText = meta.story({
  name: 'Hostile text: what the server says in a 422 is shown as it is (T6)',
  render: (args) => (
    <EachHostile>
      {(text) => (
        <GlobalFeedback
          {...args}
          toasts={[
            { id: '1', severity: 'error', message: { code: 'refused', text } },
            {
              id: '2',
              severity: 'success',
              message: { code: 'assistantsPaused', names: [text], undo: 'paused' },
            },
          ]}
        />
      )}
    </EachHostile>
  ),
  play: everyHostileText(),
});
