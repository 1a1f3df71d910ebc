import type { SnapshotFrom } from 'xstate';
import type { ByAudience } from '../fixture.types.ts';
import { startUpMachine } from './startUp.machine.ts';

type Snapshot = SnapshotFrom<typeof startUpMachine>;

/** Where administrators and other users arrive in the same circumstances; until then they see the same. */
export function startUpByAudience(snapshot: Snapshot): ByAudience<Snapshot> {
  const { value, context } = snapshot;
  const { user } = context;
  if (value !== 'signedIn' || !user) return {};
  const other = startUpMachine.resolveState({
    value,
    context: { ...context, user: { ...user, isAdmin: !user.isAdmin } },
  });
  return user.isAdmin ? { admin: snapshot, user: other } : { admin: other, user: snapshot };
}
