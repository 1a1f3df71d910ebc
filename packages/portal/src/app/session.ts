import {
  decide,
  type GuardDecision,
  type GuardFacts,
  type Rights,
  signInViewOf,
  signInWith,
  startUpViewOf,
  startUpWith,
  type User,
} from '@parley/machines';
import { createActor } from 'xstate';
import { type IdentityClient, takeLogin } from './identityClient.ts';

/** Name of the identity provider, the only one that can be logged out of (SH-1). */
const PROVIDER = 'auth0';

/** Makes the sign-in of this page; it begins when it is started. */
export function createSignIn(identity: IdentityClient) {
  return createActor(signInWith(identity.ports), {
    input: { address: location.href, provider: PROVIDER, ...takeLogin() },
  });
}

/** Makes the start-up of this page. */
export function createStartUp(ports: Parameters<typeof startUpWith>[0]) {
  return createActor(startUpWith(ports));
}

export type SignInActor = ReturnType<typeof createSignIn>;
export type StartUpActor = ReturnType<typeof createStartUp>;

/** Who uses the portal, and what the guard says of where they want to go. */
export interface Session {
  signIn: SignInActor;
  startUp: StartUpActor;
}

/** The signed-in user and their rights, or null. */
export function userOf({ startUp }: Session): { user: User; rights: Rights } | null {
  const view = startUpViewOf(startUp.getSnapshot());
  return view.kind === 'signedIn' ? view : null;
}

/** Whether somebody is signed in, as far as that is known. */
export function stateOf({ signIn, startUp }: Session): GuardFacts['session'] {
  const signInView = signInViewOf(signIn.getSnapshot());
  if (signInView.kind === 'signedOut' || signInView.kind === 'problem') return 'signedOut';
  if (signInView.kind === 'busy' && signInView.doing === 'leaving') return 'signedOut';
  const startUpView = startUpViewOf(startUp.getSnapshot());
  if (signInView.kind === 'signedIn' && startUpView.kind === 'signedIn') return 'signedIn';
  return 'unknown';
}

/** What the guard decides for a path (ST-3). */
export function decideFor(session: Session, path: string, area: GuardFacts['area']): GuardDecision {
  const known = userOf(session);
  const state = stateOf(session);
  return decide({
    session: state,
    user: state === 'signedIn' ? (known?.user ?? null) : null,
    rights: known?.rights ?? 'unknown',
    path,
    area,
  });
}
