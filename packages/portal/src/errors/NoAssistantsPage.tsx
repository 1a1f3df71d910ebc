import { NoAssistantsScreen } from '@parley/ui';
import { useLogout } from '../app/useLogout.ts';
import { useBarUser, useSubscriptionBar } from '../billing/useSubscriptionBar.tsx';

/** For those who may use no assistant (RT-3). */
export default function NoAssistantsPage() {
  const { loggingOut, logout } = useLogout();
  const bar = useSubscriptionBar(useBarUser());
  return <NoAssistantsScreen notice={bar} loggingOut={loggingOut} onLogout={logout} />;
}
