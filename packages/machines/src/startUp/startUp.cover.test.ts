import { expect, test } from 'vitest';
import { brokenRules, cover, nothingMissing } from '../testing/cover.ts';
import { startUpFixtures } from './startUp.fixtures.ts';
import { startUpMachine } from './startUp.machine.ts';

const failed = (status: number, code = 'x') => ({ status, code, text: '', retryAfter: null, resetAt: null });
const events = [
  { type: 'session.started', session: { accessToken: 'a', name: 'A', avatarUrl: null } },
  { type: 'session.refreshed', session: { accessToken: 'b', name: 'A', avatarUrl: null } },
  { type: 'session.ended' },
  { type: 'network.restored' },
  { type: 'load.retried' },
  { type: 'wizard.completed' },
  { type: 'rights.changed', rights: 'some' },
  { type: 'xstate.done.actor.decoding', output: { isAdmin: true } },
  { type: 'xstate.error.actor.decoding', error: new Error() },
  ...[true, failed(401), failed(0, 'network'), failed(500)].map((showWelcomeWizard) => ({
    type: 'xstate.done.actor.loadingFacts',
    output: { showWelcomeWizard, hasAssistants: true },
  })),
  { type: 'xstate.error.actor.loadingFacts', error: new Error() },
];

test('ST-1, ST-2: every state of start-up is reached, every transition taken, every fixture there', () => {
  expect(cover(startUpMachine, startUpFixtures, [{ events }])).toMatchObject(nothingMissing);
});

test('startUp keeps the rules of all machines', () => {
  expect(brokenRules(startUpMachine)).toEqual([]);
});
