import type { SubscriptionBarStatus } from '@parley/model';
import type { SnapshotFrom } from 'xstate';
import type { subscriptionBarMachine } from './subscriptionBar.machine.ts';

/** What the bar shows. `isBusy` while its link is being followed. */
export type SubscriptionBarView =
  | { kind: 'hidden' }
  | { kind: 'shown'; status: SubscriptionBarStatus; isBusy: boolean; hasFailed: boolean };

/** The bar in the terms of its component. */
export function subscriptionBarViewOf(
  snapshot: SnapshotFrom<typeof subscriptionBarMachine>,
): SubscriptionBarView {
  const { status } = snapshot.context;
  const isBusy =
    snapshot.matches('refreshing') || snapshot.matches('openingPortal') || snapshot.matches('leaving');
  const hasFailed = snapshot.matches('failed');
  const isVisible = isBusy || hasFailed || snapshot.matches('shown');
  if (!isVisible || !status) return { kind: 'hidden' };
  return { kind: 'shown', status, isBusy, hasFailed };
}
