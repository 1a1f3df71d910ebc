import { CacheKey } from '@auth0/auth0-spa-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptSession } from './keptSession.ts';

const identity = {
  kind: 'embedded',
  issuerBaseUrl: 'https://id.example',
  clientId: 'client',
  baseUrl: 'https://portal.example',
  audience: 'https://api.example',
  scope: 'openid profile offline_access read:portal',
} as const;

const NOW = Date.UTC(2026, 10, 22);
const SECONDS = NOW / 1000;

const { clientId, audience, scope } = identity;
/** The library's own keys: where it changes them, nothing is found any more and this test says so. */
const entryKey = new CacheKey({ clientId, audience, scope }).toKey();
const idKey = new CacheKey({ clientId }, undefined, '@@user@@').toKey();

const claims = { __raw: 'raw', sub: 'auth0|1', name: 'Ada' };

let stored: Map<string, string>;

function keep(expiresAt: unknown = SECONDS + 3600, body: unknown = { access_token: 'token' }) {
  stored.set(entryKey, JSON.stringify({ body, expiresAt }));
  stored.set(idKey, JSON.stringify({ id_token: 'id', decodedToken: { claims } }));
}

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null });
});

afterEach(() => vi.unstubAllGlobals());

test('PERF-1: a session that the identity library kept is read without it', () => {
  keep();
  expect(keptSession(identity, NOW)).toEqual({ accessToken: 'token', claims });
});

test('PERF-1: the scopes of the library stand in its key, whatever the configuration repeats or lacks', () => {
  keep();
  expect(keptSession({ ...identity, scope: ' profile read:portal' }, NOW)).toBeNull();
  const asWritten = { ...identity, scope: 'profile  profile' };
  stored.set(
    new CacheKey({ clientId, audience, scope: 'openid profile offline_access' }).toKey(),
    JSON.stringify({ body: { access_token: 'other' }, expiresAt: SECONDS + 3600 }),
  );
  expect(keptSession(asWritten, NOW)?.accessToken).toBe('other');
});

test('ST-4: within the last minute of a token the library decides, which renews it', () => {
  keep(SECONDS + 60);
  expect(keptSession(identity, NOW)).not.toBeNull();
  keep(SECONDS + 59);
  expect(keptSession(identity, NOW)).toBeNull();
});

test.each<[what: string, keys: string[], text: string | null]>([
  ['nothing', [entryKey, idKey], null],
  ['no id token', [idKey], null],
  ['no JSON', [entryKey], '{'],
  ['null', [idKey], 'null'],
  ['another shape', [entryKey], '{"body":{"access_token":1},"expiresAt":"soon"}'],
  ['no token', [entryKey], `{"body":null,"expiresAt":${SECONDS + 3600}}`],
  ['claims of another shape', [idKey], '{"decodedToken":{"claims":{"sub":1}}}'],
])('T17: of %s the library decides', (_, keys, text) => {
  keep();
  for (const key of keys) text === null ? stored.delete(key) : stored.set(key, text);
  expect(keptSession(identity, NOW)).toBeNull();
});

test('T19: where storage is refused, the library decides', () => {
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new Error('refused');
    },
  });
  expect(keptSession(identity, NOW)).toBeNull();
});
