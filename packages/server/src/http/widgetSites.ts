import { and, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database, Db } from '../database/database.ts';
import { widgetSites } from '../database/schema.ts';
import { createRateLimiter, type Use } from '../rateLimit.ts';
import { hashToken } from '../secrets.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A site is recorded at most this often, in ms. */
const NOTED_EVERY_MS = 60_000;
/** Sites that are remembered of an assistant: those that were seen last. */
export const SITES_KEPT = 100;
/** A site where nobody opened the widget for so long is forgotten. */
const SITE_DAYS = 365;
/** Sites that one network address adds to an assistant: a referrer costs nothing. */
export const NEW_SITES: Use['limit'] = { max: 20, windowSeconds: 60 * 60 };

/** Remembers where the widget of assistants is started (AS-5). */
export interface WidgetSites {
  /**
   * Records that a browser started the widget on a site. Of a list with `*.` anybody can make up sites: an
   * address that names too many new ones is not listened to.
   * @param address network address of the browser
   */
  note(assistantId: string, site: string, address: string): Promise<void>;
}

/** Makes the memory of sites over the shared database. */
export function createWidgetSites(database: Database, clock: Clock): WidgetSites {
  const { db } = database;
  const limiter = createRateLimiter(database, clock);

  return {
    async note(assistantId, site, address) {
      const lastSeenAt = clock.now();
      const isIt = and(eq(widgetSites.assistantId, assistantId), eq(widgetSites.site, site));
      const [known] = await db.select().from(widgetSites).where(isIt);
      if (known) {
        const isDue = lt(widgetSites.lastSeenAt, new Date(lastSeenAt.getTime() - NOTED_EVERY_MS));
        await db.update(widgetSites).set({ lastSeenAt }).where(and(isIt, isDue));
        return;
      }
      // The address is kept as a digest alone.
      const key = `widget-site:${assistantId}:${hashToken(address)}`;
      if (await limiter.take([{ key, limit: NEW_SITES }])) return;
      await db.insert(widgetSites).values({ assistantId, site, lastSeenAt }).onConflictDoNothing();
      await forgetSurplus(db, eq(widgetSites.assistantId, assistantId));
    },
  };
}

/** Forgets sites that nobody was seen on for a year, and those that are too many. */
export async function forgetOldSites(db: Db, now: Date): Promise<void> {
  await db
    .delete(widgetSites)
    .where(lt(widgetSites.lastSeenAt, new Date(now.getTime() - SITE_DAYS * DAY_MS)));
  await forgetSurplus(db);
}

/** @param of the assistants that are looked at; left out, all */
async function forgetSurplus(db: Db, of: SQL = sql`true`): Promise<void> {
  await db.delete(widgetSites).where(sql`(${widgetSites.assistantId}, ${widgetSites.site}) in (
    select assistant_id, site from (
      select assistant_id, site,
        row_number() over (partition by assistant_id order by last_seen_at desc, site) as place
      from ${widgetSites} where ${of}
    ) as placed where place > ${SITES_KEPT})`);
}
