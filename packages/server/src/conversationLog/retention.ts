import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { assistants, organisations, threads } from '../database/schema.ts';

/** Conversations that one statement deletes at most, so that locks are held only briefly. */
const AT_ONCE = 1000;

/** Deletes conversations whose last message is older than their organisation keeps them (AS-6). */
export async function deleteOldConversations(db: Db, now: Date): Promise<void> {
  const old = sql`(
    select ${threads.id} from ${threads}
    join ${assistants} on ${assistants.id} = ${threads.assistantId}
    join ${organisations} on ${organisations.id} = ${assistants.organisationId}
    where ${threads.updatedAt} < ${now.toISOString()}::timestamptz - make_interval(days => ${organisations.conversationDays})
    limit ${AT_ONCE}
  )`;
  let deleted: number;
  do {
    const gone = await db.delete(threads).where(inArray(threads.id, old)).returning({ id: threads.id });
    deleted = gone.length;
  } while (deleted === AT_ONCE);
}
