import { describe, expect, test } from 'vitest';
import { decodeUser, UnreadableTokenError } from './decodeUser.ts';

const profile = { name: 'Acme Admin', avatarUrl: 'https://pictures.test/ada.png' };

function base64url(text: string): string {
  const binary = String.fromCharCode(...new TextEncoder().encode(text));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const token = (payload: unknown) =>
  `${base64url('{"alg":"RS256"}')}.${base64url(JSON.stringify(payload))}.c2ln`;

const claims = {
  sub: 'auth0|4f1d',
  iss: 'http://localhost:4001/',
  permissions: ['admin:portal', 'read:portal'],
};

test('ST-2: the user is what the token says, with the profile of the id token', () => {
  expect(decodeUser(token(claims), profile, 'embedded')).toEqual({
    subject: 'auth0|4f1d',
    claims,
    externalAccount: false,
    isAdmin: true,
    showWelcomeWizard: false,
    name: 'Acme Admin',
    avatarUrl: 'https://pictures.test/ada.png',
    issuer: 'http://localhost:4001/',
  });
});

test.each([
  ['google-oauth2|118', true],
  ['auth0|x', false],
  ['AUTH0|x', true],
  ['xauth0|x', true],
])('ST-2: the account of %s is external: %s', (sub, externalAccount) => {
  expect(decodeUser(token({ ...claims, sub }), profile, 'embedded').externalAccount).toBe(externalAccount);
});

test('ST-2: every account of an external provider is external, one that looks like ours too', () => {
  for (const sub of ['auth0|x', 'google-oauth2|118']) {
    expect(decodeUser(token({ ...claims, sub }), profile, 'external').externalAccount).toBe(true);
  }
});

test.each([
  [['read:portal'], false],
  [[], false],
  [undefined, false],
  ['admin:portal', false],
  [{ includes: true }, false],
  [['admin:portal'], true],
])('ST-2: permissions %j make an administrator: %s', (permissions, isAdmin) => {
  expect(decodeUser(token({ ...claims, permissions }), profile, 'embedded').isAdmin).toBe(isAdmin);
});

test('ST-1: names of every script, and the letters that base64url has of its own', () => {
  const name = 'Łukasz Ünsal 🦉 ???>>>~~~';
  const encoded = token({ ...claims, name });
  expect(encoded).toMatch(/[-_]/);
  expect(decodeUser(encoded, profile, 'embedded').claims.name).toBe(name);
});

describe('ST-1: a token that is none is refused', () => {
  test.each([
    ['', 'empty'],
    ['abc', 'one part'],
    ['a.b', 'two parts'],
    ['a..c', 'no payload'],
    ['a.%%%.c', 'no base64'],
    [`a.${base64url('not json')}.c`, 'no JSON'],
    [`a.${base64url('null')}.c`, 'null'],
    [`a.${base64url('"text"')}.c`, 'a text'],
    [`a.${base64url('{}')}.c`, 'no subject'],
    [`a.${base64url('{"sub":5}')}.c`, 'a number for a subject'],
    [`a.${btoa('\xff\xfe')}.c`, 'no UTF-8'],
  ])('%j (%s)', (value) => {
    expect(() => decodeUser(value, profile, 'embedded')).toThrow(UnreadableTokenError);
  });
});
