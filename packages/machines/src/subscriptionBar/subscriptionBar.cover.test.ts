import { expect, test } from 'vitest';
import { brokenRules, cover, nothingMissing } from '../testing/cover.ts';
import { subscriptionBarFixtures } from './subscriptionBar.fixtures.ts';
import { subscriptionBarMachine } from './subscriptionBar.machine.ts';

const statuses = ['canceled', 'incomplete', 'trial', 'trial_ended', 'active'];
const urls = ['https://billing.stripe.com/p', 'https://evil.test/p'];
const events = [
  { type: 'bar.allowed' },
  { type: 'bar.disallowed' },
  { type: 'link.followed' },
  { type: 'bar.closed' },
  { type: 'page.restored' },
  ...['fetching', 'refreshing'].flatMap((id) => [
    ...statuses.map((status) => ({ type: `xstate.done.actor.${id}`, output: { status } })),
    { type: `xstate.error.actor.${id}`, error: new Error() },
  ]),
  ...urls.map((output) => ({ type: 'xstate.done.actor.openingPortal', output })),
  { type: 'xstate.error.actor.openingPortal', error: new Error() },
  { type: 'xstate.done.actor.closing' },
  { type: 'xstate.error.actor.closing', error: new Error() },
];

test('SB-1: every state of the bar is reached, every transition taken, every fixture there', () => {
  const walks = [false, true].map((wasClosed) => ({
    input: { wasClosed, hosts: ['billing.stripe.com'], apiOrigin: 'http://localhost:4000' },
    events,
  }));
  expect(cover(subscriptionBarMachine, subscriptionBarFixtures, walks)).toMatchObject(nothingMissing);
});

test('subscriptionBar keeps the rules of all machines', () => {
  expect(brokenRules(subscriptionBarMachine)).toEqual([]);
});
