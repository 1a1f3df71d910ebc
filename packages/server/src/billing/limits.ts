import type { PlanBlocker } from '@parley/model';
import { and, eq, inArray } from 'drizzle-orm';
import { assistantsOf } from '../assistants/assistantsOf.ts';
import type { Db } from '../database/database.ts';
import { assistants, dataFiles, type Organisation, organisations, users } from '../database/schema.ts';
import { notFound, Refusal } from '../refusal.ts';
import { type Plan, planOf } from './plans.ts';
import { usageAt } from './usage.ts';

/** Numbers of what a plan limits: how many an organisation has, or may have. */
export interface Holdings {
  assistants: number;
  /** Active and invited ones. */
  users: number;
  /** Of all assistants together. */
  dataFiles: number;
}

/** An organisation with what it has and uses at a moment, to be compared with the limits of plans. */
export interface Account {
  organisation: Organisation;
  holdings: Holdings;
  /** Of this month. */
  usedCharacters: number;
}

const NAMES = { assistants: 'assistants', users: 'users', dataFiles: 'data files' } as const;
const CODES = {
  assistants: 'assistant_limit',
  users: 'user_limit',
  dataFiles: 'data_file_limit',
} as const;

/** Counts what an organisation has. */
async function holdingsOf(db: Db, organisationId: string): Promise<Holdings> {
  const own = db.select({ id: assistants.id }).from(assistants).where(assistantsOf(organisationId));
  return {
    assistants: await db.$count(assistants, assistantsOf(organisationId)),
    users: await db.$count(
      users,
      and(eq(users.organisationId, organisationId), inArray(users.status, ['active', 'invited'])),
    ),
    dataFiles: await db.$count(dataFiles, inArray(dataFiles.assistantId, own)),
  };
}

/** Reads an organisation with what it has and uses. */
export async function readAccount(db: Db, organisation: Organisation, now: Date): Promise<Account> {
  const { usedCharacters } = await usageAt(db, organisation.id, now);
  return { organisation, holdings: await holdingsOf(db, organisation.id), usedCharacters };
}

/**
 * The limits that keep an account from taking a plan; empty if none does. The characters of the month count
 * only if the plan includes fewer than the present one: who has used them up can take the same plan again.
 */
export function blockersOf(plan: Plan, { organisation, holdings, usedCharacters }: Account): PlanBlocker[] {
  const allowed = includedIn(plan);
  const isLess = plan.monthlyCharacterLimit < organisation.monthlyCharacterLimit;
  const all: PlanBlocker[] = [
    ...(['assistants', 'users', 'dataFiles'] as const).map((kind) => ({
      kind,
      used: holdings[kind],
      limit: allowed[kind],
    })),
    ...(isLess
      ? [{ kind: 'characters' as const, used: usedCharacters, limit: plan.monthlyCharacterLimit }]
      : []),
  ];
  return all.filter(({ used, limit }) => used > limit);
}

/**
 * Locks an organisation until the transaction ends. Whoever else adds something to it waits, so that limits
 * hold.
 * @throws {Refusal} 404
 */
export async function lockOrganisation(tx: Db, organisationId: string): Promise<Organisation> {
  const [organisation] = await tx
    .select()
    .from(organisations)
    .where(eq(organisations.id, organisationId))
    .for('update');
  if (!organisation) throw notFound('organization');
  return organisation;
}

/**
 * Asked after something was added, in the transaction that locked the organisation.
 * @throws {Refusal} 422 where the organisation now has more than its limits allow, which undoes it.
 */
export async function requireRoom(tx: Db, organisation: Organisation, kind: keyof Holdings): Promise<void> {
  const limit = limitsOf(organisation)[kind];
  if ((await holdingsOf(tx, organisation.id))[kind] <= limit) return;
  throw new Refusal(422, CODES[kind], `Your plan allows ${limit} ${NAMES[kind]}. Upgrade it to add more.`);
}

/** How many an organisation may have: what its plan includes, or a number of assistants of its own. */
export const limitsOf = ({ planGuid, assistantLimit }: Organisation): Holdings => ({
  ...includedIn(planOf(planGuid)),
  assistants: assistantLimit,
});

const includedIn = ({ assistantLimit, userLimit, dataFileLimit }: Plan): Holdings => ({
  assistants: assistantLimit,
  users: userLimit,
  dataFiles: dataFileLimit,
});
