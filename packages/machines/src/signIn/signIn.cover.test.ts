import { expect, test } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { brokenRules, cover, nothingMissing } from '../testing/cover.ts';
import { signInFixtures } from './signIn.fixtures.ts';
import { signInMachine } from './signIn.machine.ts';

const session = { accessToken: 'a', subject: 'auth0|1', name: 'A', avatarUrl: null };
const other = { ...session, accessToken: 'b', subject: 'auth0|2' };
const errors = [
  'login_required',
  'consent_required',
  'mfa_required',
  'interaction_required',
  'access_denied',
  'invalid_configuration',
  'invalid_grant',
  'unauthorized',
  'request_error',
  'state_mismatch',
].map((error) => ({ error, name: 'Error', message: '' }));
const failing = (type: string) => errors.map((error) => ({ type, error }));

const events = [
  { type: 'login.requested' },
  { type: 'logout.requested' },
  { type: 'session.rejected', accessToken: 'a' },
  { type: 'session.expired' },
  { type: 'start.retried' },
  { type: 'user.accepted' },
  { type: 'storage.changed' },
  { type: 'page.restored' },
  { type: 'network.restored' },
  ...failing('token.failed'),
  { type: 'xstate.done.actor.preparing' },
  ...failing('xstate.error.actor.preparing'),
  { type: 'xstate.done.actor.restoring', output: session },
  ...failing('xstate.error.actor.restoring'),
  { type: 'xstate.done.actor.handlingCallback', output: { session, returnTo: '/users' } },
  ...failing('xstate.error.actor.handlingCallback'),
  { type: 'xstate.done.actor.redirecting' },
  ...failing('xstate.error.actor.redirecting'),
  { type: 'xstate.done.actor.refreshing', output: session },
  { type: 'xstate.done.actor.refreshing', output: { ...session, accessToken: 'c' } },
  { type: 'xstate.done.actor.refreshing', output: other },
  ...failing('xstate.error.actor.refreshing'),
  { type: 'xstate.done.actor.forgetting' },
  { type: 'xstate.error.actor.forgetting', error: new Error() },
  { type: 'xstate.done.actor.signingOut' },
  { type: 'xstate.error.actor.signingOut', error: new Error() },
  { type: 'xstate.error.actor.watchingPage', error: new Error() },
];

test('ST-4, ST-5: every state of the sign-in is reached, every transition taken, every fixture there', () => {
  const walks = ['auth0', 'firebase'].map((provider) => ({
    input: { address: 'http://localhost:4000/?code=c&state=s', provider, restarted: false },
    events,
    contextKey: ({ context }: AnyMachineSnapshot) => [
      context.code,
      context.session?.subject,
      context.session?.accessToken,
      context.refusedToken,
      context.address.includes('code'),
    ],
  }));
  const coverage = cover(signInMachine, signInFixtures, walks);
  expect(coverage).toMatchObject(nothingMissing);
});

test('signIn keeps the rules of all machines', () => {
  expect(brokenRules(signInMachine, ['watchingPage'])).toEqual([]);
});
