import type { QuickStartGaps } from '@parley/model';
import { and, asc, count, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { isStyled } from '../assistants/draftOf.ts';
import { statusAt } from '../billing/usage.ts';
import type { Db } from '../database/database.ts';
import { assistants, dataFiles, type Organisation, threads, users, widgetSites } from '../database/schema.ts';

/** What the guide tells an organisation: which assistant it is about, and what each task lacks (QS-1). */
export interface QuickStart {
  assistant: { assistantGuid: string; widgetKey: string } | null;
  gaps: QuickStartGaps;
}

/** Looks at what an organisation has really done, with any of its assistants. */
export async function readQuickStart(db: Db, organisation: Organisation, now: Date): Promise<QuickStart> {
  const own = await db
    .select({
      id: assistants.id,
      widgetKey: assistants.widgetKey,
      status: assistants.status,
      allowedDomains: assistants.allowedDomains,
      widget: assistants.widget,
      draft: assistants.draft,
    })
    .from(assistants)
    .where(eq(assistants.organisationId, organisation.id))
    .orderBy(asc(assistants.createdAt), asc(assistants.id));
  const ids = own.map(({ id }) => id);
  const [files] = await db
    .select({
      all: count(),
      ready: sql<number>`count(*) filter (where ${dataFiles.status} = 'ready')`.mapWith(Number),
    })
    .from(dataFiles)
    .where(inArray(dataFiles.assistantId, ids));
  const asked = await db.$count(threads, and(inArray(threads.assistantId, ids), isNotNull(threads.userId)));
  const seen = await db.$count(widgetSites, inArray(widgetSites.assistantId, ids));
  const people = await db.$count(
    users,
    and(eq(users.organisationId, organisation.id), inArray(users.status, ['active', 'invited'])),
  );
  const [first] = own;
  const isPublished = own.some(({ status }) => status === 'published');
  const hasDomain = own.some(
    ({ allowedDomains, draft }) => allowedDomains.length > 0 || (draft?.allowedDomains.length ?? 0) > 0,
  );
  return {
    assistant: first ? { assistantGuid: first.id, widgetKey: first.widgetKey } : null,
    gaps: {
      create: first ? null : 'noAssistant',
      data: files?.ready ? null : files?.all ? 'noFileReady' : 'noFile',
      test: asked > 0 ? null : 'notAsked',
      style: own.some(isStyled) ? null : 'notStyled',
      domain: hasDomain ? null : 'noDomain',
      install: seen > 0 ? null : isPublished ? 'notSeen' : 'notPublished',
      invite: people > 1 ? null : 'nobodyInvited',
      plan: statusAt(organisation, now) === 'active' ? null : 'noPlan',
    },
  };
}
