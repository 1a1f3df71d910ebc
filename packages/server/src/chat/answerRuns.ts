import type { AnswerEvent } from '@parley/api';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { countAnswer } from '../billing/usage.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { type AnswerFailure, messages, threads } from '../database/schema.ts';
import { log as serverLog } from '../operation/log.ts';
import { type AnswerLog, HEARTBEAT_INTERVAL_MS, startOf, sumOf } from './answerLog.ts';
import { partsOf, STOPPING } from './answerParts.ts';
import type { AnswerEngine, AnswerQuestion } from './engine.ts';
import type { StreamedEvent } from './eventStream.ts';

/** An answer to write. */
export interface AnswerJob {
  answer: typeof messages.$inferSelect;
  /** Whose characters it counts against. */
  organisationId: string;
  question: Omit<AnswerQuestion, 'signal'>;
  /** Sequence of the last event of an attempt that failed; 0 for the first attempt. */
  after: number;
}

/** The answers that this process writes, each until its end, whether or not anybody reads along. */
export interface AnswerRuns {
  start(job: AnswerJob): void;
  /** The events after a sequence of an answer that is written here; undefined for all others. */
  follow(answerId: string, after: number, signal: AbortSignal): AsyncGenerator<StreamedEvent[]> | undefined;
  /** How many answers are written here at the moment. */
  count(): number;
  /** Stops an answer that is written here, and waits until its end is kept. */
  stop(answerId: string): Promise<void>;
  /** Aborts every answer with an `error` event that says so, and takes no more. */
  close(): Promise<void>;
}

/** How long events wait to be written together: a crash loses at most this much of an answer. */
const WRITE_INTERVAL_MS = 150;

/** What ends an answer's stream. */
type LastEvent = Extract<AnswerEvent, { type: 'end' | 'error' }>;

interface Run {
  events: StreamedEvent[];
  ended: boolean;
  readers: Set<() => void>;
  controller: AbortController;
  finished: Promise<void>;
  /** Since when nobody reads along here; null while somebody does. */
  unreadSince: number | null;
}

/**
 * How long an answer is written on that nobody reads, in ms: enough for a reload or a lost connection. After
 * that it is stopped, as its reader could have done.
 */
export const UNREAD_MAX_MS = 60_000;

