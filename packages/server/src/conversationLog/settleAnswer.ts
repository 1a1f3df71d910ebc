import type { CareState } from '@parley/model';
import { and, eq, isNotNull } from 'drizzle-orm';
import { assistantsOf } from '../assistants/assistantsOf.ts';
import type { Db } from '../database/database.ts';
import { assistants, messages, threads } from '../database/schema.ts';
import { notFound } from '../refusal.ts';
import { care } from './care.ts';

/**
 * Sets whether somebody has seen to an answer that needs care; all other answers stay unchanged (AS-6).
 * @throws {Refusal} 404 for an answer that does not exist or is another organisation's
 */
export async function settleAnswer(
  db: Db,
  organisationId: string,
  answerId: string,
  state: CareState,
): Promise<void> {
  const [answer] = await db
    .select({ id: messages.id })
    .from(messages)
    .innerJoin(threads, eq(threads.id, messages.threadId))
    .innerJoin(assistants, eq(assistants.id, threads.assistantId))
    .where(and(eq(messages.id, answerId), eq(messages.author, 'assistant'), assistantsOf(organisationId)));
  if (!answer) throw notFound('answer');
  await db
    .update(messages)
    .set({ settled: state === 'done' })
    .where(and(eq(messages.id, answer.id), isNotNull(care)));
}
