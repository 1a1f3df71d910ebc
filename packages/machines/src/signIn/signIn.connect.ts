import type { SignInCode } from '@parley/model';
import type { SnapshotFrom } from 'xstate';
import type { signInMachine } from './signIn.machine.ts';
import type { Session, SignInEvent } from './signIn.types.ts';

/** What the sign-in screens, and whoever waits for them, need to know. */
export type SignInView =
  /** Nothing to decide yet; `doing` says what is waited for. */
  | { kind: 'busy'; doing: 'starting' | 'completing' | 'leaving' | 'signingOut' }
  /** The provider does not answer; tries go on by themselves. `attempt` counts those made. */
  | { kind: 'unreachable'; code: SignInCode; attempt: number }
  | { kind: 'signedIn'; session: Session; condition: 'fresh' | 'refreshing' | 'degraded' | 'userChanged' }
  | { kind: 'signedOut'; code: SignInCode }
  /**
   * Something stands in the way. `way` is what may help: logging in again, with another account, or only a
   * new start once the cause is gone.
   */
  | { kind: 'problem'; code: SignInCode; way: 'login' | 'otherAccount' | 'restart' };

/** The sign-in in the terms of its screens. */
export function signInViewOf(snapshot: SnapshotFrom<typeof signInMachine>): SignInView {
  const { session, attempt } = snapshot.context;
  const code = snapshot.context.code ?? 'noSession';
  if (snapshot.matches('signedIn') && session) {
    if (snapshot.matches({ signedIn: 'degraded' }))
      return { kind: 'signedIn', session, condition: 'degraded' };
    if (snapshot.matches({ signedIn: 'userChanged' }))
      return { kind: 'signedIn', session, condition: 'userChanged' };
    const isSettled = snapshot.matches({ signedIn: 'fresh' });
    return { kind: 'signedIn', session, condition: isSettled ? 'fresh' : 'refreshing' };
  }
  if (snapshot.matches('unreachable')) return { kind: 'unreachable', code, attempt };
  if (snapshot.matches('signedOut')) return { kind: 'signedOut', code };
  if (snapshot.matches('configError')) return { kind: 'problem', code, way: 'restart' };
  if (snapshot.matches('blocked') || snapshot.matches('denied'))
    return { kind: 'problem', code, way: 'otherAccount' };
  if (snapshot.matches('reauthRequired') || snapshot.matches('interactionRequired'))
    return { kind: 'problem', code, way: 'login' };
  if (snapshot.matches('handlingCallback')) return { kind: 'busy', doing: 'completing' };
  if (snapshot.matches('signingOut') || snapshot.matches('forgetting'))
    return { kind: 'busy', doing: 'signingOut' };
  if (snapshot.matches('redirecting') || snapshot.matches('leftAtProvider'))
    return { kind: 'busy', doing: 'leaving' };
  return { kind: 'busy', doing: 'starting' };
}

/** Ends of a session after which nothing needs to be said: the provider's login page comes by itself. */
const SILENT_CODES: readonly SignInCode[] = ['noSession', 'expired', 'loggedOut'];

/** Whether the login page goes on to the provider without being asked (ST-4). */
export function goesOnByItself(view: SignInView): boolean {
  return view.kind === 'signedOut' && SILENT_CODES.includes(view.code);
}

/**
 * The sign-in for its screens: what they show, and what can be done there.
 * @param returnTo where to go after a login; where it is missing, the machine's own place stays.
 */
export function connectSignIn(
  snapshot: SnapshotFrom<typeof signInMachine>,
  send: (event: SignInEvent) => void,
  returnTo?: string | undefined,
) {
  const place = returnTo === undefined ? {} : { returnTo };
  return {
    view: signInViewOf(snapshot),
    actions: {
      onSignIn: () => send({ type: 'login.requested', ...place }),
      /** For a page that goes on to the provider without being asked (`goesOnByItself`). */
      onGoOn: () => send({ type: 'login.continued', ...place }),
      onOtherAccount: () => send({ type: 'login.requested', screen: 'login', ...place }),
      onRetry: () => send({ type: 'start.retried', ...place }),
    },
    onLogout: () => send({ type: 'logout.requested' }),
  };
}
