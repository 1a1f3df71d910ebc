import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import { backOff } from '../backOff.ts';
import { errorOf, missingPort } from '../port.ts';
import {
  classifyIdentityError,
  type IdentityOutcome,
  type IdentityPlace,
  type IdentityProblem,
} from './classifyIdentityError.ts';
import { HOME, isCallbackAddress, safeReturnTo, withoutSecrets } from './safeReturnTo.ts';
import type {
  LoginRequest,
  PageEvent,
  Session,
  SignInContext,
  SignInEmitted,
  SignInEvent,
  SignInInput,
  SignInPorts,
} from './signIn.types.ts';

/** The one provider that can be logged out of; any other is warned about (SH-1). */
const KNOWN_PROVIDER = 'auth0';

/** Milliseconds in which another tab's removing and setting of a user count as one change. */
const STORAGE_SETTLE_MS = 100;

const placeByEvent: Record<string, IdentityPlace> = {
  'xstate.error.actor.preparing': 'prepare',
  'xstate.error.actor.handlingCallback': 'callback',
  'xstate.error.actor.redirecting': 'login',
};

function problemOf(event: { type: string }): IdentityProblem {
  return classifyIdentityError(errorOf(event), placeByEvent[event.type] ?? 'silent');
}

const hasOutcome =
  (...outcomes: IdentityOutcome[]) =>
  ({ event }: { event: { type: string } }) =>
    outcomes.includes(problemOf(event).outcome);

function sessionOf(event: object): Session | null {
  if (!('output' in event)) return null;
  const output = event.output as Session | { session: Session };
  return 'session' in output ? output.session : output;
}

/** Ends of an attempt that need the user, whatever was attempted. */
const needsUser = [
  { guard: 'needsConsent', target: '#signIn.interactionRequired.consent', actions: 'keepProblem' },
  { guard: 'needsMfa', target: '#signIn.interactionRequired.mfa', actions: 'keepProblem' },
  { guard: 'needsInteraction', target: '#signIn.interactionRequired.other', actions: 'keepProblem' },
  { guard: 'isDenied', target: '#signIn.denied', actions: 'keepProblem' },
  { guard: 'isMisconfigured', target: '#signIn.configError', actions: 'keepProblem' },
] as const;

/** A session that failed: what is stored of it goes first, `forgetting` then knows the way. */
const sessionFailures = [
  { guard: 'isDegraded', target: '#signIn.signedIn.degraded', actions: 'keepProblem' },
  ...needsUser,
  { target: '#signIn.forgetting', actions: 'keepProblem' },
] as const;

