import { StatusScreen } from '@parley/ui';
import { useMatch } from '@tanstack/react-router';
import { useApp } from '../app/AppContext.tsx';
import { roleOf } from '../app/role.ts';
import { userOf } from '../app/session.ts';
import { useLogout } from '../app/useLogout.ts';
import { useTitle } from '../app/useTitle.ts';
import { useBarUser, useSubscriptionBar } from '../billing/useSubscriptionBar.tsx';

const titles = {
  401: 'screens.titles.unauthorized',
  404: 'screens.titles.notFound',
  500: 'screens.titles.serverError',
} as const;

/** One of the three status pages (RT-6): inside the shell where there is one, else it fills the window. */
export function StatusPage({ status }: { status: 401 | 404 | 500 }) {
  const app = useApp();
  const { loggingOut, logout } = useLogout();
  const isInLayout = useMatch({ from: '/guarded/layout', shouldThrow: false }) !== undefined;
  useTitle(titles[status]);
  const barUser = useBarUser();
  const role = roleOf(app);
  const frame = isInLayout && role.frame === 'shell' ? 'content' : 'window';
  // The shell has its own.
  const bar = useSubscriptionBar(isInLayout ? null : barUser);
  return (
    <StatusScreen
      status={status}
      frame={frame}
      notice={bar}
      homeHref="/"
      home={userOf(app) && role.home === 'chat' ? 'chat' : 'start'}
      loggingOut={loggingOut}
      onLogout={logout}
    />
  );
}
