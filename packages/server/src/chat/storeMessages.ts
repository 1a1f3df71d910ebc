import type { RateLimit } from '@parley/model';
import { and, asc, desc, eq, inArray, notInArray, sql, TransactionRollbackError } from 'drizzle-orm';
import { countMessages, countQuestions } from '../billing/usage.ts';
import { countVisitors } from '../billing/visitorsDay.ts';
import type { Db } from '../database/database.ts';
import { NOW } from '../database/databaseClock.ts';
import { type Assistant, messages, type Organisation, threads } from '../database/schema.ts';
import { countCalls, tallied } from '../rateLimit.ts';
import { notFound, Refusal } from '../refusal.ts';
import type { AnswerJob } from './answerJob.ts';
import type { HistoryMessage } from './engine.ts';
import { type Owner, ownerColumns, owns, titleOf } from './threads.ts';

/** A message to be stored and answered. The ids are the client's and stay the same when it tries again. */
export interface IncomingMessage {
  owner: Owner;
  assistant: Assistant;
  organisation: Organisation;
  threadId: string;
  messageId: string;
  answerId: string;
  /** The answer that it follows, null to begin anew; undefined for the newest message. */
  parentId?: string | null | undefined;
  text: string;
  /** Origin of the site that the widget stands on; left out in the portal, and where it is not known. */
  site?: string | null;
}

export type MessageRow = typeof messages.$inferSelect;

/** One person's limit where the assistant sets none: a fast typist never meets it. */
export const DEFAULT_RATE_LIMIT: RateLimit = { max: 20, windowSeconds: 60, message: '' };
/** How many messages before the question the engine gets. */
const HISTORY_LENGTH = 20;

/**
 * Stores messages that nobody has stored, of one organisation and each of another thread, with empty answers
 * below them, and counts both. All of it costs about as many statements as one alone.
 * @throws {TransactionRollbackError} where another call stored one of them in the meantime.
 * @throws {Refusal} 404, 409, 429, 463, 464 of one of them.
 */
export async function storeMessages(
  tx: Db,
  incoming: readonly IncomingMessage[],
  now: Date,
): Promise<AnswerJob[]> {
  const begun = await takeThreads(tx, incoming, now);
  await retitle(tx, incoming, begun);
  const parents = await parentsOf(tx, incoming, begun);
  const rows = incoming.flatMap((one) => {
    const question = { id: one.messageId, author: 'reader', state: 'complete', body: one.text } as const;
    const parentId = parents.get(one.messageId) ?? null;
    return [
      {
        ...{ ...question, threadId: one.threadId, parentId, contentType: 'text' as const },
        createdAt: now,
      },
      answerTo(one, now),
    ];
  });
  const stored = await tx.insert(messages).values(rows).onConflictDoNothing().returning();
  const byId = new Map(stored.map((row) => [row.id, row]));
  if (stored.length < rows.length) {
    if (incoming.every(({ messageId }) => byId.has(messageId))) refuseConflict();
    throw new TransactionRollbackError();
  }
  const rowsOf = (id: 'messageId' | 'answerId') => incoming.map((one) => byId.get(one[id]) as MessageRow);
  return startAnswers(tx, incoming, rowsOf('messageId'), rowsOf('answerId'), now);
}

/**
 * Puts one more empty answer below a message that has some.
 * @throws {Refusal} 404, 409, 429, 463, 464
 */
export async function storeOneMoreAnswer(
  tx: Db,
  incoming: IncomingMessage,
  question: MessageRow,
  now: Date,
): Promise<AnswerJob> {
  await takeThreads(tx, [incoming], now);
  const [answer = refuseConflict()] = await tx
    .insert(messages)
    .values(answerTo(incoming, now))
    .onConflictDoNothing()
    .returning();
  const [job] = await startAnswers(tx, [incoming], [question], [answer], now);
  return job as AnswerJob;
}

/**
 * Counts answers that are generated. Called last: these rows are the busiest, and are locked until the end.
 * Every transaction takes them in this order.
 */
export async function countAll(tx: Db, incoming: readonly IncomingMessage[], now: Date): Promise<void> {
  const organisation = incoming.at(-1)?.organisation;
  if (!organisation) return;
  await limitRates(tx, incoming, now);
  await countVisitors(tx, organisation, incoming.filter(({ owner }) => 'clientId' in owner).length, now);
  await countMessages(tx, organisation, incoming.length, now);
  const lengths = incoming.map(({ text }) => text.length);
  await countQuestions(tx, organisation, lengths, now);
}

/** Counts messages against what the assistant allows each person. @throws {Refusal} 429 */
export async function limitRates(tx: Db, incoming: readonly IncomingMessage[], now: Date): Promise<void> {
  const ofAssistants = Map.groupBy(incoming, ({ assistant }) => assistant.id);
  for (const [assistantId, ofOne] of [...ofAssistants].sort()) {
    const keys = ofOne.map(({ owner }) => {
      const person = 'userId' in owner ? `user:${owner.userId}` : `client:${owner.clientId}`;
      return `send:${assistantId}:${person}`;
    });
    await countCalls(tx, tallied(keys), ofOne.at(-1)?.assistant.rateLimit ?? DEFAULT_RATE_LIMIT, now);
  }
}

/** The work of answering a message, with what was said before it. */
export async function jobOf(
  tx: Db,
  incoming: IncomingMessage,
  question: MessageRow,
  answer: MessageRow,
  after: number,
): Promise<AnswerJob> {
  const histories = await historiesBefore(tx, [question]);
  return { ...jobWith(incoming, answer, histories.get(question.id) ?? []), after };
}

export function refuseConflict(): never {
  throw new Refusal(409, 'conflict', 'This identifier was used for something else.');
}

