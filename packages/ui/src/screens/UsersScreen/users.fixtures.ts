import { matches } from '@parley/model';
import type { AssistantChoice, UserListItem, UserManagement, UserPage, UserQuery } from './users.types.ts';

function user(id: string, name: string, rest: Partial<UserListItem>): UserListItem {
  return {
    id,
    name,
    email: `${name.toLowerCase().replaceAll(' ', '.')}@acme.test`,
    avatarUrl: null,
    role: 'user',
    status: 'active',
    assistantIds: [],
    usableAssistants: rest.assistantIds?.length ?? 0,
    isSelf: false,
    lastActivity: rest.status === 'invited' ? null : '2026-03-10T08:55:00.000Z',
    ...rest,
  };
}

export const admin = user('1', 'Acme Admin', { email: 'admin@acme.test', role: 'admin', isSelf: true });

export const users: readonly UserListItem[] = [
  admin,
  user('2', 'Support Lead', {
    email: 'google@acme.test',
    role: 'admin',
    lastActivity: '2026-03-09T16:40:00.000Z',
  }),
  user('3', 'Agent 3', { email: 'agent@acme.test', assistantIds: ['1', '2'] }),
  user('4', 'Agent 4', {
    email: 'nobody@acme.test',
    status: 'inactive',
    lastActivity: '2025-11-30T10:15:00.000Z',
  }),
  user('7', 'Agent 7', { usableAssistants: 4, lastActivity: null }),
  user('5', 'new.colleague@acme.test', {
    email: 'new.colleague@acme.test',
    status: 'invited',
    assistantIds: ['1'],
    invitationEndsAt: '2026-03-12T09:00:00.000Z',
  }),
  user('6', 'late.colleague@acme.test', {
    email: 'late.colleague@acme.test',
    status: 'invited',
    invitationEndsAt: '2026-03-08T09:00:00.000Z',
  }),
];

/** A large organisation, on several pages. */
export const manyUsers: readonly UserListItem[] = [
  admin,
  ...Array.from({ length: 119 }, (_, index) =>
    user(`many-${index}`, `Agent ${index + 1}`, {
      status: (['active', 'active', 'active', 'invited', 'inactive'] as const)[index % 5] ?? 'active',
      role: index % 17 === 0 ? 'admin' : 'user',
      assistantIds: Array.from({ length: index % 4 }, (_, each) => String(each + 1)),
    }),
  ),
];

const LONG_WORDS = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz '.repeat(4).slice(0, 200);

export const longUsers: readonly UserListItem[] = [
  user('long', LONG_WORDS, {
    email: `${'x'.repeat(64)}@${'y'.repeat(120)}.test`,
    role: 'admin',
    isSelf: true,
  }),
  user('word', 'W'.repeat(200), { assistantIds: Array.from({ length: 1234 }, (_, each) => String(each)) }),
  user('short', 'X', { email: 'x@y.test', status: 'invited' }),
];

export const assistantChoices: readonly AssistantChoice[] = [
  { id: '1', name: 'Shop Assistant', forEveryone: false, status: 'published' },
  { id: '2', name: 'Store Finder', forEveryone: false, status: 'draft' },
  { id: '3', name: 'Returns Desk', forEveryone: true, status: 'published' },
  { id: '4', name: 'Handbook', forEveryone: false, status: 'paused' },
];

export const manyAssistantChoices: readonly AssistantChoice[] = Array.from({ length: 60 }, (_, index) => ({
  id: String(index + 1),
  name: `${assistantChoices[index % assistantChoices.length]?.name} ${index + 1}`,
  forEveryone: false,
  status: 'published',
}));

const nothing = () => undefined;

/** An administrator's abilities, with nothing under way. */
export const idleManagement: UserManagement = {
  assistants: assistantChoices,
  task: { kind: 'idle', attempt: 0 },
  onForget: nothing,
  onResend: nothing,
  onCopyLink: nothing,
  onRole: nothing,
  onAssistants: nothing,
  onActivate: nothing,
  onDeactivate: nothing,
  onRemove: nothing,
  invite: { kind: 'idle' },
  onInvite: nothing,
  onInviteReset: nothing,
};

const RANKS = { active: 0, invited: 1, inactive: 2 } as const;

/** The page of these users that the server would reply with. */
export function pageOfUsers(all: readonly UserListItem[], query: UserQuery): UserPage {
  const { search, role, status, sort, direction, page, pageSize } = query;
  const isFound = matches(search);
  const found = all.filter(
    (user) =>
      (role === 'all' || user.role === role) &&
      (status === 'all' || user.status === status) &&
      isFound(`${user.name} ${user.email}`),
  );
  const key = ({ role, status, usableAssistants, lastActivity }: UserListItem) =>
    ({
      name: 0,
      role: role === 'admin' ? 0 : 1,
      status: RANKS[status],
      assistants: role === 'admin' ? assistantChoices.length : usableAssistants,
      lastActivity: lastActivity === null ? 0 : Date.parse(lastActivity),
    })[sort];
  const { compare } = new Intl.Collator('en', { numeric: true });
  const sign = direction === 'ascending' ? 1 : -1;
  const sorted = found.toSorted(
    (a, b) => sign * (key(a) - key(b)) || (sort === 'name' ? sign : 1) * compare(a.name, b.name),
  );
  return {
    users: sorted.slice((page - 1) * pageSize, page * pageSize),
    total: sorted.length,
    activeAdmins: all.filter(({ role, status }) => role === 'admin' && status === 'active').length,
  };
}
