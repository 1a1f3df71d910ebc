import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import type { AnswerEvent } from '@parley/api';
import type { Uncertainty } from '@parley/model';
import { asc, inArray, sql } from 'drizzle-orm';
import { countAnswer } from '../billing/usage.ts';
import type { Clock } from '../clock.ts';
import type { Database, Db } from '../database/database.ts';
import { type AnswerFailure, messages, threads } from '../database/schema.ts';
import { workForAll } from '../database/workTogether.ts';
import type { AnswerJob } from './answerJob.ts';
import { type AnswerLog, startOf, sumOf } from './answerLog.ts';
import type { StreamedEvent } from './eventStream.ts';

/** What ends an answer's stream. */
export type LastEvent = Extract<AnswerEvent, { type: 'end' | 'error' }>;

/** An answer that this process writes. */
export interface WrittenAnswer {
  readonly job: AnswerJob;
  /** What its readers may have. */
  readonly events: StreamedEvent[];
  /** What its engine said since. */
  readonly said: AnswerEvent[];
  /** So many of `events` are kept. */
  kept: number;
  /** Each is called when there is more. */
  readonly readers: Set<() => void>;
  /** Set once the engine has ended. */
  ending: { event: LastEvent; uncertain: Uncertainty | null; isKept: PromiseWithResolvers<void> } | null;
  /** Why no more of it can be kept. */
  lost: { cause: unknown } | null;
  /** Stops the engine. */
  readonly controller: AbortController;
}

/** Shows the answers of this process to their readers, and keeps them. */
export interface AnswerWriter {
  /** Shows the first event at once: the first byte waits for no frame. */
  begin(answer: WrittenAnswer): void;
  /** Shows an event with the next frame. */
  say(answer: WrittenAnswer, event: AnswerEvent): void;
  /** Keeps the whole answer, and only then adds its end. Rejects where it cannot be kept. */
  end(answer: WrittenAnswer, event: LastEvent, uncertain: Uncertainty | null): Promise<void>;
}

/** From one frame to the next, in ms: as often as a reader's eye can follow. */
const FRAME_MS = 33;
/** What was shown waits for so long, in ms, to be kept together: a crash loses at most this much of it. */
const KEEP_MS = 150;

/** An answer whose engine has ended. */
interface Ending {
  answer: WrittenAnswer;
  event: LastEvent;
  uncertain: Uncertainty | null;
}

/** What is to be kept of an answer. */
interface Piece {
  answer: WrittenAnswer;
  events: readonly StreamedEvent[];
  ending: WrittenAnswer['ending'];
}

/**
 * Makes the writer of this process. However many answers there are: each frame shows what their engines said
 * since the one before, and a few statements keep it all. While it is kept, no frame comes.
 */
