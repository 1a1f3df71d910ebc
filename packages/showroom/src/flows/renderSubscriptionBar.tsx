import { connectSubscriptionBar, type SubscriptionBarEvent } from '@parley/machines';
import { SubscriptionBar } from '@parley/ui';
import { Landing, stay } from './frames.tsx';

/** The shell with the bar, or without it (SB-1); what is done there goes to `send`. */
export function renderSubscriptionBar(
  snapshot: Parameters<typeof connectSubscriptionBar>[0],
  send: (event: SubscriptionBarEvent) => void = stay,
) {
  const { view, actions } = connectSubscriptionBar(snapshot, send);
  if (view.kind === 'hidden') return <Landing />;
  return <Landing notice={<SubscriptionBar status={view.status} state={view.state} {...actions} />} />;
}
