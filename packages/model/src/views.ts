import type { SignInCode } from './codes.ts';
import type { SubscriptionProblem, Toast } from './problems.ts';
import type { SubscriptionStatus } from './statuses.ts';

/** What stands over every screen (SH-8, ER-1). */
export interface GlobalFeedbackView {
  /** Oldest first. */
  toasts: readonly Toast[];
  /** The one dialog, or null. */
  dialog: SubscriptionProblem | null;
}

/** What stands in the window until it is known who uses the portal (RT-9, ST-1). */
export type StartingView =
  /** The 'Loading... Please wait.' overlay; `isLate` adds the notice that it takes long. */
  | { kind: 'loading'; isLate: boolean }
  /** Tries again by itself. */
  | { kind: 'offline' }
  | { kind: 'timedOut' };

/** What the sign-in screen shows (ST-4, ST-5). */
export type SignInScreenView =
  /**
   * Something is under way. `leaving` offers the way to the provider too: the reader may have come back from
   * there.
   */
  | { kind: 'busy'; doing: 'starting' | 'completing' | 'leaving' | 'signingOut' }
  /** The provider does not answer; tries go on by themselves. */
  | { kind: 'unreachable'; code: SignInCode }
  | { kind: 'signedOut'; code: SignInCode }
  /** `way` is what may help: logging in again, with another account, or a new try once the cause is gone. */
  | { kind: 'problem'; code: SignInCode; way: 'login' | 'otherAccount' | 'restart' };

/** Statuses that the subscription bar speaks of; it is silent on all others (SB-1). */
export type SubscriptionBarStatus = Exclude<SubscriptionStatus, 'active'>;
