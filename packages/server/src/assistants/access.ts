import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { type Assistant, assistantAccess, assistants, users } from '../database/schema.ts';

/**
 * Signal of an organisation that somebody may have lost an assistant of it, or all: streams that they read
 * are looked at again.
 */
export const accessSignal = (organisationId: string) => `access:${organisationId}`;

/**
 * Gives an assistant to these users of its organisation, and to nobody else by name.
 * @returns those who have it now
 */
export async function giveTo(
  tx: Db,
  { id, organisationId }: Pick<Assistant, 'id' | 'organisationId'>,
  userIds: readonly string[],
): Promise<string[]> {
  const members = await membersAmong(tx, organisationId, userIds);
  await tx.delete(assistantAccess).where(eq(assistantAccess.assistantId, id));
  if (members.length > 0) {
    await tx.insert(assistantAccess).values(members.map((userId) => ({ assistantId: id, userId })));
  }
  return members;
}

/** Those of the users who are of the organisation: some may have left since they were chosen. */
export async function membersAmong(
  db: Db,
  organisationId: string,
  userIds: readonly string[],
): Promise<string[]> {
  if (userIds.length === 0) return [];
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.organisationId, organisationId), inArray(users.id, [...userIds])))
    .orderBy(users.id);
  return found.map(({ id }) => id);
}

/** Locks assistants, in one order for all, until the transaction ends: who changes one of them waits. */
export async function lockAssistants(tx: Db, assistantIds: readonly string[]): Promise<void> {
  await tx
    .select({ id: assistants.id })
    .from(assistants)
    .where(inArray(assistants.id, [...assistantIds]))
    .orderBy(assistants.id)
    .for('update');
}
