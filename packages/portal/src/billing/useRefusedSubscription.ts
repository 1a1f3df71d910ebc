import { refusedStandingOf } from '@parley/model';
import type { RefusedSubscription } from '@parley/ui';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../app/AppContext.tsx';
import { TOLD_IN_PLACE } from '../app/toldInPlace.ts';
import { useLooks } from '../app/useLooks.ts';

/**
 * The subscription, where it lets nobody make an assistant (ER-1), and where that is mended: at the plans,
 * for an open invoice at Billing. While it refuses, it is followed: somebody may pay in another window.
 */
export function useRefusedSubscription(): RefusedSubscription | undefined {
  const { queries } = useApp();
  // The bar above the page, which shares the read, tells where that fails.
  const status = { ...queries.subscriptionStatus, meta: TOLD_IN_PLACE };
  const { data } = useQuery(status);
  const standing = data && refusedStandingOf(data.status);
  useQuery({ ...status, ...useLooks(), enabled: standing !== undefined, staleTime: 0 });
  return standing && { standing, href: standing === 'incomplete' ? '/billing' : '/pricing' };
}
