import { HOME, isCallbackAddress, safeReturnTo } from './safeReturnTo.ts';
import { signInSetup } from './signIn.setup.ts';

/** Ends of an attempt that need the user, whatever was attempted. */
const needsUser = [
  { guard: 'needsConsent', target: '#signIn.interactionRequired.consent', actions: 'keepProblem' },
  { guard: 'needsMfa', target: '#signIn.interactionRequired.mfa', actions: 'keepProblem' },
  { guard: 'needsInteraction', target: '#signIn.interactionRequired.other', actions: 'keepProblem' },
  { guard: 'isDenied', target: '#signIn.denied', actions: 'keepProblem' },
  { guard: 'isMisconfigured', target: '#signIn.configError', actions: 'keepProblem' },
] as const;

/** A session that failed: `forgetting` removes what is stored of it and then decides where to go. */
const sessionFailures = [
  { guard: 'isDegraded', target: '#signIn.signedIn.degraded', actions: 'keepProblem' },
  ...needsUser,
  { target: '#signIn.forgetting', actions: 'keepProblem' },
] as const;

/** Another tab has a session; where that never lasts here, the two would wake each other for ever. */
const following = [{ guard: 'isLoop' }, { target: '#signIn.restoring', actions: 'countRound' }] as const;

/**
 * Sign-in with the identity provider (ST-4, ST-5): every state of the identity client, without the words that
 * screens show.
 */
