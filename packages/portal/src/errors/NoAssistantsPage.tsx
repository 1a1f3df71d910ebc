import { NoAssistantsScreen } from '@parley/ui';
import { useLogout } from '../app/useLogout.ts';

/** For those who may use no assistant (RT-3). */
export default function NoAssistantsPage() {
  const { loggingOut, logout } = useLogout();
  return <NoAssistantsScreen loggingOut={loggingOut} onLogout={logout} />;
}
