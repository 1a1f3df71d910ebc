import type { Rights } from '../startUp/startUp.types.ts';

/** All that the guard decides on. */
export interface GuardFacts {
  /** `unknown` while sign-in or start-up have not ended. */
  session: 'unknown' | 'signedOut' | 'signedIn';
  user: { isAdmin: boolean; showWelcomeWizard: boolean } | null;
  rights: Rights;
  /** Path of the address, without query and fragment. */
  path: string;
  /** `app` is everything that needs a user; `guest` the login and callback pages (RT-5). */
  area: 'app' | 'guest';
}

export type GuardEvent = { type: 'facts.changed'; facts: GuardFacts };
