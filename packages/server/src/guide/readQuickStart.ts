import type { QuickStartGaps } from '@parley/model';
import { and, asc, count, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { assistantsOf, deletedAssistantsOf } from '../assistants/assistantsOf.ts';
import { isStyled } from '../assistants/draftOf.ts';
import type { Db } from '../database/database.ts';
import { assistants, dataFiles, type Organisation, threads, users, widgetSites } from '../database/schema.ts';

/** What the guide tells an organisation: the assistants it can be about, and what each task lacks (QS-1). */
export interface QuickStart {
  assistants: { assistantGuid: string; name: string; widgetKey: string }[];
  gaps: QuickStartGaps;
}

/** Looks at what an organisation has really done, with any of its assistants. */
export async function readQuickStart(
  db: Db,
  { id: organisationId, limitsSeenAt }: Organisation,
): Promise<QuickStart> {
  const own = await db
    .select({
      id: assistants.id,
      name: assistants.name,
      widgetKey: assistants.widgetKey,
      status: assistants.status,
      allowedDomains: assistants.allowedDomains,
      widget: assistants.widget,
      draft: assistants.draft,
      testedAt: assistants.testedAt,
    })
    .from(assistants)
    .where(assistantsOf(organisationId))
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
  const sites = await db
    .selectDistinct({ assistantId: widgetSites.assistantId })
    .from(widgetSites)
    .where(and(inArray(widgetSites.assistantId, ids), eq(widgetSites.isRefused, false)));
  const seen = new Set(sites.map(({ assistantId }) => assistantId));
  const deleted = own.length > 0 ? 0 : await db.$count(assistants, deletedAssistantsOf(organisationId));
  const people = await db.$count(
    users,
    and(eq(users.organisationId, organisationId), inArray(users.status, ['active', 'invited'])),
  );
  // Once any is on a site, one that is elsewhere or nowhere does not do its work.
  const isPublished = own.some(
    ({ id, status }) => status === 'published' && (seen.size === 0 || seen.has(id)),
  );
  const isPaused = own.some(({ status }) => status === 'paused');
  const hasDomain = own.some(
    ({ allowedDomains, draft }) => allowedDomains.length > 0 || (draft?.allowedDomains.length ?? 0) > 0,
  );
  return {
    assistants: own.map(({ id, name, widgetKey, draft }) => ({
      assistantGuid: id,
      name: draft?.name ?? name,
      widgetKey,
    })),
    gaps: {
      create: own.length > 0 ? null : deleted > 0 ? 'onlyDeleted' : 'noAssistant',
      data: files?.ready ? null : files?.all ? 'noFileReady' : 'noFile',
      test: asked > 0 || own.some(({ testedAt }) => testedAt) ? null : 'notAsked',
      style: own.some(isStyled) ? null : 'notStyled',
      domain: hasDomain ? null : 'noDomain',
      publish: isPublished ? null : isPaused ? 'paused' : 'notPublished',
      install: seen.size > 0 ? null : 'notSeen',
      invite: people > 1 ? null : 'nobodyInvited',
      plan: limitsSeenAt ? null : 'limitsNotSeen',
    },
  };
}
