import { connectSubscriptionBar, subscriptionBarWith, type User } from '@parley/machines';
import { sharedStorage } from '@parley/storage';
import { useNavigate } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useApp } from '../app/AppContext.tsx';
import { trustedPlaces } from './leave.ts';

/** Whose bar was closed, in this browser (SB-1). */
const closedKey = (user: User) => `app.subscriptionBarClosed.${user.subject}`;

const wasClosed = (user: User): boolean => sharedStorage.read(closedKey(user)) !== null;

/** The subscription bar of an administrator, running: what it shows, and what can be done with it (SB-1). */
export function useSubscriptionBar(user: User) {
  const app = useApp();
  const navigate = useNavigate();
  const [logic] = useState(() =>
    subscriptionBarWith({
      fetchStatus: () => app.queryClient.fetchQuery({ ...app.queries.subscriptionStatus, staleTime: 0 }),
      fetchCustomerPortalUrl: async (signal) =>
        (await app.client.call('getCustomerPortalUrl', undefined, { signal })).customerPortalUrl,
      rememberClosed: async () => void sharedStorage.write(closedKey(user), '1'),
    }),
  );
  const actor = useActorRef(logic, { input: { wasClosed: wasClosed(user), ...trustedPlaces(app) } });

  useEffect(() => {
    const toPricing = actor.on('pricing.wanted', () => void navigate({ to: '/pricing' }));
    const toPortal = actor.on('portal.wanted', ({ url }) => window.location.assign(url));
    const raising = actor.on('feedback.raised', ({ feedback }) => app.feedback.raise(feedback));
    actor.send({ type: 'bar.allowed' });
    const restored = (event: PageTransitionEvent) => event.persisted && actor.send({ type: 'page.restored' });
    addEventListener('pageshow', restored);
    return () => {
      for (const subscription of [toPricing, toPortal, raising]) subscription.unsubscribe();
      removeEventListener('pageshow', restored);
    };
  }, [actor, app, navigate]);

  return connectSubscriptionBar(
    useSelector(actor, (snapshot) => snapshot),
    actor.send,
  );
}
