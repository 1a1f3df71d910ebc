import type { SubscriptionBarStatus } from '@parley/model';
import type { SnapshotFrom } from 'xstate';
import type { subscriptionBarMachine } from './subscriptionBar.machine.ts';
import type { SubscriptionBarEvent } from './subscriptionBar.types.ts';

/** What the bar shows: `refreshing` while its link is being followed, `failed` where it led nowhere. */
export type SubscriptionBarView =
  | { kind: 'hidden' }
  | { kind: 'shown'; status: SubscriptionBarStatus; state: 'idle' | 'refreshing' | 'failed' };

/** The bar in the terms of its component. */
export function subscriptionBarViewOf(
  snapshot: SnapshotFrom<typeof subscriptionBarMachine>,
): SubscriptionBarView {
  const { status } = snapshot.context;
  if (!status) return { kind: 'hidden' };
  if (snapshot.matches('shown')) return { kind: 'shown', status, state: 'idle' };
  if (snapshot.matches('failed')) return { kind: 'shown', status, state: 'failed' };
  const isFollowed =
    snapshot.matches('refreshing') || snapshot.matches('openingPortal') || snapshot.matches('leaving');
  return isFollowed ? { kind: 'shown', status, state: 'refreshing' } : { kind: 'hidden' };
}

/** The bar for its component: what it shows, and what can be done with it. */
export function connectSubscriptionBar(
  snapshot: SnapshotFrom<typeof subscriptionBarMachine>,
  send: (event: SubscriptionBarEvent) => void,
) {
  return {
    view: subscriptionBarViewOf(snapshot),
    actions: {
      onFollow: () => send({ type: 'link.followed' }),
      onClose: () => send({ type: 'bar.closed' }),
    },
  };
}
