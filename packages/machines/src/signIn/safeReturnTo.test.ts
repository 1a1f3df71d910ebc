import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isCallbackAddress, safeReturnTo, withoutSecrets } from './safeReturnTo.ts';

const ORIGIN = 'http://localhost:4000';

describe('RT-7: a returnTo of our own is kept', () => {
  test.each([
    ['/users', '/users'],
    ['/', '/'],
    ['http://localhost:4000/billing', '/billing'],
    ['HTTP://LOCALHOST:4000/billing', '/billing'],
    ['/assistants/chat/1?tab=a%20b&x=1#end', '/assistants/chat/1?tab=a%20b&x=1#end'],
    ['/search?q=https%3A%2F%2Felsewhere.test', '/search?q=https%3A%2F%2Felsewhere.test'],
    ['/search?q=a%2F%2Fb', '/search?q=a%2F%2Fb'],
    ['/100%', '/100%'],
    ['/assistants/edit/%C3%A9t%C3%A9', '/assistants/edit/%C3%A9t%C3%A9'],
  ])('%s', (value, expected) => {
    expect(safeReturnTo(value, ORIGIN)).toBe(expected);
  });
});

describe('T1: a returnTo that leads elsewhere lands on the list', () => {
  test.each([
    'https://evil.test',
    'https://evil.test/users',
    'http://localhost:4001/users',
    'https://localhost:4000/users',
    'http://localhost:4000.evil.test/',
    'http://localhost:4000@evil.test/',
    'http://evil.test#http://localhost:4000/',
    '//evil.test',
    '///evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '/\\/evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    ' //evil.test',
    '\u0000//evil.test',
    '/%09/evil.test',
    '/%5Cevil.test',
    '/%5C%5Cevil.test',
    '/%2Fevil.test',
    '/%2F%2Fevil.test',
    '/%252Fevil.test',
    '/%25252Fevil.test',
    '%2F%2Fevil.test',
    '%68ttps://evil.test',
    'https%3A%2F%2Fevil.test',
    '/.//evil.test',
    '/..//evil.test',
    '/%2e//evil.test',
    '/%2e%2e//evil.test',
    '/users/..//evil.test',
    '/users/%2e%2e%2f%2fevil.test',
    'http://localhost:4000//evil.test',
    'http://localhost:4000/\\evil.test',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'javascript://localhost:4000/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:http://localhost:4000/uuid',
    'filesystem:http://localhost:4000/x',
    'ftp://localhost:4000/',
    'mailto:a@b.test',
    'evil.test',
    'users',
    '?returnTo=//evil.test',
    '',
  ])('%j', (value) => {
    expect(safeReturnTo(value, ORIGIN)).toBe('/');
  });

  test('nothing at all', () => {
    expect(safeReturnTo(null, ORIGIN)).toBe('/');
    expect(safeReturnTo(undefined, ORIGIN)).toBe('/');
  });
});

test('T1: whatever the value, what comes out stays on our origin, and comes out of itself again', () => {
  const pieces = fc.constantFrom(
    ...['/', '//', '\\', '%2f', '%5c', '%252f', '.', '..', '%2e', '@', ':', '?', '#', '%', '\t', 'http:'],
    ...['https://', 'evil.test', 'localhost:4000', 'javascript:', 'code=1', '&', 'users', '\u0000', ' '],
  );
  const values = fc.array(pieces, { maxLength: 10 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(values, (value) => {
      const path = safeReturnTo(value, ORIGIN);
      expect(path).toMatch(/^\/(?![/\\])/);
      expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
      expect(safeReturnTo(path, ORIGIN)).toBe(path);
    }),
    { seed: 4000, numRuns: 3000 },
  );
});

describe('T2: codes, states and tokens are cut out of a returnTo', () => {
  const token = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJhIn0.c2ln';
  test.each([
    ['/users?code=1&state=2', '/users'],
    ['/users?CODE=1&page=2', '/users?page=2'],
    ['/users?page=2&access_token=x#end', '/users?page=2#end'],
    ['/users#access_token=x&id_token=y', '/users'],
    ['/users#section', '/users#section'],
    ['/users?c%6Fde=1&a=b', '/users?a=b'],
    ['/users?error=x&error_description=%3Cscript%3E&a=1', '/users?a=1'],
    [`/users?page=1&t=${token}`, '/users?page=1'],
  ])('%s', (value, expected) => {
    expect(safeReturnTo(value, ORIGIN)).toBe(expected);
  });
});

test.each(['/auth/auth0/login?returnTo=/users', '/auth/auth0/callback', '/signin', '/signin?x=1', '/signup'])(
  'RT-5: %s is no place to return to: it would sign in again',
  (value) => {
    expect(safeReturnTo(value, ORIGIN)).toBe('/');
  },
);

test('ST-4: a code or an error with a state is a callback; half of it is not', () => {
  expect(isCallbackAddress(`${ORIGIN}/auth/auth0/callback?code=1&state=2`)).toBe(true);
  expect(isCallbackAddress(`${ORIGIN}/?error=access_denied&state=2`)).toBe(true);
  expect(isCallbackAddress(`${ORIGIN}/?code=1`)).toBe(false);
  expect(isCallbackAddress(`${ORIGIN}/?state=1`)).toBe(false);
  expect(isCallbackAddress(`${ORIGIN}/users`)).toBe(false);
});

test('ST-4: the address is rewritten without what the provider added', () => {
  expect(withoutSecrets(new URL(`${ORIGIN}/auth/auth0/callback?code=1&state=2&tab=3`))).toBe(
    '/auth/auth0/callback?tab=3',
  );
});
