import type { SnapshotFrom, StateValueFrom } from 'xstate';
import type { FixturesOf, LeafOf } from '../fixture.types.ts';
import { guardMachine } from './guard.machine.ts';
import type { GuardFacts } from './guard.types.ts';

const facts: GuardFacts = {
  session: 'signedIn',
  user: { isAdmin: true, showWelcomeWizard: false },
  rights: 'some',
  path: '/',
  area: 'app',
};
const user = { isAdmin: false, showWelcomeWizard: false };

type Value = StateValueFrom<typeof guardMachine>;

const at = (value: Value, changes: Partial<GuardFacts> = {}) =>
  guardMachine.resolveState({ value, context: { facts: { ...facts, ...changes } } });

/** Every state of the guard, pinned. */
export const guardFixtures = {
  checking: at('checking', { session: 'unknown', user: null }),
  rendering: at('rendering'),
  'rendering@user': at('rendering', { user }),
  'redirecting.wizard': at(
    { redirecting: 'wizard' },
    { user: { isAdmin: true, showWelcomeWizard: true }, rights: 'none' },
  ),
  'redirecting.noAssistants': at({ redirecting: 'noAssistants' }, { user, rights: 'none' }),
  'redirecting.list': at({ redirecting: 'list' }, { path: '/welcome-wizard' }),
  loggingOut: at('loggingOut', { session: 'signedOut', user: null }),
  notFound: at('notFound', { user, path: '/users' }),
} satisfies FixturesOf<LeafOf<Value>, SnapshotFrom<typeof guardMachine>>;
