import { subscriptionBarViewOf } from '@parley/machines';
import { SubscriptionNotice } from '../billing/SubscriptionNotice.tsx';
import { Landing, stay } from './frames.tsx';

/** The shell with the bar, or without it (SB-1). */
export function renderSubscriptionBar(snapshot: Parameters<typeof subscriptionBarViewOf>[0]) {
  const view = subscriptionBarViewOf(snapshot);
  if (view.kind === 'hidden') return <Landing />;
  return <Landing notice={<SubscriptionNotice view={view} onFollow={stay} onClose={stay} />} />;
}