/** The row of an answer before its first word. */
function answerTo({ answerId, threadId, messageId }: IncomingMessage, now: Date) {
  return {
    id: answerId,
    threadId,
    parentId: messageId,
    author: 'assistant' as const,
    contentType: 'text' as const,
    body: '',
    state: 'streaming' as const,
    heartbeatAt: NOW,
    createdAt: now,
  };
}

async function startAnswers(
  tx: Db,
  incoming: readonly IncomingMessage[],
  questions: readonly MessageRow[],
  answers: readonly MessageRow[],
  now: Date,
): Promise<AnswerJob[]> {
  const histories = await historiesBefore(tx, questions);
  await countAll(tx, incoming, now);
  return incoming.map((one, index) =>
    jobWith(one, answers[index] as MessageRow, histories.get(one.messageId) ?? []),
  );
}

function jobWith(
  { assistant, organisation, text }: IncomingMessage,
  answer: MessageRow,
  history: readonly HistoryMessage[],
): AnswerJob {
  const question = { assistant, history, question: text, language: assistant.language };
  return { answer, organisationId: organisation.id, after: 0, question };
}

/** Creates threads with their first messages, or takes the owners' (CH-1). @returns those that it created */
async function takeThreads(
  tx: Db,
  incoming: readonly IncomingMessage[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const made = await tx
    .insert(threads)
    .values(
      incoming.map(({ owner, assistant, threadId, text, site = null }) => ({
        ...{ id: threadId, assistantId: assistant.id, ...ownerColumns(owner), site, title: titleOf(text) },
        ...{ createdAt: now, updatedAt: now },
      })),
    )
    .onConflictDoNothing()
    .returning({ id: threads.id });
  const begun = new Set(made.map(({ id }) => id));
  const others = incoming.filter(({ threadId }) => !begun.has(threadId));
  if (others.length === 0) return begun;
  const isOthers = inArray(
    threads.id,
    others.map(({ threadId }) => threadId),
  );
  const rows = await tx.select().from(threads).where(isOthers).orderBy(asc(threads.id)).for('update');
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const { owner, assistant, threadId } of others) {
    const thread = byId.get(threadId);
    if (!thread || !owns(owner, thread)) throw notFound('conversation');
    if (thread.assistantId !== assistant.id) refuseConflict();
  }
  await tx.update(threads).set({ updatedAt: now }).where(isOthers);
  return begun;
}

/** A thread is named by its first question, also after that was changed (CH-3). */
async function retitle(tx: Db, incoming: readonly IncomingMessage[], begun: ReadonlySet<string>) {
  for (const { threadId, parentId, text } of incoming) {
    if (parentId !== null || begun.has(threadId)) continue;
    await tx
      .update(threads)
      .set({ title: titleOf(text) })
      .where(eq(threads.id, threadId));
  }
}

/** What new messages follow: the answer that one names, or the newest message of its thread. */
async function parentsOf(
  tx: Db,
  incoming: readonly IncomingMessage[],
  begun: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string>> {
  const parents = new Map<string, string>();
  const newest = incoming.filter(({ threadId, parentId }) => parentId === undefined && !begun.has(threadId));
  if (newest.length > 0) {
    const rows = await tx
      .selectDistinctOn([messages.threadId], { id: messages.id, threadId: messages.threadId })
      .from(messages)
      .where(
        inArray(
          messages.threadId,
          newest.map(({ threadId }) => threadId),
        ),
      )
      .orderBy(messages.threadId, desc(messages.ordinal));
    const byThread = new Map(rows.map(({ id, threadId }) => [threadId, id]));
    for (const { messageId, threadId } of newest) {
      const parent = byThread.get(threadId);
      if (parent) parents.set(messageId, parent);
    }
  }
  const named = incoming.flatMap(({ messageId, threadId, parentId }) =>
    parentId ? [{ messageId, threadId, parentId }] : [],
  );
  if (named.length > 0) {
    const ids = named.map(({ parentId }) => parentId);
    const rows = await tx
      .select({ id: messages.id, threadId: messages.threadId })
      .from(messages)
      .where(and(inArray(messages.id, ids), eq(messages.author, 'assistant')));
    const threadOf = new Map(rows.map(({ id, threadId }) => [id, threadId]));
    for (const { messageId, threadId, parentId } of named) {
      if (threadOf.get(parentId) !== threadId) throw notFound('answer');
      parents.set(messageId, parentId);
    }
  }
  return parents;
}

/**
 * The messages before questions, each on its own branch, without answers that failed or are still being
 * written.
 */
async function historiesBefore(
  tx: Db,
  questions: readonly MessageRow[],
): Promise<ReadonlyMap<string, HistoryMessage[]>> {
  const following = questions.filter(({ parentId }) => parentId !== null);
  const histories = new Map<string, HistoryMessage[]>();
  if (following.length === 0) return histories;
  const path = sql`(
    with recursive path as (
      select id as question, parent_id as id, 1 as depth from ${messages}
      where ${inArray(
        messages.id,
        following.map(({ id }) => id),
      )}
      union all
      select path.question, above.parent_id, path.depth + 1
      from ${messages} above join path on above.id = path.id
      where path.depth < ${HISTORY_LENGTH}
    )
    select question, id from path
  ) as path`;
  const rows = await tx
    .select({ question: sql<string>`path.question`, author: messages.author, text: messages.body })
    .from(messages)
    .innerJoin(path, sql`path.id = ${messages.id}`)
    .where(notInArray(messages.state, ['failed', 'streaming']))
    .orderBy(asc(messages.ordinal));
  for (const { question, ...message } of rows) {
    const history = histories.get(question);
    if (history) history.push(message);
    else histories.set(question, [message]);
  }
  return histories;
}
