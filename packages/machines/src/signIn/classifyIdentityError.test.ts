import { describe, expect, test } from 'vitest';
import { classifyIdentityError, type IdentityPlace } from './classifyIdentityError.ts';

/** As the identity client throws: named 'Error' whatever the class, told apart by `.error`. */
function identityError(error: string, message = error, extra: object = {}): Error {
  return Object.assign(new Error(message), { error, error_description: message, ...extra });
}

const rows: readonly [name: string, error: unknown, place: IdentityPlace, outcome: string, code: string][] = [
  ['missing_refresh_token', identityError('missing_refresh_token'), 'silent', 'signedOut', 'noSession'],
  ['login_required', identityError('login_required'), 'silent', 'signedOut', 'noSession'],
  ['consent_required', identityError('consent_required'), 'silent', 'consent', 'consent'],
  ['interaction_required', identityError('interaction_required'), 'silent', 'interaction', 'interaction'],
  [
    'account_selection_required',
    identityError('account_selection_required'),
    'silent',
    'interaction',
    'interaction',
  ],
  ['mfa_required', identityError('mfa_required', 'MFA', { mfa_token: 't' }), 'silent', 'mfa', 'mfa'],
  ['invalid_grant', identityError('invalid_grant'), 'silent', 'reauthRequired', 'grantInvalid'],
  [
    'invalid_grant, blocked',
    identityError('invalid_grant', 'user is blocked'),
    'silent',
    'blocked',
    'blocked',
  ],
  ['unauthorized', identityError('unauthorized'), 'callback', 'blocked', 'blocked'],
  ['access_denied', identityError('access_denied'), 'callback', 'denied', 'denied'],
  [
    'access_denied by a rule',
    identityError('access_denied', 'Only from the office'),
    'callback',
    'denied',
    'denied',
  ],
  [
    'access_denied, cancelled',
    identityError('access_denied', 'the user cancelled'),
    'callback',
    'signedOut',
    'cancelled',
  ],
  [
    'access_denied, not authorized',
    identityError('access_denied', 'User did not authorize the request'),
    'callback',
    'signedOut',
    'cancelled',
  ],
  [
    'state_mismatch',
    identityError('state_mismatch', 'Invalid state'),
    'callback',
    'invalidState',
    'invalidState',
  ],
  ["plain 'Invalid state'", new Error('Invalid state'), 'callback', 'invalidState', 'invalidState'],
  ['missing_transaction', identityError('missing_transaction'), 'callback', 'invalidState', 'invalidState'],
  ['code expired', identityError('invalid_grant'), 'callback', 'restart', 'codeExpired'],
  [
    'id token expired',
    new Error('Expiration Time (exp) claim error in the ID token; current time is after'),
    'callback',
    'configError',
    'clock',
  ],
  [
    'id token from the future',
    new Error('Not Before time (nbf) claim in the ID token indicates'),
    'callback',
    'configError',
    'clock',
  ],
  [
    'wrong issuer',
    new Error('Issuer (iss) claim mismatch in the ID token'),
    'callback',
    'configError',
    'configuration',
  ],
  [
    'wrong nonce',
    new Error('Nonce (nonce) claim mismatch in the ID token'),
    'callback',
    'configError',
    'configuration',
  ],
  ['silent time-out', identityError('timeout', 'Timeout'), 'silent', 'degraded', 'timeout'],
  ['time-out at the callback', new DOMException('aborted', 'AbortError'), 'callback', 'degraded', 'timeout'],
  ['offline', new TypeError('Failed to fetch'), 'silent', 'degraded', 'unreachable'],
  ['HTML instead of JSON', new SyntaxError('Unexpected token <'), 'silent', 'degraded', 'unreachable'],
  ['request_error', identityError('request_error', 'HTTP error.'), 'silent', 'degraded', 'unreachable'],
  ['too_many_requests', identityError('too_many_requests'), 'silent', 'degraded', 'unreachable'],
  ['storage full', new DOMException('full', 'QuotaExceededError'), 'login', 'configError', 'storage'],
  ['storage blocked', new DOMException('no', 'SecurityError'), 'prepare', 'configError', 'storage'],
  [
    'insecure origin',
    new Error('auth0-spa-js must run on a secure origin.'),
    'prepare',
    'configError',
    'insecureOrigin',
  ],
  [
    'invalid_configuration',
    identityError('invalid_configuration'),
    'prepare',
    'configError',
    'configuration',
  ],
  [
    'popup closed',
    identityError('cancelled', 'Popup closed', { popup: {} }),
    'login',
    'signedOut',
    'cancelled',
  ],
  ['popup timed out', identityError('timeout', 'Timeout', { popup: {} }), 'login', 'signedOut', 'timeout'],
  ['popup blocked', identityError('popup_open'), 'login', 'signedOut', 'popupBlocked'],
  ['login-failed', identityError('something_new'), 'login', 'signedOut', 'loginFailed'],
  ['login-failed at the callback', identityError('something_new'), 'callback', 'signedOut', 'loginFailed'],
  ['get-access-token-failed', identityError('something_new'), 'silent', 'signedOut', 'tokenFailed'],
  ['no error at all', undefined, 'silent', 'signedOut', 'tokenFailed'],
  ['a name from the prototype', identityError('constructor'), 'silent', 'signedOut', 'tokenFailed'],
  ['an unknown failure to prepare', 'broken', 'prepare', 'configError', 'configuration'],
];

describe('ST-5: every error of the identity client has a state and a code', () => {
  test.each(rows)('%s', (_, error, place, outcome, code) => {
    expect(classifyIdentityError(error, place)).toEqual({ outcome, code });
  });
});
