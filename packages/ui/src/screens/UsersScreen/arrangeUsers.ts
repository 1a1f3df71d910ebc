import type { Locale, UserRole, UserStatus } from '@parley/model';
import type { UserListItem } from './users.types.ts';

export type UserSortField = 'name' | 'role' | 'status' | 'assistants';

/** Which users are shown, and in which order. */
export interface UserQuery {
  search: string;
  role: UserRole | 'all';
  status: UserStatus | 'all';
  sort: UserSortField;
  direction: 'ascending' | 'descending';
}

/** What the list shows at first. */
export const DEFAULT_USER_QUERY: UserQuery = {
  search: '',
  role: 'all',
  status: 'all',
  sort: 'name',
  direction: 'ascending',
};

const ROLE_ORDER = { admin: 0, user: 1 } as const;
const STATUS_ORDER = { active: 0, invited: 1, inactive: 2 } as const;

/** An administrator may use all assistants, which is more than any number. */
const reach = ({ role, assistantIds }: UserListItem) =>
  role === 'admin' ? Number.MAX_SAFE_INTEGER : assistantIds.length;

const FIELDS: Record<Exclude<UserSortField, 'name'>, (user: UserListItem) => number> = {
  role: ({ role }) => ROLE_ORDER[role],
  status: ({ status }) => STATUS_ORDER[status],
  assistants: reach,
};

/**
 * The users of the wanted role and status whose name or e-mail holds every searched word, in the query's
 * order; equals by name.
 */
export function arrangeUsers(
  users: readonly UserListItem[],
  { search, role, status, sort, direction }: UserQuery,
  locale: Locale,
): readonly UserListItem[] {
  const words = search.toLocaleLowerCase(locale).split(/\s+/).filter(Boolean);
  const found = users.filter((user) => {
    if (role !== 'all' && user.role !== role) return false;
    if (status !== 'all' && user.status !== status) return false;
    const text = `${user.name} ${user.email}`.toLocaleLowerCase(locale);
    return words.every((word) => text.includes(word));
  });
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const sign = direction === 'ascending' ? 1 : -1;
  return found.toSorted((a, b) => {
    const byName = compare(a.name, b.name);
    if (sort === 'name') return sign * byName;
    return sign * (FIELDS[sort](a) - FIELDS[sort](b)) || byName;
  });
}

/** Whether an active administrator is left when these users go or become less (US-1: the last one stays). */
export function keepsAnAdmin(users: readonly UserListItem[], without: ReadonlySet<string>): boolean {
  const admins = users.filter(({ role, status }) => role === 'admin' && status === 'active');
  // Where none of them is touched, nothing changes.
  return !admins.some(({ id }) => without.has(id)) || admins.some(({ id }) => !without.has(id));
}
