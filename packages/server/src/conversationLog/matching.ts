import type { ConversationFilters } from '@parley/api/contract';
import {
  type ConversationOutcome,
  type ConversationSpan,
  DAY_MS,
  HOUR_MS,
  searchedWords,
} from '@parley/model';
import { and, eq, exists, gt, gte, isNotNull, isNull, lt, type SQL } from 'drizzle-orm';
import { assistantsOf } from '../assistants/assistantsOf.ts';
import type { Db } from '../database/database.ts';
import { holdsWord } from '../database/holdsWord.ts';
import { messages, threads } from '../database/schema.ts';
import { care, needsCare } from './care.ts';

const SPAN_MS: Record<ConversationSpan, number> = {
  '24h': 24 * HOUR_MS,
  '7d': 7 * DAY_MS,
  '30d': 30 * DAY_MS,
};

const WITH_OUTCOME: Record<ConversationOutcome, SQL | undefined> = {
  needsCare,
  unanswered: and(needsCare, eq(messages.uncertain, 'nothing')),
  passages: and(needsCare, eq(messages.uncertain, 'passages')),
  done: eq(care, 'done'),
  failed: eq(messages.state, 'failed'),
};

/**
 * The condition for conversations of an organisation that a filter asks for, in a query that joins `threads`
 * with `assistants` (AS-6).
 */
export function matching(
  db: Db,
  organisationId: string,
  filters: ConversationFilters,
  now: Date,
): SQL | undefined {
  const { search, assistantGuid, site, asker, userId, rating, outcome } = filters;
  const { span, from, before, olderThanDays } = filters;
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const holds = (condition: SQL | undefined) =>
    exists(
      db
        .select({ id: messages.id })
        .from(messages)
        .where(and(eq(messages.threadId, threads.id), condition)),
    );
  return and(
    assistantsOf(organisationId),
    assistantGuid ? eq(threads.assistantId, assistantGuid) : undefined,
    site ? eq(threads.site, site) : undefined,
    asker && (asker === 'user' ? isNotNull : isNull)(threads.userId),
    userId ? eq(threads.userId, userId) : undefined,
    span && gt(threads.updatedAt, ago(SPAN_MS[span])),
    olderThanDays ? lt(threads.updatedAt, ago(olderThanDays * DAY_MS)) : undefined,
    from || before
      ? holds(
          and(
            from ? gte(messages.createdAt, new Date(from)) : undefined,
            before ? lt(messages.createdAt, new Date(before)) : undefined,
          ),
        )
      : undefined,
    rating && holds(eq(messages.rating, rating)),
    outcome && holds(WITH_OUTCOME[outcome]),
    ...searchedWords(search).map((word) => holds(holdsWord(messages.body, word))),
  );
}
