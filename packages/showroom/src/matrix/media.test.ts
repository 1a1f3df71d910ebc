import { expect, test } from 'vitest';
import { answered, onScreen } from './media.ts';

const wide = { pointer: 'mouse', width: 1440 } as const;

test('DS-7: a style for wide windows holds in a narrow cell that acts as one', () => {
  expect(answered('(min-width: 900px)', wide)).toBe('(min-width: 0px)');
  expect(answered('(max-width: 599.98px)', wide)).toBe('(max-width: 0px)');
});

test('DS-7: a style for fingers holds where the pointer is one', () => {
  expect(answered('(pointer: coarse)', wide)).toBe('(max-width: 0px)');
  expect(answered('(pointer: coarse)', { ...wide, pointer: 'touch' })).toBe('(min-width: 0px)');
  expect(answered('(hover: hover)', { ...wide, pointer: 'touch' })).toBe('(max-width: 0px)');
});

test('DS-7: other conditions stay as they are', () => {
  expect(answered('print and (orientation: landscape)', wide)).toBe('print and (orientation: landscape)');
});

test('DS-4: in a film, styles for paper never hold, and those for anything else do, also on paper', () => {
  expect(onScreen('print')).toBe('not all');
  expect(onScreen('not print')).toBe('all');
  expect(onScreen('(min-width: 900px)')).toBe('(min-width: 900px)');
});