export function createAnswerWriter({ db }: Pick<Database, 'db'>, log: AnswerLog, clock: Clock): AnswerWriter {
  /** Answers with something to show or to keep. */
  const open = new Set<WrittenAnswer>();
  let isWriting = false;

  function add(answer: WrittenAnswer): void {
    open.add(answer);
    if (isWriting) return;
    isWriting = true;
    void write();
  }

  async function write(): Promise<void> {
    let lastKept = performance.now();
    while (open.size > 0) {
      const began = performance.now();
      for (const answer of open) show(answer);
      // Readers are served in this turn of the event loop, and so is whoever calls.
      await nextTurn();
      const now = performance.now();
      // The busier the thread is, the rarer frames come: they leave two thirds of it to others.
      const pause = Math.min(Math.max(FRAME_MS, 2 * (now - began)), KEEP_MS);
      const hasEnding = [...open].some(({ ending }) => ending);
      if (hasEnding || now + pause - lastKept >= KEEP_MS) {
        await keep();
        lastKept = performance.now();
      }
      if (open.size > 0) await delay(pause);
    }
    isWriting = false;
  }

  async function keep(): Promise<void> {
    const pieces = [...open].map(pieceOf);
    const results = await workForAll(pieces, async (some) => {
      await store(some);
      return some;
    });
    for (const [index, { answer, events, ending }] of pieces.entries()) {
      const result = results[index];
      if (result?.status === 'rejected') {
        lose(answer, result.reason);
        continue;
      }
      log.tell(answer.job.answer.id);
      if (ending) finish(answer, ending);
      else {
        answer.kept += events.length;
        if (answer.said.length === 0 && !answer.ending && answer.kept === answer.events.length) {
          open.delete(answer);
        }
      }
    }
  }

  function finish(answer: WrittenAnswer, ending: NonNullable<WrittenAnswer['ending']>): void {
    open.delete(answer);
    answer.events.push(nextEvent(answer, ending.event));
    ending.isKept.resolve();
  }

  function lose(answer: WrittenAnswer, cause: unknown): void {
    open.delete(answer);
    answer.lost = { cause };
    answer.controller.abort();
    answer.ending?.isKept.reject(cause);
  }

  async function store(pieces: readonly Piece[]): Promise<void> {
    const parts = pieces.map(({ answer, events }) => ({ answerId: answer.job.answer.id, events }));
    const ends = pieces.flatMap(({ answer, ending }) => (ending ? [{ answer, ...ending }] : []));
    if (ends.length === 0) return log.append(db, parts);
    await db.transaction(async (tx) => {
      // Rows are locked in the same order as by sending: threads, messages, counters.
      await touchThreads(
        tx,
        ends.map(({ answer }) => answer),
      );
      await log.append(tx, parts);
      await keepMessages(tx, ends);
      await countCharacters(tx, ends);
    });
  }

  async function touchThreads(tx: Db, answers: readonly WrittenAnswer[]): Promise<void> {
    const ofThreads = Map.groupBy(answers, ({ job }) => job.answer.threadId);
    const rows = [...ofThreads].map(([id, some]) => ({
      id,
      unread: some.filter(({ readers }) => readers.size === 0).length,
    }));
    // In the same order everywhere, so that two processes cannot deadlock.
    await tx
      .select({ id: threads.id })
      .from(threads)
      .where(inArray(threads.id, [...ofThreads.keys()]))
      .orderBy(asc(threads.id))
      .for('update');
    await tx
      .update(threads)
      .set({ updatedAt: clock.now(), unreadCount: sql`${threads.unreadCount} + ended.unread` })
      .from(sql`json_to_recordset(${JSON.stringify(rows)}::json) as ended(id uuid, unread int)`)
      .where(sql`${threads.id} = ended.id`);
  }

  async function keepMessages(tx: Db, ends: readonly Ending[]): Promise<void> {
    const rows = ends.map(({ answer, event, uncertain }) => {
      const { body, citations } = sumOf(answer.events.map((shown) => shown.event));
      const failure = event.type === 'error' ? failureOf(event) : null;
      return {
        ...{ id: answer.job.answer.id, body, citations, failure },
        uncertain,
        state: event.type === 'error' ? 'failed' : event.finishReason,
        content_type: failure && body === '' ? errorTypeOf(failure) : 'text',
      };
    });
    await tx
      .update(messages)
      .set({
        body: sql`ended.body`,
        citations: sql`ended.citations`,
        failure: sql`ended.failure`,
        uncertain: sql`ended.uncertain`,
        state: sql`ended.state`,
        contentType: sql`ended.content_type`,
      })
      .from(
        sql`json_to_recordset(${JSON.stringify(rows)}::json) as ended(
          id uuid, body text, citations jsonb, failure jsonb, uncertain text, state text, content_type text
        )`,
      )
      .where(sql`${messages.id} = ended.id`);
  }

  async function countCharacters(tx: Db, ends: readonly Ending[]): Promise<void> {
    const now = clock.now();
    const ofOrganisations = Map.groupBy(ends, ({ answer }) => answer.job.organisationId);
    for (const [organisationId, some] of [...ofOrganisations].sort()) {
      const lengths = some.map(({ answer }) => sumOf(answer.events.map(({ event }) => event)).body.length);
      const characters = lengths.reduce((sum, length) => sum + length, 0);
      if (characters > 0) await countAnswer(tx, organisationId, characters, now);
    }
  }

  return {
    begin(answer) {
      answer.events.push(nextEvent(answer, startOf(answer.job.answer)));
      add(answer);
    },

    say(answer, event) {
      if (answer.lost) return;
      answer.said.push(event);
      add(answer);
    },

    async end(answer, event, uncertain) {
      if (answer.lost) throw answer.lost.cause;
      show(answer);
      answer.ending = { event, uncertain, isKept: Promise.withResolvers<void>() };
      add(answer);
      await answer.ending.isKept.promise;
    },
  };
}

/** Gives readers what was said since: text that came bit by bit is one event. */
function show(answer: WrittenAnswer): void {
  if (answer.said.length === 0) return;
  let text = '';
  const flush = () => {
    if (text) answer.events.push(nextEvent(answer, { type: 'delta', text }));
    text = '';
  };
  for (const event of answer.said) {
    if (event.type === 'delta') text += event.text;
    else {
      flush();
      answer.events.push(nextEvent(answer, event));
    }
  }
  flush();
  answer.said.length = 0;
  for (const wake of answer.readers) wake();
}

function nextEvent({ job, events }: WrittenAnswer, event: AnswerEvent): StreamedEvent {
  return { sequence: job.after + events.length + 1, event };
}

function pieceOf(answer: WrittenAnswer): Piece {
  const { ending } = answer;
  const last = ending ? [nextEvent(answer, ending.event)] : [];
  return { answer, events: [...answer.events.slice(answer.kept), ...last], ending };
}

function failureOf({ type: _, ...event }: Extract<AnswerEvent, { type: 'error' }>): AnswerFailure {
  const { status, code, text, retryAfter, resetAt } = event;
  return {
    status,
    code,
    text,
    ...(retryAfter === undefined ? {} : { retryAfter }),
    ...(resetAt === undefined ? {} : { resetAt }),
  };
}

function errorTypeOf(failure: AnswerFailure): 'error' | 'error_rate_limited' {
  return failure.status === 429 ? 'error_rate_limited' : 'error';
}
