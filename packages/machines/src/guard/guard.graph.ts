import type { Walk } from '../testing/explore.ts';
import type { GuardFacts } from './guard.types.ts';

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

/** How the guard is explored: with everything that it can be told. */
export const guardWalks: readonly Walk[] = [
  { events: everything.map((facts) => ({ type: 'facts.changed', facts })) },
];
