import { HOUR_MS, type Rating, type RatingWhy } from '@parley/model';
import { and, eq } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { messages } from '../database/schema.ts';
import { createAcceptMessage } from './acceptMessage.ts';
import { createAnswerLog } from './answerLog.ts';
import { createAnswerRuns } from './answerRuns.ts';
import type { AnswerEngine } from './engine.ts';
import type { AnswerStream } from './eventStream.ts';
import type { IncomingMessage } from './storeMessages.ts';
import { type TestQuestion, testAnswerOf } from './testAnswer.ts';
import { deleteThread, findAnswer, findThread, type Owner } from './threads.ts';

/** What users and visitors do with messages and answers. */
export interface Conversations {
  /** Stores a message and streams its answer. @throws {Refusal} 404, 409, 429, 460-464 */
  send(incoming: IncomingMessage): Promise<AnswerStream>;
  /**
   * An answer's stream from the event after `lastEventId` on, or from its start.
   * @throws {Refusal} 404
   */
  resume(owner: Owner, answerId: string, lastEventId: string | null): Promise<AnswerStream>;
  /** Stops an answer, whichever process writes it. @throws {Refusal} 404 */
  stop(owner: Owner, answerId: string): Promise<void>;
  /** @throws {Refusal} 404 */
  rate(owner: Owner, answerId: string, rating: Rating, why: RatingWhy | null): Promise<void>;
  /**
   * Deletes a thread with all that was said in it; what is being written there is stopped before.
   * @throws {Refusal} 404
   */
  deleteThread(owner: Owner, threadId: string): Promise<void>;
  /** Streams the answer to a test of a draft and counts its characters; nothing of it is kept (AS-4). */
  test(question: TestQuestion): AnswerStream;
  /** Drops events that only resuming needs, once they are older than an hour. */
  prune(): Promise<void>;
  /**
   * Ends the answers that dead processes left unfinished. `now` is for a start that has the database to
   * itself: whatever is unfinished then was left by a dead process.
   */
  buryDead(now?: boolean): Promise<void>;
  /** How many answers this process is writing. */
  answersUnderWay(): number;
  /** Aborts the answers of this process and ends every stream. */
  close(): Promise<void>;
}

/** How long an answer's single events are kept; after that a resuming reader gets the answer as a whole. */
const EVENTS_KEPT_MS = HOUR_MS;

/** Makes the conversations of this process over the shared database. */
export function createConversations(database: Database, engine: AnswerEngine, clock: Clock): Conversations {
  const { db } = database;
  const log = createAnswerLog(database, clock);
  const runs = createAnswerRuns(database, log, engine, clock);
  const acceptMessage = createAcceptMessage(database, log, clock);
  const closing = new AbortController();

  const streamOf =
    (answerId: string, after: number): AnswerStream =>
    (signal) => {
      const until = AbortSignal.any([signal, closing.signal]);
      return runs.follow(answerId, after, signal) ?? followKept(answerId, after, until);
    };

  async function* followKept(answerId: string, after: number, until: AbortSignal) {
    await runs.kept(answerId);
    yield* log.follow(answerId, after, until);
  }

  return {
    async send(incoming) {
      const { answerId, job } = await acceptMessage(incoming);
      if (job) runs.start(job);
      return streamOf(answerId, job?.after ?? 0);
    },

    async resume(owner, answerId, lastEventId) {
      const answer = await findAnswer(db, owner, answerId);
      return streamOf(answer.id, sequenceOf(lastEventId));
    },

    async stop(owner, answerId) {
      const answer = await findAnswer(db, owner, answerId);
      await db.update(messages).set({ stopRequested: true }).where(eq(messages.id, answer.id));
      await runs.stop(answer.id);
    },

    async rate(owner, answerId, rating, why) {
      const answer = await findAnswer(db, owner, answerId);
      await db
        .update(messages)
        .set({
          rating,
          ratingWhy: rating === 'down' ? why : null,
          // What a reader finds wrong now was not seen to before (AS-6).
          ...(rating === 'down' && { settled: false }),
        })
        .where(eq(messages.id, answer.id));
    },

    async deleteThread(owner, threadId) {
      await findThread(db, owner, threadId);
      const written = await db
        .update(messages)
        .set({ stopRequested: true })
        .where(and(eq(messages.threadId, threadId), eq(messages.state, 'streaming')))
        .returning({ id: messages.id });
      // What another process writes has nowhere to go from here on, which ends it too.
      await Promise.all(written.map(({ id }) => runs.stop(id)));
      await deleteThread(db, owner, threadId);
    },

    test: (question) => testAnswerOf(database, engine, clock, closing.signal, question),

    prune: () => log.prune(new Date(clock.now().getTime() - EVENTS_KEPT_MS)),

    buryDead: (now = false) => log.buryDead(now),
    answersUnderWay: runs.count,

    async close() {
      await runs.close();
      closing.abort();
    },
  };
}

/** A `Last-Event-ID` in another form than ours starts from the beginning. */
function sequenceOf(lastEventId: string | null): number {
  return lastEventId !== null && /^\d{1,9}$/.test(lastEventId) ? Number(lastEventId) : 0;
}
