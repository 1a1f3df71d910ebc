import type { Accounts } from '../accounts.ts';
import type { IdentityStore } from '../database/identityStore.ts';
import type { ClientAddress } from '../http/clientAddress.ts';
import type { RateLimiter } from '../rateLimit.ts';
import type { Invitations } from '../users/invitations.ts';
import type { PasswordMails } from '../users/passwordMails.ts';
import type { IdentityKeys } from './keys.ts';

/** How long the provider's tokens and sessions live, in seconds. */
export interface Lifetimes {
  /**
   * Access tokens and id tokens. The identity client refreshes 60 s early,
   * so 61 is the least that makes sense.
   */
  accessToken: number;
  /** From sign-in to the last refresh; rotation does not prolong it. */
  refreshToken: number;
  /** The provider's own session, from its last use. */
  session: number;
  /** How long a sign-in page may stay open before it has to be started again. */
  signInPage: number;
  /**
   * A rotated refresh token is accepted once more for so long: the client repeats a refresh whose answer was
   * lost, and must not lose its session for that.
   */
  refreshTokenReuse: number;
}

/** How many failed sign-ins are taken, and how many begun, before the answer is 429. */
export interface SignInLimits {
  /** For one e-mail address from one network address. */
  failuresPerAccount: number;
  /** From one network address, whatever the e-mail. */
  failuresPerAddress: number;
  /**
   * For one e-mail address from all network addresses together; who signed in from their own address before
   * is not held up by it.
   */
  failuresPerEmail: number;
  /** Length of the window in seconds, counted from its first failure. */
  windowSeconds: number;
  /** Sign-ins that one network address may begin within `begunWindowSeconds`: a small part of `pending`. */
  begunPerAddress: number;
  begunWindowSeconds: number;
  /** Sign-ins of everybody that may be begun and not finished; the oldest are forgotten. */
  pending: number;
}

/** What the embedded identity provider is told when it starts. */
export interface IdentityProviderOptions {
  /** Port to listen on; 0 takes a free one. */
  port: number;
  /** Interface to listen on, `127.0.0.1` by default. */
  host?: string;
  /** Public address of the provider, ending in a slash; `http://localhost:<port>/` by default. */
  issuer?: string;
  keys: IdentityKeys;
  accounts: Omit<Accounts, 'findAccountByEmail'>;
  /** Of people who have no password yet. */
  invitations: Pick<Invitations, 'find' | 'accept'>;
  /** E-mails to who forgot their password. */
  mails: PasswordMails;
  store: IdentityStore;
  /** Where a browser is, for counting its failed sign-ins. */
  clientAddress: ClientAddress;
  /** Counts failed sign-ins. */
  limiter: RateLimiter;
  /** The one client: the portal. */
  clientId: string;
  /** Audience of the access tokens: the API's identifier, an absolute URI. */
  audience: string;
  /** Exact addresses that sign-in may return to. Their origins may also call the provider from scripts. */
  redirectUris: readonly string[];
  /** Exact addresses that sign-out may return to; without one in the request, the first. */
  logoutUrls: readonly string[];
  /** Where 'Back to Parley' on the provider's pages leads. */
  portalUrl: string;
  lifetimes?: Partial<Lifetimes>;
  signInLimits?: Partial<SignInLimits>;
  /** Hears of failures that are the server's own; the default writes them to the log. */
  onError?: (error: unknown) => void;
}

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

export const DEFAULT_LIFETIMES: Lifetimes = {
  accessToken: HOUR,
  refreshToken: 14 * DAY,
  session: 3 * DAY,
  signInPage: HOUR,
  refreshTokenReuse: 30,
};

export const DEFAULT_SIGN_IN_LIMITS: SignInLimits = {
  failuresPerAccount: 10,
  failuresPerAddress: 100,
  failuresPerEmail: 50,
  windowSeconds: 15 * 60,
  begunPerAddress: 1000,
  begunWindowSeconds: HOUR,
  pending: 10_000,
};

/** The options with every default filled in, as the provider's parts use them. */
export interface IdentitySettings
  extends Omit<IdentityProviderOptions, 'port' | 'host' | 'keys' | 'lifetimes' | 'signInLimits'> {
  issuer: string;
  lifetimes: Lifetimes;
  signInLimits: SignInLimits;
  /** Origins of the redirect addresses. */
  origins: readonly string[];
  onError: (error: unknown) => void;
}
