import { expect, it } from 'vitest';
import { isBlank } from './blank.ts';

it.each([
  '',
  ' \r\n\t ',
  '\u200b\u200b',
  '\ufeff',
  '\u200d \u2060',
  '\u00ad',
  '\u202e\u2066\u2069',
  '\u3164\u115f',
  '\u2800',
  '\ufe0f',
  '\0\x7f',
])('T15: %j shows nothing', (text) => {
  expect(isBlank(text)).toBe(true);
});

it.each(['.', 'a\u200b', '👩‍👩‍👧', '❤️', 'می‌خواهم', '¿'])('T15: %j shows something', (text) => {
  expect(isBlank(text)).toBe(false);
});
