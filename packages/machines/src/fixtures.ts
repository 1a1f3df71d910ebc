import { chatFixtures } from './chat/chat.fixtures.ts';
import { guardFixtures } from './guard/guard.fixtures.ts';
import { signInFixtures } from './signIn/signIn.fixtures.ts';
import { startUpFixtures } from './startUp/startUp.fixtures.ts';
import { subscriptionBarFixtures } from './subscriptionBar/subscriptionBar.fixtures.ts';

/** A pinned snapshot for every leaf state of every machine: `fixtures.signIn['signedIn.fresh']`; more faces of a state as `leaf@face`. */
export const fixtures = {
  startUp: startUpFixtures,
  guard: guardFixtures,
  signIn: signInFixtures,
  subscriptionBar: subscriptionBarFixtures,
  chat: chatFixtures,
};