/** Makes the runs of this process. */
export function createAnswerRuns(
  database: Database,
  log: AnswerLog,
  engine: AnswerEngine,
  clock: Clock,
): AnswerRuns {
  const { db } = database;
  const runs = new Map<string, Run>();
  let closing = false;
  let heartbeat: NodeJS.Timeout | undefined;

  async function run(job: AnswerJob, self: Run): Promise<void> {
    const { answer, after } = job;
    let sequence = after;
    let kept = 0;
    const add = (event: AnswerEvent) => {
      sequence += 1;
      self.events.push({ sequence, event });
    };
    const publish = (event: AnswerEvent) => {
      add(event);
      for (const wake of self.readers) wake();
    };
    let writing: Promise<void> = Promise.resolve();
    const write = () => {
      const batch = self.events.slice(kept);
      kept = self.events.length;
      if (batch.length === 0) return writing;
      writing = writing.then(() => log.append(db, answer.id, batch)).then(() => log.tell(answer.id));
      return writing;
    };
    const timer = setInterval(() => void write().catch(() => self.controller.abort()), WRITE_INTERVAL_MS);

    publish(startOf(answer));
    // A reader of the failed attempt may still show its text.
    if (after > 0) publish({ type: 'replace', text: '' });
    const { end, isUnanswered } = await generate(job, self, publish);
    clearInterval(timer);
    try {
      await writing;
      const last = { sequence: sequence + 1, event: end };
      const unwritten = [...self.events.slice(kept), last];
      await keep(job, self, end, isUnanswered, unwritten);
      log.tell(answer.id);
      self.events.push(last);
    } catch (cause) {
      // The end could not be stored, so no reader is sent one: the answer counts as incomplete.
      serverLog.error({ err: cause }, 'an answer could not be kept');
    }
    self.ended = true;
    for (const wake of self.readers) wake();
  }

  /**
   * Writes the answer through the engine, and returns its last event, whatever happens, and whether the
   * engine has no certain answer.
   */
  async function generate(
    job: AnswerJob,
    self: Run,
    publish: (event: AnswerEvent) => void,
  ): Promise<{ end: LastEvent; isUnanswered: boolean }> {
    const { signal } = self.controller;
    for await (const part of partsOf(engine, { ...job.question, signal })) {
      if (part.type === 'error') return { end: part, isUnanswered: false };
      if (part.type === 'end') {
        const { isUnanswered = false, ...end } = part;
        return { end, isUnanswered };
      }
      publish(part);
    }
    const end = closing
      ? ({ type: 'error', ...STOPPING } as const)
      : ({ type: 'end', finishReason: 'stopped' } as const);
    return { end, isUnanswered: false };
  }

  /**
   * Stores the whole answer in one transaction. It locks rows in the same order as sending does: thread,
   * messages, counters.
   */
  async function keep(
    { answer, organisationId }: AnswerJob,
    self: Run,
    end: LastEvent,
    isUnanswered: boolean,
    unwritten: readonly StreamedEvent[],
  ): Promise<void> {
    const { body, citations } = sumOf(self.events.map(({ event }) => event));
    const now = clock.now();
    const failure = end.type === 'error' ? failureOf(end) : null;
    await db.transaction(async (tx) => {
      const unread = self.readers.size === 0 ? 1 : 0;
      await tx
        .update(threads)
        .set({ updatedAt: now, unreadCount: sql`${threads.unreadCount} + ${unread}` })
        .where(eq(threads.id, answer.threadId));
      await log.append(tx, answer.id, unwritten);
      await tx
        .update(messages)
        .set({
          body,
          citations,
          failure,
          unanswered: isUnanswered ? 'open' : null,
          state: end.type === 'error' ? 'failed' : end.finishReason,
          contentType: failure && body === '' ? errorTypeOf(failure) : 'text',
        })
        .where(eq(messages.id, answer.id));
      if (body.length > 0) await countAnswer(tx, organisationId, body.length, now);
    });
  }

  /** For all answers of this process: renews their heartbeats, and learns which ones to stop. */
  async function beat(): Promise<void> {
    const rows = await db
      .update(messages)
      .set({ heartbeatAt: clock.now() })
      .where(and(inArray(messages.id, [...runs.keys()]), eq(messages.state, 'streaming')))
      .returning({ id: messages.id, stopRequested: messages.stopRequested, readAt: messages.readAt });
    const now = clock.now().getTime();
    for (const { id, stopRequested, readAt } of rows) {
      const self = runs.get(id);
      if (!self) continue;
      if (stopRequested || isUnread(self, readAt, now)) self.controller.abort();
    }
  }

  function isUnread(self: Run, readAt: Date | null, now: number): boolean {
    if (self.readers.size > 0) {
      self.unreadSince = null;
      return false;
    }
    self.unreadSince ??= now;
    return now - Math.max(self.unreadSince, readAt?.getTime() ?? 0) > UNREAD_MAX_MS;
  }

  async function* readerOf(self: Run, after: number, signal: AbortSignal) {
    let next = 0;
    let wake = () => {};
    const call = () => wake();
    self.readers.add(call);
    signal.addEventListener('abort', call);
    try {
      while (!signal.aborted) {
        const events = self.events.slice(next).filter(({ sequence }) => sequence > after);
        next = self.events.length;
        const changed = new Promise<void>((resolve) => {
          wake = resolve;
        });
        if (events.length > 0) yield events;
        if (self.events.length > next) continue;
        if (self.ended) return;
        await changed;
      }
    } finally {
      self.readers.delete(call);
      signal.removeEventListener('abort', call);
    }
  }

  return {
    start(job) {
      const self: Run = {
        events: [],
        ended: false,
        readers: new Set(),
        controller: new AbortController(),
        finished: Promise.resolve(),
        unreadSince: null,
      };
      if (closing) self.controller.abort();
      runs.set(job.answer.id, self);
      heartbeat ??= setInterval(
        () => beat().catch((err) => serverLog.error({ err }, 'no heartbeat')),
        HEARTBEAT_INTERVAL_MS,
      );
      self.finished = run(job, self).finally(() => {
        runs.delete(job.answer.id);
        if (runs.size > 0) return;
        clearInterval(heartbeat);
        heartbeat = undefined;
      });
    },

    follow(answerId, after, signal) {
      const self = runs.get(answerId);
      return self && readerOf(self, after, signal);
    },

    count: () => runs.size,

    async stop(answerId) {
      const self = runs.get(answerId);
      self?.controller.abort();
      await self?.finished;
    },

    async close() {
      closing = true;
      const all = [...runs.values()];
      for (const { controller } of all) controller.abort();
      await Promise.all(all.map(({ finished }) => finished));
    },
  };
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
