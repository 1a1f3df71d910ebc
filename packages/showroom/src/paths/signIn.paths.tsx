import { type SignInEvent, signInMachine } from '@parley/machines';
import { type LeafOf, signInWalks } from '@parley/machines/testing';
import type { SignInCode } from '@parley/model';
import { page } from 'vitest/browser';
import type { SnapshotFrom, StateValueFrom } from 'xstate';
import { renderSignIn } from '../flows/renderSignIn.tsx';
import { playPaths } from './playPaths.tsx';
import { read } from './see.ts';

type Snapshot = SnapshotFrom<typeof signInMachine>;

/** A screen's title and what can be pressed on it. */
interface Seen {
  title: string;
  offers: string[];
}

const SUPPORT = 'Contact support';
const ACCOUNT = 'Account menu of Acme Admin';

/** What is said for each code (ST-5). */
const titles: Record<SignInCode, string> = {
  noSession: 'Sign in to continue',
  expired: 'Your session has ended',
  loggedOut: 'You are signed out',
  elsewhere: 'You are signed out',
  endedElsewhere: 'Your session has ended',
  passwordChanged: 'Your password was changed',
  accessRenewed: 'Your access was ended for a while',
  cancelled: 'Sign-in was canceled',
  timeout: 'Signing in took too long',
  popupBlocked: 'The sign-in window could not open',
  loginFailed: 'Signing in did not work',
  tokenFailed: 'Your session could not be renewed',
  invalidState: 'This sign-in link is no longer valid',
  codeExpired: 'Signing in has expired',
  consent: 'Your consent is needed',
  mfa: 'One more step to confirm it is you',
  interaction: 'The sign-in service needs you',
  grantInvalid: 'Your session has ended',
  blocked: 'You have no access at the moment',
  accessEnded: 'You no longer have access',
  denied: 'Access was declined',
  configuration: 'Signing in is not set up correctly',
  clock: 'Check your clock',
  loop: 'Sign-in does not last',
  storage: 'Your browser blocks storage',
  insecureOrigin: 'This address is not secure',
  unreachable: 'The sign-in service is not available',
};

/** Codes of sessions that ended, or that nobody wanted: there is no failed attempt to retry. */
const endings: readonly SignInCode[] = [
  'noSession',
  'expired',
  'loggedOut',
  'elsewhere',
  'endedElsewhere',
  'passwordChanged',
  'accessRenewed',
  'cancelled',
];

/** What trying again does not help, before somebody has mended it. */
const hopeless: readonly SignInCode[] = ['configuration', 'insecureOrigin'];

const busy =
  (title: string, ...offers: string[]) =>
  () => ({ title, offers });
const problem =
  (code: SignInCode, ...offers: string[]) =>
  () => ({ title: titles[code], offers });
const codeOf = ({ context }: Snapshot) => context.code ?? 'noSession';
const withCode =
  (...offers: string[]) =>
  (snapshot: Snapshot) => ({ title: titles[codeOf(snapshot)], offers });

const restoring = busy('Opening Parley…');
const leaving = busy('Taking you to the sign-in page…', 'Open the sign-in page');
const signingOut = busy('Signing you out…');
/** The application itself: the account menu with its logout is all that is left of the sign-in. */
const application = busy('Chat Assistants', ACCOUNT);

const main = page.getByRole('main');
const account = page.getByRole('button', { name: ACCOUNT });

function see(): Seen {
  const screen = main.element();
  const title = screen.querySelector('h1')?.textContent ?? '';
  return { title, offers: account.query() ? [ACCOUNT] : read(screen).offers };
}

/** The one way on. */
const press = () => main.getByRole('button').click();

playPaths({
  machine: signInMachine,
  walks: signInWalks,
  render: renderSignIn,
  hands: {
    'login.requested': press,
    'start.retried': press,
    'logout.requested': async () => {
      await account.click();
      await page.getByRole('menuitem', { name: 'Logout' }).click();
    },
  },
  outside: [
    'login.continued',
    ...(['session.rejected', 'session.accepted', 'session.expired', 'access.ended'] as const),
    ...(['token.failed', 'user.accepted'] as const),
    ...(['role.changed', 'storage.changed', 'page.restored', 'network.restored'] as const),
  ] satisfies SignInEvent['type'][],
  see,
  promises: {
    booting: restoring,
    restoring,
    unreachable: withCode('Try again', SUPPORT),
    handlingCallback: busy('Signing you in…'),
    redirecting: leaving,
    leftAtProvider: leaving,
    'signedIn.fresh': application,
    'signedIn.settling': application,
    'signedIn.refreshing': application,
    'signedIn.degraded': application,
    'signedIn.userChanged': application,
    signingOut,
    forgetting: signingOut,
    signedOut: (snapshot) => {
      const code = codeOf(snapshot);
      return { title: titles[code], offers: [endings.includes(code) ? 'Sign in' : 'Try again'] };
    },
    reauthRequired: withCode('Sign in'),
    'interactionRequired.consent': problem('consent', 'Sign in'),
    'interactionRequired.mfa': problem('mfa', 'Sign in'),
    'interactionRequired.other': problem('interaction', 'Sign in'),
    denied: problem('denied', 'Use another account', SUPPORT),
    blocked: withCode('Use another account', SUPPORT),
    configError: (snapshot) => {
      const code = codeOf(snapshot);
      const offers = hopeless.includes(code) ? [SUPPORT, 'Load again'] : ['Try again', SUPPORT];
      return { title: titles[code], offers };
    },
  } satisfies Record<LeafOf<StateValueFrom<typeof signInMachine>>, (snapshot: Snapshot) => Seen>,
});
