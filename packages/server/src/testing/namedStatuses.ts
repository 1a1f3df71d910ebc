import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { addresses, type CallName } from '@parley/api';
import { contract } from '@parley/api/contract';
import { refusalsOf } from '../api/route.ts';

const calls = new Map<string, CallName>(
  Object.entries(addresses).map(([name, address]) => [address, name as CallName]),
);

/** Statuses of calls that servers of this process replied with though no document says so. */
const unnamed = new Set<string>();
subscribe('http.server.response.finish', (message) => {
  const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
  const { method, url = '' } = request;
  const name = calls.get(`${method} ${url.split('?')[0]}`);
  const { statusCode } = response;
  if (!name || statusCode === 200 || refusalsOf(contract[name]).some((status) => status === statusCode))
    return;
  unnamed.add(`${name} ${statusCode}`);
});

/** @throws {Error} where a call replied with a status that the OpenAPI document does not name (API-1). */
export function requireNamed(): void {
  if (unnamed.size === 0) return;
  throw new Error(`The OpenAPI document does not name the status of ${[...unnamed].join(', ')}.`);
}
