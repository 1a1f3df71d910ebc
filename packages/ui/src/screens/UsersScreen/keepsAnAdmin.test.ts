import { expect, test } from 'vitest';
import { keepsAnAdmin } from './keepsAnAdmin.ts';
import { admin, users } from './users.fixtures.ts';

const other = { ...admin, id: 'other' };
const asleep = { ...admin, id: 'asleep', status: 'inactive' } as const;

test('US-1: the last active administrator stays, one of several may go', () => {
  expect(keepsAnAdmin([admin], 2)).toBe(true);
  expect(keepsAnAdmin([admin, asleep, other], 2)).toBe(false);
  expect(keepsAnAdmin([admin], 1)).toBe(false);
});

test('US-1: others may always go', () => {
  expect(keepsAnAdmin([asleep, ...users.filter(({ role }) => role === 'user')], 1)).toBe(true);
});
