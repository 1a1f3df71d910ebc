import { expect, fn, screen, userEvent, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { HOSTILE_TEXT } from '../../screens/screens.fixtures.ts';
import { GlobalFeedback } from './GlobalFeedback.tsx';

const meta = preview.meta({
  component: GlobalFeedback,
  parameters: { layout: 'fullscreen' },
  args: {
    toasts: [],
    dialog: null,
    onDismissToast: fn(),
    onCloseDialog: fn(),
    onManageSubscription: fn(),
  },
});

const RESET_AT = '2026-03-11T00:00:00.000Z';

/** Proves the dialog's words and both ways out of it. */
const proves = (words: string) =>
  async function play({ args }: { args: { onManageSubscription: () => void; onCloseDialog: () => void } }) {
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent(words);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Manage subscription' }));
    await expect(args.onManageSubscription).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCloseDialog).toHaveBeenCalledOnce();
  };

export const NoSubscription = meta.story({
  name: 'ER-1: 460',
  args: { dialog: { status: 460, resetAt: null } },
  play: proves(
    "You can't perform this action because you don't have an active subscription. Click here to pick your plan.",
  ),
});
export const SubscriptionIssue = meta.story({
  name: 'ER-1: 461',
  args: { dialog: { status: 461, resetAt: null } },
  play: proves(
    "You can't perform this action because there is an issue with your subscription. Click here to fix it.",
  ),
});
export const TrialEnded = meta.story({
  name: 'ER-1: 462',
  args: { dialog: { status: 462, resetAt: null } },
  play: proves(
    "You can't perform this action because your trial has ended. You can upgrade by clicking here.",
  ),
});
export const DailyLimit = meta.story({
  name: 'ER-1: 463',
  args: { dialog: { status: 463, resetAt: RESET_AT } },
  play: proves('You have reached your daily message limit. You can upgrade by clicking here.'),
});
export const MonthlyLimit = meta.story({
  name: 'ER-1: 464',
  args: { dialog: { status: 464, resetAt: RESET_AT } },
  play: proves('You have reached your monthly character limit. You can upgrade by clicking here.'),
});

export const GenericToast = meta.story({
  name: 'ER-2: the generic message',
  args: { toasts: [{ id: '1', severity: 'error', message: { code: 'generic' } }] },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent(
      'An unexpected error occurred, refresh page and try again. If this does not help, please contact technical support.',
    );
  },
});
export const RateLimitedToast = meta.story({
  name: 'ER-1: 429',
  args: { toasts: [{ id: '1', severity: 'error', message: { code: 'rateLimited', retryAfter: 30 } }] },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('Too many requests.');
  },
});
export const RefusedToast = meta.story({
  name: 'ER-1, T6: 422 shows the server’s text as it is',
  args: { toasts: [{ id: '1', severity: 'error', message: { code: 'refused', text: HOSTILE_TEXT } }] },
  play: async () => {
    const toast = screen.getByRole('alert');
    await expect(toast).toHaveTextContent('<img src=x onerror=alert(1)>');
    await expect(toast.querySelector('img, script')).toBeNull();
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
export const SeveralToasts = meta.story({
  args: {
    toasts: [
      { id: '1', severity: 'error', message: { code: 'generic' } },
      { id: '2', severity: 'success', message: { code: 'passwordChanged' } },
      { id: '3', severity: 'error', message: { code: 'offline' } },
    ],
  },
});
