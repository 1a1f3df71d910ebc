import {
  AuthenticationError,
  GenericError,
  MfaRequiredError,
  MissingRefreshTokenError,
  PopupCancelledError,
  PopupOpenError,
  PopupTimeoutError,
  TimeoutError,
} from '@auth0/auth0-spa-js';
import { classifyIdentityError, type IdentityPlace } from '@parley/machines';
import { expect, test } from 'vitest';

const generic = (error: string) => new GenericError(error, error);
const atProvider = (error: string) => new AuthenticationError(error, error, 'state');
const popup = null as never;

/** The library's own errors, as it throws them. */
const rows: readonly [
  error: Error & { error: string },
  place: IdentityPlace,
  outcome: string,
  code: string,
][] = [
  [new MissingRefreshTokenError('default', 'openid'), 'silent', 'signedOut', 'noSession'],
  [generic('login_required'), 'silent', 'signedOut', 'noSession'],
  [generic('consent_required'), 'silent', 'consent', 'consent'],
  [generic('interaction_required'), 'silent', 'interaction', 'interaction'],
  [generic('account_selection_required'), 'silent', 'interaction', 'interaction'],
  [new MfaRequiredError('mfa_required', 'MFA', 'token', {} as never), 'silent', 'mfa', 'mfa'],
  [generic('invalid_grant'), 'silent', 'reauthRequired', 'grantInvalid'],
  [generic('invalid_grant'), 'callback', 'restart', 'codeExpired'],
  [atProvider('unauthorized'), 'callback', 'blocked', 'blocked'],
  [atProvider('access_denied'), 'callback', 'denied', 'denied'],
  [generic('state_mismatch'), 'callback', 'invalidState', 'invalidState'],
  [generic('missing_transaction'), 'callback', 'invalidState', 'invalidState'],
  [new TimeoutError(), 'silent', 'degraded', 'timeout'],
  [generic('request_error'), 'silent', 'degraded', 'unreachable'],
  [generic('too_many_requests'), 'silent', 'degraded', 'unreachable'],
  [generic('invalid_configuration'), 'prepare', 'configError', 'configuration'],
  [new PopupCancelledError(popup), 'login', 'signedOut', 'cancelled'],
  [new PopupTimeoutError(popup), 'login', 'signedOut', 'timeout'],
  [new PopupOpenError(), 'login', 'signedOut', 'popupBlocked'],
];

test.each(rows.map((row) => [`${row[0].constructor.name} ${row[0].error}`, ...row] as const))(
  "ST-5: the identity client's %s is understood",
  (_, error, place, outcome, code) => {
    expect(classifyIdentityError(error, place)).toEqual({ outcome, code });
  },
);
