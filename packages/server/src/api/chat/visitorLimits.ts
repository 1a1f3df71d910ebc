import type { RateLimit } from '@parley/model';
import { and, inArray } from 'drizzle-orm';
import { DayIsSpent, secondsOfDay } from '../../billing/usage.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Db } from '../../database/database.ts';
import { readTogether } from '../../database/readTogether.ts';
import { type Organisation, threads } from '../../database/schema.ts';
import { workTogether } from '../../database/workTogether.ts';
import { count, countCalls, createPeekLimit, tallied, tooManyRequests, type Use } from '../../rateLimit.ts';
import { hashToken } from '../../secrets.ts';
import type { Visitor } from '../callers.ts';

const HOUR_SECONDS = 60 * 60;
/** Visitors who write for the first time: a client id costs nothing, so these are counted apart. */
const NEW_BY_ADDRESS: RateLimit = { max: 200, windowSeconds: HOUR_SECONDS, message: '' };
export const NEW_BY_ASSISTANT: RateLimit = { max: 2000, windowSeconds: HOUR_SECONDS, message: '' };
/** One network address gets at most this part of the messages that an organisation has for a day. */
const DAY_PART = 0.5;
/** So many messages a day from one address are always possible. */
const DAY_LEAST = 20;

/** Visitors of one organisation who are counted in one transaction. */
const MOST_TOGETHER = 100;

/**
 * Counts a visitor's message, so that one who makes up client ids spends neither an assistant's new visitors
 * nor the organisation's day. What all visitors may send together is counted with the message itself.
 * Addresses are kept as digests alone.
 * @throws {Refusal} 463 for an address that has used its part of the day, 429 for new visitors
 */
export type LimitVisitor = (visitor: Visitor, address: string) => Promise<void>;

interface Visit {
  organisation: Organisation;
  /** Keys of what is counted; those of a new visitor are null for one who wrote before. */
  day: string;
  newcomer: { byAddress: string; byAssistant: string } | null;
}

/**
 * Makes what counts visitors: those of an organisation who write at once are counted together (ADR 75).
 * Whoever has nothing left is refused before, and so holds up nobody.
 */
export function createVisitorLimits({ db }: Pick<Database, 'db'>, clock: Clock): LimitVisitor {
  const peek = createPeekLimit(db);
  const hasWritten = readTogether((visitors: readonly string[]) => readWriters(db, visitors));

  const countVisit = workTogether<string, Visit, void>(
    ({ organisation }) => organisation.id,
    MOST_TOGETHER,
    async (visits) => {
      await db.transaction((tx) => countVisits(tx, visits, clock.now()));
      return visits.map(() => undefined);
    },
  );

  return async ({ assistant, organisation, clientId }, address) => {
    const now = clock.now();
    const from = hashToken(address);
    const day = `visitor-day:${organisation.id}:${from}`;
    const [spent, isKnown = false] = await Promise.all([
      peek({ key: day, limit: ofDay(organisation, now) }, now),
      hasWritten(writerOf(assistant.id, clientId)),
    ]);
    if (spent) throw new DayIsSpent(now);
    const byAssistant = `new-visitor:${assistant.id}`;
    const newcomer = isKnown ? null : { byAddress: `${byAssistant}:${from}`, byAssistant };
    if (newcomer) {
      for (const [key, limit] of [
        [newcomer.byAddress, NEW_BY_ADDRESS],
        [newcomer.byAssistant, NEW_BY_ASSISTANT],
      ] as const) {
        const reached = await peek({ key, limit }, now);
        if (reached) throw tooManyRequests(reached, limit);
      }
    }
    await countVisit({ organisation, day, newcomer });
  };
}

function ofDay({ dailyMessageLimit }: Organisation, now: Date): Use['limit'] {
  const max = Math.max(DAY_LEAST, Math.floor(dailyMessageLimit * DAY_PART));
  return { max, windowSeconds: secondsOfDay(now) };
}

/** Counts visitors of one organisation. @throws {Refusal} as above, for one of them */
async function countVisits(tx: Db, visits: readonly Visit[], now: Date): Promise<void> {
  const organisation = visits.at(-1)?.organisation;
  if (!organisation) return;
  const spent = await count(tx, tallied(visits.map(({ day }) => day)), ofDay(organisation, now), now);
  if (spent) throw new DayIsSpent(now);
  const newcomers = visits.flatMap(({ newcomer }) => newcomer ?? []);
  // By address first: whoever has used that up takes nothing from the others.
  await countCalls(tx, tallied(newcomers.map(({ byAddress }) => byAddress)), NEW_BY_ADDRESS, now);
  await countCalls(tx, tallied(newcomers.map(({ byAssistant }) => byAssistant)), NEW_BY_ASSISTANT, now);
}

/** A visitor of an assistant, as a key. */
const writerOf = (assistantId: string, clientId: string) => JSON.stringify([assistantId, clientId]);

/** Those of the visitors who have written to their assistant before. */
async function readWriters(db: Db, visitors: readonly string[]): Promise<ReadonlyMap<string, true>> {
  const pairs = visitors.map((visitor) => JSON.parse(visitor) as [assistantId: string, clientId: string]);
  const ofAssistants = inArray(
    threads.assistantId,
    pairs.map(([assistantId]) => assistantId),
  );
  const ofClients = inArray(
    threads.clientId,
    pairs.map(([, clientId]) => clientId),
  );
  const rows = await db
    .selectDistinct({ assistantId: threads.assistantId, clientId: threads.clientId })
    .from(threads)
    .where(and(ofAssistants, ofClients));
  return new Map(rows.map(({ assistantId, clientId }) => [writerOf(assistantId, clientId ?? ''), true]));
}
