import { CacheKey } from '@auth0/auth0-spa-js';
import { addresses } from '@parley/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendFirstCalls, takeFirstReply } from './firstCalls.ts';

const config = {
  apiBaseUrl: 'https://api.example',
  identity: {
    kind: 'embedded',
    issuerBaseUrl: 'https://id.example',
    clientId: 'client',
    baseUrl: 'https://portal.example',
    audience: 'https://api.example',
    scope: 'openid offline_access',
  },
  supportEmail: 'support@example.com',
} as const;

const NOW = Date.UTC(2026, 10, 22);
const SECONDS = NOW / 1000;
const list = `https://api.example${addresses.getAssistants.split(' ')[1]}`;
const own = { authorization: 'Bearer token' };
const { signal } = new AbortController();

const asked = vi.fn<typeof fetch>();

/** Keeps a session whose access token and id token end at these seconds. */
function keep(tokenEnds: number, idTokenEnds: number): void {
  const { clientId, audience, scope } = config.identity;
  const stored: Record<string, unknown> = {
    [new CacheKey({ clientId, audience, scope }).toKey()]: {
      body: { access_token: 'token' },
      expiresAt: tokenEnds,
    },
    [new CacheKey({ clientId }, undefined, '@@user@@').toKey()]: {
      decodedToken: { claims: { sub: 'auth0|1', exp: idTokenEnds } },
    },
  };
  vi.stubGlobal('localStorage', { getItem: (key: string) => JSON.stringify(stored[key] ?? null) });
}

beforeEach(() => {
  asked.mockReset().mockImplementation(async (url) => Response.json({ url }));
  vi.stubGlobal('fetch', asked);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('PERF-1: with a kept session the first calls leave, and each reply is handed on once', async () => {
  keep(SECONDS + 3600, SECONDS + 3600);
  sendFirstCalls(config, NOW);
  expect(asked).toHaveBeenCalledTimes(3);
  expect(asked.mock.calls.find(([url]) => url === list)?.[1]?.headers).toEqual({
    ...own,
    accept: 'application/json',
  });
  expect(await (await takeFirstReply(list, own, signal))?.json()).toEqual({ url: list });
  expect(takeFirstReply(list, own, signal)).toBeUndefined();
});

test('ST-4: nothing leaves where a token ends within a minute, or the id token has expired', () => {
  keep(SECONDS + 59, SECONDS + 3600);
  sendFirstCalls(config, NOW);
  keep(SECONDS + 3600, SECONDS - 61);
  sendFirstCalls(config, NOW);
  vi.stubGlobal('localStorage', { getItem: () => null });
  sendFirstCalls(config, NOW);
  expect(asked).not.toHaveBeenCalled();
});

test('US-1: a reply to one user is not handed to a call of another', () => {
  keep(SECONDS + 3600, SECONDS + 3600);
  sendFirstCalls(config, NOW);
  expect(takeFirstReply(list, { authorization: 'Bearer other' }, signal)).toBeUndefined();
  expect(takeFirstReply(list, own, signal)).toBeUndefined();
});

test('PERF-1: a call that comes ten seconds later asks anew', () => {
  vi.useFakeTimers();
  keep(SECONDS + 3600, SECONDS + 3600);
  sendFirstCalls(config, NOW);
  vi.advanceTimersByTime(10_001);
  expect(takeFirstReply(list, own, signal)).toBeUndefined();
});

test('ER-1: the end of the call that takes a reply ends the request', async () => {
  keep(SECONDS + 3600, SECONDS + 3600);
  sendFirstCalls(config, NOW);
  const caller = new AbortController();
  void takeFirstReply(list, own, caller.signal);
  caller.abort();
  expect(asked.mock.calls.find(([url]) => url === list)?.[1]?.signal?.aborted).toBe(true);
});
