import { assign, emit, enqueueActions, fromCallback, setup } from 'xstate';
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
} from './signIn.types.ts';

/** The one provider that can be logged out of; any other is warned about (SH-1). */
const KNOWN_PROVIDER = 'auth0';

/** Milliseconds in which another tab's removing and setting of a user count as one change. */
const STORAGE_SETTLE_MS = 100;

/** Milliseconds after which a session counts as one that lasts. */
const LASTING_MS = 60_000;

/** Refusals in a row that another token may answer, each of which was mended by it (faults: no loop). */
const MOST_REFUSALS = 3;

/** Sign-ins in a row that may begin by themselves, here or after another tab's (faults: no loop). */
const MOST_ROUNDS = 2;

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

const saidEnd = (event: SignInEvent) => (event.type === 'session.rejected' && event.because) || null;

/** Guards, actions, actors and delays of the sign-in, which its states (signIn.machine.ts) name. */
export const signInSetup = setup({
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
    mayRestart: ({ context, event }) =>
      problemOf(event).outcome === 'restart' && context.rounds < MOST_ROUNDS,
    isLoop: ({ context }) => context.rounds >= MOST_ROUNDS,
    wasBlocked: ({ context }) => context.code === 'blocked' || context.code === 'accessEnded',
    wasGrantInvalid: ({ context }) => context.code === 'grantInvalid',
    isSameUser: ({ context, event }) => sessionOf(event)?.subject === context.session?.subject,
    hasSession: ({ context }) => context.session !== null,
    isRefusedAgain: ({ context, event }) =>
      event.type === 'session.rejected' &&
      context.refusedToken !== null &&
      event.accessToken === context.session?.accessToken &&
      !(context.isMended && context.refusals < MOST_REFUSALS),
    isInUse: ({ context, event }) =>
      event.type === 'session.accepted' &&
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
        // These codes give the cause of being signed out, so 'no session' must not replace them.
        const isKnownWhy = ['invalidState', 'elsewhere', 'endedElsewhere', 'loggedOut'].includes(
          context.code ?? '',
        );
        if (isKnownWhy && outcome === 'signedOut') return context.code;
        // The provider only says that the session, or its refresh token, is no more.
        const isEnd = outcome === 'signedOut' || outcome === 'reauthRequired';
        const isToldWhy = context.code === 'passwordChanged' || context.code === 'accessRenewed';
        return isToldWhy && isEnd ? context.code : code;
      },
    }),
    keepSession: assign({
      session: ({ context, event }) => sessionOf(event) ?? context.session,
      code: null,
      attempt: 0,
      how: 'cached',
    }),
    dropSession: assign({
      ...{ session: null, refusedToken: null, isMended: false, refusals: 0 },
      ...{ how: 'cached', attempt: 0 },
    }),
    noteExpired: assign({ code: 'expired' }),
    noteAccessEnded: assign({ code: 'accessEnded' }),
    noteLoggedOut: assign({ code: 'loggedOut' }),
    noteRejectedAgain: assign({
      code: ({ event }) => saidEnd(event) ?? 'grantInvalid',
    }),
    noteLoop: assign({ code: 'loop' }),
    noteRejected: assign(({ context, event }) =>
      event.type === 'session.rejected'
        ? {
            how: 'renewed',
            refusedToken: event.accessToken,
            isMended: false,
            refusals: context.refusals + 1,
            code: saidEnd(event),
          }
        : {},
    ),
    noteMended: assign({ isMended: true }),
    forgetRefusals: assign({ refusals: 0 }),
    noteRole: assign({ how: 'renewed' }),
    /** Should the session be gone now: who signed out in another tab is told so, others that it has ended. */
    noteElsewhere: assign({
      code: ({ context, event }) => {
        const isSignOut = event.type === 'storage.changed' && event.isSignOut === true;
        return isSignOut || context.code === 'elsewhere' ? 'elsewhere' : 'endedElsewhere';
      },
      how: 'cached',
    }),
    countAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    keepRequest: assign(({ context, event }) => {
      if (event.type !== 'login.requested' && event.type !== 'login.continued') return {};
      const { origin } = new URL(context.address);
      return {
        returnTo: event.returnTo === undefined ? context.returnTo : safeReturnTo(event.returnTo, origin),
        screen: ('screen' in event && event.screen) || 'default',
        rounds: event.type === 'login.continued' ? context.rounds + 1 : 0,
      };
    }),
    keepPlace: assign({
      returnTo: ({ context, event }) =>
        event.type === 'start.retried' && event.returnTo !== undefined
          ? safeReturnTo(event.returnTo, new URL(context.address).origin)
          : context.returnTo,
    }),
    keepReturnTo: assign({
      returnTo: ({ context, event }) => {
        const value = 'output' in event ? (event.output as { returnTo: string | null }).returnTo : null;
        return safeReturnTo(value, new URL(context.address).origin);
      },
    }),
    prepareRestart: assign({ rounds: ({ context }) => context.rounds + 1, screen: 'default' }),
    countRound: assign({ rounds: ({ context }) => context.rounds + 1 }),
    forgetRounds: assign({ rounds: 0 }),
    cleanAddress: assign({
      address: ({ context }) => new URL(context.address).origin + withoutSecrets(new URL(context.address)),
    }),
    rewriteAddress: emit(({ context }) => ({
      type: 'address.rewritten' as const,
      to: withoutSecrets(new URL(context.address)),
    })),
    goToReturnTo: emit(({ context }) => ({ type: 'address.rewritten' as const, to: context.returnTo })),
    forgetPlace: assign({ returnTo: HOME }),
    /** To where a login began that failed here, or that another try has made unnecessary. */
    goBack: enqueueActions(({ context: { returnTo: to }, enqueue }) => {
      if (to === HOME) return;
      enqueue.emit({ type: 'address.rewritten', to });
      enqueue.assign({ returnTo: HOME });
    }),
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
    announceLogout: emit({ type: 'logged.out' }),
    reportLogoutFailed: emit({ type: 'logout.failed' }),
    reportUnknownProvider: emit(({ context }) => ({
      type: 'provider.unknown' as const,
      provider: context.provider,
    })),
  },
  delays: {
    retryDelay: ({ context }) => backOff(context.attempt),
    storageSettle: STORAGE_SETTLE_MS,
    lastingTime: LASTING_MS,
  },
});
