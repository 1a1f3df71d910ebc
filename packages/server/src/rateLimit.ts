import { lte, sql } from 'drizzle-orm';
import type { Db } from './database/database.ts';
import { rateLimits } from './database/schema.ts';
import { Refusal } from './refusal.ts';

/** At most `max` calls within `windowSeconds` of the first of them. */
export interface RateLimit {
  max: number;
  windowSeconds: number;
  /** What to say beyond it; '' for the usual words. */
  message?: string;
}

/** Said where a limit has no words of its own (ER-1). */
const TOO_MANY_REQUESTS = 'Too many requests.';

/**
 * Counts a call against a limit that all processes share.
 * @param key who is limited, and in what.
 * @throws {Refusal} 429 with the seconds until the window ends.
 */
export async function countCall(db: Db, key: string, limit: RateLimit, now: Date): Promise<void> {
  const windowEndsAt = new Date(now.getTime() + limit.windowSeconds * 1000);
  const over = lte(rateLimits.windowEndsAt, now);
  const counted = await db
    .insert(rateLimits)
    .values({ key, windowEndsAt, count: 1 })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${over} then 1 else ${rateLimits.count} + 1 end`,
        windowEndsAt: sql`case when ${over} then excluded.window_ends_at else ${rateLimits.windowEndsAt} end`,
      },
      setWhere: sql`${over} or ${rateLimits.count} < ${limit.max}`,
    })
    .returning({ count: rateLimits.count });
  if (counted.length > 0) return;
  const [row] = await db.select().from(rateLimits).where(sql`${rateLimits.key} = ${key}`);
  const resetAt = row?.windowEndsAt ?? windowEndsAt;
  throw new Refusal(429, 'too_many_requests', limit.message || TOO_MANY_REQUESTS, {
    resetAt,
    retryAfter: Math.max(1, Math.ceil((resetAt.getTime() - now.getTime()) / 1000)),
  });
}
