import type { RateLimit } from '@parley/model';
import { and, eq } from 'drizzle-orm';
import { DayIsSpent, secondsOfDay } from '../../billing/usage.ts';
import type { Db } from '../../database/database.ts';
import { threads } from '../../database/schema.ts';
import { count, countCall } from '../../rateLimit.ts';
import { hashToken } from '../../secrets.ts';
import type { Visitor } from '../callers.ts';

const HOUR_SECONDS = 60 * 60;
/** Visitors who write for the first time: a client id costs nothing, so these are counted apart. */
const NEW_BY_ADDRESS: RateLimit = { max: 200, windowSeconds: HOUR_SECONDS, message: '' };
export const NEW_BY_ASSISTANT: RateLimit = { max: 2000, windowSeconds: HOUR_SECONDS, message: '' };
/** One network address gets at most this part of the messages that an organisation has for a day. */
const DAY_PART = 0.5;
/** So many messages a day from one address are always possible. */
const DAY_LEAST = 20;

/**
 * Counts a visitor's message, so that one who makes up client ids spends neither an assistant's new visitors
 * nor the organisation's day. What all visitors may send together is counted with the message itself.
 * Addresses are kept as digests alone.
 * @throws {Refusal} 463 for an address that has used its part of the day, 429 for new visitors
 */
export async function limitVisitor(
  db: Db,
  { assistant, organisation, clientId }: Visitor,
  address: string,
  now: Date,
): Promise<void> {
  const from = hashToken(address);
  const day = Math.max(DAY_LEAST, Math.floor(organisation.dailyMessageLimit * DAY_PART));
  const ofDay = { max: day, windowSeconds: secondsOfDay(now) };
  const spent = await count(db, new Map([[`visitor-day:${organisation.id}:${from}`, 1]]), ofDay, now);
  if (spent) throw new DayIsSpent(now);
  const isTheirs = and(eq(threads.clientId, clientId), eq(threads.assistantId, assistant.id));
  if ((await db.$count(threads, isTheirs)) > 0) return;
  // By address first: whoever has used that up takes nothing from the others.
  await countCall(db, `new-visitor:${assistant.id}:${from}`, NEW_BY_ADDRESS, now);
  await countCall(db, `new-visitor:${assistant.id}`, NEW_BY_ASSISTANT, now);
}
