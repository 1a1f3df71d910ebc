import { expect, test } from 'vitest';
import { brokenRules, cover, nothingMissing } from '../testing/cover.ts';
import { guardFixtures } from './guard.fixtures.ts';
import { guardWalks } from './guard.graph.ts';
import { guardMachine } from './guard.machine.ts';

test('ST-3: every state of the guard is reached, every transition taken, every fixture there', () => {
  expect(cover(guardMachine, guardFixtures, guardWalks)).toMatchObject(nothingMissing);
});

test('guard keeps the rules of all machines', () => {
  expect(brokenRules(guardMachine)).toEqual([]);
});
