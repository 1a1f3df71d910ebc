import { expect, test } from 'vitest';
import { isLike } from './useUnsaved.ts';

const invitation = { emails: ['a@b.test'], role: 'user', days: 3, picture: null, limit: { of: 'day' } };

test.each([
  {},
  { emails: [] },
  { emails: ['x'], role: 'admin' },
  { days: 1 },
  { picture: 'x', limit: { of: 'hour' } },
])('FA-1: %j is taken back', (kept) => {
  expect(isLike(kept, invitation)).toBe(true);
});

test.each([
  null,
  'text',
  [],
  { emails: 'x' },
  { emails: [{}] },
  { role: null },
  { days: '3' },
  { other: 1 },
  { picture: {} },
  { limit: null },
  { limit: { of: 1 } },
  JSON.parse('{"__proto__": {"role": "admin"}}'),
])('T17: %j is dropped', (kept) => {
  expect(isLike(kept, invitation)).toBe(false);
});
