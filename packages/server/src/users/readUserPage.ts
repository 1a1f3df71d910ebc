import type { PortalUser } from '@parley/api';
import type { SortDirection, UserRole, UserSortField, UserStatus } from '@parley/model';
import { and, asc, desc, eq, ilike, inArray, max, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { assistantAccess, invitations, type Organisation, type User, users } from '../database/schema.ts';
import { countAdmins } from './members.ts';

/** What a page of users is asked for. */
interface UserQuery {
  search: string;
  /** None means any. */
  role: readonly UserRole[];
  status: readonly UserStatus[];
  sort: UserSortField;
  direction: SortDirection;
  /** From 1. */
  page: number;
  pageSize: number;
}

const BY_NAME = sql`lower(${users.name})`;

/** What each field sorts by; an administrator may use all assistants, which is more than any number. */
const SORT_BY: Record<UserSortField, SQL> = {
  name: BY_NAME,
  role: sql`${users.role}`,
  status: sql`array_position(array['active', 'invited', 'inactive'], ${users.status})`,
  assistants: sql`case when ${users.role} = 'admin' then 2147483647 else (select count(*) from ${assistantAccess} where ${assistantAccess.userId} = ${users.id}) end`,
};

/** A page of the organisation's users, and how many match in all (US-1). */
export async function readUserPage(
  db: Db,
  caller: { user: User; organisation: Organisation },
  { search, role, status, sort, direction, page, pageSize }: UserQuery,
): Promise<{ rows: PortalUser[]; total: number; activeAdmins: number }> {
  const organisationId = caller.organisation.id;
  const words = search.split(/\s+/).filter(Boolean);
  const matching = and(
    eq(users.organisationId, organisationId),
    ...words.map((word) => {
      const pattern = `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`;
      return or(ilike(users.name, pattern), ilike(users.email, pattern));
    }),
    role.length > 0 ? inArray(users.role, role) : undefined,
    status.length > 0 ? inArray(users.status, status) : undefined,
  );
  const [total, found, activeAdmins] = await Promise.all([
    db.$count(users, matching),
    db
      .select()
      .from(users)
      .where(matching)
      .orderBy((direction === 'ascending' ? asc : desc)(SORT_BY[sort]), asc(BY_NAME), asc(users.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    countAdmins(db, organisationId),
  ]);
  const ids = found.map(({ id }) => id);
  const [access, links] = await Promise.all([
    db.select().from(assistantAccess).where(inArray(assistantAccess.userId, ids)),
    db
      .select({ userId: invitations.userId, endsAt: max(invitations.expiresAt) })
      .from(invitations)
      .where(inArray(invitations.userId, ids))
      .groupBy(invitations.userId),
  ]);
  const accessOf = Map.groupBy(access, ({ userId }) => userId);
  const endOf = new Map(links.map(({ userId, endsAt }) => [userId, endsAt]));
  return {
    total,
    activeAdmins,
    rows: found.map((user) => ({
      userId: user.id,
      name: user.name,
      email: user.email,
      avatarUrl: user.avatarUrl,
      role: user.role,
      status: user.status,
      assistantGuids: (accessOf.get(user.id) ?? []).map(({ assistantId }) => assistantId),
      isSelf: user.id === caller.user.id,
      invitationEndsAt: endOf.get(user.id)?.toISOString() ?? null,
    })),
  };
}
