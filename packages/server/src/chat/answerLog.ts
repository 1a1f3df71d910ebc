import type { AnswerEvent, Citation } from '@parley/api';
import { and, asc, eq, gt, lt, max, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database, Db } from '../database/database.ts';
import { isLongerAgo, NOW } from '../database/databaseClock.ts';
import { answerEvents, messages } from '../database/schema.ts';
import type { AnswerJob } from './answerJob.ts';
import type { StreamedEvent } from './eventStream.ts';

/** How often a reader of an answer that another process writes looks for more without a signal, in ms. */
export const POLL_INTERVAL_MS = 2000;
/** How often such a reader is noted. */
const NOTE_INTERVAL_MS = 5000;
/** How often the process that writes an answer renews its heartbeat, and checks whether to stop. */
export const HEARTBEAT_INTERVAL_MS = 1000;
/** Without a heartbeat for this long, the writing process is taken for dead. */
const DEAD_AFTER_SECONDS = (10 * HEARTBEAT_INTERVAL_MS) / 1000;

type AnswerRow = typeof messages.$inferSelect;

/** Some of an answer's events. */
export interface AnswerPiece {
  answerId: string;
  events: readonly StreamedEvent[];
}

/** What the database knows of an answer, for the processes that do not write it. */
export interface AnswerLog {
  /** Stores events of several answers; `tell` says so to the readers, once they are committed. */
  append(db: Db, parts: readonly AnswerPiece[]): Promise<void>;
  /** Tells the readers at all processes that there is more of an answer. */
  tell(answerId: string): void;
  /** The highest sequence so far, 0 before the first event. */
  lastSequence(db: Db, answerId: string): Promise<number>;
  /** The answer's events after a sequence, live, until it ends. */
  follow(answerId: string, after: number, signal: AbortSignal): AsyncGenerator<StreamedEvent[]>;
  /**
   * Marks an answer as failed that could not be kept to its end, with all that its readers were shown, also
   * where it was buried meanwhile; leaves it alone where it was begun anew.
   * @param lost its row as it began, and the sequence that it began after
   * @param shown its events from there on
   */
  buryLost(lost: Pick<AnswerJob, 'answer' | 'after'>, shown: readonly StreamedEvent[]): Promise<void>;
  /** Marks an answer that a dead process left unfinished as failed; leaves all others alone. */
  buryIfDead(answerId: string): Promise<void>;
  /** The same for all answers; `now` takes every one for dead, as where no other process can be writing. */
  buryDead(now: boolean): Promise<void>;
  /**
   * Drops events from before a moment of answers that have ended: from then on
   * readers get the answer as a whole.
   */
  prune(before: Date): Promise<void>;
}

const signalOf = (answerId: string) => `answer:${answerId}`;

