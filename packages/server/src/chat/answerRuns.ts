import { setTimeout as delay } from 'node:timers/promises';
import { MINUTE_MS, type Uncertainty } from '@parley/model';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { isLongerAgo, NOW } from '../database/databaseClock.ts';
import { messages } from '../database/schema.ts';
import { isDatabaseAway } from '../database/unavailable.ts';
import { log as serverLog } from '../operation/log.ts';
import type { AnswerJob } from './answerJob.ts';
import { type AnswerLog, HEARTBEAT_INTERVAL_MS } from './answerLog.ts';
import { partsOf, STOPPING } from './answerParts.ts';
import { createAnswerWriter, type LastEvent, type WrittenAnswer } from './answerWriter.ts';
import type { AnswerEngine } from './engine.ts';
import type { StreamedEvent } from './eventStream.ts';

/** The answers that this process writes, each until its end, whether or not anybody reads along. */
export interface AnswerRuns {
  start(job: AnswerJob): void;
  /** The events after a sequence of an answer that is written here; undefined for all others. */
  follow(answerId: string, after: number, signal: AbortSignal): AsyncGenerator<StreamedEvent[]> | undefined;
  /** Waits for an answer that has ended here until what was shown of it is kept. */
  kept(answerId: string): Promise<void>;
  /** How many answers are written here at the moment. */
  count(): number;
  /** Stops an answer that is written here, and waits until its end is kept. */
  stop(answerId: string): Promise<void>;
  /** Aborts every answer with an `error` event that says so, and takes no more. */
  close(): Promise<void>;
}

interface Run extends WrittenAnswer {
  ended: boolean;
  finished: Promise<void>;
  /** Since when nobody reads along here; null while somebody does. */
  unreadSince: number | null;
}

/**
 * How long an answer is written on that nobody reads, in ms: enough for a reload or a lost connection. After
 * that it is stopped, as its reader could have done.
 */
export const UNREAD_MAX_MS = MINUTE_MS;

/** Makes the runs of this process. */
export function createAnswerRuns(
  database: Database,
  log: AnswerLog,
  engine: AnswerEngine,
  clock: Clock,
): AnswerRuns {
  const { db } = database;
  const runs = new Map<string, Run>();
  const writer = createAnswerWriter(database, log, clock);
  let closing = false;
  let heartbeat: NodeJS.Timeout | undefined;

  async function run(self: Run): Promise<void> {
    writer.begin(self);
    // A reader of the failed attempt may still show its text.
    if (self.job.after > 0) writer.say(self, { type: 'replace', text: '' });
    const { end, uncertain } = await generate(self);
    try {
      await writer.end(self, end, uncertain);
    } catch (cause) {
      // The end could not be stored, so no reader is sent one: the answer counts as incomplete.
      serverLog.error({ err: cause }, 'an answer could not be kept');
    }
    self.ended = true;
    for (const wake of self.readers) wake();
    if (self.lost) await keepShown(self);
  }

  /** Keeps what readers were shown of an answer that was lost, as soon as the database can be asked again. */
  async function keepShown({ job, events }: Run): Promise<void> {
    while (!closing) {
      try {
        return await log.buryLost(job, events);
      } catch (cause) {
        if (!isDatabaseAway(cause)) {
          serverLog.error({ err: cause }, 'what was shown of an answer could not be kept');
          return;
        }
      }
      await delay(HEARTBEAT_INTERVAL_MS);
    }
  }

  /**
   * Writes the answer through the engine, and returns its last event, whatever happens, and whether the
   * engine has no certain answer.
   */
  async function generate(self: Run): Promise<{ end: LastEvent; uncertain: Uncertainty | null }> {
    const { signal } = self.controller;
    for await (const part of partsOf(engine, { ...self.job.question, signal })) {
      if (part.type === 'error') return { end: part, uncertain: null };
      if (part.type === 'end') {
        const { uncertain = null, ...end } = part;
        return { end, uncertain };
      }
      writer.say(self, part);
    }
    const end = closing
      ? ({ type: 'error', ...STOPPING } as const)
      : ({ type: 'end', finishReason: 'stopped' } as const);
    return { end, uncertain: null };
  }

  /** For all answers of this process: renews their heartbeats, and learns which ones to stop. */
  async function beat(): Promise<void> {
    const rows = await db
      .update(messages)
      .set({ heartbeatAt: NOW })
      .where(and(inArray(messages.id, [...runs.keys()]), eq(messages.state, 'streaming')))
      .returning({
        id: messages.id,
        stopRequested: messages.stopRequested,
        isUnreadElsewhere: sql<boolean>`coalesce(${isLongerAgo(messages.readAt, UNREAD_MAX_MS / 1000)}, true)`,
      });
    const now = clock.now().getTime();
    for (const { id, stopRequested, isUnreadElsewhere } of rows) {
      const self = runs.get(id);
      if (!self) continue;
      if (stopRequested || (isUnreadHere(self, now) && isUnreadElsewhere)) self.controller.abort();
    }
  }

  function isUnreadHere(self: Run, now: number): boolean {
    if (self.readers.size > 0) {
      self.unreadSince = null;
      return false;
    }
    self.unreadSince ??= now;
    return now - self.unreadSince > UNREAD_MAX_MS;
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
        ...{ job, events: [], said: [], kept: 0, readers: new Set(), ending: null, lost: null },
        ...{ controller: new AbortController(), finished: Promise.resolve() },
        ...{ ended: false, unreadSince: null },
      };
      if (closing) self.controller.abort();
      runs.set(job.answer.id, self);
      heartbeat ??= setInterval(
        () => beat().catch((err) => serverLog.error({ err }, 'no heartbeat')),
        HEARTBEAT_INTERVAL_MS,
      );
      self.finished = run(self).finally(() => {
        runs.delete(job.answer.id);
        if (runs.size > 0) return;
        clearInterval(heartbeat);
        heartbeat = undefined;
      });
    },

    follow(answerId, after, signal) {
      const self = runs.get(answerId);
      return self && !self.ended ? readerOf(self, after, signal) : undefined;
    },

    kept: async (answerId) => runs.get(answerId)?.finished,

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
