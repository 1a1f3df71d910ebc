import type { AssistantSummary } from '@parley/api';
import { and, asc, count, eq, gt, or, sql } from 'drizzle-orm';
import type { PortalCaller } from '../api/callers.ts';
import type { Db } from '../database/database.ts';
import { assistantAccess, assistants, dataFiles, messages, threads } from '../database/schema.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Hours of an assistant's curve (AS-1). */
const HOURS = 24;

/**
 * The assistants that a caller may use, by name, with what people sent to
 * them in the last 24 hours (AS-1, RT-8).
 */
export async function listAssistants(db: Db, caller: PortalCaller, now: Date): Promise<AssistantSummary[]> {
  const fileCount = db
    .select({ count: count() })
    .from(dataFiles)
    .where(eq(dataFiles.assistantId, assistants.id));
  const given = sql`exists (
    select from ${assistantAccess}
    where ${assistantAccess.assistantId} = ${assistants.id} and ${assistantAccess.userId} = ${caller.user.id}
  )`;
  const forCaller = and(
    eq(assistants.organisationId, caller.organisation.id),
    caller.isAdmin
      ? undefined
      : and(eq(assistants.status, 'published'), or(eq(assistants.audience, 'everyone'), given)),
  );
  const rows = await db
    .select({ assistant: assistants, dataFileCount: sql<number>`(${fileCount})`.mapWith(Number) })
    .from(assistants)
    .where(forCaller)
    .orderBy(asc(assistants.name));
  const curves = await readCurves(db, caller.organisation.id, now);
  return rows.map(({ assistant, dataFileCount }) => {
    const hourlyMessages = curves.get(assistant.id) ?? new Array<number>(HOURS).fill(0);
    return {
      assistantGuid: assistant.id,
      name: assistant.name,
      description: assistant.description,
      avatarUrl: assistant.avatarUrl,
      status: assistant.status,
      dataFileCount,
      messages24h: hourlyMessages.reduce((sum, each) => sum + each, 0),
      hourlyMessages,
      updatedAt: assistant.updatedAt.toISOString(),
    };
  });
}

/** Messages of people by assistant and hour, oldest hour first; an assistant without any is left out. */
async function readCurves(db: Db, organisationId: string, now: Date): Promise<Map<string, number[]>> {
  const start = new Date(now.getTime() - HOURS * HOUR_MS);
  const hour = sql<number>`least(
    floor(extract(epoch from (${messages.createdAt} - ${start.toISOString()}::timestamptz)) / 3600), ${HOURS - 1}
  )::int`.mapWith(Number);
  const rows = await db
    .select({ assistantId: threads.assistantId, hour: hour.as('hour'), count: count() })
    .from(messages)
    .innerJoin(threads, eq(threads.id, messages.threadId))
    .innerJoin(assistants, eq(assistants.id, threads.assistantId))
    .where(
      and(
        eq(assistants.organisationId, organisationId),
        eq(messages.author, 'reader'),
        gt(messages.createdAt, start),
      ),
    )
    .groupBy(threads.assistantId, sql`hour`);
  const curves = new Map<string, number[]>();
  for (const row of rows) {
    const curve = curves.get(row.assistantId) ?? new Array<number>(HOURS).fill(0);
    curve[row.hour] = row.count;
    curves.set(row.assistantId, curve);
  }
  return curves;
}
