import type { CareState } from '@parley/model';
import { and, countDistinct, eq, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { messages, threads } from '../database/schema.ts';

/**
 * Whether an answer needs care, and whether somebody saw to it (AS-6): the one rule, for whoever reads,
 * counts or filters messages. Passages that a reader rated up have answered.
 */
export const care = sql<CareState | null>`case
  when ${messages.uncertain} = 'nothing' or ${messages.rating} = 'down'
    or (${messages.uncertain} = 'passages' and ${messages.rating} is distinct from 'up')
  then case when ${messages.settled} then 'done' else 'open' end
end`;

/** The condition of the index is part of it, so that counting reads the few messages that may need care. */
export const needsCare = sql`(
  not ${messages.settled} and (${messages.uncertain} is not null or ${messages.rating} = 'down')
  and ${care} = 'open'
)`;

/** How many conversations people had with an assistant, and how many of them need care (AS-6). */
export async function countConversations(db: Db, assistantId: string) {
  const [conversationCount, [open]] = await Promise.all([
    db.$count(threads, eq(threads.assistantId, assistantId)),
    db
      .select({ count: countDistinct(threads.id) })
      .from(messages)
      .innerJoin(threads, eq(threads.id, messages.threadId))
      .where(and(eq(threads.assistantId, assistantId), needsCare)),
  ]);
  return { conversationCount, careCount: open?.count ?? 0 };
}
