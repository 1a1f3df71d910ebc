import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { type Organisation, rateLimits } from '../database/schema.ts';
import { notifyAdmins } from '../notifications/notify.ts';
import { count } from '../rateLimit.ts';
import { DayIsSpent, secondsOfDay, usageAt } from './usage.ts';

/**
 * Part of an organisation's messages of a day that the visitors of its sites have together, from however many
 * network addresses: those who are signed in keep the rest.
 */
const DAY_PART = 0.9;

/** What visitors used together of their part of a day's messages. */
export interface VisitorsDay {
  used: number;
  limit: number;
}

const keyOf = ({ id }: Organisation) => `visitors-day:${id}`;
const limitOf = ({ dailyMessageLimit }: Organisation) => Math.ceil(dailyMessageLimit * DAY_PART);

/**
 * Counts messages of visitors against the part of the day that all of them have together.
 * @throws {DayIsSpent} 463
 */
export async function countVisitors(
  tx: Db,
  organisation: Organisation,
  sent: number,
  now: Date,
): Promise<void> {
  if (sent === 0) return;
  const limit = { max: limitOf(organisation), windowSeconds: secondsOfDay(now) };
  const reached = await count(tx, new Map([[keyOf(organisation), sent]]), limit, now);
  if (reached) throw new DayIsSpent(now, true);
}

/** What visitors used of this day. */
export async function visitorsDayAt(db: Db, organisation: Organisation, now: Date): Promise<VisitorsDay> {
  const ofToday = and(eq(rateLimits.key, keyOf(organisation)), gt(rateLimits.windowEndsAt, now));
  const [row] = await db.select({ used: rateLimits.count }).from(rateLimits).where(ofToday);
  return { used: row?.used ?? 0, limit: limitOf(organisation) };
}

/**
 * Tells administrators that visitors are no longer answered, once a day (SH-6); of a day that is used up they
 * were told before. It is called after the refusal has undone whatever was counted, as often as visitors are
 * refused: once that was done today, it reads one row and locks none.
 */
export async function tellOfVisitorsDay(db: Db, organisation: Organisation, now: Date): Promise<void> {
  const key = `visitors-told:${organisation.id}`;
  const isDone = and(eq(rateLimits.key, key), gt(rateLimits.windowEndsAt, now));
  if ((await db.$count(rateLimits, isDone)) > 0) return;
  await db.transaction(async (tx) => {
    const once = { max: 1, windowSeconds: secondsOfDay(now) };
    if (await count(tx, new Map([[key, 1]]), once, now)) return;
    const { usedMessages } = await usageAt(tx, organisation.id, now);
    const left = organisation.dailyMessageLimit - usedMessages;
    if (left <= 0) return;
    const details = { used: limitOf(organisation), left };
    await notifyAdmins(tx, organisation.id, { type: 'visitors_refused', details }, now);
  });
}
