import { and, count, countDistinct, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { assistants, messages, threads } from '../database/schema.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Hours of a curve (AS-1). */
const HOURS = 24;

/** A figure of 0 for each of the last 24 hours, oldest first. */
export const noHours = (): number[] => new Array<number>(HOURS).fill(0);

/** The parts of a query that choose what people sent in these hours, and the hour of each message. */
function lastDay(organisationId: string, now: Date) {
  const start = new Date(now.getTime() - HOURS * HOUR_MS);
  const hour = sql<number>`least(
    floor(extract(epoch from (${messages.createdAt} - ${start.toISOString()}::timestamptz)) / 3600), ${HOURS - 1}
  )::int`.mapWith(Number);
  const where = and(
    eq(assistants.organisationId, organisationId),
    eq(messages.author, 'reader'),
    gt(messages.createdAt, start),
  );
  return { hour: hour.as('hour'), where };
}

/** Messages of people by assistant and hour; an assistant without any is left out. */
export async function readCurves(db: Db, organisationId: string, now: Date): Promise<Map<string, number[]>> {
  const { hour, where } = lastDay(organisationId, now);
  const rows = await db
    .select({ assistantId: threads.assistantId, hour, count: count() })
    .from(messages)
    .innerJoin(threads, eq(threads.id, messages.threadId))
    .innerJoin(assistants, eq(assistants.id, threads.assistantId))
    .where(where)
    .groupBy(threads.assistantId, sql`hour`);
  const curves = new Map<string, number[]>();
  for (const row of rows) {
    const curve = curves.get(row.assistantId) ?? noHours();
    curve[row.hour] = row.count;
    curves.set(row.assistantId, curve);
  }
  return curves;
}

/** Messages and chat sessions of an organisation in the last 24 hours, in all and by hour (AS-1). */
export async function readLast24Hours(db: Db, organisationId: string, now: Date) {
  const { hour, where } = lastDay(organisationId, now);
  const rows = await db
    .select({ hour, messages: count(), chatSessions: countDistinct(messages.threadId) })
    .from(messages)
    .innerJoin(threads, eq(threads.id, messages.threadId))
    .innerJoin(assistants, eq(assistants.id, threads.assistantId))
    .where(where)
    .groupBy(sql`rollup (hour)`);
  const hourlyMessages = noHours();
  const hourlyChatSessions = noHours();
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
