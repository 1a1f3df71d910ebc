import { DAY_MS } from '@parley/model';
import { and, lt, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { invitations } from '../database/schema.ts';

/** How long a link is kept that has ended. */
const ENDED_DAYS = 7;

/**
 * Deletes links that ended a while ago. Of each user the one that ended last stays: by it the list says that
 * the invitation has ended.
 */
export async function deleteOldInvitations(db: Db, now: Date): Promise<void> {
  const isOld = lt(invitations.expiresAt, new Date(now.getTime() - ENDED_DAYS * DAY_MS));
  const hasLater = sql`exists (
    select from ${invitations} later where later.user_id = ${invitations.userId}
      and (later.expires_at, later.token_hash) > (${invitations.expiresAt}, ${invitations.tokenHash})
  )`;
  await db.delete(invitations).where(and(isOld, hasLater));
}
