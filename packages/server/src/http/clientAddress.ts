import type { IncomingMessage } from 'node:http';
import proxyAddress from 'proxy-addr';

/** The network address of whoever sent a request, for counting; '' where the connection is gone. */
export type ClientAddress = (request: IncomingMessage) => string;

/**
 * Reads the client's address past trusted proxies: from the right, the first entry of `X-Forwarded-For` that
 * is not a trusted proxy. What anybody else writes into that header is not looked at.
 * @param trustedProxies addresses and networks, such as `10.0.0.0/8`.
 */
export function createClientAddress(trustedProxies: readonly string[]): ClientAddress {
  const isTrusted = proxyAddress.compile([...trustedProxies]);
  return (request) => (request.socket.remoteAddress ? proxyAddress(request, isTrusted) : '');
}

/** Whether each entry is a network address, a network, or a name for some such as `loopback`. */
export function areNetworks(entries: readonly string[]): boolean {
  try {
    proxyAddress.compile([...entries]);
    return true;
  } catch {
    return false;
  }
}
