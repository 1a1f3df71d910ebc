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
/** The same for both: an organisation does not learn that others invite the address, too. */
const OF_ADDRESS = {
  windowSeconds: DAY_SECONDS,
  message: 'One of these addresses has been sent as many invitations as a day allows.',
};
/** Invitations by one organisation to one e-mail address. */
const PER_ADDRESS: RateLimit = { max: 5, ...OF_ADDRESS };
/** The same by all organisations together: nobody's inbox is filled, and none keeps another from inviting. */
const PER_ADDRESS_OF_ALL: RateLimit = { max: 20, ...OF_ADDRESS };
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
  const digests = emails.map(hashToken);
  const own = new Map(digests.map((digest) => [`invitation:${id}:${digest}`, 1]));
  await countCalls(tx, own, PER_ADDRESS, now);
  const all = new Map(digests.map((digest) => [`invitation:${digest}`, 1]));
  await countCalls(tx, all, PER_ADDRESS_OF_ALL, now);
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
