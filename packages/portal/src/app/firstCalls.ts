import { addresses } from '@parley/api';
import type { PortalConfig } from './config.ts';
import { hasExpired, keptSession } from './keptSession.ts';

/** What every start of a signed-in user asks for first, whichever page it is (`createApp`). */
const FIRST = ['showWelcomeWizard', 'getAssistants', 'getUserSettings'] as const;

/** After so many ms a reply is too old for a call that comes only now. */
const FRESH_MS = 10_000;

interface Sent {
  authorization: string;
  response: Promise<Response>;
  controller: AbortController;
  /** On the clock of `performance.now()`. */
  at: number;
}

const sent = new Map<string, Sent>();

/** Before the token, in the header that says who calls. */
export const BEARER = 'Bearer ';

/**
 * Asks for what the start needs, with the session that is kept, where it may be used as it is: the calls are
 * under way while most of the code is (PERF-1). They are the ones that would be sent later, with the same
 * token to the same address; none is sent where the token ends or the id token has expired (ST-4).
 * @param now milliseconds since 1970
 */
export function sendFirstCalls({ apiBaseUrl, identity }: PortalConfig, now: number): void {
  const kept = keptSession(identity, now);
  if (!kept || hasExpired(kept.claims, now)) return;
  const authorization = BEARER + kept.accessToken;
  for (const name of FIRST) {
    const [method, path] = addresses[name].split(' ') as [string, string];
    const controller = new AbortController();
    const headers = { accept: 'application/json', authorization };
    const response = fetch(apiBaseUrl + path, { method, headers, signal: controller.signal });
    // Read to its end at once: a reply that nobody takes would hold its connection. What fails is told to the
    // call that takes it; where none does, to nobody.
    response.then((reply) => reply.clone().arrayBuffer()).catch(() => undefined);
    sent.set(apiBaseUrl + path, { authorization, response, controller, at: performance.now() });
  }
}

/**
 * The reply to a call that was sent first, once: only for a call with the very same token, soon after.
 * @param signal aborts it, its body included
 * @returns undefined where the call is yet to be sent
 */
export function takeFirstReply(
  url: string,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Response> | undefined {
  const found = sent.get(url);
  sent.delete(url);
  if (!found || found.authorization !== headers.authorization) return;
  if (performance.now() - found.at > FRESH_MS) return;
  const { controller } = found;
  signal.addEventListener('abort', () => controller.abort(signal.reason), { once: true });
  return found.response;
}
