import { expect, test } from 'vitest';
import { brokenRules, cover, nothingMissing } from '../testing/cover.ts';
import { dataFileFixtures } from './dataFile.fixtures.ts';
import { dataFileWalks } from './dataFile.graph.ts';
import { dataFileMachine } from './dataFile.machine.ts';

test('AS-3: every state of a data file is reached, every transition taken, every fixture there', () => {
  expect(cover(dataFileMachine, dataFileFixtures, dataFileWalks)).toMatchObject(nothingMissing);
});

test('dataFile keeps the rules of all machines', () => {
  expect(brokenRules(dataFileMachine, ['watching'])).toEqual([]);
});
