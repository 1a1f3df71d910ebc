import { DAY_MS, USAGE_DAYS } from '@parley/model';
import { and, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { type Organisation, organisations, usagePerDay, usagePerMonth } from '../database/schema.ts';
import { notifyOfLimit } from '../notifications/notify.ts';
import { Refusal } from '../refusal.ts';

/** What an organisation used of its limits. Days and months are UTC. */
export interface Usage {
  usedMessages: number;
  usedCharacters: number;
  /** Messages of each of the last `USAGE_DAYS` days, oldest first; the last is today's. */
  messagesByDay: number[];
}

/** The subscription's status at a moment: a trial past its end has ended, whatever the row says. */
export function statusAt(organisation: Organisation, now: Date): string {
  const { subscriptionStatus, trialEndsAt } = organisation;
  return subscriptionStatus === 'trial' && trialEndsAt && trialEndsAt <= now
    ? 'trial_ended'
    : subscriptionStatus;
}

/** @throws {Refusal} 460, 461 or 462 where the subscription allows no sending and creating (ER-1). */
export function requireSubscription(organisation: Organisation, now: Date): void {
  switch (statusAt(organisation, now)) {
    case 'canceled':
      throw new Refusal(460, 'subscription_canceled', 'There is no active subscription.');
    case 'incomplete':
      throw new Refusal(461, 'subscription_incomplete', 'There is an issue with the subscription.');
    case 'trial_ended':
      throw new Refusal(462, 'trial_ended', 'The trial has ended.');
  }
}

/** What was used today and in this month, and on each of the last days. */
export async function usageAt(db: Db, organisationId: string, now: Date): Promise<Usage> {
  const days = Array.from({ length: USAGE_DAYS }, (_, index) => daysBefore(now, USAGE_DAYS - 1 - index));
  const counted = await db
    .select({ day: usagePerDay.day, messages: usagePerDay.messages })
    .from(usagePerDay)
    .where(and(eq(usagePerDay.organisationId, organisationId), inArray(usagePerDay.day, days)));
  const byDay = new Map(counted.map(({ day, messages }) => [day, messages]));
  const messagesByDay = days.map((day) => byDay.get(day) ?? 0);
  const month = await db
    .select({ used: usagePerMonth.characters })
    .from(usagePerMonth)
    .where(and(eq(usagePerMonth.organisationId, organisationId), eq(usagePerMonth.month, monthOf(now))));
  const usedMessages = messagesByDay.at(-1) ?? 0;
  return { usedMessages, messagesByDay, usedCharacters: month[0]?.used ?? 0 };
}

/**
 * Counts messages against the daily limit, in one statement, so that parallel calls cannot pass it together.
 * @throws {Refusal} 463 when the limit has no room for all of them.
 */
export async function countMessages(
  db: Db,
  organisation: Organisation,
  added: number,
  now: Date,
): Promise<void> {
  const limit = organisation.dailyMessageLimit;
  const [counted] =
    added <= limit
      ? await db
          .insert(usagePerDay)
          .values({ organisationId: organisation.id, day: dayOf(now), messages: added })
          .onConflictDoUpdate({
            target: [usagePerDay.organisationId, usagePerDay.day],
            set: { messages: sql`${usagePerDay.messages} + ${added}` },
            setWhere: lte(usagePerDay.messages, limit - added),
          })
          .returning({ messages: usagePerDay.messages })
      : [];
  if (counted) {
    const count = { organisationId: organisation.id, allowed: limit, added, used: counted.messages };
    return notifyOfLimit(db, { ...count, limit: 'dailyMessages' }, now);
  }
  throw new DayIsSpent(now);
}

/** The refusal of a message that the day has no room for. */
export class DayIsSpent extends Refusal {
  /** Whether it is the part that visitors have together which is used up. */
  readonly ofVisitors: boolean;

  constructor(now: Date, ofVisitors = false) {
    super(463, 'daily_message_limit', 'The daily message limit is reached.', { resetAt: nextDay(now) });
    this.ofVisitors = ofVisitors;
  }
}

/**
 * Counts the characters of questions, in their order, against the monthly limit. The question that passes the
 * limit is still answered; the next one is refused.
 * @throws {Refusal} 464 when the limit was reached before the last of them.
 */
export async function countQuestions(
  db: Db,
  organisation: Organisation,
  lengths: readonly number[],
  now: Date,
): Promise<void> {
  const characters = lengths.reduce((sum, length) => sum + length, 0);
  const limit = organisation.monthlyCharacterLimit - (characters - (lengths.at(-1) ?? 0));
  const used = limit > 0 ? await addCharacters(db, organisation.id, characters, now, limit) : null;
  if (used !== null) return notifyOfCharacters(db, organisation, characters, used, now);
  throw new Refusal(464, 'monthly_character_limit', 'The monthly character limit is reached.', {
    resetAt: nextMonth(now),
  });
}

/** Counts the characters of an answer, whatever the limit. */
export async function countAnswer(
  db: Db,
  organisationId: string,
  characters: number,
  now: Date,
): Promise<void> {
  const used = await addCharacters(db, organisationId, characters, now, null);
  const [organisation] = await db.select().from(organisations).where(eq(organisations.id, organisationId));
  if (organisation && used !== null) await notifyOfCharacters(db, organisation, characters, used, now);
}

function notifyOfCharacters(
  db: Db,
  { id: organisationId, monthlyCharacterLimit: allowed }: Organisation,
  added: number,
  used: number,
  now: Date,
): Promise<void> {
  return notifyOfLimit(db, { organisationId, limit: 'monthlyCharacters', allowed, added, used }, now);
}

/** What is used now; null where nothing was counted because `limit` was reached before. */
async function addCharacters(
  db: Db,
  organisationId: string,
  characters: number,
  now: Date,
  limit: number | null,
): Promise<number | null> {
  const [counted] = await db
    .insert(usagePerMonth)
    .values({ organisationId, month: monthOf(now), characters })
    .onConflictDoUpdate({
      target: [usagePerMonth.organisationId, usagePerMonth.month],
      set: { characters: sql`${usagePerMonth.characters} + ${characters}` },
      ...(limit === null ? {} : { setWhere: lt(usagePerMonth.characters, limit) }),
    })
    .returning({ characters: usagePerMonth.characters });
  return counted?.characters ?? null;
}

/** The day of a moment, as `usage_per_day` has it. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 'yyyy-mm-dd'.length);
}

/** The day so many days before that of a moment, as `usage_per_day` has it. */
function daysBefore(moment: Date, days: number): string {
  return dayOf(new Date(moment.getTime() - days * DAY_MS));
}

/** The first day of a moment's month, as `usage_per_month` has it. */
export function monthOf(moment: Date): string {
  return `${moment.toISOString().slice(0, 'yyyy-mm'.length)}-01`;
}

/** How long the day of a moment lasts on, in seconds. */
export function secondsOfDay(now: Date): number {
  return Math.ceil((nextDay(now).getTime() - now.getTime()) / 1000);
}

/** When the day of a moment ends, UTC. */
export function nextDay(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));
}

/** When the month of a moment ends, UTC. */
export function nextMonth(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
}
