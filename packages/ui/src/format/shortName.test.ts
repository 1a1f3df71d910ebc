import { expect, test } from 'vitest';
import { shortName } from './shortName.ts';

const FAMILY = '👨‍👩‍👧';

test('a name of 80 characters is repeated whole, whatever they are made of', () => {
  expect(shortName('a'.repeat(80))).toBe('a'.repeat(80));
  expect(shortName(FAMILY.repeat(80))).toBe(FAMILY.repeat(80));
});

test('a longer one ends in an ellipsis, and in no half of a character', () => {
  expect(shortName('a'.repeat(81))).toBe(`${'a'.repeat(79)}…`);
  expect(shortName(FAMILY.repeat(81))).toBe(`${FAMILY.repeat(79)}…`);
});
