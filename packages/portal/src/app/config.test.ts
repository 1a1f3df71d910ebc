import { expect, test } from 'vitest';
import { ConfigError, parseConfig } from './config.ts';

const valid = {
  apiBaseUrl: 'http://localhost:4000/',
  identity: {
    kind: 'external',
    issuerBaseUrl: 'http://localhost:4001/',
    clientId: 'portal',
    baseUrl: 'http://localhost:4000',
    audience: 'https://api.parley.test',
    scope: 'openid profile email',
  },
  supportEmail: 'support@acme.test',
};

test('CMD-5: a complete config.json is read, without slashes at the end of addresses', () => {
  const config = parseConfig(valid);
  expect(config.identity.kind).toBe('external');
  expect(config.apiBaseUrl).toBe('http://localhost:4000');
  expect(config.identity.issuerBaseUrl).toBe('http://localhost:4001');
  expect(parseConfig({ ...valid, apiBaseUrl: '' }).apiBaseUrl).toBe('');
});

test.each([
  ['null', null, /lacks the field "identity"/],
  ['a list', [], /lacks the field "identity"/],
  [
    'no client id',
    { ...valid, identity: { ...valid.identity, clientId: ' ' } },
    /"identity.clientId" is empty/,
  ],
  ['a number', { ...valid, supportEmail: 7 }, /"supportEmail" must be a text/],
  [
    'a provider of no kind',
    { ...valid, identity: { ...valid.identity, kind: 'auth0' } },
    /"identity.kind" must be "embedded" or "external"/,
  ],
  [
    'a script address',
    { ...valid, identity: { ...valid.identity, baseUrl: 'javascript:alert(1)' } },
    /"identity.baseUrl"/,
  ],
  [
    'a broken address',
    { ...valid, identity: { ...valid.identity, issuerBaseUrl: 'http://' } },
    /"identity.issuerBaseUrl"/,
  ],
])('CMD-5: %s instead of a config.json is refused, and the field is named', (_, value, message) => {
  expect(() => parseConfig(value)).toThrow(ConfigError);
  expect(() => parseConfig(value)).toThrow(message);
});
