import { randomUUID } from 'node:crypto';
import { LIMIT_NEAR_SHARE, type UsageLimit } from '@parley/model';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { type NotificationDetails, notifications, users } from '../database/schema.ts';

/** An event that administrators are notified of (SH-6). */
export type Happening =
  | {
      type: 'data_file_failed';
      assistantId: string;
      details: Required<Extract<NotificationDetails, { fileName: string }>>;
    }
  | { type: 'invitation_accepted'; userId: string }
  | { type: 'assistant_published'; userId: string; assistantId: string }
  | { type: 'limit_near' | 'limit_reached'; details: { limit: UsageLimit } }
  | { type: 'visitors_refused'; details: Extract<NotificationDetails, { left: number }> };

/**
 * Notifies the active administrators of an organisation, in the transaction of the event, except the one who
 * caused it.
 */
export async function notifyAdmins(
  tx: Db,
  organisationId: string,
  happening: Happening,
  now: Date,
): Promise<void> {
  const recipients = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.organisationId, organisationId),
        eq(users.role, 'admin'),
        eq(users.status, 'active'),
        ...('userId' in happening ? [ne(users.id, happening.userId)] : []),
      ),
    );
  if ('details' in happening && 'fileName' in happening.details) {
    await forgetFailure(tx, happening.details.dataFileId);
  }
  if (recipients.length === 0) return;
  await tx.insert(notifications).values(
    recipients.map((recipient) => ({
      ...happening,
      id: randomUUID(),
      recipientId: recipient.id,
      createdAt: now,
    })),
  );
}

/** A file that fails once more is told of anew, in the place of what was told of it before. */
async function forgetFailure(tx: Db, dataFileId: string): Promise<void> {
  await tx
    .delete(notifications)
    .where(
      and(
        eq(notifications.type, 'data_file_failed'),
        sql`${notifications.details} ->> 'dataFileId' = ${dataFileId}`,
      ),
    );
}

/** Use of a limit, before and after something was counted. */
interface Count {
  organisationId: string;
  limit: UsageLimit;
  /** The most that is allowed. */
  allowed: number;
  added: number;
  /** All that is used now. */
  used: number;
}

/**
 * Tells of a limit when use comes near it, and when it is reached (SH-6). Counting is atomic, so that only
 * one of several transactions sees the step over a threshold.
 */
export async function notifyOfLimit(tx: Db, count: Count, now: Date): Promise<void> {
  const { organisationId, limit, allowed, added, used } = count;
  const passes = (threshold: number) => used - added < threshold && used >= threshold;
  const details = { limit };
  if (passes(allowed)) await notifyAdmins(tx, organisationId, { type: 'limit_reached', details }, now);
  else if (passes(allowed * LIMIT_NEAR_SHARE)) {
    await notifyAdmins(tx, organisationId, { type: 'limit_near', details }, now);
  }
}
