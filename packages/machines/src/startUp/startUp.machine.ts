import { type Failure, LATE_AFTER_MS } from '@parley/model';
import { assign, emit, enqueueActions, setup } from 'xstate';
import { backOff } from '../backOff.ts';
import { feedbackFor } from '../errors/errorPolicy.ts';
import { missingPort } from '../port.ts';
import type { User } from './decodeUser.ts';
import type {
  StartUpContext,
  StartUpEmitted,
  StartUpEvent,
  StartUpSession,
  UserFacts,
} from './startUp.types.ts';

/** Milliseconds after which a start is given up (faults: overlay never stays). */
const TIMEOUT_MS = 30_000;

function factsOf(event: object): UserFacts | null {
  return 'output' in event ? (event.output as UserFacts) : null;
}

function failuresOf(event: object): Failure[] {
  return Object.values(factsOf(event) ?? {}).filter((fact) => typeof fact === 'object');
}

/**
 * From the sign-in's result to a user, with the wizard flag and the rights that the guard asks for (ST-1,
 * ST-2).
 */
export const startUpMachine = setup({
  types: {
    context: {} as StartUpContext,
    events: {} as StartUpEvent,
    emitted: {} as StartUpEmitted,
    tags: {} as 'busy',
  },
  actors: {
    decodeToken: missingPort<User, StartUpSession>('decodeToken'),
    loadFacts: missingPort<UserFacts>('loadFacts'),
  },
  guards: {
    isRejected: ({ event }) => failuresOf(event).some(({ status }) => status === 401),
    isOffline: ({ event }) =>
      failuresOf(event).some(({ status, code }) => status === 0 && code === 'network'),
  },
  actions: {
    keepSession: assign(({ event }) =>
      event.type === 'session.started' || event.type === 'session.refreshed'
        ? { session: event.session, user: null, attempt: 0 }
        : {},
    ),
    keepUser: assign({
      user: ({ context, event }) => ('output' in event ? (event.output as User) : context.user),
    }),
    keepFacts: assign(({ context, event }) => {
      const facts = factsOf(event);
      if (!facts || !context.user) return {};
      const { showWelcomeWizard, hasAssistants } = facts;
      return {
        user: { ...context.user, showWelcomeWizard: showWelcomeWizard === true },
        rights: typeof hasAssistants !== 'boolean' ? 'unknown' : hasAssistants ? 'some' : 'none',
      };
    }),
    dropUser: assign({ session: null, user: null, rights: 'unknown' }),
    completeWizard: assign({
      user: ({ context }) => context.user && { ...context.user, showWelcomeWizard: false },
    }),
    keepRights: assign({
      rights: ({ context, event }) => (event.type === 'rights.changed' ? event.rights : context.rights),
    }),
    countAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    announceUser: emit(({ context }) => ({
      type: 'user.loaded' as const,
      user: context.user as User,
      rights: context.rights,
    })),
    announceLoss: emit({ type: 'user.lost' }),
    /** One message, even where both calls failed. */
    raiseFeedback: enqueueActions(({ context, event, enqueue }) => {
      const audience = context.user?.isAdmin ? 'admin' : 'user';
      const [failure] = failuresOf(event);
      if (!failure) return;
      enqueue.emit({ type: 'feedback.raised', feedback: feedbackFor(failure, audience, 'startUp') });
    }),
    raiseUnforeseen: emit({
      type: 'feedback.raised',
      feedback: { kind: 'toast', code: 'generic' },
    }),
  },
  delays: {
    promptTime: LATE_AFTER_MS,
    timeout: TIMEOUT_MS,
    retryDelay: ({ context }) => backOff(context.attempt),
  },
}).createMachine({
  id: 'startUp',
  context: { session: null, user: null, rights: 'unknown', attempt: 0 },
  on: {
    'session.started': { target: '.decoding', actions: 'keepSession' },
    'session.ended': { target: '.signedOut' },
  },
  initial: 'waiting',
  states: {
    waiting: { tags: 'busy' },
    decoding: {
      tags: 'busy',
      invoke: {
        id: 'decoding',
        src: 'decodeToken',
        input: ({ context }) => context.session as StartUpSession,
        onDone: { target: 'loading', actions: 'keepUser' },
        onError: { target: 'signedOut' },
      },
    },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadingFacts',
        src: 'loadFacts',
        onDone: [
          { guard: 'isRejected', target: 'signedOut' },
          { guard: 'isOffline', target: 'offline' },
          { target: 'signedIn', actions: ['keepFacts', 'raiseFeedback'] },
        ],
        onError: { target: 'signedIn', actions: 'raiseUnforeseen' },
      },
      after: { timeout: { target: 'timedOut' } },
      initial: 'prompt',
      states: {
        prompt: { after: { promptTime: { target: 'late' } } },
        late: {},
      },
    },
    offline: {
      after: { retryDelay: { target: 'loading', actions: 'countAttempt' } },
      on: { 'network.restored': { target: 'loading' }, 'load.retried': { target: 'loading' } },
    },
    timedOut: {
      on: { 'load.retried': { target: 'loading' } },
    },
    signedIn: {
      entry: 'announceUser',
      on: {
        'wizard.completed': { actions: ['completeWizard', 'announceUser'] },
        'rights.changed': { actions: ['keepRights', 'announceUser'] },
      },
    },
    signedOut: {
      entry: ['dropUser', 'announceLoss'],
      on: { 'session.refreshed': { target: 'decoding', actions: 'keepSession' } },
    },
  },
});
