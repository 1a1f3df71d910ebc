import { expect, test } from 'vitest';
import { contrastOf, hexOf, READABLE_CONTRAST } from './contrast.ts';

test('AS-5: contrast is that of WCAG 2', () => {
  expect(contrastOf('#000000', '#ffffff')).toBe(21);
  expect(contrastOf('#ffffff', '#ffffff')).toBe(1);
  expect(contrastOf('#767676', '#ffffff')).toBeGreaterThanOrEqual(READABLE_CONTRAST);
  expect(contrastOf('#777777', '#ffffff')).toBeLessThan(READABLE_CONTRAST);
});

test.each([
  ['#0B6CFF', '#0b6cff'],
  ['0b6cff', '#0b6cff'],
  [' #abc ', '#aabbcc'],
  ['rgb(255, 0, 0)', '#ff0000'],
  ['hsl(120 100% 50%)', '#00ff00'],
  ['#0b6cff80', '#0b6cff'],
  ['#12', null],
  ['blue-ish', null],
  ['', null],
])('AS-5: %j is the color %s', (text, hex) => {
  expect(hexOf(text)).toBe(hex);
});
