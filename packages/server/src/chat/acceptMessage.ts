import { and, desc, eq, inArray, TransactionRollbackError } from 'drizzle-orm';
import { DayIsSpent, requireSubscription } from '../billing/usage.ts';
import { tellOfVisitorsDay } from '../billing/visitorsDay.ts';
import type { Clock } from '../clock.ts';
import type { Database, Db } from '../database/database.ts';
import { NOW } from '../database/databaseClock.ts';
import { answerEvents, messages, threads } from '../database/schema.ts';
import { workTogether } from '../database/workTogether.ts';
import type { AnswerJob } from './answerJob.ts';
import type { AnswerLog } from './answerLog.ts';
import {
  countAll,
  type IncomingMessage,
  jobOf,
  limitRates,
  refuseConflict,
  storeMessages,
  storeOneMoreAnswer,
} from './storeMessages.ts';
import { owns } from './threads.ts';

/** The answer to stream, and the work to start unless the answer is already being written. */
export interface AcceptedMessage {
  answerId: string;
  job: AnswerJob | null;
}

/** Messages of one organisation that are stored in one transaction. */
const MOST_TOGETHER = 100;
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
export type AcceptMessage = (incoming: IncomingMessage) => Promise<AcceptedMessage>;

/** Makes what accepts messages: those of an organisation that come at once are stored together. */
export function createAcceptMessage({ db }: Database, log: AnswerLog, clock: Clock): AcceptMessage {
  /** The work that a new message makes; null for one that was stored before. */
  const store = workTogether<string, IncomingMessage, AnswerJob | null>(
    ({ organisation }) => organisation.id,
    MOST_TOGETHER,
    async (incoming) => {
      const known = await knownAmong(db, incoming);
      const unknown = incoming.filter(({ messageId }) => !known.has(messageId));
      const jobs = await storeUnknown(unknown);
      const jobFor = new Map(jobs.map((job) => [job.answer.parentId, job]));
      return incoming.map(({ messageId }) => jobFor.get(messageId) ?? null);
    },
  );

  async function storeUnknown(incoming: readonly IncomingMessage[]): Promise<AnswerJob[]> {
    if (incoming.length === 0) return [];
    const now = clock.now();
    for (const { organisation } of incoming) requireSubscription(organisation, now);
    const threadIds = new Set(incoming.map(({ threadId }) => threadId));
    try {
      // The second message of a thread follows the first one's answer: it is stored after that.
      if (threadIds.size < incoming.length) throw new TransactionRollbackError();
      return await db.transaction((tx) => storeMessages(tx, incoming, now));
    } catch (cause) {
      if (cause instanceof TransactionRollbackError && incoming.length === 1) return [];
      throw cause;
    }
  }

  const accept: AcceptMessage = async (incoming) => {
    const job = await store(incoming);
    if (job) return { answerId: job.answer.id, job };
    const known = await findMessage(db, incoming.messageId);
    if (!known) return refuseConflict();
    await log.buryIfDead(incoming.answerId);
    return db.transaction((tx) => repeat(tx, log, incoming, known, clock.now()));
  };

  return async (incoming) => {
    try {
      return await accept(incoming);
    } catch (cause) {
      if (cause instanceof DayIsSpent && cause.ofVisitors) {
        await tellOfVisitorsDay(db, incoming.organisation, clock.now());
      }
      throw cause;
    }
  };
}

type KnownMessage = NonNullable<Awaited<ReturnType<typeof findMessage>>>;

async function knownAmong(db: Db, incoming: readonly IncomingMessage[]): Promise<ReadonlySet<string>> {
  const ids = incoming.map(({ messageId }) => messageId);
  const rows = await db.select({ id: messages.id }).from(messages).where(inArray(messages.id, ids));
  return new Set(rows.map(({ id }) => id));
}

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
  if (!isSame) refuseConflict();
  const answers = await tx
    .select()
    .from(messages)
    .where(and(eq(messages.parentId, incoming.messageId), eq(messages.author, 'assistant')))
    .orderBy(desc(messages.ordinal));
  const answer = answers.find(({ id }) => id === incoming.answerId) ?? answers[0];
  if (!answer) refuseConflict();
  const isOneMore = answer.id !== incoming.answerId && FINISHED.some((state) => state === answer.state);
  if (isOneMore) {
    requireSubscription(incoming.organisation, now);
    const job = await storeOneMoreAnswer(tx, incoming, known.message, now);
    return { answerId: job.answer.id, job };
  }
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
      uncertain: null,
      settled: false,
      rating: null,
      ratingWhy: null,
      stopRequested: false,
      heartbeatAt: NOW,
      createdAt: now,
    })
    .where(and(eq(messages.id, answer.id), inArray(messages.state, REPEATABLE)))
    .returning();
  if (!again) return { answerId: answer.id, job: null };
  requireSubscription(incoming.organisation, now);
  const after = await log.lastSequence(tx, answer.id);
  await tx.delete(answerEvents).where(eq(answerEvents.answerId, answer.id));
  const job = await jobOf(tx, incoming, known.message, again, after);
  // What failed without a word was counted and gave nothing; whatever gave some text counts each time.
  if (answer.body === '') await limitRates(tx, [incoming], now);
  else await countAll(tx, [incoming], now);
  return { answerId: answer.id, job };
}
