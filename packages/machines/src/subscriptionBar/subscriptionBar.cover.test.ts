import { expect, test } from 'vitest';
import { brokenRules, cover, nothingMissing } from '../testing/cover.ts';
import { subscriptionBarFixtures } from './subscriptionBar.fixtures.ts';
import { subscriptionBarWalks } from './subscriptionBar.graph.ts';
import { subscriptionBarMachine } from './subscriptionBar.machine.ts';

test('SB-1: every state of the bar is reached, every transition taken, every fixture there', () => {
  const coverage = cover(subscriptionBarMachine, subscriptionBarFixtures, subscriptionBarWalks);
  expect(coverage).toMatchObject(nothingMissing);
});

test('subscriptionBar keeps the rules of all machines', () => {
  expect(brokenRules(subscriptionBarMachine)).toEqual([]);
});
