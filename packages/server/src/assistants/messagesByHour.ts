import { HOUR_MS } from '@parley/model';
import { and, count, countDistinct, eq, gt, type Placeholder, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { assistants, messages, threads } from '../database/schema.ts';
import { assistantsOf } from './assistantsOf.ts';

/** Hours of a curve (AS-1). */
const HOURS = 24;

/** When the last 24 hours began. */
export const lastDayFrom = (now: Date): Date => new Date(now.getTime() - HOURS * HOUR_MS);

/** The parts of a query that choose what people sent in these hours, and the hour of each message. */
function lastDay(organisationId: string | Placeholder, start: Date | Placeholder) {
  const from = start instanceof Date ? start.toISOString() : start;
  const hour = sql<number>`least(
    floor(extract(epoch from (${messages.createdAt} - ${from}::timestamptz)) / 3600), ${HOURS - 1}
  )::int`.mapWith(Number);
  const where = and(
    assistantsOf(organisationId),
    eq(messages.author, 'reader'),
    gt(messages.createdAt, start),
  );
  return { hour: hour.as('hour'), where };
}

/** Messages of people by hour, as the database counts them: hours without any are left out. */
export type CountByHour = Record<string, number>;

/** A subquery: messages of people by assistant and hour; an assistant without any is left out. */
export function curvesOf(db: Db, organisationId: Placeholder, start: Placeholder) {
  const { hour, where } = lastDay(organisationId, start);
  const hours = db
    .select({ assistantId: threads.assistantId, hour, count: count().as('count') })
    .from(messages)
    .innerJoin(threads, eq(threads.id, messages.threadId))
    .innerJoin(assistants, eq(assistants.id, threads.assistantId))
    .where(where)
    .groupBy(threads.assistantId, sql`hour`)
    .as('hours');
  return db
    .select({
      assistantId: hours.assistantId,
      counts: sql<CountByHour>`json_object_agg(${hours.hour}, ${hours.count})`.as('counts'),
    })
    .from(hours)
    .groupBy(hours.assistantId)
    .as('curves');
}

/** A figure for each of the last 24 hours, oldest first. */
export function curveOf(counts: CountByHour | null): number[] {
  const curve = new Array<number>(HOURS).fill(0);
  for (const [hour, sent] of Object.entries(counts ?? {})) curve[Number(hour)] = sent;
  return curve;
}

/** Messages and chat sessions of an organisation in the last 24 hours, in all and by hour (AS-1). */
export async function readLast24Hours(db: Db, organisationId: string, now: Date) {
  const { hour, where } = lastDay(organisationId, lastDayFrom(now));
  const rows = await db
    .select({ hour, messages: count(), chatSessions: countDistinct(messages.threadId) })
    .from(messages)
    .innerJoin(threads, eq(threads.id, messages.threadId))
    .innerJoin(assistants, eq(assistants.id, threads.assistantId))
    .where(where)
    .groupBy(sql`rollup (hour)`);
  const hourlyMessages = curveOf(null);
  const hourlyChatSessions = curveOf(null);
  let all = { messages: 0, chatSessions: 0 };
  for (const { hour: index, messages: sent, chatSessions } of rows) {
    if (index === null) {
      all = { messages: sent, chatSessions };
      continue;
    }
    hourlyMessages[index] = sent;
    hourlyChatSessions[index] = chatSessions;
  }
  return { ...all, hourlyMessages, hourlyChatSessions };
}
