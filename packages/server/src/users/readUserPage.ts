import type { PortalUser } from '@parley/api';
import {
  type SortDirection,
  searchedWords,
  type UserRole,
  type UserSortField,
  type UserStatus,
} from '@parley/model';
import { and, asc, desc, eq, inArray, max, or, type SQL, sql } from 'drizzle-orm';
import { assistantsOf } from '../assistants/assistantsOf.ts';
import { byName } from '../database/byName.ts';
import type { Db } from '../database/database.ts';
import { holdsWord } from '../database/holdsWord.ts';
import {
  assistantAccess,
  assistants,
  invitations,
  type Organisation,
  type User,
  users,
} from '../database/schema.ts';
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

const BY_NAME = byName(users.name);

/** Published assistants that everybody of the organisation may use. */
const isOpen = (organisationId: string) =>
  and(assistantsOf(organisationId), eq(assistants.audience, 'everyone'), eq(assistants.status, 'published'));

/** For sorting, how many assistants a user finds: published ones that are open, or were given to them. */
const USABLE = sql`(
  select count(*) from ${assistants}
  where ${assistants.organisationId} = ${users.organisationId} and ${assistants.deletedAt} is null and (
    ${users.role} = 'admin'
    or (${assistants.status} = 'published' and (
      ${assistants.audience} = 'everyone'
      or exists (
        select from ${assistantAccess}
        where ${assistantAccess.assistantId} = ${assistants.id} and ${assistantAccess.userId} = ${users.id}
      )
    ))
  )
)`;

/** What each field sorts by. */
const SORT_BY: Record<UserSortField, SQL> = {
  name: BY_NAME,
  role: sql`${users.role}`,
  status: sql`array_position(array['active', 'invited', 'inactive'], ${users.status})`,
  assistants: USABLE,
  // Who was never here counts as seen before everybody else.
  lastActivity: sql`coalesce(${users.lastSeenAt}, '-infinity')`,
};

/** A page of the organisation's users, and how many match in all (US-1). */
export async function readUserPage(
  db: Db,
  caller: { user: User; organisation: Organisation },
  { search, role, status, sort, direction, page, pageSize }: UserQuery,
): Promise<{ rows: PortalUser[]; total: number; activeAdmins: number; totalAssistants: number }> {
  const organisationId = caller.organisation.id;
  const matching = and(
    eq(users.organisationId, organisationId),
    ...searchedWords(search).map((word) => or(holdsWord(users.name, word), holdsWord(users.email, word))),
    role.length > 0 ? inArray(users.role, role) : undefined,
    status.length > 0 ? inArray(users.status, status) : undefined,
  );
  const [total, found, activeAdmins, totalAssistants] = await Promise.all([
    db.$count(users, matching),
    db
      .select()
      .from(users)
      .where(matching)
      .orderBy((direction === 'ascending' ? asc : desc)(SORT_BY[sort]), asc(BY_NAME), asc(users.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    countAdmins(db, organisationId),
    db.$count(assistants, assistantsOf(organisationId)),
  ]);
  const ids = found.map(({ id }) => id);
  const [access, open, links] = await Promise.all([
    db
      .select({
        userId: assistantAccess.userId,
        assistantId: assistantAccess.assistantId,
        status: assistants.status,
      })
      .from(assistantAccess)
      .innerJoin(assistants, eq(assistants.id, assistantAccess.assistantId))
      .where(and(inArray(assistantAccess.userId, ids), assistantsOf(organisationId))),
    db.select({ id: assistants.id }).from(assistants).where(isOpen(organisationId)),
    db
      .select({ userId: invitations.userId, endsAt: max(invitations.expiresAt) })
      .from(invitations)
      .where(inArray(invitations.userId, ids))
      .groupBy(invitations.userId),
  ]);
  const openIds = open.map(({ id }) => id);
  const accessOf = Map.groupBy(access, ({ userId }) => userId);
  const endOf = new Map(links.map(({ userId, endsAt }) => [userId, endsAt]));
  return {
    total,
    activeAdmins,
    totalAssistants,
    rows: found.map((user) => {
      const given = accessOf.get(user.id) ?? [];
      const published = given
        .filter(({ status }) => status === 'published')
        .map(({ assistantId }) => assistantId);
      const usable = user.role === 'admin' ? totalAssistants : new Set([...openIds, ...published]).size;
      return {
        userId: user.id,
        name: user.name,
        email: user.email,
        avatarUrl: user.avatarUrl,
        role: user.role,
        status: user.status,
        assistantGuids: given.map(({ assistantId }) => assistantId),
        usableAssistants: usable,
        isSelf: user.id === caller.user.id,
        lastActivity: user.lastSeenAt?.toISOString() ?? null,
        invitationEndsAt: endOf.get(user.id)?.toISOString() ?? null,
      };
    }),
  };
}
