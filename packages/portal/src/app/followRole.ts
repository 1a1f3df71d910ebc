import type { UserRole } from '@parley/model';
import { roleOf } from './role.ts';
import { type Session, userOf } from './session.ts';

/**
 * Makes what takes the reader's role as the server says it (US-1), at each look. Where the token in use says
 * another, it is renewed, by which an open window becomes that of an administrator, or stops being one. It is
 * renewed once: where the new token says the same as the old, as with a provider that keeps permissions of
 * its own, it stays with that.
 */
export function createFollowRole(session: Session): (role: UserRole) => void {
  let renewedFor: UserRole | null = null;
  return (role) => {
    if (!userOf(session)) return;
    const agrees = role === roleOf(session).audience;
    if (!agrees && renewedFor !== role) session.signIn.send({ type: 'role.changed' });
    renewedFor = agrees ? null : role;
  };
}
