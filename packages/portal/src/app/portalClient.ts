import { ApiError, type Client, createClient } from '@parley/api';
import type { PortalConfig } from '../config.ts';
import type { IdentityClient } from '../identity/identityClient.ts';

/** What the client reports of the session while it makes calls. */
export interface SessionReports {
  /** The id token's time has passed; the call was not sent (ST-4). */
  onExpired: () => void;
  /** No token could be had; `error` is the identity client's. */
  onTokenFailed: (error: unknown) => void;
  /** The API refused this token with 401. */
  onRejected: (accessToken: string) => void;
}

/** A call that was not sent because there is no session any more. Status 401, as the server would have said. */
function sessionEnded(): ApiError {
  return new ApiError({ status: 401, code: 'session_ended' });
}

/** The API client of a signed-in user: a fresh token on each call, the id token's expiry checked before each GET (ST-4). */
export function createPortalClient(
  config: PortalConfig,
  identity: IdentityClient,
  reports: SessionReports,
): Client {
  let sent = '';
  return createClient({
    baseUrl: config.apiBaseUrl,
    async credentials(method) {
      if (method === 'GET' && (await identity.idTokenExpired())) {
        reports.onExpired();
        throw sessionEnded();
      }
      sent = await identity.getToken().catch((error: unknown) => {
        reports.onTokenFailed(error);
        throw sessionEnded();
      });
      return { authorization: `Bearer ${sent}` };
    },
    async fetch(...args) {
      const token = sent;
      const response = await fetch(...args);
      if (response.status === 401) reports.onRejected(token);
      return response;
    },
  });
}
