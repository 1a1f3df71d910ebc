import { NoAssistantsScreen } from '@parley/ui';
import { useLogout } from '../app/useLogout.ts';
import { useBarUser, useSubscriptionBar } from '../billing/useSubscriptionBar.tsx';
import { useRightsWatch } from './useRightsWatch.ts';

/** For those who may use no assistant (RT-3); left by itself once they are given one. */
export default function NoAssistantsPage() {
  const { loggingOut, logout } = useLogout();
  const bar = useSubscriptionBar(useBarUser());
  useRightsWatch();
  return <NoAssistantsScreen notice={bar} loggingOut={loggingOut} onLogout={logout} />;
}
