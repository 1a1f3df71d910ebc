import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Refusal } from '../refusal.ts';
import { createTestClock, type TestClock } from '../testing/testClock.ts';
import { startTestIssuer, type TestIssuer } from '../testing/testServer.ts';
import { type CheckToken, createTokenCheck } from './bearer.ts';
import { refusalReply } from './replies.ts';

let clock: TestClock;
let issuer: TestIssuer;
let check: CheckToken;

beforeEach(async () => {
  clock = createTestClock();
  issuer = await startTestIssuer(clock);
  check = createTokenCheck(issuer, clock);
});
afterEach(() => issuer.close());

const good = { sub: 'auth0|1', permissions: ['admin:portal', 7] };

async function refused(token: string | undefined): Promise<Refusal> {
  const cause = await check(token).then(
    () => null,
    (cause: unknown) => cause,
  );
  if (!(cause instanceof Refusal)) throw new Error(`Not refused: ${String(cause)}`);
  return cause;
}

test('SEC-2: a good token says who and what, and the keys are fetched once', async () => {
  const token = await issuer.sign(good);
  const expected = {
    subject: 'auth0|1',
    permissions: ['admin:portal'],
    authTime: clock.now(),
    issuedAt: clock.now(),
    sessionId: null,
  };
  expect(await check(`Bearer ${token}`)).toEqual(expected);
  expect(await check(`bearer ${token}`)).toEqual(expected);
  expect(await check(`Bearer ${await issuer.sign({ ...good, jti: '2' })}`)).toEqual(expected);
  expect(issuer.fetches()).toBe(1);
});

describe('T4: 401 for', () => {
  test.each([undefined, '', 'Basic YTpi', 'Bearer', 'Bearer a b', 'Bearer not.a.token'])(
    'the header %j',
    async (header) => {
      expect((await refused(header)).status).toBe(401);
    },
  );

  test.each([
    ['another issuer', { iss: 'https://elsewhere.test/' }],
    ['another audience', { aud: 'https://elsewhere.test/api' }],
    ['no subject', { sub: undefined }],
    ['a NUL in its subject', { sub: 'auth0|1\0' }],
    ['half a surrogate pair in its subject', { sub: 'auth0|1\ud800' }],
    ['a NUL in its sign-in', { sid: 'a\0' }],
    ['half a surrogate pair in its sign-in', { sid: 'a\udc00' }],
    ['no expiry', { exp: undefined }],
    ['not valid yet', { nbf: Date.parse('2026-05-12T10:01:00Z') / 1000 }],
  ])('a token with %s', async (_, claims) => {
    const refusal = await refused(`Bearer ${await issuer.sign({ ...good, ...claims })}`);
    expect([refusal.status, refusal.body.code]).toEqual([401, 'token_refused']);
    expect(refusalReply(refusal).headers.get('www-authenticate')).toBe('Bearer');
  });

  test('a token signed by somebody else', async () => {
    const forged = await issuer.sign(good, { foreignKey: true });
    expect((await refused(`Bearer ${forged}`)).status).toBe(401);
  });

  test('a token without a signature, or changed after signing', async () => {
    const [header = '', payload = '', signature = ''] = (await issuer.sign(good)).split('.');
    const none = btoa('{"alg":"none"}').replace(/=+$/, '');
    const other = btoa(JSON.stringify({ ...good, sub: 'auth0|2' })).replace(/=+$/, '');
    for (const token of [`${none}.${payload}.`, `${header}.${other}.${signature}`]) {
      expect((await refused(`Bearer ${token}`)).status).toBe(401);
    }
  });
});

test('SEC-2: expiry is checked again on every use, with 5 s of tolerance', async () => {
  const header = `Bearer ${await issuer.sign({ ...good, exp: clock.now().getTime() / 1000 + 60 })}`;
  await check(header);
  clock.advance(64_000);
  await check(header);
  clock.advance(1_000);
  expect((await refused(header)).body.code).toBe('token_expired');
  expect((await refused(header)).body.code).toBe('token_expired');
});

test('SEC-2: keys that cannot be had are 503, not 401, and are tried again', async () => {
  const header = `Bearer ${await issuer.sign(good)}`;
  issuer.fail(500);
  const refusal = await refused(header);
  expect([refusal.status, refusal.retryAfter]).toEqual([503, 5]);
  issuer.fail(null);
  expect((await check(header)).subject).toBe('auth0|1');
});

test('SEC-2: an issuer that is down is 503', async () => {
  const header = `Bearer ${await issuer.sign(good)}`;
  await issuer.close();
  expect((await refused(header)).status).toBe(503);
  issuer = await startTestIssuer(clock);
});
