import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { DEFAULT_SIGN_IN_LIMITS } from '../identity/options.ts';
import { AUDIENCE, Browser, CLIENT_ID } from '../identity/testing.ts';
import { freePorts } from '../testing/freePorts.ts';
import { startTestServer } from '../testing/testServer.ts';
import { createClientAddress } from './clientAddress.ts';

/** A request that comes from `from`, with that `X-Forwarded-For`. */
function requestFrom(from: string, forwarded?: string): IncomingMessage {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: from });
  const request = new IncomingMessage(socket);
  if (forwarded) request.headers['x-forwarded-for'] = forwarded;
  return request;
}

test('CMD-7: only a trusted proxy says who the client is', () => {
  const addressOf = createClientAddress(['10.0.0.0/8', '::1']);
  expect(addressOf(requestFrom('203.0.113.7'))).toBe('203.0.113.7');
  expect(addressOf(requestFrom('203.0.113.7', '198.51.100.1'))).toBe('203.0.113.7');
  expect(addressOf(requestFrom('10.1.2.3', '198.51.100.1'))).toBe('198.51.100.1');
  // What the client wrote itself stands further left, before the first proxy's entry.
  expect(addressOf(requestFrom('10.1.2.3', '127.0.0.1, 198.51.100.1, 10.9.9.9'))).toBe('198.51.100.1');
  expect(addressOf(requestFrom('::ffff:10.1.2.3', '198.51.100.1'))).toBe('198.51.100.1');
  expect(createClientAddress([])(requestFrom('127.0.0.1', '198.51.100.1'))).toBe('127.0.0.1');
});

test('SEC: an IPv6 address counts as its network, an IPv4 address however it is written as itself', () => {
  const addressOf = createClientAddress(['127.0.0.1']);
  const countedAs = (forwarded: string) => addressOf(requestFrom('127.0.0.1', forwarded));
  expect(countedAs('2001:db8:1:7::3b')).toBe(countedAs('2001:0DB8:1:7:ffff::1'));
  expect(countedAs('2001:db8:1:8::3b')).not.toBe(countedAs('2001:db8:1:7::3b'));
  expect(countedAs('::ffff:198.51.100.1')).toBe('198.51.100.1');
  expect(countedAs('::ffff:198.51.100.2')).toBe('198.51.100.2');
  expect(countedAs('unknown')).toBe('unknown');
});

test.each([
  { trustedProxies: [], forwarded: (attempt: number) => `198.51.100.${attempt}` },
  {
    trustedProxies: ['127.0.0.1', '::1'],
    forwarded: (attempt: number) => `198.51.100.${attempt}, 192.0.2.1`,
  },
])(
  'CMD-7: who guesses a password from a forged address each time is one guesser, with $trustedProxies trusted',
  async ({ trustedProxies, forwarded }) => {
    const [portal = 0, identity = 0, hostPage = 0] = await freePorts(3);
    const origin = `http://localhost:${portal}`;
    const issuer = `http://localhost:${identity}/`;
    const server = await startTestServer({
      config: {
        trustedProxies,
        ports: { portal, identity, hostPage },
        origin,
        identity: { kind: 'embedded', issuer, audience: AUDIENCE, clientId: CLIENT_ID },
      },
    });
    const client = { redirect_uri: `${origin}/auth/auth0/callback` };
    const guess = async (_: unknown, attempt: number) => {
      const browser = new Browser(issuer);
      const form = await browser.openSignIn(client);
      const fields = { email: 'agent@acme.test', password: 'guess' };
      return (await browser.submit(form, fields, { 'x-forwarded-for': forwarded(attempt) })).status;
    };
    const { failuresPerAccount } = DEFAULT_SIGN_IN_LIMITS;
    const guesses = Array.from({ length: failuresPerAccount + 2 }, guess);
    const refused = (await Promise.all(guesses)).filter((status) => status === 429);
    expect(refused).toHaveLength(2);
    await server.close();
  },
);
