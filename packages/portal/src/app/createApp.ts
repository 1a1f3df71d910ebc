import type { Client } from '@parley/api';
import { ApiError } from '@parley/api';
import type { Words } from '@parley/i18n';
import type { UiSettings } from '@parley/ui/theme';
import { QueryClient } from '@tanstack/react-query';
import type { PortalConfig } from '../config.ts';
import { createIdentityClient } from '../identity/identityClient.ts';
import { createFeedback, type FeedbackStore } from './feedback.ts';
import { createPortalClient } from './portalClient.ts';
import { createQueries, type Queries } from './queries.ts';
import { createSignIn, createStartUp, type Session } from './session.ts';
import { createSettings } from './settings.ts';
import type { Store } from './store.ts';

/** Everything that lives as long as the page: made once, outside React. */
export interface App extends Session {
  config: PortalConfig;
  words: Words;
  settings: Store<UiSettings>;
  client: Client;
  queries: Queries;
  queryClient: QueryClient;
  feedback: FeedbackStore;
}

/** What the router does for the app. */
export interface Navigation {
  /** Goes to a path of ours instead of the present one. */
  replace(path: string): void;
  /** Asks the guard again for the present path. */
  recheck(): void;
}

/** A failed read is tried again once where the token may have been the reason; the rest is the reader's to retry. */
function retry(failures: number, error: unknown): boolean {
  return (
    failures === 0 && error instanceof ApiError && error.status === 401 && error.code !== 'session_ended'
  );
}

/** Makes the app and starts nothing yet. */
export function createApp(config: PortalConfig, words: Words): App {
  const identity = createIdentityClient(config);
  const signIn = createSignIn(identity);
  const client = createPortalClient(config, identity, {
    onExpired: () => signIn.send({ type: 'session.expired' }),
    onTokenFailed: (error) => signIn.send({ type: 'token.failed', error }),
    onRejected: (accessToken) => signIn.send({ type: 'session.rejected', accessToken }),
  });
  const queries = createQueries(client);
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { retry, staleTime: 30_000, networkMode: 'always', refetchOnWindowFocus: false },
    },
  });
  const startUp = createStartUp({
    fetchShowWelcomeWizard: async (signal) =>
      (await client.call('showWelcomeWizard', undefined, { signal })).showWelcomeWizard,
    // The list is what most people see next: it stays in the query cache.
    fetchHasAssistants: async () => (await queryClient.fetchQuery(queries.assistants)).length > 0,
  });
  return {
    config,
    words,
    settings: createSettings(),
    client,
    queries,
    queryClient,
    feedback: createFeedback(),
    signIn,
    startUp,
  };
}

/** Connects what the actors announce to each other and to the router, and starts them. */
export function startApp(app: App, navigation: Navigation): void {
  const { signIn, startUp, feedback, queryClient } = app;
  signIn.on('address.rewritten', ({ to }) => navigation.replace(to));
  signIn.on('session.started', ({ session }) => startUp.send({ type: 'session.started', session }));
  // A start that met a refused token goes on with the refreshed one.
  signIn.on('session.refreshed', ({ session }) => startUp.send({ type: 'session.refreshed', session }));
  signIn.on('user.changed', ({ session }) => {
    queryClient.clear();
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
  startUp.on('feedback.raised', (event) => feedback.raise(event.feedback));
  addEventListener('online', () => startUp.send({ type: 'network.restored' }));
  startUp.start();
  signIn.start();
}
