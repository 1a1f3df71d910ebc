import { DAY_MS, MINUTE_MS } from '@parley/model';
import { and, eq, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database, Db } from '../database/database.ts';
import { widgetSites } from '../database/schema.ts';
import { createRateLimiter, type Use } from '../rateLimit.ts';
import { hashToken } from '../secrets.ts';

/** A site is recorded at most this often, in ms. */
const NOTED_EVERY_MS = MINUTE_MS;
/** Sites that are remembered of an assistant: those that were seen last. */
export const SITES_KEPT = 100;
/** The same of sites that it refused: they push out none that it allows. */
export const REFUSED_KEPT = 50;
/** A site where nobody opened a page with the widget for so long is forgotten. */
const SITE_DAYS = 365;
/** Sites that one network address adds to an assistant: a referrer costs nothing. */
export const NEW_SITES: Use['limit'] = { max: 20, windowSeconds: 60 * 60 };
/** The same of sites that are refused, of which any name can be made up: none pushes out what others met. */
export const NEW_REFUSED: Use['limit'] = { max: 3, windowSeconds: 24 * 60 * 60 };

/** A browser that asked for the widget of an assistant. */
export interface WidgetVisit {
  assistantId: string;
  /** Origin of the page. */
  site: string;
  /** Network address of the browser. */
  address: string;
  /** Whether the assistant does not allow the site. */
  isRefused: boolean;
}

/** Remembers the sites on which the widget of assistants stands (AS-5), and where it was refused (WG-7). */
export interface WidgetSites {
  /**
   * Records a visit. Anybody can make up sites: an address that names too many new ones is not listened to.
   */
  note(visit: WidgetVisit): Promise<void>;
}

/** Makes the memory of sites over the shared database. */
export function createWidgetSites(database: Database, clock: Clock): WidgetSites {
  const { db } = database;
  const limiter = createRateLimiter(database, clock);

  return {
    async note({ assistantId, site, address, isRefused }) {
      const lastSeenAt = clock.now();
      const isIt = and(eq(widgetSites.assistantId, assistantId), eq(widgetSites.site, site));
      const [known] = await db.select().from(widgetSites).where(isIt);
      if (known) {
        const isDue = or(
          ne(widgetSites.isRefused, isRefused),
          lt(widgetSites.lastSeenAt, new Date(lastSeenAt.getTime() - NOTED_EVERY_MS)),
        );
        await db.update(widgetSites).set({ lastSeenAt, isRefused }).where(and(isIt, isDue));
        return;
      }
      // The address is kept as a digest alone.
      const key = `widget-site:${isRefused ? 'refused:' : ''}${assistantId}:${hashToken(address)}`;
      if (await limiter.take([{ key, limit: isRefused ? NEW_REFUSED : NEW_SITES }])) return;
      await db.insert(widgetSites).values({ assistantId, site, lastSeenAt, isRefused }).onConflictDoNothing();
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
      select assistant_id, site, is_refused,
        row_number() over (partition by assistant_id, is_refused order by last_seen_at desc, site) as place
      from ${widgetSites} where ${of}
    ) as placed where place > case when is_refused then ${REFUSED_KEPT}::int else ${SITES_KEPT}::int end)`);
}
