import { expect, test } from 'vitest';
import { placeHint } from './placeHint.ts';

const window = { width: 400, height: 300 };
const bubble = { width: 100, height: 28 };

test.each([
  ['above, in the middle', { left: 150, top: 100, width: 36, height: 36 }, { left: 118, top: 66 }],
  ['below at the top edge', { left: 150, top: 10, width: 36, height: 36 }, { left: 118, top: 52 }],
  ['inside at the left edge', { left: 0, top: 100, width: 36, height: 36 }, { left: 8, top: 66 }],
  ['inside at the right edge', { left: 364, top: 100, width: 36, height: 36 }, { left: 292, top: 66 }],
] as const)('stands %s', (_, target, expected) => {
  expect(placeHint(target, bubble, window)).toEqual(expected);
});
