import { type Client, createClient } from '@parley/api';
import type { PortalConfig } from '../config.ts';
import type { IdentityClient } from '../identity/identityClient.ts';

/** Thrown by a call that was not sent because the session had ended (ST-4). */
export class SessionEndedError extends Error {
  override readonly name = 'SessionEndedError';
}

/**
 * The API client of a signed-in user. Before each GET it checks the id token's expiry (ST-4).
 * @param onSessionEnded called when that has passed; the call then fails with `SessionEndedError`.
 */
export function createPortalClient(
  config: PortalConfig,
  identity: IdentityClient,
  onSessionEnded: () => void,
): Client {
  return createClient({
    baseUrl: config.apiBaseUrl,
    async credentials(method) {
      if (method === 'GET' && (await identity.idTokenExpired())) {
        onSessionEnded();
        throw new SessionEndedError('the id token has expired');
      }
      return { authorization: `Bearer ${await identity.getToken()}` };
    },
  });
}
