import type { EditedAssistant } from '@parley/api';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { type Assistant, widgetSites } from '../database/schema.ts';
import { allowsSite, domainFor } from '../http/allowedDomains.ts';

/** Sites that are listed; those seen longer ago are left out. */
const LISTED_MAX_COUNT = 50;

/** Where the widget of an assistant was started, newest first (AS-5). */
export async function listInstallations(
  db: Db,
  assistantId: string,
): Promise<EditedAssistant['installations']> {
  const rows = await sitesOf(db, assistantId, { isRefused: false });
  return rows.map(({ site, lastSeenAt }) => ({ site, lastSeenAt: lastSeenAt.toISOString() }));
}

/**
 * Where the widget of an assistant was refused, newest first, without the sites that it allows by now (WG-7).
 * @param origin public origin of Parley
 */
export async function listRefusals(
  db: Db,
  { id, allowedDomains }: Pick<Assistant, 'id' | 'allowedDomains'>,
  origin: string,
): Promise<EditedAssistant['refusals']> {
  const rows = await sitesOf(db, id, { isRefused: true });
  return rows
    .filter(({ site }) => !allowsSite(allowedDomains, new URL(site), origin))
    .map(({ site, lastSeenAt }) => ({
      site,
      lastSeenAt: lastSeenAt.toISOString(),
      domain: domainFor(new URL(site), origin),
    }));
}

function sitesOf(db: Db, assistantId: string, { isRefused }: { isRefused: boolean }) {
  return db
    .select()
    .from(widgetSites)
    .where(and(eq(widgetSites.assistantId, assistantId), eq(widgetSites.isRefused, isRefused)))
    .orderBy(desc(widgetSites.lastSeenAt), asc(widgetSites.site))
    .limit(LISTED_MAX_COUNT);
}
