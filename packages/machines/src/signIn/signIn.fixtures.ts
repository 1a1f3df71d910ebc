import type { SignInCode } from '@parley/model';
import type { SnapshotFrom, StateValueFrom } from 'xstate';
import type { FixturesOf, LeafOf } from '../fixture.types.ts';
import { signInMachine } from './signIn.machine.ts';
import type { Session, SignInContext } from './signIn.types.ts';

const session: Session = {
  accessToken: 'token',
  subject: 'auth0|4f1d',
  name: 'Acme Admin',
  avatarUrl: null,
};

const context: SignInContext = {
  address: 'http://localhost:4000/',
  provider: 'auth0',
  rounds: 0,
  returnTo: '/',
  screen: 'default',
  session: null,
  code: null,
  attempt: 0,
  how: 'cached',
  refusedToken: null,
  isMended: false,
  refusals: 0,
};

type Value = StateValueFrom<typeof signInMachine>;

const at = (value: Value, changes: Partial<SignInContext> = {}) =>
  signInMachine.resolveState({ value, context: { ...context, ...changes } });
const signedOut = (code: SignInCode) => at('signedOut', { code });
const misconfigured = (code: SignInCode) => at('configError', { code });

/** Every state of the sign-in, pinned. */
export const signInFixtures = {
  booting: at('booting'),
  restoring: at('restoring'),
  unreachable: at('unreachable', { code: 'unreachable', attempt: 2 }),
  'unreachable@timeout': at('unreachable', { code: 'timeout' }),
  handlingCallback: at('handlingCallback', {
    address: 'http://localhost:4000/auth/auth0/callback?code=c&state=s',
  }),
  redirecting: at('redirecting'),
  leftAtProvider: at('leftAtProvider'),
  'signedIn.fresh': at({ signedIn: 'fresh' }, { session }),
  'signedIn.settling': at({ signedIn: 'settling' }, { session }),
  'signedIn.refreshing': at({ signedIn: 'refreshing' }, { session }),
  'signedIn.degraded': at({ signedIn: 'degraded' }, { session, code: 'unreachable', attempt: 1 }),
  'signedIn.userChanged': at(
    { signedIn: 'userChanged' },
    { session: { ...session, subject: 'auth0|77aa', name: 'Grace Holm' } },
  ),
  forgetting: at('forgetting', { code: 'grantInvalid' }),
  signedOut: signedOut('noSession'),
  'signedOut@loggedOut': signedOut('loggedOut'),
  'signedOut@expired': signedOut('expired'),
  'signedOut@elsewhere': signedOut('elsewhere'),
  'signedOut@endedElsewhere': signedOut('endedElsewhere'),
  'signedOut@passwordChanged': signedOut('passwordChanged'),
  'signedOut@accessRenewed': signedOut('accessRenewed'),
  'signedOut@invalidState': signedOut('invalidState'),
  'signedOut@codeExpired': signedOut('codeExpired'),
  'signedOut@cancelled': signedOut('cancelled'),
  'signedOut@timeout': signedOut('timeout'),
  'signedOut@popupBlocked': signedOut('popupBlocked'),
  'signedOut@loginFailed': signedOut('loginFailed'),
  'signedOut@tokenFailed': signedOut('tokenFailed'),
  reauthRequired: at('reauthRequired', { code: 'grantInvalid' }),
  'reauthRequired@loop': at('reauthRequired', { code: 'loop' }),
  'interactionRequired.consent': at({ interactionRequired: 'consent' }, { code: 'consent' }),
  'interactionRequired.mfa': at({ interactionRequired: 'mfa' }, { code: 'mfa' }),
  'interactionRequired.other': at({ interactionRequired: 'other' }, { code: 'interaction' }),
  denied: at('denied', { code: 'denied' }),
  blocked: at('blocked', { code: 'blocked' }),
  'blocked@accessEnded': at('blocked', { code: 'accessEnded' }),
  configError: misconfigured('configuration'),
  'configError@clock': misconfigured('clock'),
  'configError@storage': misconfigured('storage'),
  'configError@insecureOrigin': misconfigured('insecureOrigin'),
  signingOut: at('signingOut', { session }),
} satisfies FixturesOf<LeafOf<Value>, SnapshotFrom<typeof signInMachine>>;
