import type { Locale } from '@parley/model';
import { and, eq, gt, isNotNull, ne, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { assistantsOf } from '../assistants/assistantsOf.ts';
import type { Db } from '../database/database.ts';
import {
  assistantAccess,
  assistants,
  invitations,
  organisations,
  type User,
  users,
} from '../database/schema.ts';
import { hashToken } from '../secrets.ts';
import { languageColumn } from './language.ts';

/** Users as those who invite others. */
const inviters = alias(users, 'inviters');

/** Somebody who was invited, the language that they read, and to what. */
export interface Invited {
  user: User;
  language: Locale;
  /** The name of the organisation. */
  organisation: string;
  /** The name of who invited them; null where nobody of the organisation did. */
  inviter: string | null;
  /** The names of the assistants that a user may chat with; none for an administrator, who may all. */
  assistants: string[];
}

/** Whose link it is, while it lasts. */
export async function holderOf(db: Db, token: string, now: Date) {
  const [row] = await db
    .select({
      user: users,
      language: languageColumn,
      organisation: organisations.name,
      inviter: inviters.name,
      mailed: invitations.mailed,
    })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.userId))
    .innerJoin(organisations, eq(organisations.id, users.organisationId))
    .leftJoin(inviters, eq(inviters.id, invitations.invitedBy))
    .where(
      and(
        eq(invitations.tokenHash, hashToken(token)),
        gt(invitations.expiresAt, now),
        eq(users.status, 'invited'),
      ),
    );
  return row;
}

/** The same with what they may use: what was chosen for them, and what is everybody's. */
export async function findInvited(db: Db, token: string, now: Date): Promise<Invited | undefined> {
  const holder = await holderOf(db, token, now);
  if (!holder) return undefined;
  const { id, organisationId, role } = holder.user;
  if (role === 'admin') return { ...holder, assistants: [] };
  const own = and(eq(assistantAccess.assistantId, assistants.id), eq(assistantAccess.userId, id));
  const usable = await db
    .select({ name: assistants.name })
    .from(assistants)
    .leftJoin(assistantAccess, own)
    .where(
      and(
        assistantsOf(organisationId),
        // Drafts are nothing to them yet.
        ne(assistants.status, 'draft'),
        or(eq(assistants.audience, 'everyone'), isNotNull(assistantAccess.userId)),
      ),
    )
    .orderBy(assistants.name);
  return { ...holder, assistants: usable.map(({ name }) => name) };
}
