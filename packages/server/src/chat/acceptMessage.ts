import type { RateLimit } from '@parley/model';
import { and, asc, desc, eq, inArray, notInArray, sql, TransactionRollbackError } from 'drizzle-orm';
import { countMessage, countQuestion, requireSubscription } from '../billing/usage.ts';
import type { Database, Db } from '../database/database.ts';
import { type Assistant, answerEvents, messages, type Organisation, threads } from '../database/schema.ts';
import { countCall } from '../rateLimit.ts';
import { notFound, Refusal } from '../refusal.ts';
import type { AnswerLog } from './answerLog.ts';
import type { AnswerJob } from './answerRuns.ts';
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

/** The answer to stream, and the work to start unless the answer is already being written. */
export interface AcceptedMessage {
  answerId: string;
  job: AnswerJob | null;
}

/** One person's limit where the assistant sets none: a fast typist never meets it. */
export const DEFAULT_RATE_LIMIT: RateLimit = { max: 20, windowSeconds: 60, message: '' };
/** How many messages before the question the engine gets. */
const HISTORY_LENGTH = 20;
/** Ends of an answer after which the reader may ask for it again. */
const REPEATABLE = ['failed', 'stopped'] as const;
/** Final states of an answer beside which a further answer may be written. */
const FINISHED = ['complete', 'truncated'] as const;

/**
 * Stores a message only once, even if calls are repeated or arrive in parallel. A repeated call gets the same
 * answer; if that one failed or was stopped, it is written anew. A repeated call with another answer's id
 * gets one more answer (CH-3).
 * @throws {Refusal} 404, 409, 429, 460-464
 */
export async function acceptMessage(
  { db }: Database,
  log: AnswerLog,
  incoming: IncomingMessage,
  now: Date,
): Promise<AcceptedMessage> {
  const repeatOf = (known: KnownMessage) => db.transaction((tx) => repeat(tx, log, incoming, known, now));
  const known = await findMessage(db, incoming.messageId);
  if (known) {
    await log.buryIfDead(incoming.answerId);
    return repeatOf(known);
  }
  try {
    return await db.transaction((tx) => store(tx, incoming, now));
  } catch (cause) {
    if (!(cause instanceof TransactionRollbackError)) throw cause;
  }
  const winner = await findMessage(db, incoming.messageId);
  if (!winner) throw conflict();
  return repeatOf(winner);
}

type MessageRow = typeof messages.$inferSelect;
type KnownMessage = NonNullable<Awaited<ReturnType<typeof findMessage>>>;

async function findMessage(db: Db, messageId: string) {
  const [row] = await db
    .select({ message: messages, thread: threads })
    .from(messages)
    .innerJoin(threads, eq(threads.id, messages.threadId))
    .where(eq(messages.id, messageId));
  return row;
}

async function repeat(
  tx: Db,
  log: AnswerLog,
  incoming: IncomingMessage,
  known: KnownMessage,
  now: Date,
): Promise<AcceptedMessage> {
  const isSame =
    owns(incoming.owner, known.thread) &&
    known.thread.assistantId === incoming.assistant.id &&
    known.thread.id === incoming.threadId &&
    known.message.author === 'reader' &&
    known.message.body === incoming.text;
  if (!isSame) throw conflict();
  const answers = await tx
    .select()
    .from(messages)
    .where(and(eq(messages.parentId, incoming.messageId), eq(messages.author, 'assistant')))
    .orderBy(desc(messages.ordinal));
  const answer = answers.find(({ id }) => id === incoming.answerId) ?? answers[0];
  if (!answer) throw conflict();
  const isOneMore = answer.id !== incoming.answerId && FINISHED.some((state) => state === answer.state);
  if (isOneMore) return answerOnceMore(tx, incoming, known.message, now);
  const isRepeatable = REPEATABLE.some((state) => state === answer.state);
  if (!isRepeatable) return { answerId: answer.id, job: null };

  // Only one of several repeated calls restarts the answer; the others read its stream.
  const [again] = await tx
    .update(messages)
    .set({
      state: 'streaming',
      contentType: 'text',
      body: '',
      citations: [],
      failure: null,
      unanswered: null,
      rating: null,
      stopRequested: false,
      heartbeatAt: now,
      createdAt: now,
    })
    .where(and(eq(messages.id, answer.id), inArray(messages.state, REPEATABLE)))
    .returning();
  if (!again) return { answerId: answer.id, job: null };
  requireSubscription(incoming.organisation, now);
  const after = await log.lastSequence(tx, answer.id);
  await tx.delete(answerEvents).where(eq(answerEvents.answerId, answer.id));
  const job = await jobFor(tx, incoming, known.message, again, after);
  // What failed without a word was counted and gave nothing; whatever gave some text counts each time.
  if (answer.body === '') await limitRate(tx, incoming, now);
  else await count(tx, incoming, now);
  return { answerId: answer.id, job };
}

