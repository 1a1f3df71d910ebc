import { expect, test } from 'vitest';
import { brokenRules, cover, nothingMissing } from '../testing/cover.ts';
import { welcomeWizardFixtures } from './welcomeWizard.fixtures.ts';
import { welcomeWizardWalks } from './welcomeWizard.graph.ts';
import { welcomeWizardMachine } from './welcomeWizard.machine.ts';

test('WZ-1: every state of the wizard is reached, every transition taken, every fixture there', () => {
  expect(cover(welcomeWizardMachine, welcomeWizardFixtures, welcomeWizardWalks)).toMatchObject(
    nothingMissing,
  );
});

test('welcomeWizard keeps the rules of all machines', () => {
  expect(brokenRules(welcomeWizardMachine)).toEqual([]);
});