/** Sign-in with the identity provider (ST-4, ST-5): every state of the client, none of its words. */
export const signInMachine = setup({
  types: {
    context: {} as SignInContext,
    events: {} as SignInEvent,
    input: {} as SignInInput,
    emitted: {} as SignInEmitted,
    tags: {} as 'busy',
  },
  actors: {
    prepare: missingPort<void>('prepare'),
    getToken: missingPort<Session, 'cached' | 'renewed'>('getToken'),
    handleCallback: missingPort<{ session: Session; returnTo: string | null }, string>('handleCallback'),
    login: missingPort<void, LoginRequest>('login'),
    logout: missingPort<void>('logout'),
    forget: missingPort<void>('forget'),
    watchPage: fromCallback<PageEvent>(() => {
      throw new Error('Port "watchPage" is not provided.');
    }),
  },
  guards: {
    hasCallback: ({ context }) => isCallbackAddress(context.address),
    needsConsent: hasOutcome('consent'),
    needsMfa: hasOutcome('mfa'),
    needsInteraction: hasOutcome('interaction'),
    isDenied: hasOutcome('denied'),
    isMisconfigured: hasOutcome('configError'),
    isDegraded: hasOutcome('degraded'),
    isDead: hasOutcome('reauthRequired', 'blocked'),
    isForeignCallback: hasOutcome('invalidState'),
    mayRestart: ({ context, event }) => problemOf(event).outcome === 'restart' && !context.restarted,
    wasBlocked: ({ context }) => context.code === 'blocked',
    wasGrantInvalid: ({ context }) => context.code === 'grantInvalid',
    isSameUser: ({ context, event }) => sessionOf(event)?.subject === context.session?.subject,
    isRefusedAgain: ({ context, event }) =>
      event.type === 'session.rejected' &&
      context.refusedToken !== null &&
      event.accessToken === context.session?.accessToken,
    isReplaced: ({ context, event }) =>
      event.type === 'session.rejected' && event.accessToken === context.refusedToken,
    isKnownProvider: ({ context }) => context.provider === KNOWN_PROVIDER,
  },
  actions: {
    keepProblem: assign({
      code: ({ context, event }) => {
        const { outcome, code } = problemOf(event);
        // That nobody is signed in is only what one of these has led to.
        const isKnownWhy = ['invalidState', 'elsewhere', 'loggedOut'].includes(context.code ?? '');
        return isKnownWhy && outcome === 'signedOut' ? context.code : code;
      },
    }),
    keepSession: assign({
      session: ({ context, event }) => sessionOf(event) ?? context.session,
      code: null,
      attempt: 0,
      how: 'cached',
    }),
    dropSession: assign({ session: null, refusedToken: null, how: 'cached', attempt: 0 }),
    noteExpired: assign({ code: 'expired' }),
    noteLoggedOut: assign({ code: 'loggedOut' }),
    noteGrantInvalid: assign({ code: 'grantInvalid' }),
    noteRejected: assign(({ event }) =>
      event.type === 'session.rejected' ? { how: 'renewed', refusedToken: event.accessToken } : {},
    ),
    noteElsewhere: assign({ code: 'elsewhere', how: 'cached' }),
    countAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    keepRequest: assign(({ context, event }) => {
      if (event.type !== 'login.requested') return {};
      const { origin } = new URL(context.address);
      return {
        returnTo: event.returnTo === undefined ? context.returnTo : safeReturnTo(event.returnTo, origin),
        screen: event.screen ?? 'default',
        isRestart: false,
      };
    }),
    keepReturnTo: assign({
      returnTo: ({ context, event }) => {
        const value = 'output' in event ? (event.output as { returnTo: string | null }).returnTo : null;
        return safeReturnTo(value, new URL(context.address).origin);
      },
    }),
    prepareRestart: assign({ isRestart: true, screen: 'default' }),
    cleanAddress: assign({
      address: ({ context }) => new URL(context.address).origin + withoutSecrets(new URL(context.address)),
    }),
    rewriteAddress: emit(({ context }) => ({
      type: 'address.rewritten' as const,
      to: withoutSecrets(new URL(context.address)),
    })),
    goToReturnTo: emit(({ context }) => ({ type: 'address.rewritten' as const, to: context.returnTo })),
    announceStart: emit(({ context }) => ({
      type: 'session.started' as const,
      session: context.session as Session,
    })),
    announceRefresh: emit(({ context }) => ({
      type: 'session.refreshed' as const,
      session: context.session as Session,
    })),
    announceChange: emit(({ context }) => ({
      type: 'user.changed' as const,
      session: context.session as Session,
    })),
    announceEnd: emit(({ context }) => ({
      type: 'session.ended' as const,
      code: context.code ?? 'noSession',
    })),
    reportLogoutFailed: emit({ type: 'logout.failed' }),
    reportUnknownProvider: emit(({ context }) => ({
      type: 'provider.unknown' as const,
      provider: context.provider,
    })),
  },
  delays: {
    retryDelay: ({ context }) => backOff(context.attempt),
    storageSettle: STORAGE_SETTLE_MS,
  },
}).createMachine({
  id: 'signIn',
  context: ({ input }) => ({
    ...input,
    returnTo: HOME,
    screen: 'default',
    isRestart: false,
    session: null,
    code: null,
    attempt: 0,
    how: 'cached',
    refusedToken: null,
  }),
  // Listening to the page is a help; a page that cannot be listened to still signs in.
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
        onDone: { target: 'signedIn', actions: ['keepSession', 'announceStart'] },
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
        'start.retried': { target: 'booting' },
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
          actions: ['keepSession', 'keepReturnTo', 'goToReturnTo', 'announceStart'],
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
          isRestart: context.isRestart,
        }),
        onDone: { target: 'leftAtProvider' },
        onError: [...needsUser, { target: 'signedOut', actions: 'keepProblem' }],
      },
      on: { 'page.restored': { target: 'restoring' } },
    },
    leftAtProvider: {
      tags: 'busy',
      on: { 'page.restored': { target: 'restoring' } },
    },
    signedIn: {
      initial: 'fresh',
      on: {
        'logout.requested': [
          { guard: 'isKnownProvider', target: 'signingOut' },
          { actions: 'reportUnknownProvider' },
        ],
        'session.expired': { target: 'forgetting', actions: 'noteExpired' },
        'storage.changed': { target: '.settling' },
        'page.restored': { target: '.settling' },
        'token.failed': sessionFailures,
        'session.rejected': [
          // One silent refresh, then the login: no loop of refused tokens.
          { guard: 'isRefusedAgain', target: 'forgetting', actions: 'noteGrantInvalid' },
          // Late refusals of calls that still carried the old token.
          { guard: 'isReplaced' },
          { target: '.refreshing', actions: 'noteRejected' },
        ],
      },
      states: {
        fresh: {},
        settling: {
          after: { storageSettle: { target: 'refreshing', actions: 'noteElsewhere' } },
          on: { 'storage.changed': { target: 'settling', reenter: true } },
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
        'storage.changed': { target: 'restoring' },
        'page.restored': { target: 'restoring' },
      },
    },
    reauthRequired: {
      entry: ['dropSession', 'announceEnd'],
      on: {
        'login.requested': { target: 'redirecting', actions: 'keepRequest' },
        'storage.changed': { target: 'restoring' },
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
      on: { 'start.retried': { target: 'booting' } },
    },
    signingOut: {
      tags: 'busy',
      invoke: {
        id: 'signingOut',
        src: 'logout',
        onDone: { target: 'leftAtProvider', actions: 'noteLoggedOut' },
        onError: { target: 'signedIn', actions: 'reportLogoutFailed' },
      },
    },
  },
});

/** The sign-in with the app's own identity client behind it. */
export function signInWith(ports: SignInPorts) {
  return signInMachine.provide({
    actors: {
      prepare: fromPromise(({ signal }) => ports.prepare(signal)),
      getToken: fromPromise(({ input, signal }) => ports.getToken(input, signal)),
      handleCallback: fromPromise(({ input, signal }) => ports.handleCallback(input, signal)),
      login: fromPromise(({ input }) => ports.login(input)),
      logout: fromPromise(() => ports.logout()),
      forget: fromPromise(() => ports.forget()),
      watchPage: fromCallback(({ sendBack }) => ports.watchPage(sendBack)),
    },
  });
}
