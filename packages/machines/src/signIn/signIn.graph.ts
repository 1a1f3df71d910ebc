import type { SnapshotFrom } from 'xstate';
import type { Walk } from '../testing/explore.ts';
import { goesOnByItself, type SignInView, signInViewOf } from './signIn.connect.ts';
import type { signInMachine } from './signIn.machine.ts';

type Snapshot = SnapshotFrom<typeof signInMachine>;

const session = { accessToken: 'a', subject: 'auth0|1', name: 'Ada', avatarUrl: null };
const other = { ...session, accessToken: 'b', subject: 'auth0|2', name: 'Grace' };

/** An error as the identity client throws it: named 'Error', told apart by `.error`. */
const identityError = (error: string, fields: object = {}) =>
  Object.assign(new Error(error), { error, ...fields });

/** One error for each code that can be had. */
const errors = [
  ...[
    ...['login_required', 'consent_required', 'mfa_required', 'interaction_required', 'access_denied'],
    ...['invalid_configuration', 'invalid_grant', 'unauthorized', 'request_error', 'state_mismatch'],
    ...['cancelled', 'popup_open', 'timeout', 'something_new'],
  ].map((error) => identityError(error)),
  identityError('timeout', { popup: {} }),
  new Error('Expiration Time (exp) claim error in the ID token'),
  new Error('auth0-spa-js must run on a secure origin.'),
  new DOMException('The storage is full.', 'QuotaExceededError'),
];
const failing = (type: string) => errors.map((error) => ({ type, error }));

/** What comes from the identity client, the API, the page and the app, whatever is shown. */
const reports = [
  { type: 'session.rejected', accessToken: 'a' },
  { type: 'session.rejected', accessToken: 'a', because: 'passwordChanged' },
  { type: 'session.accepted', accessToken: 'a' },
  { type: 'session.expired' },
  { type: 'access.ended' },
  { type: 'role.changed' },
  { type: 'user.accepted' },
  { type: 'storage.changed' },
  { type: 'storage.changed', isSignOut: true },
  { type: 'page.restored' },
  { type: 'network.restored' },
  ...failing('token.failed'),
  { type: 'xstate.done.actor.preparing' },
  ...failing('xstate.error.actor.preparing'),
  ...[session, other].map((output) => ({ type: 'xstate.done.actor.restoring', output })),
  ...failing('xstate.error.actor.restoring'),
  { type: 'xstate.done.actor.handlingCallback', output: { session, returnTo: '/users' } },
  ...failing('xstate.error.actor.handlingCallback'),
  { type: 'xstate.done.actor.redirecting' },
  ...failing('xstate.error.actor.redirecting'),
  { type: 'xstate.done.actor.refreshing', output: session },
  { type: 'xstate.done.actor.refreshing', output: { ...session, accessToken: 'c' } },
  { type: 'xstate.done.actor.refreshing', output: other },
  ...failing('xstate.error.actor.refreshing'),
  { type: 'xstate.done.actor.forgetting' },
  { type: 'xstate.error.actor.forgetting', error: new Error('The storage is blocked.') },
  { type: 'xstate.done.actor.signingOut' },
  { type: 'xstate.error.actor.signingOut', error: new Error('The address was not left.') },
  { type: 'xstate.error.actor.watchingPage', error: new Error('The page cannot be watched.') },
];

/** The one way on that a screen offers. */
function offered(view: SignInView) {
  if (view.kind === 'signedIn') return [{ type: 'logout.requested' }];
  if (view.kind === 'unreachable') return [{ type: 'start.retried' }];
  if (view.kind === 'busy') return view.doing === 'leaving' ? [{ type: 'login.requested' }] : [];
  if (goesOnByItself(view)) return [{ type: 'login.continued' }, { type: 'login.requested' }];
  if (view.kind === 'signedOut' || view.way === 'login') return [{ type: 'login.requested' }];
  if (view.way === 'restart') return [{ type: 'start.retried' }];
  return [{ type: 'login.requested', screen: 'login' }];
}

/** Codes that guards ask for; all others lead on alike. */
const DECISIVE: readonly (string | null)[] = [
  'blocked',
  'accessEnded',
  'grantInvalid',
  'passwordChanged',
  'accessRenewed',
  'invalidState',
  'elsewhere',
  'endedElsewhere',
  'loggedOut',
];

/**
 * How the sign-in is explored: coming back from a provider that can be logged out of, and from one that
 * cannot, there after two logins that began by themselves.
 */
export const signInWalks: readonly Walk[] = ['auth0', 'firebase'].map((provider, index) => ({
  input: { address: 'http://localhost:4000/?code=c&state=s', provider, rounds: 2 * index, returnTo: null },
  events: reports,
  offers: (snapshot: Snapshot) => offered(signInViewOf(snapshot)),
  contextKey: ({ context }: Snapshot) => [
    DECISIVE.includes(context.code) && context.code,
    context.session?.subject,
    context.session?.accessToken,
    context.refusedToken,
    context.isMended,
    context.address.includes('code'),
    context.rounds >= 2,
  ],
  faceOf: (snapshot: Snapshot) => {
    const view = signInViewOf(snapshot);
    return 'code' in view ? view.code : '';
  },
}));
