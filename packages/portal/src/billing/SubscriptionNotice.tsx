import type { SubscriptionBarView } from '@parley/machines';
import { SubscriptionBar } from '@parley/ui';

type Shown = Extract<SubscriptionBarView, { kind: 'shown' }>;

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
      status={view.status}
      state={view.isBusy ? 'refreshing' : idle}
      onFollow={onFollow}
      onClose={onClose}
    />
  );
}
