import { expect, it } from 'vitest';
import { matches, searchable, searchedWords } from './searchable.ts';

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
