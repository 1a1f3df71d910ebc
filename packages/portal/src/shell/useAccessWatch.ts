import { useQuery } from '@tanstack/react-query';
import { useMatches } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useApp } from '../app/AppContext.tsx';
import { roleOf } from '../app/role.ts';

/** Milliseconds between two looks while the window is on view. */
export const LOOK_EVERY_MS = 5000;

/**
 * Asks every few seconds whether the reader still has access, so that a window that makes no calls ends too
 * when they are deactivated or removed (US-1), and follows their role. In the shell the look for news asks
 * already: who is an administrator no more is refused it, upon which the role is asked.
 */
export function useAccessWatch(): void {
  const app = useApp();
  const isSignedIn = useSelector(app.signIn, (snapshot) => snapshot.matches('signedIn'));
  const hasLayout = useMatches({
    select: (matches) => matches.some(({ routeId }) => routeId === '/guarded/layout'),
  });
  const looksForNews = hasLayout && roleOf(app).frame === 'shell';
  const { data: role, dataUpdatedAt } = useQuery({
    ...app.queries.access,
    enabled: isSignedIn && !looksForNews,
    refetchInterval: LOOK_EVERY_MS,
    refetchOnWindowFocus: 'always',
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each look says it anew
  useEffect(() => {
    if (role) app.followRole(role);
  }, [app, role, dataUpdatedAt]);
}
