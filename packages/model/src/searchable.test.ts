import { expect, it } from 'vitest';
import { matches, partsFound, searchable, searchedWords } from './searchable.ts';

it.each([
  ['Ångström Café', 'angstrom cafe'],
  ['Żółw ŁÓDŹ', 'zolw lodz'],
  ['Smørrebrød', 'smorrebrod'],
  ['Straße 12%', 'straße 12%'],
  ['Привет, 世界 🎉', 'привет, 世界 🎉'],
])('AS-1: lists search in %j as in %j', (text, found) => {
  expect(searchable(text)).toBe(found);
});

it('AS-1: a search is its words', () => {
  expect(searchedWords('  Café  ÅNGSTRÖM ')).toEqual(['cafe', 'angstrom']);
  expect(searchedWords('  ')).toEqual([]);
});

it.each([
  ['cafe ang', true],
  ['ÅNG', true],
  ['cafe zolw', false],
  ['', true],
])('AS-1: a search for %j finds a text that holds each of its words', (search, isFound) => {
  expect(matches(search)('Café Ångström')).toBe(isFound);
});

it.each([
  ['cafe ang', '[Café] [Ång]ström'],
  ['G c', '[C]afé Ån[g]ström'],
  ['ngs gst', 'Café Å[ngst]röm'],
  ['cafe\u0301', '[Café] Ångström'],
  ['zolw', 'Café Ångström'],
  [' ', 'Café Ångström'],
])('AS-6: of a search for %j what it found is told in a text', (search, marked) => {
  const told = (text: string) =>
    partsFound(search, text)
      .map(({ text: part, isFound }) => (isFound ? `[${part}]` : part))
      .join('');
  expect(told('Café Ångström')).toBe(marked);
  expect(told('Café Ångström'.normalize('NFD')).normalize('NFC')).toBe(marked);
});

it('AS-6: what is found after letters of two halves stands in its place', () => {
  expect(partsFound('tent', '🎉🎉 A tent')).toEqual([
    { text: '🎉🎉 A ', isFound: false },
    { text: 'tent', isFound: true },
  ]);
});
