import { type GuardFacts, guardPaths, withoutSecrets } from '@parley/machines';
import { notFound, type ParsedLocation, redirect } from '@tanstack/react-router';
import type { App } from './createApp.ts';
import { decideFor } from './session.ts';

/**
 * Asks the guard about a location and obeys its answer (ST-3): returns where it may be shown, and throws the router's redirect or
 * not-found otherwise. Runs only once sign-in and start-up have an answer: until then the router is not on the page.
 */
export function guardRoute(app: App, location: ParsedLocation, area: GuardFacts['area']): void {
  const decision = decideFor(app, location.pathname, area);
  if (decision.kind === 'redirecting') throw redirect({ to: guardPaths[decision.to], replace: true });
  if (decision.kind === 'notFound') throw notFound();
  if (decision.kind === 'loggingOut') {
    // The full address, as RT-7 asks, but for what must stand in none (T2); the sign-in machine checks it before it is used.
    const { origin } = window.location;
    const returnTo = origin + withoutSecrets(new URL(location.href, origin));
    throw redirect({ to: '/auth/auth0/login', search: { returnTo }, replace: true });
  }
}
