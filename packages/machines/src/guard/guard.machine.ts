import { assign, setup } from 'xstate';
import type { GuardEvent, GuardFacts } from './guard.types.ts';

/** Paths that the guard sends to, and looks out for. */
export const guardPaths = { wizard: '/welcome-wizard', noAssistants: '/no-assistants', list: '/' } as const;

/** What a non-admin may see: the index and the chat with an assistant (RT-8). */
const CHAT_PATH = /^\/(assistants\/chat\/[^/]+(\/[^/]*)?\/?)?$/;

type Rule = (args: { event: GuardEvent }) => boolean;
const rule =
  (holds: (facts: GuardFacts) => boolean): Rule =>
  ({ event }) =>
    holds(event.facts);

/** Who may see which route (ST-3, RT-5, RT-8). The order of the transitions is the order of the rules. */
export const guardMachine = setup({
  types: { context: {} as { facts: GuardFacts | null }, events: {} as GuardEvent },
  guards: {
    isGuestPage: rule(({ area, session }) => area === 'guest' && session !== 'signedIn'),
    isSignedInGuest: rule(({ area }) => area === 'guest'),
    isSignedOut: rule(({ session }) => session === 'signedOut'),
    isUnknown: rule(({ session, user }) => session === 'unknown' || !user),
    // A user whose wizard is pending has assistants perhaps, but is sent there all the same (ST-3).
    hasAssistantsAtNoAssistants: rule(
      ({ user, rights, path }) =>
        path === guardPaths.noAssistants &&
        rights === 'some' &&
        (!!user?.isAdmin || !user?.showWelcomeWizard),
    ),
    isAtNoAssistants: rule(({ path }) => path === guardPaths.noAssistants),
    isAdminAtPendingWizard: rule(
      ({ user, path }) => !!user?.isAdmin && user.showWelcomeWizard && path === guardPaths.wizard,
    ),
    isAdminWithPendingWizard: rule(({ user }) => !!user?.isAdmin && user.showWelcomeWizard),
    isUserWithPendingWizard: rule(({ user }) => !user?.isAdmin && !!user?.showWelcomeWizard),
    isAtDoneWizard: rule(({ path }) => path === guardPaths.wizard),
    // An administrator without an assistant creates one; nobody else can.
    isUserWithoutAssistants: rule(({ user, rights }) => !user?.isAdmin && rights === 'none'),
    isUserAtAdminRoute: rule(({ user, path }) => !user?.isAdmin && !CHAT_PATH.test(path)),
  },
  actions: { keepFacts: assign({ facts: ({ event }) => event.facts }) },
}).createMachine({
  id: 'guard',
  context: { facts: null },
  initial: 'checking',
  on: {
    'facts.changed': [
      { guard: 'isGuestPage', target: '.rendering', actions: 'keepFacts' },
      { guard: 'isSignedOut', target: '.loggingOut', actions: 'keepFacts' },
      { guard: 'isUnknown', target: '.checking', actions: 'keepFacts' },
      { guard: 'isSignedInGuest', target: '.redirecting.list', actions: 'keepFacts' },
      { guard: 'hasAssistantsAtNoAssistants', target: '.redirecting.list', actions: 'keepFacts' },
      { guard: 'isAtNoAssistants', target: '.rendering', actions: 'keepFacts' },
      { guard: 'isAdminAtPendingWizard', target: '.rendering', actions: 'keepFacts' },
      { guard: 'isAdminWithPendingWizard', target: '.redirecting.wizard', actions: 'keepFacts' },
      { guard: 'isUserWithPendingWizard', target: '.redirecting.noAssistants', actions: 'keepFacts' },
      { guard: 'isAtDoneWizard', target: '.redirecting.list', actions: 'keepFacts' },
      { guard: 'isUserWithoutAssistants', target: '.redirecting.noAssistants', actions: 'keepFacts' },
      { guard: 'isUserAtAdminRoute', target: '.notFound', actions: 'keepFacts' },
      { target: '.rendering', actions: 'keepFacts' },
    ],
  },
  states: {
    checking: {},
    rendering: {},
    redirecting: {
      initial: 'list',
      states: { wizard: {}, noAssistants: {}, list: {} },
    },
    loggingOut: {},
    notFound: {},
  },
});