/** Makes the log over the shared database. */
export function createAnswerLog({ db, signals }: Database, clock: Clock): AnswerLog {
  async function append(to: Db, parts: readonly AnswerPiece[]): Promise<void> {
    const rows = parts.flatMap(({ answerId, events }) =>
      events.map(({ sequence, event }) => ({ answer_id: answerId, sequence, event })),
    );
    if (rows.length === 0) return;
    // One parameter, however many rows: building the text of a statement for all of them takes longer.
    await to.execute(sql`
      insert into ${answerEvents} (answer_id, sequence, event, created_at)
      select answer_id, sequence, event, ${clock.now()}
      from json_to_recordset(${JSON.stringify(rows)}::json) as said(answer_id uuid, sequence int, event jsonb)`);
  }

  async function lastSequence(from: Db, answerId: string): Promise<number> {
    const [row] = await from
      .select({ last: max(answerEvents.sequence) })
      .from(answerEvents)
      .where(eq(answerEvents.answerId, answerId));
    return row?.last ?? 0;
  }

  async function eventsAfter(from: Db, answerId: string, after: number): Promise<StreamedEvent[]> {
    const rows = await from
      .select({ sequence: answerEvents.sequence, event: answerEvents.event })
      .from(answerEvents)
      .where(and(eq(answerEvents.answerId, answerId), gt(answerEvents.sequence, after)))
      .orderBy(asc(answerEvents.sequence));
    return rows as StreamedEvent[];
  }

  const tell = (answerId: string) => signals.tell(signalOf(answerId));

  /** What a process must have left; `now` takes every answer for such. */
  const isDead = (now: boolean) =>
    and(
      eq(messages.state, 'streaming'),
      now ? undefined : isLongerAgo(messages.heartbeatAt, DEAD_AFTER_SECONDS),
    );

  async function buryDead(now: boolean): Promise<void> {
    const dead = await db.select({ id: messages.id }).from(messages).where(isDead(now));
    for (const { id } of dead) await buryIfDead(id, now);
  }

  async function buryIfDead(answerId: string, now = false): Promise<void> {
    const isBuried = await db.transaction(async (tx) => {
      const [dead] = await tx
        .update(messages)
        .set({ state: 'failed', failure: INCOMPLETE })
        .where(and(eq(messages.id, answerId), isDead(now)))
        .returning({ id: messages.id });
      if (!dead) return false;
      const said = await eventsAfter(tx, answerId, 0);
      const { body, citations } = sumOf(said.map(({ event }) => event));
      const contentType = body === '' ? ('error' as const) : ('text' as const);
      await tx.update(messages).set({ body, citations, contentType }).where(eq(messages.id, answerId));
      const sequence = (said.at(-1)?.sequence ?? 0) + 1;
      const events = [{ sequence, event: { type: 'error' as const, ...INCOMPLETE } }];
      await append(tx, [{ answerId, events }]);
      return true;
    });
    if (isBuried) tell(answerId);
  }

  async function buryLost(
    { answer: { id: answerId, createdAt }, after }: Pick<AnswerJob, 'answer' | 'after'>,
    shown: readonly StreamedEvent[],
  ): Promise<void> {
    await db.transaction(async (tx) => {
      const [answer] = await tx.select().from(messages).where(eq(messages.id, answerId)).for('update');
      const isBuried = answer?.state === 'failed' && answer.failure?.code === INCOMPLETE.code;
      // One that was begun anew has another time.
      const isIt = answer?.createdAt.getTime() === createdAt.getTime();
      if (!isIt || !(isBuried || answer.state === 'streaming')) return;
      const { body, citations } = sumOf(shown.map(({ event }) => event));
      const contentType = body === '' ? ('error' as const) : ('text' as const);
      const ending = { state: 'failed' as const, failure: INCOMPLETE, body, citations, contentType };
      await tx.update(messages).set(ending).where(eq(messages.id, answerId));
      const isLater = and(eq(answerEvents.answerId, answerId), gt(answerEvents.sequence, after));
      await tx.delete(answerEvents).where(isLater);
      const sequence = after + shown.length + 1;
      const error = { sequence, event: { type: 'error' as const, ...INCOMPLETE } };
      await append(tx, [{ answerId, events: [...shown, error] }]);
    });
    tell(answerId);
  }

  return {
    append,
    tell,
    lastSequence,
    buryLost,
    buryIfDead: (answerId) => buryIfDead(answerId),
    buryDead,

    async *follow(answerId, after, signal) {
      let last = after;
      let noted = 0;
      let wake = () => {};
      const unsubscribe = signals.on(signalOf(answerId), () => wake());
      try {
        while (!signal.aborted) {
          // Taken before looking: what is told while it looks makes it look once more.
          const told = new Promise<void>((resolve) => {
            wake = resolve;
          });
          // The answer is read before its events: so the events are at least as new as its state.
          const [answer] = await db.select().from(messages).where(eq(messages.id, answerId));
          const events = await eventsAfter(db, answerId, last);
          if (events.length > 0) {
            yield events;
            last = events.at(-1)?.sequence ?? last;
            if (isLast(events.at(-1)?.event)) return;
          }
          if (!answer) return;
          if (answer.state !== 'streaming') {
            yield retell(answer, after, Math.max(last, await lastSequence(db, answerId)));
            return;
          }
          await buryIfDead(answerId);
          const now = clock.now().getTime();
          if (now - noted >= NOTE_INTERVAL_MS) {
            noted = now;
            await db.update(messages).set({ readAt: NOW }).where(eq(messages.id, answerId));
          }
          await pause(POLL_INTERVAL_MS, told, signal);
        }
      } finally {
        unsubscribe();
      }
    },

    async prune(before) {
      await db
        .delete(answerEvents)
        .where(
          and(
            lt(answerEvents.createdAt, before),
            sql`not exists (select from ${messages} where ${messages.id} = ${answerEvents.answerId} and ${messages.state} = 'streaming')`,
          ),
        );
    },
  };
}

/** The error of an answer that was not written to its end (FA-3). */
const INCOMPLETE = { status: 500, code: 'answer_incomplete', text: 'The answer broke off.' };

function isLast(event: AnswerEvent | undefined): boolean {
  return event?.type === 'end' || event?.type === 'error';
}

/** The text and the citations that result from an answer's events. */
export function sumOf(events: readonly AnswerEvent[]): { body: string; citations: Citation[] } {
  let body = '';
  let citations: Citation[] = [];
  for (const event of events) {
    if (event.type === 'delta') body += event.text;
    if (event.type === 'replace') body = event.text;
    if (event.type === 'citations') citations = event.citations;
  }
  return { body, citations };
}

/**
 * The events of an ended answer, made from its row: for a reader who comes after pruning, or again after the
 * last event.
 * @param after sequence that the reader had got to; @param last the highest sequence ever used.
 */
function retell(answer: AnswerRow, after: number, last: number): StreamedEvent[] {
  const events: AnswerEvent[] = after === 0 ? [startOf(answer)] : [];
  events.push({ type: 'replace', text: answer.body });
  if (answer.citations.length > 0) events.push({ type: 'citations', citations: answer.citations });
  const { state } = answer;
  events.push(
    state === 'failed' || state === 'streaming'
      ? { type: 'error', ...(answer.failure ?? INCOMPLETE) }
      : { type: 'end', finishReason: state },
  );
  return events.map((event, index) => ({ sequence: last + 1 + index, event }));
}

/** The first event of an answer's stream. */
export function startOf(answer: Pick<AnswerRow, 'id' | 'threadId' | 'parentId' | 'createdAt'>): AnswerEvent {
  return {
    type: 'start',
    threadId: answer.threadId,
    messageId: answer.parentId ?? answer.id,
    answerId: answer.id,
    createdAt: answer.createdAt.toISOString(),
  };
}

/** Ends after so many ms, and before that when it is told or aborted. */
function pause(milliseconds: number, told: Promise<void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    void told.then(done);
    signal.addEventListener('abort', done, { once: true });
  });
}
