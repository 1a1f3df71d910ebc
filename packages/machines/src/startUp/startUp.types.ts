import type { Failure } from '@parley/model';
import type { Feedback } from '../errors/errorPolicy.ts';
import type { Profile, ProviderKind, User } from './decodeUser.ts';

/** Whether the user may use any assistant; `unknown` where that could not be asked. */
export type Rights = 'some' | 'none' | 'unknown';

/** The part of a session that start-up needs. */
export interface StartUpSession extends Profile {
  accessToken: string;
}

/** What the server says of the user: each part, or why it could not be had. */
export interface UserFacts {
  showWelcomeWizard: boolean | Failure;
  hasAssistants: boolean | Failure;
}

/** What start-up needs from the app; both calls reject with `ApiError`. */
export interface StartUpPorts {
  /** Who signs users in, as `config.json` says. */
  provider: ProviderKind;
  fetchShowWelcomeWizard: (signal: AbortSignal) => Promise<boolean>;
  fetchHasAssistants: (signal: AbortSignal) => Promise<boolean>;
  /** Settles when the user may be shown what is theirs in their language (SH-5); never rejects. */
  speak?: () => Promise<void>;
}

export interface StartUpContext {
  session: StartUpSession | null;
  user: User | null;
  rights: Rights;
  attempt: number;
}

export type StartUpEvent =
  /** The sign-in has a session, another user's, or one that gives the same user another role. */
  | { type: 'session.started'; session: StartUpSession }
  /** The same user with a new token: matters to a start that the API refused with the old one. */
  | { type: 'session.refreshed'; session: StartUpSession }
  | { type: 'session.ended' }
  | { type: 'network.restored' }
  | { type: 'load.retried' }
  /** The welcome wizard was finished. */
  | { type: 'wizard.completed' }
  /** The first assistant was created, or the last one went. */
  | { type: 'rights.changed'; rights: Rights };

export type StartUpEmitted =
  | { type: 'user.loaded'; user: User; rights: Rights }
  | { type: 'user.lost' }
  | { type: 'feedback.raised'; feedback: Feedback };
