import { type SubscriptionBarEvent, subscriptionBarViewOf } from '@parley/machines';
import { SubscriptionNotice } from '@parley/portal/billing';
import { Landing, stay } from './frames.tsx';

/** The shell with the bar, or without it (SB-1); what is done there goes to `send`. */
export function renderSubscriptionBar(
  snapshot: Parameters<typeof subscriptionBarViewOf>[0],
  send: (event: SubscriptionBarEvent) => void = stay,
) {
  const view = subscriptionBarViewOf(snapshot);
  if (view.kind === 'hidden') return <Landing />;
  return (
    <Landing
      notice={
        <SubscriptionNotice
          view={view}
          onFollow={() => send({ type: 'link.followed' })}
          onClose={() => send({ type: 'bar.closed' })}
        />
      }
    />
  );
}
