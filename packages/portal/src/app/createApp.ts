import type { Client } from '@parley/api';
import type { Words } from '@parley/i18n';
import type { QueryClient } from '@tanstack/react-query';
import type { PortalConfig } from './config.ts';
import { createFeedback, type GlobalFeedback } from './feedback.ts';
import { createIdentityClient, type IdentityClient, placeOfLogin } from './identityClient.ts';
import { createKeepTyped, type KeepTyped } from './keepTyped.ts';
import { feedbackOf } from './listState.ts';
import { createPortalClient, type SessionReports } from './portalClient.ts';
import { createQueries, type Queries } from './queries.ts';
import { createQueryClient } from './queryClient.ts';
import { refusalIn } from './refusals.ts';
import { roleOf } from './role.ts';
import { createSignIn, createStartUp, type Session, userOf } from './session.ts';
import { createSettings, type Settings } from './settings.ts';
import { createUnsaved, type Unsaved } from './unsaved.ts';

/** Everything that lives as long as the page: made once, outside React. */
export interface App extends Session {
  /** Asks the signed-in user to sign in once more. */
  signInAgain: IdentityClient['signInAgain'];
  config: PortalConfig;
  words: Words;
  settings: Settings;
  client: Client;
  queries: Queries;
  queryClient: QueryClient;
  feedback: GlobalFeedback;
  /** Changes of forms that are not saved. */
  unsaved: Unsaved;
  /** Keeps what is typed; where the browser does not, that is said. */
  keepTyped: KeepTyped;
  /** Says, once for each page, that the browser keeps nothing (T19). */
  tellStorageBlocked: () => void;
}

/** What the router does for the app. */
export interface Navigation {
  /** Goes to a path of ours instead of the present one. */
  replace(path: string): void;
  /** Asks the guard again for the present path. */
  recheck(): void;
}

/**
 * Makes the app and starts nothing yet.
 * @param identity who signs people in; the configured provider unless said otherwise.
 */
export function createApp(
  config: PortalConfig,
  words: Words,
  identity: IdentityClient = createIdentityClient(config, words.locale),
): App {
  const signIn = createSignIn(identity);
  const reports: SessionReports = {
    onExpired: () => signIn.send({ type: 'session.expired' }),
    onTokenFailed: (error) => signIn.send({ type: 'token.failed', error }),
    onRejected: (accessToken, because) => signIn.send({ type: 'session.rejected', accessToken, because }),
    onAccessEnded: () => signIn.send({ type: 'access.ended' }),
  };
  const client = createPortalClient(config, identity, reports, refusalIn(words));
  const queries = createQueries(client);
  const feedback = createFeedback();
  // The one place where a failure becomes a toast or the dialog (ER-1). What is shown in place belongs to the
  // screen.
  const queryClient = createQueryClient((error, place) =>
    feedback.raise(feedbackOf(error, roleOf({ signIn, startUp }).audience, place)),
  );
  const startUp = createStartUp({
    provider: config.identity.kind,
    fetchShowWelcomeWizard: async (signal) =>
      (await client.call('showWelcomeWizard', undefined, { signal })).showWelcomeWizard,
    // The list is what most people see next: it stays in the query cache.
    fetchHasAssistants: async () => (await queryClient.fetchQuery(queries.assistants)).assistants.length > 0,
  });
  let isStorageTold = false;
  const tellStorageBlocked = () => {
    if (!isStorageTold) feedback.raise({ kind: 'toast', code: 'storageBlocked' });
    isStorageTold = true;
  };
  const keepTyped = createKeepTyped(tellStorageBlocked);
  return {
    signInAgain: identity.signInAgain,
    config,
    words,
    settings: createSettings(),
    client,
    queries,
    queryClient,
    feedback,
    unsaved: createUnsaved(() => userOf({ signIn, startUp })?.user.subject ?? '', keepTyped),
    keepTyped,
    tellStorageBlocked,
    signIn,
    startUp,
  };
}

/**
 * Connects what the actors announce to each other and to the router, and starts them.
 * @returns ends them, for those that outlive their portal.
 */
export function startApp(app: App, navigation: Navigation): () => void {
  const { signIn, startUp, feedback, queryClient, queries } = app;
  signIn.on('address.rewritten', ({ to }) => navigation.replace(to));
  signIn.on('session.started', ({ session }) => {
    startUp.send({ type: 'session.started', session });
    if (placeOfLogin() === 'cookies') app.tellStorageBlocked();
  });
  // A start-up whose token was refused goes on with the refreshed one.
  signIn.on('session.refreshed', ({ session }) => startUp.send({ type: 'session.refreshed', session }));
  signIn.on('user.changed', ({ session }) => {
    queryClient.clear();
    feedback.actor.send({ type: 'reader.changed' });
    startUp.send({ type: 'session.started', session });
    signIn.send({ type: 'user.accepted' });
  });
  signIn.on('session.ended', () => {
    queryClient.clear();
    startUp.send({ type: 'session.ended' });
    navigation.recheck();
  });
  signIn.on('logout.failed', () => feedback.raise({ kind: 'toast', code: 'logoutFailed' }));
  signIn.on('provider.unknown', ({ provider }) =>
    console.warn(`No logout is known for the provider "${provider}".`),
  );
  startUp.on('user.loaded', () => navigation.recheck());
  startUp.on('feedback.raised', (event) => {
    // The index shows the assistants, which start-up has read for it: it tells itself why there are none.
    const { status } = queryClient.getQueryState(queries.assistants.queryKey) ?? {};
    if (location.pathname !== '/' || status !== 'error') feedback.raise(event.feedback);
  });
  const listeners = new AbortController();
  const { signal } = listeners;
  addEventListener('online', () => startUp.send({ type: 'network.restored' }), { signal });
  startUp.start();
  signIn.start();
  return () => {
    listeners.abort();
    signIn.stop();
    startUp.stop();
  };
}
