import { ApiError, type Client, createClient, INSUFFICIENT_AUTHENTICATION } from '@parley/api';
import { classifyIdentityError } from '@parley/machines';
import type { PortalConfig } from './config.ts';
import type { IdentityClient } from './identityClient.ts';

const BEARER = 'Bearer ';

/** What the client reports of the session while it makes calls. */
export interface SessionReports {
  /** The id token's time has passed; the call was not sent (ST-4). */
  onExpired: () => void;
  /** No token could be had; `error` is the identity client's. */
  onTokenFailed: (error: unknown) => void;
  /** The API refused this token with 401. */
  onRejected: (accessToken: string) => void;
}

/**
 * The error of a call that was not sent because the session has ended. Status 401, as the server would have
 * said.
 */
function sessionEnded(): ApiError {
  return new ApiError({ status: 401, code: 'session_ended' });
}

/** No token for now, as the provider does not answer: the caller gets the error of a missing network. */
function noConnection(): ApiError {
  return new ApiError({ status: 0, code: 'network' });
}

/**
 * The API client of a signed-in user: a valid token on each call, and the id token's expiry checked before
 * each GET (ST-4).
 */
export function createPortalClient(
  config: PortalConfig,
  identity: IdentityClient,
  reports: SessionReports,
): Client {
  return createClient({
    baseUrl: config.apiBaseUrl,
    async credentials(method) {
      if (method === 'GET' && (await identity.idTokenExpired())) {
        reports.onExpired();
        throw sessionEnded();
      }
      const token = await identity.getToken().catch((error: unknown) => {
        reports.onTokenFailed(error);
        throw classifyIdentityError(error, 'silent').outcome === 'degraded' ? noConnection() : sessionEnded();
      });
      return { authorization: `${BEARER}${token}` };
    },
    async fetch(input, init) {
      const response = await fetch(input, init);
      const authorization = new Headers(init?.headers).get('authorization') ?? '';
      // A call that wants a more recent sign-in does not refuse the token: its page asks for one.
      const asksForMore = response.headers.get('www-authenticate')?.includes(INSUFFICIENT_AUTHENTICATION);
      if (response.status === 401 && !asksForMore) {
        reports.onRejected(authorization.slice(BEARER.length));
      }
      return response;
    },
  });
}
