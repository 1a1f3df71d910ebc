import { expect, test } from 'vitest';
import { sortedByName } from './sortedByName.ts';

test.each([
  ['de', ['Zoë', 'Ölwehr', 'Äpfel & Birnen', 'Bot 10', 'Bot 9'], 'Äpfel & Birnen Bot 9 Bot 10 Ölwehr Zoë'],
  ['pl', ['Łódź', 'Zamość', 'Lublin', 'Ćma', 'Dom'], 'Ćma Dom Lublin Łódź Zamość'],
] as const)('AS-1: names stand as %s sorts them', (locale, names, sorted) => {
  const things = names.map((name) => ({ name }));
  expect(
    sortedByName(locale, things)
      .map(({ name }) => name)
      .join(' '),
  ).toBe(sorted);
  expect(things.map(({ name }) => name)).toEqual(names);
});
