import { connectSubscriptionBar, subscriptionBarWith, type User } from '@parley/machines';
import { sharedStorage } from '@parley/storage';
import { SubscriptionBar } from '@parley/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useApp } from '../app/AppContext.tsx';
import { roleOf } from '../app/role.ts';
import { userOf } from '../app/session.ts';
import { trustedPlaces } from './leave.ts';

/** Where a browser keeps that a user closed the bar (SB-1). */
const closedKey = (user: User) => `app.subscriptionBarClosed.${user.subject}`;

const wasClosed = (user: User): boolean => sharedStorage.read(closedKey(user)) !== null;

/**
 * The subscription bar of an administrator, running, for the place above a screen (SB-1).
 * @param user null where there is no bar (SH-9)
 * @returns undefined while nothing is to be said
 */
export function useSubscriptionBar(user: User | null): ReactNode | undefined {
  const app = useApp();
  const navigate = useNavigate();
  const [logic] = useState(() =>
    subscriptionBarWith({
      fetchStatus: () => app.queryClient.fetchQuery({ ...app.queries.subscriptionStatus, staleTime: 0 }),
      fetchCustomerPortalUrl: async (signal) =>
        (await app.client.call('getCustomerPortalUrl', undefined, { signal })).customerPortalUrl,
      rememberClosed: async () => void (user && sharedStorage.write(closedKey(user), '1')),
    }),
  );
  const actor = useActorRef(logic, {
    input: { wasClosed: user !== null && wasClosed(user), ...trustedPlaces(app) },
  });
  const isAllowed = user !== null;

  useEffect(() => {
    if (!isAllowed) return;
    let isHere = true;
    const toPricing = actor.on('pricing.wanted', async () => {
      await navigate({ to: '/pricing' });
      if (isHere) actor.send({ type: 'pricing.opened' });
    });
    const toPortal = actor.on('portal.wanted', ({ url }) => window.location.assign(url));
    const raising = actor.on('feedback.raised', ({ feedback }) => app.feedback.raise(feedback));
    actor.send({ type: 'bar.allowed' });
    const restored = (event: PageTransitionEvent) => event.persisted && actor.send({ type: 'page.restored' });
    addEventListener('pageshow', restored);
    return () => {
      isHere = false;
      for (const subscription of [toPricing, toPortal, raising]) subscription.unsubscribe();
      removeEventListener('pageshow', restored);
    };
  }, [actor, app, navigate, isAllowed]);

  // Read by a page, or after a payment in another window: the bar says the same (SB-1).
  const read = useQuery({ ...app.queries.subscriptionStatus, enabled: false }).data?.status;
  const before = useRef(read);
  useEffect(() => {
    const was = before.current;
    before.current = read;
    const now = actor.getSnapshot();
    const isAtRest = now.matches('shown') || now.matches('hidden');
    if (!isAllowed || !isAtRest || was === undefined || was === read || now.context.status === read) return;
    actor.send({ type: 'bar.disallowed' });
    actor.send({ type: 'bar.allowed' });
  }, [actor, isAllowed, read]);

  const { view, actions } = connectSubscriptionBar(
    useSelector(actor, (snapshot) => snapshot),
    actor.send,
  );
  return view.kind === 'shown' ? (
    <SubscriptionBar status={view.status} state={view.state} {...actions} />
  ) : undefined;
}

/** The user whose bar stands outside of the shared layout: an administrator past the wizard (SH-9). */
export function useBarUser(): User | null {
  const app = useApp();
  const user = userOf(app)?.user ?? null;
  return user && roleOf(app).managesSubscription && !user.showWelcomeWizard ? user : null;
}
