import { expect, test } from 'vitest';
import { threadIn } from './threadIn.ts';

test.each([
  ['__proto__'],
  ['constructor'],
  [''],
  [7],
  [null],
  [undefined],
  [['5f0c2f5e-2d0c-4f51-9f62-7e3d4a6b8c90']],
  ['5f0c2f5e-2d0c-4f51-9f62-7e3d4a6b8c90/..'],
])('T17: ?thread=%s is no thread', (thread) => {
  // Left out, the router would hand over what the address has.
  expect(threadIn({ thread })).toStrictEqual({ thread: undefined });
});

test('CH-1: an id names its thread', () => {
  const thread = '5f0c2f5e-2d0c-4f51-9f62-7e3d4a6b8c90';
  expect(threadIn({ thread })).toEqual({ thread });
});
