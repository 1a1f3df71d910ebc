import {
  ApiError,
  type CallName,
  type Client,
  type ClientOptions,
  createClient,
  INSUFFICIENT_AUTHENTICATION,
  portalReplies,
} from '@parley/api';
import { classifyIdentityError } from '@parley/machines';
import type { SignInEnd } from '@parley/model';
import type { PortalConfig } from './config.ts';
import { BEARER, takeFirstReply } from './firstCalls.ts';
import type { IdentityClient } from './identityClient.ts';

/** Codes of a 403 that refuses the user instead of the call. */
const ACCESS_ENDED = ['inactive_user', 'unknown_user'];

/** Codes of a 401 whose sign-in was ended elsewhere, while the user is active, and why. */
const ENDS: Partial<Record<string, SignInEnd>> = {
  signed_out: 'passwordChanged',
  access_renewed: 'accessRenewed',
};

/** What the client reports of the session while it makes calls. */
export interface SessionReports {
  /** The id token's time has passed; the call was not sent (ST-4). */
  onExpired: () => void;
  /** No token could be had; `error` is the identity client's. */
  onTokenFailed: (error: unknown) => void;
  /** The API refused this token with 401; `because` where it said why the sign-in behind it has ended. */
  onRejected: (accessToken: string, because: SignInEnd | null) => void;
  /** The API let through with this token all that it had refused with the one before. */
  onMended: (accessToken: string) => void;
  /** The API refused the user, whatever the call: deactivated, or of no organisation any more (US-1). */
  onAccessEnded: () => void;
  /** The API refused this call to this user. */
  onForbidden: () => void;
}

/**
 * The error of a call that was not sent because the session has ended. Status 401, as the server would have
 * said.
 */
function sessionEnded(): ApiError {
  return new ApiError({ status: 401, code: 'session_ended' });
}

/**
 * No token for now, as the provider can't be reached, or does not answer in time: while there is a network,
 * that is no reason to call the reader offline.
 */
function noToken(): ApiError {
  return new ApiError({ status: 0, code: navigator.onLine ? 'unsent' : 'network' });
}

/**
 * The API client of a signed-in user: a valid token on each call, and the id token's expiry checked before
 * each GET (ST-4).
 * @param sayRefused the words of a refusal in the reader's language, by its code and the call
 */
export function createPortalClient(
  config: PortalConfig,
  identity: IdentityClient,
  reports: SessionReports,
  sayRefused: NonNullable<ClientOptions['sayRefused']>,
): Client {
  /** Calls whose token was refused, and that were not let through since, with the token. */
  const refused = new Map<CallName, string>();
  return createClient({
    baseUrl: config.apiBaseUrl,
    replies: portalReplies,
    ahead: takeFirstReply,
    sayRefused,
    async credentials(method) {
      if (method === 'GET' && (await identity.idTokenExpired())) {
        reports.onExpired();
        throw sessionEnded();
      }
      const token = await identity.getToken().catch((error: unknown) => {
        reports.onTokenFailed(error);
        throw classifyIdentityError(error, 'silent').outcome === 'degraded' ? noToken() : sessionEnded();
      });
      return { authorization: `${BEARER}${token}` };
    },
    onTaken(name, { authorization = '' }) {
      const token = authorization.slice(BEARER.length);
      // A call of the same name that was let through with the old token shows nothing.
      if ((refused.get(name) ?? token) === token) return;
      refused.delete(name);
      if (refused.size === 0) reports.onMended(token);
    },
    onRefused({ status, code }, { authorization = '' }, name) {
      // A call that wants a more recent sign-in does not refuse the token: its page asks for one.
      if (status === 401 && code !== INSUFFICIENT_AUTHENTICATION) {
        const token = authorization.slice(BEARER.length);
        refused.set(name, token);
        reports.onRejected(token, ENDS[code] ?? null);
      }
      if (status === 403 && ACCESS_ENDED.includes(code)) reports.onAccessEnded();
      if (status === 403 && code === 'forbidden') reports.onForbidden();
    },
  });
}
