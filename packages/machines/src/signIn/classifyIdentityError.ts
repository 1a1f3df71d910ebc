import type { SignInCode, SignInEnd } from '@parley/model';

/**
 * Where the identity client failed: building it, asking silently, completing a callback, or leaving to log
 * in.
 */
export type IdentityPlace = 'prepare' | 'silent' | 'callback' | 'login';

/** What is to be done about an error of the identity client. */
export type IdentityOutcome =
  | 'signedOut'
  | 'consent'
  | 'mfa'
  | 'interaction'
  | 'reauthRequired'
  | 'blocked'
  | 'denied'
  | 'configError'
  | 'degraded'
  /** The callback can't be used any more: log in again, once. */
  | 'restart'
  /** A callback that is not ours, or came twice: ignored by who is signed in. */
  | 'invalidState';

/** Codes of what the identity client threw; the others are the sign-in's own. */
export type IdentityCode = Exclude<
  SignInCode,
  'expired' | 'accessEnded' | SignInEnd | 'loggedOut' | 'elsewhere' | 'endedElsewhere'
>;

/** An error of the identity client, understood. */
export interface IdentityProblem {
  outcome: IdentityOutcome;
  code: IdentityCode;
}

const byCode: Record<string, IdentityProblem> = {
  missing_refresh_token: { outcome: 'signedOut', code: 'noSession' },
  login_required: { outcome: 'signedOut', code: 'noSession' },
  cancelled: { outcome: 'signedOut', code: 'cancelled' },
  popup_open: { outcome: 'signedOut', code: 'popupBlocked' },
  consent_required: { outcome: 'consent', code: 'consent' },
  mfa_required: { outcome: 'mfa', code: 'mfa' },
  interaction_required: { outcome: 'interaction', code: 'interaction' },
  account_selection_required: { outcome: 'interaction', code: 'interaction' },
  invalid_grant: { outcome: 'reauthRequired', code: 'grantInvalid' },
  unauthorized: { outcome: 'blocked', code: 'blocked' },
  access_denied: { outcome: 'denied', code: 'denied' },
  state_mismatch: { outcome: 'invalidState', code: 'invalidState' },
  missing_transaction: { outcome: 'invalidState', code: 'invalidState' },
  'Invalid state': { outcome: 'invalidState', code: 'invalidState' },
  timeout: { outcome: 'degraded', code: 'timeout' },
  request_error: { outcome: 'degraded', code: 'unreachable' },
  too_many_requests: { outcome: 'degraded', code: 'unreachable' },
  temporarily_unavailable: { outcome: 'degraded', code: 'unreachable' },
  server_error: { outcome: 'degraded', code: 'unreachable' },
  invalid_configuration: { outcome: 'configError', code: 'configuration' },
  invalid_client: { outcome: 'configError', code: 'configuration' },
  unauthorized_client: { outcome: 'configError', code: 'configuration' },
  invalid_scope: { outcome: 'configError', code: 'configuration' },
};

/** Errors of the browser itself, by `.name`; those of the identity client are all named 'Error'. */
const byName: Record<string, IdentityProblem> = {
  TypeError: { outcome: 'degraded', code: 'unreachable' },
  NetworkError: { outcome: 'degraded', code: 'unreachable' },
  SyntaxError: { outcome: 'degraded', code: 'unreachable' },
  AbortError: { outcome: 'degraded', code: 'timeout' },
  TimeoutError: { outcome: 'degraded', code: 'timeout' },
  QuotaExceededError: { outcome: 'configError', code: 'storage' },
  SecurityError: { outcome: 'configError', code: 'storage' },
};

/**
 * How a refusal reads that the user chose: our provider says 'the user cancelled', Auth0 'User did not
 * authorize the request'. Providers have no code of their own for it.
 */
const OWN_CANCEL = /\bcancell?ed\b|\baborted\b|did not authorize/i;

const CLOCK_CLAIM = /\((exp|nbf|iat|auth_time)\)/;

/**
 * Says what an error of the identity client means (ST-5). Only the shape is looked at, never the class
 * itself: `.error` where the client set one, else the browser's own error name, else a plain Error, with
 * which the client refuses an id token or its own options.
 */
export function classifyIdentityError(error: unknown, place: IdentityPlace): IdentityProblem {
  const { code, name, message, isPopup } = read(error);
  if (code === 'timeout' && isPopup) return { outcome: 'signedOut', code: 'timeout' };
  if (code !== '' && /user is blocked/i.test(message)) return { outcome: 'blocked', code: 'blocked' };
  if (code === 'access_denied' && OWN_CANCEL.test(message))
    return { outcome: 'signedOut', code: 'cancelled' };
  if (code === 'invalid_grant' && place === 'callback') return { outcome: 'restart', code: 'codeExpired' };
  if (code !== '') return own(byCode, code) ?? own(byCode, message) ?? unknownAt(place);
  const known = own(byName, name) ?? own(byCode, message);
  if (known) return known;
  if (name !== 'Error') return unknownAt(place);
  if (CLOCK_CLAIM.test(message)) return { outcome: 'configError', code: 'clock' };
  if (message.includes('secure origin')) return { outcome: 'configError', code: 'insecureOrigin' };
  return { outcome: 'configError', code: 'configuration' };
}

function unknownAt(place: IdentityPlace): IdentityProblem {
  if (place === 'prepare') return { outcome: 'configError', code: 'configuration' };
  return { outcome: 'signedOut', code: place === 'silent' ? 'tokenFailed' : 'loginFailed' };
}

function own(table: Record<string, IdentityProblem>, key: string): IdentityProblem | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

function read(error: unknown): { code: string; name: string; message: string; isPopup: boolean } {
  const fields = (typeof error === 'object' && error !== null ? error : {}) as Record<string, unknown>;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    code: text(fields.error),
    name: text(fields.name),
    message: text(fields.message),
    isPopup: 'popup' in fields,
  };
}
