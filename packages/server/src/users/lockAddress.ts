import { eq } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { users } from '../database/schema.ts';

/**
 * Whether somebody has joined an organisation under an e-mail address: it can be in one only. All who have it
 * stay locked until the end of the transaction, so that of two invitations one is accepted.
 */
export async function lockAddress(tx: Db, email: string): Promise<{ isTaken: boolean }> {
  const theirs = await tx
    .select({ status: users.status })
    .from(users)
    .where(eq(users.email, email))
    .orderBy(users.id)
    .for('update');
  return { isTaken: theirs.some(({ status }) => status !== 'invited') };
}
