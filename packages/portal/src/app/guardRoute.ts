import { type GuardFacts, guardPaths, withoutSecrets } from '@parley/machines';
import { notFound, type ParsedLocation, redirect } from '@tanstack/react-router';
import type { App } from './createApp.ts';
import { checkoutIn } from './search.ts';
import { decideFor } from './session.ts';

/**
 * Asks the guard about a location and does what it decides (ST-3): returns where the location may be shown,
 * else throws the router's redirect or not-found. Sign-in and start-up have ended by then: before that the
 * router is not mounted.
 * @param isKnown whether a page has this address: what nobody has leads nowhere, and is not found (RT-6)
 */
export function guardRoute(
  app: App,
  location: ParsedLocation,
  area: GuardFacts['area'],
  isKnown = true,
): void {
  const decision = decideFor(app, location.pathname, area);
  if (!isKnown && decision.kind !== 'rendering') throw notFound();
  if (decision.kind === 'redirecting') {
    // The wizard tells what became of a checkout too: from its plans a reader comes back over `/billing`.
    const search = decision.to === 'wizard' ? checkoutIn(location.search) : {};
    throw redirect({ to: guardPaths[decision.to], search, replace: true });
  }
  if (decision.kind === 'notFound') throw notFound();
  if (decision.kind === 'loggingOut') {
    // RT-7 asks for the full address; secrets in it are removed (T2). The sign-in machine checks it before it
    // is used.
    const { origin } = window.location;
    const returnTo = origin + withoutSecrets(new URL(location.href, origin));
    throw redirect({ to: '/auth/auth0/login', search: { returnTo }, replace: true });
  }
}
