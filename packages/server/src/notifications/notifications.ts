import { NOTIFICATIONS_MAX_SHOWN, type Notification } from '@parley/model';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { assistants, notifications, users } from '../database/schema.ts';
import { notFound } from '../refusal.ts';

/** The notifications of their recipients (SH-6). */
export interface Notifications {
  /** The newest ones, newest first. */
  list(recipientId: string): Promise<Notification[]>;
  /** Those that were read before stay so. @throws {Refusal} 404 where none of them is the recipient's. */
  markRead(recipientId: string, ids: readonly string[]): Promise<void>;
  /** @throws {Refusal} 404 where it is not the recipient's. */
  remove(recipientId: string, id: string): Promise<void>;
}

/** Reads and changes the notifications of the database. */
export function createNotifications({ db }: Pick<Database, 'db'>, clock: Clock): Notifications {
  return {
    async list(recipientId) {
      const rows = await db
        .select({
          row: notifications,
          user: { name: users.name, email: users.email, avatarUrl: users.avatarUrl },
          assistant: {
            assistantGuid: assistants.id,
            name: assistants.name,
            avatarUrl: assistants.avatarUrl,
          },
        })
        .from(notifications)
        .leftJoin(users, eq(users.id, notifications.userId))
        .leftJoin(assistants, eq(assistants.id, notifications.assistantId))
        // What is told of a deleted assistant leads nowhere, until it is had back.
        .where(and(eq(notifications.recipientId, recipientId), isNull(assistants.deletedAt)))
        .orderBy(desc(notifications.createdAt), desc(notifications.id))
        .limit(NOTIFICATIONS_MAX_SHOWN);
      return rows.map(({ row, user, assistant }) => {
        const { dataFileId: _, ...details } = { dataFileId: undefined, ...row.details };
        const told = {
          id: row.id,
          createdAt: row.createdAt.toISOString(),
          read: row.readAt !== null,
          type: row.type,
          ...details,
          ...(user && { user }),
          ...(assistant && { assistant }),
        };
        // Each row was made from a `Happening`, so it has all fields that its type needs.
        return told as Notification;
      });
    },

    async markRead(recipientId, ids) {
      const found = await db
        .update(notifications)
        .set({ readAt: sql`coalesce(${notifications.readAt}, ${clock.now().toISOString()})` })
        .where(and(eq(notifications.recipientId, recipientId), inArray(notifications.id, [...ids])))
        .returning({ id: notifications.id });
      if (found.length === 0) throw notFound('notification');
    },

    async remove(recipientId, id) {
      const removed = await db
        .delete(notifications)
        .where(and(eq(notifications.recipientId, recipientId), eq(notifications.id, id)))
        .returning({ id: notifications.id });
      if (removed.length === 0) throw notFound('notification');
    },
  };
}
