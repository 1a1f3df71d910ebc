/** What a person can do about a sign-in that did not work. */
export type SignInAction = 'tryAgain' | 'signIn' | 'contact' | 'otherAccount';

/** `info` asks for something, `caution` passes by itself or by trying again, `critical` needs help. */
export type SignInTone = 'info' | 'caution' | 'critical';

interface Remedy {
  tone: SignInTone;
  /** The main action first. */
  actions: readonly [SignInAction, ...SignInAction[]];
}

/**
 * What can go wrong with signing in, and what to do about it (ST-5); the words are `signIn.problems.<code>`.
 * `noSession` is the identity client's missing_refresh_token and login_required, `tokenFailed` its
 * get-access-token-failed, `grantInvalid` a refresh token that is no longer accepted, `unreachable` its request_error.
 */
export const SIGN_IN_PROBLEMS = {
  noSession: { tone: 'info', actions: ['signIn'] },
  cancelled: { tone: 'info', actions: ['signIn'] },
  timeout: { tone: 'caution', actions: ['tryAgain'] },
  popupBlocked: { tone: 'caution', actions: ['tryAgain'] },
  loginFailed: { tone: 'caution', actions: ['tryAgain', 'contact'] },
  tokenFailed: { tone: 'caution', actions: ['signIn', 'contact'] },
  invalidState: { tone: 'caution', actions: ['tryAgain'] },
  codeExpired: { tone: 'caution', actions: ['tryAgain'] },
  consent: { tone: 'info', actions: ['signIn'] },
  mfa: { tone: 'info', actions: ['signIn'] },
  interaction: { tone: 'info', actions: ['signIn'] },
  grantInvalid: { tone: 'info', actions: ['signIn'] },
  blocked: { tone: 'critical', actions: ['contact', 'otherAccount'] },
  denied: { tone: 'caution', actions: ['tryAgain', 'otherAccount'] },
  configuration: { tone: 'critical', actions: ['contact'] },
  clock: { tone: 'caution', actions: ['tryAgain'] },
  storage: { tone: 'caution', actions: ['tryAgain'] },
  insecureOrigin: { tone: 'critical', actions: ['contact'] },
  unreachable: { tone: 'caution', actions: ['tryAgain', 'contact'] },
  offline: { tone: 'caution', actions: ['tryAgain'] },
  userChanged: { tone: 'info', actions: ['tryAgain', 'otherAccount'] },
} as const satisfies Record<string, Remedy>;

/** Code of a sign-in that did not work. */
export type SignInProblem = keyof typeof SIGN_IN_PROBLEMS;
