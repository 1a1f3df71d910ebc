import { expect, test } from 'vitest';
import { brokenRules, cover, nothingMissing } from '../testing/cover.ts';
import { globalFeedbackFixtures } from './globalFeedback.fixtures.ts';
import { globalFeedbackWalks } from './globalFeedback.graph.ts';
import { globalFeedbackMachine } from './globalFeedback.machine.ts';

test('SH-8, ER-1: every state is reached, every transition taken, every fixture there', () => {
  expect(cover(globalFeedbackMachine, globalFeedbackFixtures, globalFeedbackWalks)).toMatchObject(
    nothingMissing,
  );
});

test('globalFeedback keeps the rules of all machines', () => {
  expect(brokenRules(globalFeedbackMachine)).toEqual([]);
});
