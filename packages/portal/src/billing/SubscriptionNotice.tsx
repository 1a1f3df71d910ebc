import type { SubscriptionBarView } from '@parley/machines';
import { SubscriptionBar, type SubscriptionBarStatus } from '@parley/ui';

type Shown = Extract<SubscriptionBarView, { kind: 'shown' }>;

const statuses: Record<Shown['status'], SubscriptionBarStatus> = {
  canceled: 'canceled',
  incomplete: 'incomplete',
  trial: 'trial',
  trialEnded: 'trial_ended',
};

/** The subscription bar as its machine sees it. */
export function SubscriptionNotice({
  view,
  onFollow,
  onClose,
}: {
  view: Shown;
  onFollow: () => void;
  onClose: () => void;
}) {
  const idle = view.hasFailed ? 'failed' : 'idle';
  return (
    <SubscriptionBar
      status={statuses[view.status]}
      state={view.isBusy ? 'refreshing' : idle}
      onFollow={onFollow}
      onClose={onClose}
    />
  );
}
