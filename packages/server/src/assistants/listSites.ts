import type { EditedAssistant } from '@parley/api';
import { asc, desc, eq } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { type Assistant, widgetSites } from '../database/schema.ts';
import { allowsSite, domainFor } from '../http/allowedDomains.ts';

/** Sites of each kind that are listed; those seen longer ago are left out. */
const LISTED_MAX_COUNT = 50;

/**
 * Where the widget of an assistant stands (AS-5), and where it was refused, without the sites that it
 * allows by now (WG-7), each newest first.
 * @param origin public origin of Parley
 */
export async function listSites(
  db: Db,
  { id, allowedDomains }: Pick<Assistant, 'id' | 'allowedDomains'>,
  origin: string,
): Promise<Pick<EditedAssistant, 'installations' | 'refusals'>> {
  const rows = await db
    .select()
    .from(widgetSites)
    .where(eq(widgetSites.assistantId, id))
    .orderBy(desc(widgetSites.lastSeenAt), asc(widgetSites.site));
  const sites = rows.map(({ isRefused, site, lastSeenAt }) => ({
    ...{ isRefused, url: new URL(site) },
    seen: { site, lastSeenAt: lastSeenAt.toISOString() },
  }));
  return {
    installations: sites
      .filter(({ isRefused }) => !isRefused)
      .slice(0, LISTED_MAX_COUNT)
      .map(({ seen }) => seen),
    refusals: sites
      .filter(({ isRefused, url }) => isRefused && !allowsSite(allowedDomains, url, origin))
      .slice(0, LISTED_MAX_COUNT)
      .map(({ seen, url }) => ({ ...seen, domain: domainFor(url, origin) })),
  };
}
