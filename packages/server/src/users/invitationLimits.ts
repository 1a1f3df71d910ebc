import type { RateLimit } from '@parley/model';
import { planOf } from '../billing/plans.ts';
import type { Db } from '../database/database.ts';
import type { Organisation } from '../database/schema.ts';
import { countCall, countCalls } from '../rateLimit.ts';
import { hashToken } from '../secrets.ts';

const HOUR_SECONDS = 60 * 60;
const DAY_SECONDS = 24 * HOUR_SECONDS;
/** Invitations that any organisation may mail, however few people its plan has room for. */
const LEAST = { hour: 50, day: 100 };
/** For each person that the plan has room for: everybody can be invited at once, and all again that day. */
const PER_PERSON = { hour: 1, day: 2 };
/** Invitations to one e-mail address: nobody's inbox is filled. */
const PER_ADDRESS: RateLimit = { max: 5, windowSeconds: DAY_SECONDS, message: '' };
/** Links that are made to be handed on. */
const LINKS: RateLimit = { max: 100, windowSeconds: HOUR_SECONDS, message: '' };

/**
 * Counts invitations that are about to be mailed: by removing and inviting again anybody could write to the
 * whole world in our name. Addresses are kept as digests alone.
 * @throws {Refusal} 429
 */
export async function countInvitations(
  tx: Db,
  { id, planGuid }: Organisation,
  emails: readonly string[],
  now: Date,
): Promise<void> {
  if (emails.length === 0) return;
  await countCalls(
    tx,
    new Map(emails.map((email) => [`invitation:${hashToken(email)}`, 1])),
    PER_ADDRESS,
    now,
  );
  const { userLimit } = planOf(planGuid);
  for (const [span, windowSeconds] of [
    ['hour', HOUR_SECONDS],
    ['day', DAY_SECONDS],
  ] as const) {
    const max = Math.max(LEAST[span], PER_PERSON[span] * userLimit);
    const calls = new Map([[`invitations:${id}:${span}`, emails.length]]);
    await countCalls(tx, calls, { max, windowSeconds, message: '' }, now);
  }
}

/** Counts a link that is made to be handed on. @throws {Refusal} 429 */
export function countInvitationLink(db: Db, organisationId: string, now: Date): Promise<void> {
  return countCall(db, `invitation-links:${organisationId}`, LINKS, now);
}
