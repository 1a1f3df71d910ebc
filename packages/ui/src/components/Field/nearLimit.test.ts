import { expect, test } from 'vitest';
import { nearLimit } from './nearLimit.ts';

test('a text is counted when it comes near to its limit, and beyond it', () => {
  expect(nearLimit('x'.repeat(99), 120)).toEqual({});
  expect(nearLimit('x'.repeat(100), 120)).toEqual({ maxLength: 120 });
  expect(nearLimit('x'.repeat(5000), 120)).toEqual({ maxLength: 120 });
});
