import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { decide } from './decide.ts';
import { guardViewOf } from './guard.connect.ts';
import { guardMachine } from './guard.machine.ts';
import type { GuardFacts } from './guard.types.ts';

const admin = { isAdmin: true, showWelcomeWizard: false };
const user = { isAdmin: false, showWelcomeWizard: false };
const facts = (changes: Partial<GuardFacts>): GuardFacts => ({
  session: 'signedIn',
  user: admin,
  rights: 'some',
  path: '/',
  area: 'app',
  ...changes,
});
const pending = (who: typeof admin) => ({ ...who, showWelcomeWizard: true });

/** The decision as one word. */
function decided(changes: Partial<GuardFacts>): string {
  const decision = decide(facts(changes));
  return decision.kind === 'redirecting' ? decision.path : decision.kind;
}

describe('ST-3: the guard', () => {
  test.each<[string, Partial<GuardFacts>, string]>([
    ['waits until sign-in is known', { session: 'unknown', user: null }, 'checking'],
    ['waits until the user is known', { user: null }, 'checking'],
    ['logs out who is not signed in', { session: 'signedOut', user: null }, 'loggingOut'],
    ['logs out even where a user is still known', { session: 'signedOut' }, 'loggingOut'],
    ['shows an administrator the list', {}, 'rendering'],
    [
      'sends an administrator to the pending wizard',
      { user: pending(admin), rights: 'none' },
      '/welcome-wizard',
    ],
    ['shows the pending wizard', { user: pending(admin), path: '/welcome-wizard' }, 'rendering'],
    ['sends a user with a pending wizard away', { user: pending(user) }, '/no-assistants'],
    ['does so at the wizard too', { user: pending(user), path: '/welcome-wizard' }, '/no-assistants'],
    ['leaves the wizard that is done', { path: '/welcome-wizard' }, '/'],
    ['leaves it as a user too', { user, path: '/welcome-wizard' }, '/'],
    ['sends a user without rights away', { user, rights: 'none' }, '/no-assistants'],
    ['does so at an admin route too', { user, rights: 'none', path: '/users' }, '/no-assistants'],
    ['lets a user in whose rights are not known', { user, rights: 'unknown' }, 'rendering'],
    ['shows an administrator without assistants the empty list', { rights: 'none' }, 'rendering'],
    [
      'does not send from the no-assistants page to itself',
      { user, rights: 'none', path: '/no-assistants' },
      'rendering',
    ],
    ['leads from there who has assistants', { user, path: '/no-assistants' }, '/'],
    ['leads an administrator who has some from there', { path: '/no-assistants' }, '/'],
    [
      'leaves a user with a pending wizard there, whatever their rights',
      { user: pending(user), path: '/no-assistants' },
      'rendering',
    ],
    [
      'leaves there whose rights are not known',
      { user, rights: 'unknown', path: '/no-assistants' },
      'rendering',
    ],
  ])('%s', (_, changes, expected) => {
    expect(decided(changes)).toBe(expected);
  });
});

describe('RT-8: a non-admin', () => {
  test.each(['/', '/assistants/chat/1', '/assistants/chat/1/', '/assistants/chat/1/firstSession'])(
    'sees the chat at %s',
    (path) => {
      expect(decided({ user, path })).toBe('rendering');
    },
  );

  test.each([
    '/assistants/edit/1',
    '/assistants/chat/',
    '/assistants/chat/1/2/3',
    '/create-assistant',
    '/edit-account',
    '/users',
    '/billing',
    '/pricing',
    '/quick-start-guide',
    '/nowhere',
  ])('does not find %s', (path) => {
    expect(decided({ user, path })).toBe('notFound');
    expect(decided({ path })).toBe('rendering');
  });
});

test('RT-5: login and callback are for those who are not signed in', () => {
  const path = '/auth/auth0/login';
  expect(decided({ area: 'guest', session: 'signedOut', user: null, path })).toBe('rendering');
  expect(decided({ area: 'guest', session: 'unknown', user: null, path })).toBe('rendering');
  expect(decided({ area: 'guest', path })).toBe('/');
  expect(decided({ area: 'guest', user: null, path })).toBe('checking');
});

test('ST-3: no decision leads round in circles', () => {
  const users = [admin, user, pending(admin), pending(user)];
  const paths = ['/', '/welcome-wizard', '/no-assistants', '/users', '/assistants/chat/1'];
  for (const who of users) {
    for (const rights of ['some', 'none', 'unknown'] as const) {
      for (const path of paths) {
        const first = decide(facts({ user: who, rights, path }));
        if (first.kind !== 'redirecting') continue;
        const second = decide(facts({ user: who, rights, path: first.path }));
        const third =
          second.kind === 'redirecting' ? decide(facts({ user: who, rights, path: second.path })) : second;
        expect(third.kind).not.toBe('redirecting');
      }
    }
  }
});

test('ST-3: a running guard follows the facts', () => {
  const actor = createActor(guardMachine).start();
  expect(guardViewOf(actor.getSnapshot())).toEqual({ kind: 'checking' });
  actor.send({ type: 'facts.changed', facts: facts({}) });
  expect(guardViewOf(actor.getSnapshot())).toEqual({ kind: 'rendering' });
  actor.send({ type: 'facts.changed', facts: facts({ session: 'signedOut', user: null }) });
  expect(guardViewOf(actor.getSnapshot())).toEqual({ kind: 'loggingOut' });
});
