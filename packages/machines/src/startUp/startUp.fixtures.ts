import type { SnapshotFrom, StateValueFrom } from 'xstate';
import type { FixturesOf, LeafOf } from '../fixture.types.ts';
import type { User } from './decodeUser.ts';
import { startUpMachine } from './startUp.machine.ts';
import type { StartUpContext } from './startUp.types.ts';

const session = { accessToken: 'token', name: 'Acme Admin', avatarUrl: null };

const admin: User = {
  subject: 'auth0|4f1d',
  claims: { sub: 'auth0|4f1d', iss: 'http://localhost:4001/', permissions: ['admin:portal', 'read:portal'] },
  externalAccount: false,
  isAdmin: true,
  showWelcomeWizard: false,
  name: 'Acme Admin',
  avatarUrl: null,
  issuer: 'http://localhost:4001/',
};
const agent: User = { ...admin, claims: { ...admin.claims, permissions: ['read:portal'] }, isAdmin: false };

type Value = StateValueFrom<typeof startUpMachine>;

const at = (value: Value, changes: Partial<StartUpContext> = {}) =>
  startUpMachine.resolveState({
    value,
    context: { session, user: null, rights: 'unknown', attempt: 0, ...changes },
  });

/** Every state of start-up, pinned. */
export const startUpFixtures = {
  waiting: at('waiting', { session: null }),
  decoding: at('decoding'),
  'loading.prompt': at({ loading: 'prompt' }, { user: admin }),
  'loading.late': at({ loading: 'late' }, { user: admin }),
  offline: at('offline', { user: admin, attempt: 1 }),
  timedOut: at('timedOut', { user: admin }),
  signedIn: at('signedIn', { user: admin, rights: 'some' }),
  'signedIn@user': at('signedIn', { user: agent, rights: 'some' }),
  'signedIn@noAssistants': at('signedIn', { user: agent, rights: 'none' }),
  'signedIn@wizard': at('signedIn', { user: { ...admin, showWelcomeWizard: true }, rights: 'none' }),
  'signedIn@externalAccount': at('signedIn', {
    user: { ...admin, subject: 'google-oauth2|1180', externalAccount: true },
    rights: 'some',
  }),
  signedOut: at('signedOut', { session: null }),
} satisfies FixturesOf<LeafOf<Value>, SnapshotFrom<typeof startUpMachine>>;
