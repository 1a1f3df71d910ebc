import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Ada Lovelace', 'AL'],
  ['Ana María Ruiz', 'AR'],
  ['admin', 'A'],
  ['anna-lena groß', 'AG'],
  ['Łukasz Żak', 'ŁŻ'],
  ['  spaced   out  ', 'SO'],
  ['🙂 Kim', 'K'],
  ['', '?'],
  ['🙂', '?'],
])('initials of %j are %j', (name, initials) => expect(initialsOf(name)).toBe(initials));