/** Stores message and answer; rolls everything back if another call stored the message in the meantime. */
async function store(tx: Db, incoming: IncomingMessage, now: Date): Promise<AcceptedMessage> {
  const { threadId, messageId, text } = incoming;
  requireSubscription(incoming.organisation, now);
  await takeThread(tx, incoming, now);

  const parentId = await parentOf(tx, incoming);
  const [question] = await tx
    .insert(messages)
    .values({
      id: messageId,
      threadId,
      parentId,
      author: 'reader',
      contentType: 'text',
      body: text,
      state: 'complete',
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!question) throw new TransactionRollbackError();
  return startAnswer(tx, incoming, question, now);
}

/** A further answer to a message that has one. */
async function answerOnceMore(
  tx: Db,
  incoming: IncomingMessage,
  question: MessageRow,
  now: Date,
): Promise<AcceptedMessage> {
  requireSubscription(incoming.organisation, now);
  await takeThread(tx, incoming, now);
  return startAnswer(tx, incoming, question, now);
}

/** Puts an empty answer below a message, and counts both. */
async function startAnswer(
  tx: Db,
  incoming: IncomingMessage,
  question: MessageRow,
  now: Date,
): Promise<AcceptedMessage> {
  const { threadId, answerId } = incoming;
  const [answer] = await tx
    .insert(messages)
    .values({
      id: answerId,
      threadId,
      parentId: question.id,
      author: 'assistant',
      contentType: 'text',
      body: '',
      state: 'streaming',
      heartbeatAt: now,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!answer) throw conflict();
  const job = await jobFor(tx, incoming, question, answer, 0);
  await count(tx, incoming, now);
  return { answerId, job };
}

/**
 * Counts an answer that is generated. Called last: these rows are the busiest, and are locked until the end.
 * Every transaction takes them in this order.
 */
async function count(tx: Db, incoming: IncomingMessage, now: Date): Promise<void> {
  await limitRate(tx, incoming, now);
  await countMessage(tx, incoming.organisation, now);
  await countQuestion(tx, incoming.organisation, incoming.text.length, now);
}

/** What a new message follows: the answer that it names, or the newest message. */
async function parentOf(tx: Db, { threadId, parentId }: IncomingMessage): Promise<string | null> {
  if (parentId === null) return null;
  const inThread = eq(messages.threadId, threadId);
  const [parent] = await tx
    .select({ id: messages.id, author: messages.author })
    .from(messages)
    .where(parentId === undefined ? inThread : and(inThread, eq(messages.id, parentId)))
    .orderBy(desc(messages.ordinal))
    .limit(1);
  if (parentId === undefined) return parent?.id ?? null;
  if (parent?.author !== 'assistant') throw notFound('answer');
  return parent.id;
}

/** Creates the thread with its first message, or takes the owner's (CH-1). */
async function takeThread(tx: Db, incoming: IncomingMessage, now: Date): Promise<void> {
  const { owner, assistant, threadId, text, site = null } = incoming;
  await tx
    .insert(threads)
    .values({
      id: threadId,
      assistantId: assistant.id,
      ...ownerColumns(owner),
      site,
      title: titleOf(text),
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing();
  const [thread] = await tx.select().from(threads).where(eq(threads.id, threadId)).for('update');
  if (!thread || !owns(owner, thread)) throw notFound('conversation');
  if (thread.assistantId !== assistant.id) throw conflict();
  await tx.update(threads).set({ updatedAt: now }).where(eq(threads.id, threadId));
}

async function limitRate(tx: Db, { owner, assistant }: IncomingMessage, now: Date): Promise<void> {
  const person = 'userId' in owner ? `user:${owner.userId}` : `client:${owner.clientId}`;
  await countCall(tx, `send:${assistant.id}:${person}`, assistant.rateLimit ?? DEFAULT_RATE_LIMIT, now);
}

async function jobFor(
  tx: Db,
  { assistant, organisation, text }: IncomingMessage,
  question: MessageRow,
  answer: MessageRow,
  after: number,
): Promise<AnswerJob> {
  return {
    answer,
    organisationId: organisation.id,
    after,
    question: {
      assistant,
      history: await historyBefore(tx, question),
      question: text,
      language: assistant.language,
    },
  };
}

/**
 * The messages before a question on its own branch, without answers that failed or are still being written.
 */
async function historyBefore(tx: Db, question: MessageRow): Promise<HistoryMessage[]> {
  if (question.parentId === null) return [];
  const path = sql`(
    with recursive path as (
      select id, parent_id, 1 as depth from ${messages} where id = ${question.parentId}
      union all
      select above.id, above.parent_id, path.depth + 1
      from ${messages} above join path on above.id = path.parent_id
      where path.depth < ${HISTORY_LENGTH}
    )
    select id from path
  )`;
  return tx
    .select({ author: messages.author, text: messages.body })
    .from(messages)
    .where(and(inArray(messages.id, path), notInArray(messages.state, ['failed', 'streaming'])))
    .orderBy(asc(messages.ordinal));
}

function conflict(): Refusal {
  return new Refusal(409, 'conflict', 'This identifier was used for something else.');
}
