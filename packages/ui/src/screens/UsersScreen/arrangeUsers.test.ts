import { describe, expect, it } from 'vitest';
import { arrangeUsers, DEFAULT_USER_QUERY, keepsAnAdmin, type UserQuery } from './arrangeUsers.ts';
import type { UserListItem } from './users.types.ts';

const user = (id: string, rest: Partial<UserListItem> = {}): UserListItem => ({
  id,
  name: `User ${id}`,
  email: `${id}@acme.test`,
  avatarUrl: null,
  role: 'user',
  status: 'active',
  assistantIds: [],
  isSelf: false,
  ...rest,
});

const users = [
  user('10', { assistantIds: ['a', 'b'], status: 'inactive' }),
  user('2', { role: 'admin' }),
  user('3', { status: 'invited', email: 'SHOP@example.test', assistantIds: ['a'] }),
];

const ids = (query: Partial<UserQuery>) =>
  arrangeUsers(users, { ...DEFAULT_USER_QUERY, ...query }, 'en').map(({ id }) => id);

describe('arrangeUsers', () => {
  it('US-1: starts by name, numbers as numbers', () => {
    expect(ids({})).toEqual(['2', '3', '10']);
    expect(ids({ direction: 'descending' })).toEqual(['10', '3', '2']);
  });

  it('US-1: finds every word in name or e-mail, in any letter case', () => {
    expect(ids({ search: ' shop  user ' })).toEqual(['3']);
    expect(ids({ search: 'shop 10' })).toEqual([]);
  });

  it('US-1: shows one role and one status alone', () => {
    expect(ids({ role: 'admin' })).toEqual(['2']);
    expect(ids({ status: 'invited' })).toEqual(['3']);
    expect(ids({ role: 'admin', status: 'invited' })).toEqual([]);
  });

  it('US-1: sorts by role, status and assistants; an administrator has the most of those', () => {
    expect(ids({ sort: 'role' })).toEqual(['2', '3', '10']);
    expect(ids({ sort: 'status' })).toEqual(['2', '3', '10']);
    expect(ids({ sort: 'assistants', direction: 'descending' })).toEqual(['2', '10', '3']);
  });
});

describe('keepsAnAdmin', () => {
  const first = user('a', { role: 'admin' });
  const second = user('b', { role: 'admin' });
  const asleep = user('c', { role: 'admin', status: 'inactive' });

  it('US-1: the last active administrator stays, one of several may go', () => {
    expect(keepsAnAdmin([first, second, asleep], new Set(['a']))).toBe(true);
    expect(keepsAnAdmin([first, second, asleep], new Set(['a', 'b']))).toBe(false);
    expect(keepsAnAdmin([first, asleep], new Set(['a']))).toBe(false);
  });

  it('US-1: others may always go', () => {
    expect(keepsAnAdmin([first, asleep, user('d')], new Set(['c', 'd']))).toBe(true);
    expect(keepsAnAdmin([asleep], new Set(['c']))).toBe(true);
  });
});
