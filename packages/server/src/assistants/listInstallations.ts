import type { EditedAssistant } from '@parley/api';
import { asc, desc, eq } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { widgetSites } from '../database/schema.ts';

/** Sites that are listed; those seen longer ago are left out. */
const LISTED_MAX_COUNT = 50;

/** Where the widget of an assistant was started, newest first (AS-5). */
export async function listInstallations(
  db: Db,
  assistantId: string,
): Promise<EditedAssistant['installations']> {
  const rows = await db
    .select()
    .from(widgetSites)
    .where(eq(widgetSites.assistantId, assistantId))
    .orderBy(desc(widgetSites.lastSeenAt), asc(widgetSites.site))
    .limit(LISTED_MAX_COUNT);
  return rows.map(({ site, lastSeenAt }) => ({ site, lastSeenAt: lastSeenAt.toISOString() }));
}
