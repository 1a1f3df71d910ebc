import type { AssistantSummary } from '@parley/api';
import { and, asc, count, eq, or, sql } from 'drizzle-orm';
import type { PortalCaller } from '../api/callers.ts';
import type { Db } from '../database/database.ts';
import { assistantAccess, assistants, dataFiles } from '../database/schema.ts';
import { noHours, readCurves } from './messagesByHour.ts';

/**
 * The assistants that a caller may use, by name, with what people sent to
 * them in the last 24 hours (AS-1, RT-8).
 */
export async function listAssistants(db: Db, caller: PortalCaller, now: Date): Promise<AssistantSummary[]> {
  const ofOrganisation = eq(assistants.organisationId, caller.organisation.id);
  const files = db
    .select({ assistantId: dataFiles.assistantId, count: count().as('count') })
    .from(dataFiles)
    .innerJoin(assistants, eq(assistants.id, dataFiles.assistantId))
    .where(ofOrganisation)
    .groupBy(dataFiles.assistantId)
    .as('files');
  const given = sql`exists (
    select from ${assistantAccess}
    where ${assistantAccess.assistantId} = ${assistants.id} and ${assistantAccess.userId} = ${caller.user.id}
  )`;
  const forCaller = and(
    ofOrganisation,
    caller.isAdmin
      ? undefined
      : and(eq(assistants.status, 'published'), or(eq(assistants.audience, 'everyone'), given)),
  );
  const [rows, curves] = await Promise.all([
    db
      .select({ assistant: assistants, dataFileCount: files.count })
      .from(assistants)
      .leftJoin(files, eq(files.assistantId, assistants.id))
      .where(forCaller)
      .orderBy(asc(assistants.name)),
    readCurves(db, caller.organisation.id, now),
  ]);
  return rows.map(({ assistant, dataFileCount }) => {
    const hourlyMessages = curves.get(assistant.id) ?? noHours();
    return {
      assistantGuid: assistant.id,
      name: assistant.name,
      description: caller.isAdmin ? assistant.description : '',
      avatarUrl: assistant.avatarUrl,
      status: assistant.status,
      audience: assistant.audience,
      dataFileCount: dataFileCount ?? 0,
      messages24h: hourlyMessages.reduce((sum, each) => sum + each, 0),
      hourlyMessages,
      updatedAt: assistant.updatedAt.toISOString(),
    };
  });
}
