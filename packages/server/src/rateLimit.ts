import type { RateLimit } from '@parley/model';
import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Clock } from './clock.ts';
import type { Database, Db } from './database/database.ts';
import { readTogether } from './database/readTogether.ts';
import { rateLimits } from './database/schema.ts';
import { Refusal } from './refusal.ts';

/** One use of something limited. */
export interface Use {
  /** Who is limited, and in what. */
  key: string;
  limit: Omit<RateLimit, 'message'>;
}

/** Why a use is not allowed at the moment. */
export interface LimitReached {
  resetAt: Date;
  /** Seconds until then, at least 1. */
  retryAfter: number;
}

/** Limits that all processes share. */
export interface RateLimiter {
  /** Counts a use of each of these; if a limit is used up, counts none and says until when. */
  take(uses: readonly Use[]): Promise<LimitReached | null>;
  /** Takes one use back. */
  giveBack(key: string): Promise<void>;
  /** Whether there was a use in the window that lasts. */
  isUsed(key: string): Promise<boolean>;
  /** Forgets all uses. */
  forget(key: string): Promise<void>;
}

/** Says whether a limit is used up, and until when, and counts nothing. */
export type PeekLimit = (use: Use, now: Date) => Promise<LimitReached | null>;

/** Error text where a limit has none of its own (ER-1). */
const TOO_MANY_REQUESTS = 'Too many requests.';

/**
 * Counts a call against a limit, within the caller's transaction where `db` is one.
 * @param key who is limited, and in what.
 * @throws {Refusal} 429 with the seconds until the window ends.
 */
export function countCall(db: Db, key: string, limit: RateLimit, now: Date): Promise<void> {
  return countCalls(db, new Map([[key, 1]]), limit, now);
}

/**
 * Counts calls of several at once, each against a limit of their own that is as large.
 * @param calls how many each made.
 * @throws {Refusal} 429 as above, where the limit of one has no room for all that they made.
 */
export async function countCalls(
  db: Db,
  calls: ReadonlyMap<string, number>,
  limit: RateLimit,
  now: Date,
): Promise<void> {
  const reached = await count(db, calls, limit, now);
  if (reached) throw tooManyRequests(reached, limit);
}

/** How often each key is there. */
export function tallied(keys: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** 429 with the seconds until the window ends, in the limit's own words where it has some. */
export function tooManyRequests(reached: LimitReached, { message }: RateLimit): Refusal {
  return new Refusal(429, 'too_many_requests', message || TOO_MANY_REQUESTS, reached);
}

/**
 * Makes a look at limits that takes one statement for all who look at once. Where uses of many are counted
 * together, whoever has none left is told before, so that their calls cost the others nothing.
 */
export function createPeekLimit(db: Db): PeekLimit {
  const rowOf = readTogether(async (keys: readonly string[]) => {
    const rows = await db.select().from(rateLimits).where(inArray(rateLimits.key, keys));
    return new Map(rows.map((row) => [row.key, row]));
  });
  return async ({ key, limit }, now) => {
    const row = await rowOf(key);
    const isReached = row && row.windowEndsAt > now && row.count >= limit.max;
    return isReached ? reachedUntil(row.windowEndsAt, now) : null;
  };
}

function reachedUntil(resetAt: Date, now: Date): LimitReached {
  return { resetAt, retryAfter: Math.max(1, Math.ceil((resetAt.getTime() - now.getTime()) / 1000)) };
}

/** Makes the limiter over the shared database. */
export function createRateLimiter({ db }: Database, clock: Clock): RateLimiter {
  return {
    async take(uses) {
      // Always in the same order, so that two callers with the same keys cannot deadlock.
      const inOrder = uses.toSorted((one, other) => (one.key < other.key ? -1 : 1));
      try {
        await db.transaction(async (tx) => {
          for (const { key, limit } of inOrder) {
            const reached = await count(tx, new Map([[key, 1]]), limit, clock.now());
            if (reached) throw new Full(reached);
          }
        });
        return null;
      } catch (cause) {
        if (cause instanceof Full) return cause.reached;
        throw cause;
      }
    },

    async giveBack(key) {
      // A window without uses ends: the next one begins with its own first use.
      await db.delete(rateLimits).where(and(eq(rateLimits.key, key), lte(rateLimits.count, 1)));
      await db
        .update(rateLimits)
        .set({ count: sql`${rateLimits.count} - 1` })
        .where(and(eq(rateLimits.key, key), gt(rateLimits.count, 0)));
    },

    async isUsed(key) {
      const lasts = and(eq(rateLimits.key, key), gt(rateLimits.windowEndsAt, clock.now()));
      return (await db.$count(rateLimits, lasts)) > 0;
    },

    async forget(key) {
      await db.delete(rateLimits).where(eq(rateLimits.key, key));
    },
  };
}

/** Thrown to roll back the uses that were counted before one limit turned out to be used up. */
class Full extends Error {
  readonly reached: LimitReached;

  constructor(reached: LimitReached) {
    super('A limit is reached.');
    this.reached = reached;
  }
}

/**
 * Counts uses of several at once, as `countCalls` does, and says where one has no room for them. One
 * statement, so that parallel uses cannot pass the limit together, whichever processes they are in.
 */
export async function count(
  db: Db,
  uses: ReadonlyMap<string, number>,
  limit: Use['limit'],
  now: Date,
): Promise<LimitReached | null> {
  const windowEndsAt = new Date(now.getTime() + limit.windowSeconds * 1000);
  const over = lte(rateLimits.windowEndsAt, now);
  const fitting = [...uses].filter(([, added]) => added <= limit.max);
  // In the same order everywhere, so that two processes that count the same cannot deadlock.
  const rows = fitting.map(([key, added]) => ({ key, windowEndsAt, count: added }));
  rows.sort((one, other) => (one.key < other.key ? -1 : 1));
  const counted =
    rows.length === 0
      ? []
      : await db
          .insert(rateLimits)
          .values(rows)
          .onConflictDoUpdate({
            target: rateLimits.key,
            set: {
              count: sql`case when ${over} then excluded.count else ${rateLimits.count} + excluded.count end`,
              windowEndsAt: sql`case when ${over} then excluded.window_ends_at else ${rateLimits.windowEndsAt} end`,
            },
            setWhere: sql`${over} or ${rateLimits.count} + excluded.count <= ${limit.max}`,
          })
          .returning({ key: rateLimits.key });
  const keys = new Set(counted.map(({ key }) => key));
  const full = [...uses.keys()].find((key) => !keys.has(key));
  if (full === undefined) return null;
  const [row] = await db.select().from(rateLimits).where(eq(rateLimits.key, full));
  return reachedUntil(row?.windowEndsAt ?? windowEndsAt, now);
}
