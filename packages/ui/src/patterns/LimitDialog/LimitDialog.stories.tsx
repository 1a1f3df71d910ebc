import type { SubscriptionErrorStatus } from '@parley/model';
import { guide } from '@parley/showroom/guide';
import { noPicture } from '@parley/showroom/no-picture';
import preview from '@parley/storybook/preview';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { onPhone } from '../patterns.fixtures.tsx';
import LimitDialog from './LimitDialog.tsx';

/** Of the day, and of the month. */
const RESET_AT = { day: '2026-03-11T00:00:00.000Z', month: '2026-04-01T00:00:00.000Z' };

const meta = preview.meta({
  component: LimitDialog,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      instead: [
        {
          use: 'SubscriptionBar',
          when: 'the state of the subscription is news, and nothing was refused yet',
        },
        { use: 'Notice', when: 'a message of a chat was refused: the reason stands in the conversation' },
      ],
      keyboard: [
        {
          keys: ['Enter'],
          does: 'On “Manage subscription”, where focus begins, leads to where it can be changed.',
        },
        { keys: ['Tab'], does: 'Goes between the link and the two answers, and stays inside.' },
        { keys: ['Esc'], does: 'Closes and changes nothing; focus goes back to what was refused.' },
      ],
      dos: ['Show it where the limit has just refused something.', 'Lead to where the limit is changed.'],
      donts: ['Show it before anything was refused.', 'Make the reader begin anew after it.'],
      accessibility: [
        'An alertdialog: its title and its reason are read out when it opens.',
        'The time of the reset is written in full, with the day, in the reader’s own time zone.',
      ],
    }),
  },
  args: { status: 460 as SubscriptionErrorStatus, resetAt: null, onManageSubscription: fn(), onClose: fn() },
});

interface Handlers {
  onManageSubscription: () => void;
  onClose: () => void;
}

/** Proves the dialog's words and both ways out of it. */
const proves = (words: string) =>
  async function play({ args }: { args: Handlers }) {
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent(words);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Manage subscription' }));
    await expect(args.onManageSubscription).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  };

export const FollowedInItsText = meta.story({
  name: 'ER-1: ‘Click here’ in the text is a link, and leads where the button does',
  parameters: noPicture,
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Manage subscription' })).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'Click here to pick your plan.' }));
    await expect(args.onManageSubscription).toHaveBeenCalledOnce();
  },
});
export const NoSubscription = meta.story({
  name: 'ER-1: 460',
  play: proves(
    "You can't perform this action because you don't have an active subscription. Click here to pick " +
      'your plan.',
  ),
});
export const SubscriptionIssue = meta.story({
  name: 'ER-1: 461',
  args: { status: 461 },
  play: proves(
    "You can't perform this action because there is an issue with your subscription. Click here to fix it.",
  ),
});
export const TrialEnded = meta.story({
  name: 'ER-1: 462',
  args: { status: 462 },
  play: proves(
    "You can't perform this action because your trial has ended. You can upgrade by clicking here.",
  ),
});
export const DailyLimit = meta.story({
  name: 'ER-1: 463, with the time of the reset',
  args: { status: 463, resetAt: RESET_AT.day },
  play: proves(
    'You have reached your daily message limit. You can upgrade by clicking here.The limit resets on ' +
      'Mar 11, 2026, ',
  ),
});
export const MonthlyLimit = meta.story({
  name: 'ER-1: 464, with the time of the reset',
  args: { status: 464, resetAt: RESET_AT.month },
  play: proves('You have reached your monthly character limit. You can upgrade by clicking here.'),
});
export const ResetUnknown = meta.story({
  args: { status: 463 },
  play: async () => {
    await expect(await screen.findByRole('alertdialog')).not.toHaveTextContent('resets');
  },
});
export const Phone = meta.story({ globals: onPhone, args: { status: 464, resetAt: RESET_AT.month } });
