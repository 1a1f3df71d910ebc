import { randomUUID } from 'node:crypto';
import { maxUnits, shownText } from '@parley/api/contract';
import {
  accountEmail,
  DAY_MS,
  isEmail,
  ORGANISATION_NAME_MAX_LENGTH,
  type SentInvitation,
} from '@parley/model';
import { and, eq } from 'drizzle-orm';
import { plans, TRIAL_DAYS, trialPlan } from '../billing/plans.ts';
import { organisations, type User, users } from '../database/schema.ts';
import { StartError } from '../startError.ts';
import { createInvitations, type InvitationParts } from '../users/invitations.ts';

/** What is told of an organisation that does not exist yet. */
export interface NewOrganisation {
  name: string;
  /** Address of its first administrator. */
  email: string;
  /** Where its people find help at first (US-2). @default that address */
  supportEmail?: string | undefined;
  /** Code of the plan that it has from the start, paid elsewhere; undefined is the free trial. */
  plan?: string | undefined;
}

/**
 * Makes an organisation and invites its first administrator (CMD-6).
 * @returns the invitation, to be handed on: nothing is mailed.
 * @throws {StartError} naming what is wrong with the input, or that the address belongs to somebody already.
 */
export async function createOrganisation(
  parts: InvitationParts,
  { name, email, supportEmail, plan: code }: NewOrganisation,
): Promise<SentInvitation> {
  const { database, clock } = parts;
  const plan = code === undefined ? trialPlan : plans.find((offer) => offer.code === code);
  const named = shownText()
    .check(...maxUnits(ORGANISATION_NAME_MAX_LENGTH))
    .safeParse(name);
  const address = accountEmail(email);
  if (!named.success) throw new StartError('The name of the organization is empty or too long.');
  if (!isEmail(address)) throw new StartError(`'${email}' is not an e-mail address.`);
  if (!plan) {
    const codes = plans.map((offer) => offer.code).join(', ');
    throw new StartError(`There is no plan '${code}'. The plans are ${codes}.`);
  }
  const now = clock.now();
  const invited = await database.db.transaction(async (tx) => {
    const [known] = await tx.select({ id: users.id }).from(users).where(eq(users.email, address)).limit(1);
    if (known) throw new StartError(`${address} belongs to an organization already.`);
    const id = randomUUID();
    await tx.insert(organisations).values({
      id,
      name: named.data,
      supportEmail: supportEmail ?? address,
      billingEmail: address,
      planGuid: plan.guid,
      subscriptionStatus: plan === trialPlan ? 'trial' : 'active',
      trialEndsAt: plan === trialPlan ? new Date(now.getTime() + TRIAL_DAYS * DAY_MS) : null,
      dailyMessageLimit: plan.dailyMessageLimit,
      monthlyCharacterLimit: plan.monthlyCharacterLimit,
      assistantLimit: plan.assistantLimit,
      createdAt: now,
    });
    const [user] = await tx
      .insert(users)
      .values({
        id: randomUUID(),
        organisationId: id,
        email: address,
        name: address.split('@')[0] ?? address,
        role: 'admin',
        status: 'invited',
        createdAt: now,
      })
      .returning();
    return user as User;
  });
  return createInvitations(parts).link(randomUUID(), invited, null);
}

/**
 * Makes another invitation for somebody who has not accepted theirs.
 * @throws {StartError} if nobody is invited under that address.
 */
export async function inviteAgain(parts: InvitationParts, email: string): Promise<SentInvitation> {
  const address = accountEmail(email);
  const [user] = await parts.database.db
    .select()
    .from(users)
    .where(and(eq(users.email, address), eq(users.status, 'invited')))
    // Of several organisations the one whose administrator it is to be, and the first.
    .orderBy(users.role, users.createdAt)
    .limit(1);
  if (!user) throw new StartError(`Nobody is invited under ${address}.`);
  return createInvitations(parts).link(randomUUID(), user, null);
}
