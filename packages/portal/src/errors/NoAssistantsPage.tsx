import { NoAssistantsScreen } from '@parley/ui';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../app/AppContext.tsx';
import { TOLD_IN_PLACE } from '../app/toldInPlace.ts';
import { useLogout } from '../app/useLogout.ts';
import { useRightsWatch } from './useRightsWatch.ts';

/** For those who may use no assistant (RT-3); left by itself once they are given one. */
export default function NoAssistantsPage() {
  const { loggingOut, logout } = useLogout();
  useRightsWatch();
  const { queries } = useApp();
  // Without it the page still says what to do.
  const { data: settings } = useQuery({ ...queries.userSettings, meta: TOLD_IN_PLACE });
  return (
    <NoAssistantsScreen
      contactEmail={settings?.supportEmail}
      account={settings?.email}
      loggingOut={loggingOut}
      onLogout={logout}
    />
  );
}
