import type { SnapshotFrom } from 'xstate';
import type { User } from './decodeUser.ts';
import type { startUpMachine } from './startUp.machine.ts';
import type { Rights, StartUpEvent } from './startUp.types.ts';

/** What is shown before there is a user, and the user when there is one. */
export type StartUpView =
  /** The 'Loading... Please wait.' overlay (RT-9); `isLate` adds the notice that it takes long. */
  | { kind: 'loading'; isLate: boolean }
  /** Tries again by itself. */
  | { kind: 'offline' }
  | { kind: 'timedOut' }
  | { kind: 'signedIn'; user: User; rights: Rights }
  | { kind: 'signedOut' };

/** Start-up in the terms of its screens. */
export function startUpViewOf(snapshot: SnapshotFrom<typeof startUpMachine>): StartUpView {
  const { user, rights } = snapshot.context;
  if (snapshot.matches('signedIn') && user) return { kind: 'signedIn', user, rights };
  if (snapshot.matches('signedOut')) return { kind: 'signedOut' };
  if (snapshot.matches('offline')) return { kind: 'offline' };
  if (snapshot.matches('timedOut')) return { kind: 'timedOut' };
  return { kind: 'loading', isLate: snapshot.matches({ loading: 'late' }) };
}

/** Start-up for its screens: what they show, and what can be done there. */
export function connectStartUp(
  snapshot: SnapshotFrom<typeof startUpMachine>,
  send: (event: StartUpEvent) => void,
) {
  return {
    view: startUpViewOf(snapshot),
    actions: { onRetry: () => send({ type: 'load.retried' }) },
  };
}
