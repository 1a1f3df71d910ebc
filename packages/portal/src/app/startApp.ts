import { type Session, safeReturnTo } from '@parley/machines';
import { focusManager } from '@tanstack/react-query';
import { accountChannel } from './accountChannel.ts';
import type { App } from './createApp.ts';
import { placeOfLogin } from './identityClient.ts';
import { readAnew } from './queryClient.ts';
import { givesOtherRole, welcomeInRole } from './roleChange.ts';
import { userOf } from './session.ts';
import { USERS_KEY } from './usersKey.ts';

/** What the router does for the app. */
export interface Navigation {
  /** Goes to a path of ours instead of the present one. */
  replace(path: string): void;
  /** Asks the guard again for the present path. */
  recheck(): void;
}

/**
 * Connects what the actors announce to each other and to the router, and starts them.
 * @returns ends them, for those that outlive their portal.
 */
export function startApp(app: App, navigation: Navigation): () => void {
  const { signIn, startUp, feedback, leaving, queryClient, queries, roleEnd } = app;
  signIn.on('address.rewritten', ({ to }) => navigation.replace(to));
  signIn.on('session.started', ({ session }) => {
    startUp.send({ type: 'session.started', session });
    if (placeOfLogin() === 'cookies') app.tellStorageBlocked();
  });
  /** Nothing that was read or told before holds for who uses the portal now. */
  const startAnew = (session: Session) => {
    queryClient.clear();
    feedback.actor.send({ type: 'reader.changed' });
    startUp.send({ type: 'session.started', session });
  };
  let hasOtherRole = false;
  const startInOtherRole = (session: Session) => {
    // Another window may renew the token once more while this one still starts in the other role.
    hasOtherRole = true;
    roleEnd.set(null);
    startAnew(session);
  };
  signIn.on('session.refreshed', ({ session }) => {
    const isOther = givesOtherRole(app, session);
    // What only administrators can save stays in view until its reader has let go of it (FA-1).
    const isHeld = roleEnd.get() !== null || (userOf(app)?.user.isAdmin && leaving.isHeldUp());
    if (isOther && isHeld) roleEnd.set(() => startInOtherRole(session));
    else if (isOther) startInOtherRole(session);
    else {
      roleEnd.set(null);
      // A start-up whose token was refused goes on with the refreshed one.
      startUp.send({ type: 'session.refreshed', session });
    }
  });
  signIn.on('user.changed', ({ session }) => {
    hasOtherRole = false;
    roleEnd.set(null);
    startAnew(session);
    signIn.send({ type: 'user.accepted' });
  });
  /** Who was signed out in this window: once they are signed in again elsewhere, it goes on where it was. */
  let signedOut: string | null = null;
  signIn.on('session.ended', () => {
    signedOut = userOf(app)?.user.subject ?? signedOut;
    roleEnd.set(null);
    queryClient.clear();
    startUp.send({ type: 'session.ended' });
    navigation.recheck();
  });
  // Nobody else in this tab shall find what was typed and left (ADR 51).
  signIn.on('logged.out', () => app.unsaved.forgetAll());
  signIn.on('logout.failed', () => feedback.raise({ kind: 'toast', code: 'logoutFailed' }));
  signIn.on('provider.unknown', ({ provider }) =>
    console.warn(`No logout is known for the provider "${provider}".`),
  );
  startUp.on('user.loaded', () => {
    if (hasOtherRole) welcomeInRole(app, navigation);
    hasOtherRole = false;
    const returnTo = new URLSearchParams(location.search).get('returnTo');
    if (returnTo !== null && signedOut === userOf(app)?.user.subject)
      navigation.replace(safeReturnTo(returnTo, location.origin));
    signedOut = null;
    navigation.recheck();
  });
  startUp.on('feedback.raised', (event) => {
    // The index shows the assistants, which start-up has read for it: it tells itself why there are none.
    const { status } = queryClient.getQueryState(queries.assistants.queryKey) ?? {};
    if (location.pathname !== '/' || status !== 'error') feedback.raise(event.feedback);
  });
  const stopFollowing = app.language.follow();
  const stopWatching = accountChannel.watch((changed) => {
    if (changed === null || changed !== userOf(app)?.user.subject) return;
    void readAnew(queryClient, queries.userSettings);
    void queryClient.invalidateQueries({ queryKey: USERS_KEY });
    // Also where no page shows it: the bar goes by what was read last (SB-1).
    if (queryClient.getQueryData(queries.subscriptionStatus.queryKey))
      void readAnew(queryClient, queries.subscriptionStatus);
  });
  // What was changed in another browser is seen on coming back.
  const stopLooking = focusManager.subscribe((isFocused) => {
    if (isFocused && navigator.onLine && userOf(app)) void readAnew(queryClient, queries.userSettings);
  });
  const listeners = new AbortController();
  const { signal } = listeners;
  addEventListener('online', () => startUp.send({ type: 'network.restored' }), { signal });
  startUp.start();
  signIn.start();
  return () => {
    listeners.abort();
    stopFollowing();
    stopWatching();
    stopLooking();
    signIn.stop();
    startUp.stop();
  };
}
