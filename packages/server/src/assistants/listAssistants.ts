import type { AssistantSummary } from '@parley/api';
import { and, asc, count, countDistinct, eq, isNotNull, sql } from 'drizzle-orm';
import type { PortalCaller } from '../api/callers.ts';
import type { Clock } from '../clock.ts';
import { needsCare } from '../conversationLog/care.ts';
import { type Database, UNNAMED } from '../database/database.ts';
import { readOncePerKey, readTogether } from '../database/readTogether.ts';
import { assistantAccess, assistants, dataFiles, messages, threads } from '../database/schema.ts';
import { assistantsOf } from './assistantsOf.ts';
import { curveOf, curvesOf, lastDayFrom } from './messagesByHour.ts';

/**
 * The assistants that a caller may use, by name, with what people sent to them in the last 24 hours (AS-1,
 * RT-8).
 */
export type ListAssistants = (caller: PortalCaller) => Promise<AssistantSummary[]>;

/** What all others see in place of what is for administrators alone. */
const WITHHELD = {
  description: '',
  unpublishedChanges: false,
  draftName: null,
  conversationCount: 0,
  careCount: 0,
};

/**
 * Makes the list. What all callers of an organisation read alike is read for those together who ask at once;
 * what each of them may see of it is decided for each.
 */
export function createAssistantList({ db }: Pick<Database, 'db'>, clock: Clock): ListAssistants {
  const organisation = sql.placeholder('organisation');
  const files = db
    .select({ assistantId: dataFiles.assistantId, count: count().as('count') })
    .from(dataFiles)
    .innerJoin(assistants, eq(assistants.id, dataFiles.assistantId))
    .where(assistantsOf(organisation))
    .groupBy(dataFiles.assistantId)
    .as('files');
  const conversations = db
    .select({ assistantId: threads.assistantId, count: count().as('conversation_count') })
    .from(threads)
    .innerJoin(assistants, eq(assistants.id, threads.assistantId))
    .where(assistantsOf(organisation))
    .groupBy(threads.assistantId)
    .as('conversations');
  const care = db
    .select({ assistantId: threads.assistantId, count: countDistinct(threads.id).as('care_count') })
    .from(messages)
    .innerJoin(threads, eq(threads.id, messages.threadId))
    .innerJoin(assistants, eq(assistants.id, threads.assistantId))
    .where(and(assistantsOf(organisation), needsCare))
    .groupBy(threads.assistantId)
    .as('care');
  const curves = curvesOf(db, organisation, sql.placeholder('start'));
  const list = db
    .select({
      id: assistants.id,
      name: assistants.name,
      description: assistants.description,
      avatarUrl: assistants.avatarUrl,
      status: assistants.status,
      hasDraft: isNotNull(assistants.draft).mapWith(Boolean),
      draftName: sql<string | null>`${assistants.draft} ->> 'name'`,
      audience: assistants.audience,
      createdAt: assistants.createdAt,
      updatedAt: assistants.updatedAt,
      dataFileCount: files.count,
      conversationCount: sql<number>`coalesce(${conversations.count}, 0)`.mapWith(Number),
      careCount: sql<number>`coalesce(${care.count}, 0)`.mapWith(Number),
      counts: curves.counts,
    })
    .from(assistants)
    .leftJoin(files, eq(files.assistantId, assistants.id))
    .leftJoin(conversations, eq(conversations.assistantId, assistants.id))
    .leftJoin(care, eq(care.assistantId, assistants.id))
    .leftJoin(curves, eq(curves.assistantId, assistants.id))
    .where(assistantsOf(organisation))
    .orderBy(asc(assistants.name))
    .prepare(UNNAMED);
  // Put together once for all who share the read, too.
  const readAll = readOncePerKey(async (id: string) => {
    const rows = await list.execute({ organisation: id, start: lastDayFrom(clock.now()) });
    return rows.map(summaryOf);
  });

  const access = db
    .select()
    .from(assistantAccess)
    .where(sql`${assistantAccess.userId} = any(${sql.placeholder('users')})`)
    .prepare(UNNAMED);
  const readGiven = readTogether<string, Set<string>>(async (userIds) => {
    const given = new Map<string, Set<string>>();
    for (const { userId, assistantId } of await access.execute({ users: [...userIds] })) {
      given.set(userId, (given.get(userId) ?? new Set()).add(assistantId));
    }
    return given;
  });

  return async ({ user, organisation, isAdmin }) => {
    const [rows, given] = await Promise.all([
      readAll(organisation.id),
      isAdmin ? undefined : readGiven(user.id),
    ]);
    if (isAdmin) return rows;
    return rows
      .filter(
        ({ assistantGuid, status, audience }) =>
          status === 'published' && (audience === 'everyone' || given?.has(assistantGuid) === true),
      )
      .map((row) => ({ ...row, ...WITHHELD }));
  };

  /** An assistant as administrators see it. */
  function summaryOf(row: Awaited<ReturnType<typeof list.execute>>[number]): AssistantSummary {
    const { id, hasDraft, draftName, dataFileCount, counts, createdAt, updatedAt, ...shown } = row;
    const hourlyMessages = curveOf(counts);
    return {
      assistantGuid: id,
      ...shown,
      unpublishedChanges: hasDraft,
      draftName: draftName === shown.name ? null : draftName,
      dataFileCount: dataFileCount ?? 0,
      messages24h: hourlyMessages.reduce((sum, each) => sum + each, 0),
      hourlyMessages,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    };
  }
}
