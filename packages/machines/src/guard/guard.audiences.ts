import { type SnapshotFrom, transition } from 'xstate';
import type { ByAudience } from '../fixture.types.ts';
import { guardMachine } from './guard.machine.ts';

type Snapshot = SnapshotFrom<typeof guardMachine>;

/**
 * The guard's decision for administrators and for other users, where it is the same and somebody is known. A
 * visitor meets no guard.
 */
export function guardByAudience(snapshot: Snapshot): ByAudience<Snapshot> {
  const { facts } = snapshot.context;
  if (!facts?.user) return {};
  const { user } = facts;
  const [other] = transition(guardMachine, snapshot, {
    type: 'facts.changed',
    facts: { ...facts, user: { ...user, isAdmin: !user.isAdmin } },
  });
  const isSame = JSON.stringify(other.value) === JSON.stringify(snapshot.value);
  return {
    [user.isAdmin ? 'admin' : 'user']: snapshot,
    ...(isSame && { [user.isAdmin ? 'user' : 'admin']: other }),
  };
}
