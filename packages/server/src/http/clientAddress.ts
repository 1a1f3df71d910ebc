import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import proxyAddress from 'proxy-addr';

/** Of the 8 parts of an IPv6 address, those of its network: a subscriber has at least a /64 (RFC 6177). */
const IPV6_NETWORK_PARTS = 4;

/**
 * Whom to count a request for: an IPv4 address, or the network of an IPv6 address, since a subscriber can
 * take any address of theirs; '' where the connection is gone.
 */
export type ClientAddress = (request: IncomingMessage) => string;

/**
 * Reads the client's address past trusted proxies: from the right, the first entry of `X-Forwarded-For` that
 * is not a trusted proxy. What anybody else writes into that header is not looked at.
 * @param trustedProxies addresses and networks, such as `10.0.0.0/8`.
 */
export function createClientAddress(trustedProxies: readonly string[]): ClientAddress {
  const isTrusted = proxyAddress.compile([...trustedProxies]);
  return (request) => (request.socket.remoteAddress ? countedAs(proxyAddress(request, isTrusted)) : '');
}

/** What a trusted proxy wrote need not be an address; then it counts as it stands. */
function countedAs(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const ofHost = (index: number) => index >= IPV6_NETWORK_PARTS;
  return new ipaddr.IPv6(parsed.parts.map((part, index) => (ofHost(index) ? 0 : part))).toString();
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
