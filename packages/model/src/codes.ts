import type { SubscriptionStatus } from './statuses.ts';

/** HTTP statuses that a call is refused with because of the subscription (ER-1). */
export const SUBSCRIPTION_ERROR_STATUSES = [460, 461, 462, 463, 464] as const;
export type SubscriptionErrorStatus = (typeof SUBSCRIPTION_ERROR_STATUSES)[number];

/** How a subscription stands that allows no sending and creating. */
export type RefusedStanding = Exclude<SubscriptionStatus, 'active' | 'trial'>;

/** How the subscription stands where it refuses every message, by the HTTP status that says so (ER-1). */
export const REFUSED_STANDINGS: Readonly<Partial<Record<SubscriptionErrorStatus, RefusedStanding>>> = {
  460: 'canceled',
  461: 'incomplete',
  462: 'trial_ended',
};

/** How a subscription of this status, which may be an unknown one, stands; undefined where it allows. */
export const refusedStandingOf = (status: string): RefusedStanding | undefined =>
  Object.values(REFUSED_STANDINGS).find((standing) => standing === status);

/** Codes of failures that no server sent. */
export type LocalErrorCode = 'network' | 'aborted' | 'timeout' | 'unsent' | 'unreadable';

/**
 * Code of a 503 for a call that the server or its database gave up in the middle: what it writes may have
 * been written, or still be.
 */
export const UNAVAILABLE = 'unavailable';

/**
 * Why nobody is signed in, or why the sign-in cannot go on (ST-5); the words are `signIn.problems.<code>`.
 */
export type SignInCode =
  | 'noSession'
  | 'cancelled'
  | 'timeout'
  | 'popupBlocked'
  | 'loginFailed'
  | 'tokenFailed'
  | 'invalidState'
  | 'codeExpired'
  | 'consent'
  | 'mfa'
  | 'interaction'
  | 'grantInvalid'
  | 'blocked'
  | 'accessEnded'
  | 'passwordChanged'
  | 'accessRenewed'
  | 'denied'
  | 'configuration'
  | 'clock'
  | 'loop'
  | 'storage'
  | 'insecureOrigin'
  | 'unreachable'
  | 'expired'
  | 'loggedOut'
  | 'elsewhere'
  | 'endedElsewhere';

/** Why a sign-in was ended elsewhere, while its user is active: the password (US-2), the access (US-1). */
export type SignInEnd = Extract<SignInCode, 'passwordChanged' | 'accessRenewed'>;

/** Why nothing can be answered from a data file (AS-3); `dataFailureWords` names the words of each. */
export const DATA_FILE_FAILURES = [
  'noText',
  'encrypted',
  'broken',
  'tooDeep',
  'tooComplex',
  'paragraphTooLong',
  'tooManyPages',
  'tooMuchText',
  'tooMuchMemory',
  'tookTooLong',
  'interrupted',
] as const;
export type DataFileFailure = (typeof DATA_FILE_FAILURES)[number];

/**
 * Whether a data file's format has pages that a reader knows. Others may part pages by marks, which serve to
 * cut them.
 */
export const hasPages = (fileName: string) => /\.(pdf|docx)$/i.test(fileName);

/**
 * What `editor.dataFailure.` tells of a file that failed: pages that were scanned are spoken of only where
 * the file's format has pages.
 */
export const dataFailureWords = (fileName: string, failure: DataFileFailure) =>
  failure === 'noText' && !hasPages(fileName) ? 'nothingWritten' : failure;
