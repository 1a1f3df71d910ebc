import type { Client } from '@parley/api';
import type { Words } from '@parley/i18n';
import type { UserRole, Wait } from '@parley/model';
import type { QueryClient } from '@tanstack/react-query';
import type { PortalConfig } from './config.ts';
import { createFeedback, type GlobalFeedback } from './feedback.ts';
import { createFollowRole } from './followRole.ts';
import { createIdentityClient, type IdentityClient } from './identityClient.ts';
import { createKeepTyped, type KeepTyped } from './keepTyped.ts';
import { createLeaving, type Leaving } from './leaving.ts';
import { feedbackOf } from './listState.ts';
import { createPortalClient, type SessionReports } from './portalClient.ts';
import { createQueries, type Queries } from './queries.ts';
import { createQueryClient, readAnew } from './queryClient.ts';
import { createReaderLanguage, type ReaderLanguage } from './readerLanguage.ts';
import { refusalIn } from './refusals.ts';
import { roleOf } from './role.ts';
import { createSignIn, createStartUp, type Session, userOf } from './session.ts';
import { createSettings, type Settings } from './settings.ts';
import { createStore, type Store } from './store.ts';
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
  language: ReaderLanguage;
  /** Takes the reader's role as the server says it. */
  followRole: (role: UserRole) => void;
  feedback: GlobalFeedback;
  /** The last wait that the server asked for as it refused to save something. */
  wait: Store<Wait | null>;
  /** Changes of forms that are not saved. */
  unsaved: Unsaved;
  /**
   * Goes on as a user, where an administrator is one no more while the page holds what they typed; else null.
   */
  roleEnd: Store<(() => void) | null>;
  /** Asks before the page is left by signing out. */
  leaving: Leaving;
  /** Keeps what is typed; where the browser does not, that is said. */
  keepTyped: KeepTyped;
  /** Says, once for each page, that the browser keeps nothing (T19). */
  tellStorageBlocked: () => void;
}

/**
 * Makes the app and starts nothing yet.
 * @param identity who signs people in; the configured provider unless said otherwise.
 * @param speaks `account`: the language of who signs in (SH-5); `words`: what the words are in.
 */
export function createApp(
  config: PortalConfig,
  words: Words,
  identity: IdentityClient = createIdentityClient(config, words.locale),
  speaks: 'account' | 'words' = 'account',
): App {
  const signIn = createSignIn(identity);
  const reports: SessionReports = {
    onExpired: () => signIn.send({ type: 'session.expired' }),
    onTokenFailed: (error) => signIn.send({ type: 'token.failed', error }),
    onRejected: (accessToken, because) => signIn.send({ type: 'session.rejected', accessToken, because }),
    onMended: (accessToken) => signIn.send({ type: 'session.accepted', accessToken }),
    onAccessEnded: () => signIn.send({ type: 'access.ended' }),
    // The server refuses administrators nothing by this, so their role may have been taken away: it is asked
    // now, not at the next look.
    onForbidden() {
      if (roleOf({ signIn, startUp }).audience === 'admin') void readAnew(queryClient, queries.access);
    },
  };
  const client = createPortalClient(config, identity, reports, refusalIn(words));
  const queries = createQueries(client);
  const feedback = createFeedback();
  const wait = createStore<Wait | null>(null);
  // The one place where a failure becomes a toast or the dialog (ER-1). What is shown in place belongs to the
  // screen.
  const queryClient = createQueryClient(
    (error, place, by) => {
      const told = feedbackOf(error, roleOf({ signIn, startUp }).audience, place);
      if (by) feedback.raiseOf(by, told);
      else feedback.raise(told);
    },
    feedback.dropOf,
    wait.set,
  );
  const language = createReaderLanguage(
    {
      words,
      client,
      queries,
      queryClient,
      subject: () => startUp.getSnapshot().context.user?.subject ?? null,
    },
    speaks === 'account',
  );
  const startUp = createStartUp({
    provider: config.identity.kind,
    fetchShowWelcomeWizard: async (signal) =>
      (await client.call('showWelcomeWizard', undefined, { signal })).showWelcomeWizard,
    // The list is what most people see next: it stays in the query cache.
    fetchHasAssistants: async () => (await queryClient.fetchQuery(queries.assistants)).assistants.length > 0,
    speak: language.take,
  });
  let isStorageTold = false;
  const tellStorageBlocked = () => {
    if (!isStorageTold) feedback.raise({ kind: 'toast', code: 'storageBlocked' });
    isStorageTold = true;
  };
  const keepTyped = createKeepTyped(tellStorageBlocked);
  return {
    signInAgain: identity.signInAgain,
    wait,
    roleEnd: createStore<(() => void) | null>(null),
    config,
    words,
    settings: createSettings(),
    client,
    queries,
    queryClient,
    language,
    followRole: createFollowRole({ signIn, startUp }),
    feedback,
    unsaved: createUnsaved(() => userOf({ signIn, startUp })?.user.subject ?? '', keepTyped),
    leaving: createLeaving(),
    keepTyped,
    tellStorageBlocked,
    signIn,
    startUp,
  };
}