export const signInMachine = signInSetup.createMachine({
  id: 'signIn',
  context: ({ input }) => ({
    ...input,
    // Only a return from the provider counts: any other address was opened by the reader.
    rounds: isCallbackAddress(input.address) ? input.rounds : 0,
    // A callback that fails tells nothing of where its login began.
    returnTo: isCallbackAddress(input.address)
      ? safeReturnTo(input.returnTo, new URL(input.address).origin)
      : HOME,
    screen: 'default',
    session: null,
    code: null,
    attempt: 0,
    how: 'cached',
    refusedToken: null,
    isMended: false,
    refusals: 0,
  }),
  // Sign-in also works where the page's events can't be watched.
  invoke: { id: 'watchingPage', src: 'watchPage', onError: {} },
  initial: 'booting',
  states: {
    booting: {
      tags: 'busy',
      invoke: {
        id: 'preparing',
        src: 'prepare',
        onDone: [{ guard: 'hasCallback', target: 'handlingCallback' }, { target: 'restoring' }],
        onError: [
          { guard: 'isDegraded', target: 'unreachable', actions: 'keepProblem' },
          { target: 'configError', actions: 'keepProblem' },
        ],
      },
    },
    restoring: {
      tags: 'busy',
      invoke: {
        id: 'restoring',
        src: 'getToken',
        input: 'cached',
        onDone: [
          // A page restored from the back/forward cache still holds the session from before it left.
          { guard: 'isSameUser', target: 'signedIn', actions: ['keepSession', 'announceRefresh'] },
          { guard: 'hasSession', target: 'signedIn.userChanged', actions: ['keepSession', 'announceChange'] },
          { target: 'signedIn', actions: ['keepSession', 'goBack', 'announceStart'] },
        ],
        onError: [
          { guard: 'isDegraded', target: 'unreachable', actions: 'keepProblem' },
          ...needsUser,
          { guard: 'isDead', target: 'forgetting', actions: 'keepProblem' },
          { target: 'signedOut', actions: 'keepProblem' },
        ],
      },
    },
    unreachable: {
      after: { retryDelay: { target: 'booting', actions: 'countAttempt' } },
      on: {
        'network.restored': { target: 'booting' },
        'start.retried': { target: 'booting', actions: 'keepPlace' },
      },
    },
    handlingCallback: {
      tags: 'busy',
      // The code leaves the address bar before anything else happens (T2); it is used once.
      entry: 'rewriteAddress',
      exit: 'cleanAddress',
      invoke: {
        id: 'handlingCallback',
        src: 'handleCallback',
        input: ({ context }) => context.address,
        onDone: {
          target: 'signedIn',
          actions: ['keepSession', 'keepReturnTo', 'goToReturnTo', 'forgetPlace', 'announceStart'],
        },
        onError: [
          { guard: 'mayRestart', target: 'redirecting', actions: ['keepProblem', 'prepareRestart'] },
          { guard: 'isForeignCallback', target: 'restoring', actions: 'keepProblem' },
          // The code may be used up; the provider's own session still signs in silently.
          { guard: 'isDegraded', target: 'unreachable', actions: 'keepProblem' },
          ...needsUser,
          { guard: 'isDead', target: 'forgetting', actions: 'keepProblem' },
          { target: 'signedOut', actions: 'keepProblem' },
        ],
      },
    },
    redirecting: {
      tags: 'busy',
      invoke: {
        id: 'redirecting',
        src: 'login',
        input: ({ context }) => ({
          returnTo: context.returnTo,
          screen: context.screen,
          rounds: context.rounds,
        }),
        onDone: { target: 'leftAtProvider' },
        onError: [
          ...needsUser,
          { guard: 'isDead', target: 'forgetting', actions: 'keepProblem' },
          { target: 'signedOut', actions: 'keepProblem' },
        ],
      },
      on: {
        'page.restored': { target: 'restoring' },
        // The page has not left yet, so it is asked to leave once more.
        'login.requested': { target: 'redirecting', reenter: true },
      },
    },
    leftAtProvider: {
      tags: 'busy',
      on: {
        'page.restored': { target: 'restoring' },
        'login.requested': { target: 'redirecting' },
      },
    },
    signedIn: {
      initial: 'fresh',
      after: { lastingTime: { actions: 'forgetRounds' } },
      on: {
        'logout.requested': [
          { guard: 'isKnownProvider', target: 'signingOut' },
          { actions: 'reportUnknownProvider' },
        ],
        'session.expired': { target: 'forgetting', actions: 'noteExpired' },
        'access.ended': { target: 'forgetting', actions: 'noteAccessEnded' },
        'role.changed': { target: '.refreshing', actions: 'noteRole' },
        'storage.changed': { target: '.settling', actions: 'noteElsewhere' },
        'page.restored': { target: '.settling', actions: 'noteElsewhere' },
        'token.failed': sessionFailures,
        'session.rejected': [
          // One silent refresh, then the login, so that refused tokens make no loop. Where the refresh has
          // mended it, the next refusal has one too, a few times in a row.
          { guard: 'isRefusedAgain', target: 'forgetting', actions: 'noteRejectedAgain' },
          // Late refusals of calls that still carried the old token.
          { guard: 'isReplaced' },
          { target: '.refreshing', actions: 'noteRejected' },
        ],
        'session.accepted': { guard: 'isInUse', actions: 'noteMended' },
      },
      states: {
        fresh: { after: { lastingTime: { actions: 'forgetRefusals' } } },
        settling: {
          after: { storageSettle: { target: 'refreshing' } },
          on: { 'storage.changed': { target: 'settling', reenter: true, actions: 'noteElsewhere' } },
        },
        refreshing: {
          invoke: {
            id: 'refreshing',
            src: 'getToken',
            input: ({ context }) => context.how,
            onDone: [
              { guard: 'isSameUser', target: 'fresh', actions: ['keepSession', 'announceRefresh'] },
              { target: 'userChanged', actions: ['keepSession', 'announceChange'] },
            ],
            onError: sessionFailures,
          },
          // The refused token is being replaced already.
          on: { 'session.rejected': {} },
        },
        degraded: {
          after: { retryDelay: { target: 'refreshing', actions: 'countAttempt' } },
          on: { 'network.restored': { target: 'refreshing' } },
        },
        userChanged: {
          on: { 'user.accepted': { target: 'fresh' } },
        },
      },
    },
    forgetting: {
      tags: 'busy',
      entry: 'dropSession',
      invoke: {
        id: 'forgetting',
        src: 'forget',
        onDone: [
          { guard: 'wasBlocked', target: 'blocked' },
          { guard: 'wasGrantInvalid', target: 'reauthRequired' },
          { target: 'signedOut' },
        ],
        onError: [
          { guard: 'wasBlocked', target: 'blocked' },
          { guard: 'wasGrantInvalid', target: 'reauthRequired' },
          { target: 'signedOut' },
        ],
      },
    },
    signedOut: {
      entry: ['dropSession', 'announceEnd'],
      on: {
        'login.requested': { target: 'redirecting', actions: 'keepRequest' },
        'login.continued': [
          { guard: 'isLoop', target: 'reauthRequired', actions: 'noteLoop' },
          { target: 'redirecting', actions: 'keepRequest' },
        ],
        'storage.changed': following,
        'page.restored': { target: 'restoring' },
      },
    },
    reauthRequired: {
      entry: ['dropSession', 'announceEnd'],
      on: {
        'login.requested': { target: 'redirecting', actions: 'keepRequest' },
        'storage.changed': following,
      },
    },
    interactionRequired: {
      entry: ['dropSession', 'announceEnd'],
      initial: 'other',
      on: { 'login.requested': { target: 'redirecting', actions: 'keepRequest' } },
      states: { consent: {}, mfa: {}, other: {} },
    },
    denied: {
      entry: ['dropSession', 'announceEnd'],
      on: { 'login.requested': { target: 'redirecting', actions: 'keepRequest' } },
    },
    blocked: {
      entry: ['dropSession', 'announceEnd'],
      on: { 'login.requested': { target: 'redirecting', actions: 'keepRequest' } },
    },
    configError: {
      entry: ['dropSession', 'announceEnd'],
      on: { 'start.retried': { target: 'booting', actions: 'keepPlace' } },
    },
    signingOut: {
      tags: 'busy',
      invoke: {
        id: 'signingOut',
        src: 'logout',
        onDone: { target: 'leftAtProvider', actions: ['noteLoggedOut', 'announceLogout'] },
        onError: { target: 'signedIn', actions: 'reportLogoutFailed' },
      },
    },
  },
});
