import { and, eq, inArray } from 'drizzle-orm';
import { assistantsOf } from '../assistants/assistantsOf.ts';
import type { Db } from '../database/database.ts';
import { assistants, threads } from '../database/schema.ts';
import { notFound } from '../refusal.ts';

/**
 * Deletes a conversation with all that was said in it (AS-6). What was counted for the plan stays counted.
 * @throws {Refusal} 404 for one that does not exist or is another organisation's
 */
export async function deleteConversation(db: Db, organisationId: string, threadId: string): Promise<void> {
  const own = db.select({ id: assistants.id }).from(assistants).where(assistantsOf(organisationId));
  const deleted = await db
    .delete(threads)
    .where(and(eq(threads.id, threadId), inArray(threads.assistantId, own)))
    .returning({ id: threads.id });
  if (deleted.length === 0) throw notFound('conversation');
}
