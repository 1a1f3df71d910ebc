import type { SignInCode, SignInEnd } from '@parley/model';

/** Who is signed in, as the identity client knows it. */
export interface Session {
  accessToken: string;
  /** Subject of the id token: `auth0|...`, `google-oauth2|...`. */
  subject: string;
  /** From the id token; the access token carries none of it. */
  name: string;
  avatarUrl: string | null;
}

/** What `login` is asked for. */
export interface LoginRequest {
  /** Path on our own origin to come back to; already safe. */
  returnTo: string;
  /**
   * `login` asks for the password even where the provider knows the user; `signup` opens the registration.
   */
  screen: 'default' | 'login' | 'consent' | 'signup';
  /** To be kept, as `returnTo` is, until the provider leads back: the next page passes both on. */
  rounds: number;
}

/** What the page around the machine reports. */
export type PageEvent =
  /** Another tab changed the stored session (`storage` event); `isSignOut`: its reader signed out there. */
  | { type: 'storage.changed'; isSignOut?: boolean }
  /** The page came back from the browser's memory (`pageshow` with `persisted`). */
  | { type: 'page.restored' }
  | { type: 'network.restored' };

/** What the sign-in needs from the app; rejections are whatever the identity client threw. */
export interface SignInPorts {
  /** Builds the identity client, once: called again after a failure, and again where it succeeded. */
  prepare: (signal: AbortSignal) => Promise<void>;
  /** `cached` takes what is stored while it is good; `renewed` asks the provider. */
  getToken: (how: 'cached' | 'renewed', signal: AbortSignal) => Promise<Session>;
  /** Completes the login whose answer is in `address`; `returnTo` is what `login` was given. */
  handleCallback: (
    address: string,
    signal: AbortSignal,
  ) => Promise<{ session: Session; returnTo: string | null }>;
  /** Leaves for the provider; resolves when the page is about to go. */
  login: (request: LoginRequest) => Promise<void>;
  /** The provider's sign-out; resolves when the page is about to go. */
  logout: () => Promise<void>;
  /** Drops the stored session without leaving the page: `logout({ openUrl: false })`. */
  forget: () => Promise<void>;
  /** Reports what the page meets until the returned function is called. */
  watchPage: (report: (event: PageEvent) => void) => () => void;
}

export interface SignInInput {
  /** Full address of the page at start. */
  address: string;
  /** Only 'auth0' can be logged out of (SH-1). */
  provider: string;
  /** Sign-ins in a row that began by themselves before the provider led back here. Two at most: no loop. */
  rounds: number;
  /** Where the login that led back here began, however it ended; null where nobody knows. */
  returnTo: string | null;
}

export interface SignInContext extends SignInInput {
  /** Where to go after sign-in: path on our own origin. */
  returnTo: string;
  screen: LoginRequest['screen'];
  session: Session | null;
  code: SignInCode | null;
  /** Failed tries in a row, for the back-off. */
  attempt: number;
  /** How the next token is asked for. */
  how: 'cached' | 'renewed';
  /** The token that the API refused, after which the one in use was fetched. */
  refusedToken: string | null;
  /** Whether the API has let through with the token in use what it had refused before. */
  isMended: boolean;
  /** Refusals answered by another token, without one that lasted. */
  refusals: number;
}

export type SignInEvent =
  | PageEvent
  | { type: 'login.requested'; returnTo?: string; screen?: LoginRequest['screen'] }
  /** The login page goes on to the provider though nobody pressed anything. */
  | { type: 'login.continued'; returnTo?: string }
  | { type: 'logout.requested' }
  /**
   * The API refused this token with 401. `because` where it said why it ended the sign-in behind the token:
   * the password was changed elsewhere (US-2), or the user was deactivated and is active again (US-1).
   */
  | { type: 'session.rejected'; accessToken: string; because?: SignInEnd | null }
  /** The API let through with this token what it had refused with the one before. */
  | { type: 'session.accepted'; accessToken: string }
  /** A token could not be had for a call; `error` is the identity client's. */
  | { type: 'token.failed'; error: unknown }
  /** The API knows the user no more, or as deactivated (US-1): no other token mends that. */
  | { type: 'access.ended' }
  /** The API says another role than the token in use (US-1): another token is asked for. */
  | { type: 'role.changed' }
  /** The id token's time has passed (ST-4). */
  | { type: 'session.expired' }
  | { type: 'start.retried'; returnTo?: string }
  /** The app has dropped what it held of the former user. */
  | { type: 'user.accepted' };

export type SignInEmitted =
  | { type: 'session.started'; session: Session }
  /** The same user with a new token, which may give them another role. */
  | { type: 'session.refreshed'; session: Session }
  | { type: 'user.changed'; session: Session }
  | { type: 'session.ended'; code: SignInCode }
  /** Replace the address, without a navigation to the provider: a path on our own origin. */
  | { type: 'address.rewritten'; to: string }
  /** The user has signed out in this window, which now leaves for the provider. */
  | { type: 'logged.out' }
  /** Toast 'Something went wrong!' (SH-1). */
  | { type: 'logout.failed' }
  /** Log a warning: nobody knows how to log out of this provider (SH-1). */
  | { type: 'provider.unknown'; provider: string };
