import { randomUUID } from 'node:crypto';
import { addresses, type CallName } from '@parley/api';
import { contract } from '@parley/api/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createAccounts } from '../accounts.ts';
import { createAnswerEngine } from '../answers/index.ts';
import { plans } from '../billing/plans.ts';
import { systemClock } from '../clock.ts';
import { CLIENT_ID, PASSWORD, startTestProvider, type TestProvider } from '../identity/testing.ts';
import { createRateLimiter } from '../rateLimit.ts';
import { HOST_PAGE_ASSISTANT } from '../seed/demo.ts';
import { ADMIN, type CallCases, createCallCases, sendCall } from '../testing/callCases.ts';
import { PATIENCE } from '../testing/inPatience.ts';
import { openNetwork, type TestNetwork } from '../testing/network.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { createInvitations } from '../users/invitations.ts';
import { openDatabase } from './database.ts';
import { createIdentityStore } from './identityStore.ts';
import { createPassageSource } from './passageSource.ts';

/** No call may hang for longer, in ms. */
const LONGEST_CALL = 10_000;
const VISITOR = { clientId: randomUUID() };
type Requests = Record<string, () => Promise<Response>>;
const names = Object.keys(contract) as CallName[];

let postgres: TestPostgres;
let network: TestNetwork;
let server: TestServer;
let identity: TestProvider;
/** Of the API, and of pages. */
let requests: Requests;

beforeAll(async () => {
  postgres = await startPostgres();
  const url = new URL(postgres.url);
  network = await openNetwork(Number(url.port));
  url.port = String(network.port);
  const database = await openDatabase({ url: url.href });
  const source = createPassageSource(database);
  const engine = createAnswerEngine({ model: null, source, pace: async () => undefined });
  server = await startTestServer({ database, engine, provider: 'embedded' });
  const mailer = { send: async () => true };
  identity = await startTestProvider({
    accounts: createAccounts(database),
    invitations: createInvitations({ database, clock: systemClock, mailer, origin: server.origin }),
    store: createIdentityStore(database),
    limiter: createRateLimiter(database, systemClock),
    onError: () => undefined,
  });
  const cases = await createCallCases(server, VISITOR);
  requests = { ...(await callsOf(cases)), ...(await pages()) };
});
afterAll(async () => {
  await identity.stop();
  await server.close();
  await network.close();
  await postgres.close();
});
afterEach(() => network.set('open'));

/** Every call of the contract, by its name. */
async function callsOf(cases: CallCases): Promise<Requests> {
  const [portal, widget] = [await server.headersOf(ADMIN), await server.headersOf(VISITOR)];
  const calls = names.map((name) => {
    const headers = contract[name].auth === 'widget' ? widget : portal;
    const [method, path] = addresses[name].split(' ');
    const send = () => sendCall(`${method} ${server.origin}${path}`, headers, { ...cases[name].input });
    return [name, send] as const;
  });
  return Object.fromEntries(calls);
}

/** The server's own pages that look into the database. */
async function pages(): Promise<Requests> {
  const { origin } = server;
  const { checkoutSessionUrl } = await server
    .client(ADMIN)
    .call('getCheckoutSessionUrl', { SubscriptionPlanGuid: plans[2].guid });
  const { customerPortalUrl } = await server.client(ADMIN).call('getCustomerPortalUrl');
  const frame = `${origin}/widget-chat/${HOST_PAGE_ASSISTANT}`;
  return {
    ready: () => fetch(`${origin}/readyz`),
    verifyEmail: () => fetch(`${origin}/verify-email/unknown`, { method: 'POST' }),
    frame: () => fetch(frame),
    look: () => fetch(`${frame}/look.js`),
    picture: () => fetch(`${origin}/pictures/${randomUUID()}.webp`),
    checkout: () => fetch(checkoutSessionUrl),
    customerPortal: () => fetch(customerPortalUrl),
    checkoutSent: () => fetch(checkoutSessionUrl, { method: 'POST', body: new URLSearchParams() }),
  };
}

/** Who signs in: not who calls, as one of the calls changes their password. */
const SIGNED_IN = 'admin@trial.test';

/** The pages of the sign-in, and what the identity client asks. */
async function signInPages(): Promise<Requests> {
  const browser = identity.browser();
  const tokens = await browser.tokens(SIGNED_IN);
  const signingIn = identity.browser();
  const form = await signingIn.openSignIn();
  const fields = { email: SIGNED_IN, password: PASSWORD };
  const grant = { grant_type: 'refresh_token', refresh_token: tokens.refresh_token, client_id: CLIENT_ID };
  const authorization = `Bearer ${tokens.access_token}`;
  const origin = { origin: new URL(identity.issuer).origin };
  const accepted = { name: 'Ada', password: PASSWORD, repeat: PASSWORD };
  return {
    authorize: () => browser.authorize(),
    signIn: () => signingIn.request(form),
    signInSent: () => signingIn.submit(form, fields, origin),
    token: () => browser.submit('/oauth/token', grant),
    revoke: () => browser.submit('/oauth/revoke', { client_id: CLIENT_ID, token: tokens.refresh_token }),
    userinfo: () => browser.request('/userinfo', { headers: { authorization } }),
    passwordReset: () => browser.submit('/password-reset', { email: SIGNED_IN }, origin),
    newPassword: () => browser.request('/password-reset/unknown'),
    accept: () => browser.submit('/invitation/unknown', accepted, origin),
    signOut: () => browser.request(`/v2/logout?client_id=${CLIENT_ID}`),
  };
}

/** Sends everything at once; the status of each reply, and how long it took to begin, in ms. */
async function sendAll(all: Requests) {
  const sent = Object.entries(all).map(async ([name, send]) => {
    const began = performance.now();
    const { status, headers, body } = await send();
    const took = performance.now() - began;
    await body?.cancel();
    return { name, status, retryAfter: Number(headers.get('retry-after')), took };
  });
  return Promise.all(sent);
}

const named = (replies: readonly { name: string; status: number }[]) =>
  replies.map(({ name, status }) => `${name} ${status}`);

describe.each(['slow', 'frozen', 'cut'] as const)('CMD-7: while the database is %s', (state) => {
  test('every call and page replies within 10 s, and works by itself afterwards', async () => {
    const all = { ...requests, ...(await signInPages()) };
    network.set(state);
    const replies = await sendAll(all);
    expect(named(replies.filter(({ took }) => took > LONGEST_CALL))).toEqual([]);
    const away = replies.filter(({ status }) => status >= 500);
    expect(named(away.filter(({ status, retryAfter }) => status !== 503 || !(retryAfter > 0)))).toEqual([]);
    if (state !== 'slow') expect(named(replies.filter(({ status }) => status !== 503))).toEqual([]);

    network.set('open');
    await vi.waitFor(
      async () => {
        const again = await sendAll(all);
        expect(named(again.filter(({ status }) => status >= 500))).toEqual([]);
      },
      { timeout: PATIENCE, interval: 500 },
    );
  });
});
