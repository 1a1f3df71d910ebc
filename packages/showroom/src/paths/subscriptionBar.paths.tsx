import { type SubscriptionBarEvent, subscriptionBarMachine } from '@parley/machines';
import { type LeafOf, subscriptionBarWalks } from '@parley/machines/testing';
import { page } from 'vitest/browser';
import type { SnapshotFrom, StateValueFrom } from 'xstate';
import { renderSubscriptionBar } from '../flows/renderSubscriptionBar.tsx';
import { playPaths } from './playPaths.tsx';
import { type Area, read } from './see.ts';

type Snapshot = SnapshotFrom<typeof subscriptionBarMachine>;

/** The bar; null where there is none. */
type Seen = Area | null;

const CLOSE = 'Close this notice';

/** The words of each status, and those of its link (SB-1). */
const words = {
  canceled: ["You don't have an active subscription.", 'Click here to pick your plan.'],
  incomplete: ['There is an issue with your subscription.', 'Click here to fix it.'],
  trial: ['You are running on a free trial.', 'You can upgrade by clicking here.'],
  trial_ended: ['Your trial has ended.', 'You can upgrade by clicking here.'],
} as const;

const nothing = () => null;
const shown = (status: keyof typeof words) => () => ({
  says: words[status][0],
  offers: [words[status][1], CLOSE],
});
/** The bar, or none where the status has no words. */
const busy = ({ context: { status } }: Snapshot) =>
  status && { says: words[status][0], offers: ['Checking… (waits)', CLOSE] };

const bar = page.getByRole('region', { name: 'Subscription' });

function see(): Seen {
  const element = bar.query();
  return element && read(element);
}

playPaths({
  machine: subscriptionBarMachine,
  walks: subscriptionBarWalks,
  render: renderSubscriptionBar,
  hands: {
    'link.followed': () => bar.getByRole('button').first().click(),
    'bar.closed': () => page.getByRole('button', { name: CLOSE }).click(),
  },
  outside: [
    'bar.allowed',
    'bar.disallowed',
    'page.restored',
    'pricing.opened',
  ] satisfies SubscriptionBarEvent['type'][],
  see,
  promises: {
    hidden: nothing,
    fetching: nothing,
    'shown.canceled': shown('canceled'),
    'shown.incomplete': shown('incomplete'),
    'shown.trial': shown('trial'),
    'shown.trialEnded': shown('trial_ended'),
    refreshing: busy,
    openingPortal: busy,
    'leaving.toPricing': busy,
    'leaving.toPortal': busy,
    failed: () => ({ says: 'That did not work.', offers: ['Try again', CLOSE] }),
    closing: nothing,
    closed: nothing,
  } satisfies Record<LeafOf<StateValueFrom<typeof subscriptionBarMachine>>, (snapshot: Snapshot) => Seen>,
});
