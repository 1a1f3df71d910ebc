import { expect, test } from 'vitest';
import { brokenRules, cover, nothingMissing } from '../testing/cover.ts';
import { signInFixtures } from './signIn.fixtures.ts';
import { signInWalks } from './signIn.graph.ts';
import { signInMachine } from './signIn.machine.ts';

test('ST-4, ST-5: every state of the sign-in is reached, every transition taken, every fixture there', () => {
  expect(cover(signInMachine, signInFixtures, signInWalks)).toMatchObject(nothingMissing);
});

test('signIn keeps the rules of all machines', () => {
  expect(brokenRules(signInMachine, ['watchingPage'])).toEqual([]);
});
