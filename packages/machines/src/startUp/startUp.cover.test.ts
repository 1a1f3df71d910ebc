import { expect, test } from 'vitest';
import { brokenRules, cover, nothingMissing } from '../testing/cover.ts';
import { startUpFixtures } from './startUp.fixtures.ts';
import { startUpWalks } from './startUp.graph.ts';
import { startUpMachine } from './startUp.machine.ts';

test('ST-1, ST-2: every state of start-up is reached, every transition taken, every fixture there', () => {
  expect(cover(startUpMachine, startUpFixtures, startUpWalks)).toMatchObject(nothingMissing);
});

test('startUp keeps the rules of all machines', () => {
  expect(brokenRules(startUpMachine)).toEqual([]);
});
