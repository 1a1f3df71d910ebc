import { expect, test } from 'vitest';
import { brokenRules, cover, nothingMissing } from '../testing/cover.ts';
import { guardFixtures } from './guard.fixtures.ts';
import { type GuardFacts, guardMachine } from './guard.machine.ts';

const sessions = ['unknown', 'signedOut', 'signedIn'] as const;
const users = [true, false].flatMap((isAdmin) =>
  [true, false].map((showWelcomeWizard) => ({ isAdmin, showWelcomeWizard })),
);
const paths = ['/', '/welcome-wizard', '/no-assistants', '/users', '/assistants/chat/1'];
const everything = sessions.flatMap((session) =>
  [null, ...users].flatMap((user) =>
    (['some', 'none', 'unknown'] as const).flatMap((rights) =>
      paths.flatMap((path) =>
        (['app', 'guest'] as const).map((area): GuardFacts => ({ session, user, rights, path, area })),
      ),
    ),
  ),
);

test('ST-3: every state of the guard is reached, every transition taken, every fixture there', () => {
  const events = everything.map((facts) => ({ type: 'facts.changed', facts }));
  expect(cover(guardMachine, guardFixtures, [{ events }])).toMatchObject(nothingMissing);
});

test('guard keeps the rules of all machines', () => {
  expect(brokenRules(guardMachine)).toEqual([]);
});
