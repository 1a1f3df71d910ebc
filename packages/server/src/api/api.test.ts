import { randomUUID } from 'node:crypto';
import { addresses, type CallName, createClient, widgetReplies } from '@parley/api';
import { contract, errorBody } from '@parley/api/contract';
import { specifiedCalls } from '@parley/api/examples';
import { HOUR_MS } from '@parley/model';
import { eq, getTableName } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAnswerEngine } from '../answers/index.ts';
import { createPassageSource } from '../database/passageSource.ts';
import {
  assistants,
  assistantVersions,
  dataFiles,
  emailVerifications,
  invitations,
  messages,
  threads,
  users,
} from '../database/schema.ts';
import { HOST_PAGE_ASSISTANT } from '../seed/demo.ts';
import { SEED_FILES } from '../seed/files/manifest.ts';
import {
  ADMIN,
  AGENT,
  type CallCases,
  createCallCases,
  OTHER_ADMIN,
  sendCall,
  WITHOUT_ACCESS,
} from '../testing/callCases.ts';
import { expectPromised } from '../testing/promisedReply.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { messageWith, readAll, refusalOf, startTestServer, type TestServer } from '../testing/testServer.ts';

const INACTIVE = 'hamburg@acme.test';

const names = Object.keys(contract) as CallName[];

/** What calls make, and could be there twice. A picture takes the place of the one before. */
const RECORDS = [assistants, assistantVersions, dataFiles, invitations, messages, threads, users] as const;

let server: TestServer;

beforeAll(async () => {
  const database = await openTestDatabase({ demo: true });
  const source = createPassageSource(database);
  const engine = createAnswerEngine({ model: null, source, pace: async () => undefined });
  server = await startTestServer({ database, engine, provider: 'embedded' });
});
afterAll(() => server.close());

/** Makes a call with plain fetch: whatever input and headers. */
function send(name: CallName, headers: Record<string, string>, input?: object) {
  const [method, path] = addresses[name].split(' ');
  return sendCall(`${method} ${server.origin}${path}`, headers, { ...input });
}

describe('every call of the contract', () => {
  const visitor = { clientId: randomUUID() };
  const otherVisitor = { clientId: randomUUID() };
  let cases: CallCases;
  beforeAll(async () => {
    cases = await createCallCases(server, visitor);
  });
  const isWidgets = (name: CallName) => contract[name].auth === 'widget';

  test.each(names)('API-1: %s replies what the contract promises', async (name) => {
    const headers = await server.headersOf(isWidgets(name) ? visitor : ADMIN);
    await expectPromised(name, await send(name, headers, cases[name].input));
  });

  test.each(names)('FA-1: %s, made once more as after a lost reply, makes nothing twice', async (name) => {
    const { db } = server.database;
    const countsOf = async () => {
      const counted = RECORDS.map(async (table) => [getTableName(table), await db.$count(table)]);
      return Object.fromEntries(await Promise.all(counted));
    };
    const before = await countsOf();
    const headers = await server.headersOf(isWidgets(name) ? visitor : ADMIN);
    const again = await send(name, headers, cases[name].input);
    await again.text();
    expect(again.status).toBeLessThan(500);
    expect(await countsOf()).toEqual(before);
  });

  test.each(names)(
    'T5: %s of another organisation or visitor is refused what is not theirs',
    async (name) => {
      const { input, foreign } = cases[name];
      if (foreign === 'own') {
        // An input that names no record cannot reach into another organisation.
        const named = Object.keys(input ?? {}).filter((field) =>
          /^(assistant|thread|answer|dataFile|invoice|notification|user).*(Id|Guid)s?$/.test(field),
        );
        expect(named).toEqual([]);
        return;
      }
      const headers = await server.headersOf(isWidgets(name) ? otherVisitor : OTHER_ADMIN);
      const response = await send(name, headers, input);
      expect(response.status).toBe(foreign);
      expect(errorBody.safeParse(await response.json()).success).toBe(true);
    },
  );

  test.each(names)('T5: %s of a user is what the contract and their assistants allow', async (name) => {
    const { input, withoutAccess } = cases[name];
    const { auth } = contract[name];
    if (auth === 'widget') {
      expect((await send(name, await server.headersOf(ADMIN), input)).status).toBe(401);
      return;
    }
    const response = await send(name, await server.headersOf(WITHOUT_ACCESS), input);
    if (auth === 'admin') {
      const agents = await send(name, await server.headersOf(AGENT), input);
      for (const refused of [response, agents]) {
        expect([refused.status, (await refused.json()).code]).toEqual([403, 'forbidden']);
      }
      return;
    }
    expect(response.status).toBe(withoutAccess === 'own' ? 200 : withoutAccess);
  });

  test.each(names.filter((name) => contract[name].auth === 'bearer'))(
    'T5: %s of a user with access reaches the assistant, and nothing that others wrote to it',
    async (name) => {
      const { input, withAccess = 'own' } = cases[name];
      const response = await send(name, await server.headersOf(AGENT), input);
      expect(response.status).toBe(withAccess === 'own' ? 200 : withAccess);
    },
  );

  test.each(names)('T5: %s of an inactive user, or of a visitor of the widget, is refused', async (name) => {
    if (isWidgets(name)) return expectRefused(name, await server.headersOf(INACTIVE), 401);
    await expectRefused(name, await server.headersOf(INACTIVE), 403);
    await expectRefused(name, await server.headersOf(visitor), 401);
  });

  async function expectRefused(name: CallName, headers: Record<string, string>, status: number) {
    const response = await send(name, headers, cases[name].input);
    expect(response.status).toBe(status);
    expect(errorBody.safeParse(await response.json()).success).toBe(true);
  }

  test.each(names)('T5: %s without credentials is 401', async (name) => {
    const response = await send(name, {}, cases[name].input);
    expect(response.status).toBe(401);
    expect(errorBody.safeParse(await response.json()).success).toBe(true);
  });

  test.each(names.filter(isWidgets))('T9: %s with a stolen key alone is 403', async (name) => {
    const { 'x-widget-grant': _, ...stolen } = await server.headersOf(visitor);
    const from = { origin: 'https://evil.test', referer: 'https://evil.test/' };
    const response = await send(name, { ...stolen, ...from }, cases[name].input);
    expect([response.status, (await response.json()).code]).toEqual([403, 'widget_grant']);
  });

  test.each(names.filter((name) => ['query', 'body', 'upload'].some((kind) => kind in contract[name])))(
    '%s with a field of the wrong type is 422 with words',
    async (name) => {
      const wrong = Object.fromEntries(Object.keys(cases[name].input ?? {}).map((key) => [key, 17]));
      const headers = await server.headersOf(isWidgets(name) ? visitor : ADMIN);
      const response = await send(name, headers, wrong);
      expect(response.status).toBe(422);
      const { code, text } = errorBody.parse(await response.json());
      expect(code).toBe('invalid_input');
      expect(text).toMatch(/^\w.*\.$/);
    },
  );
});

describe('the OpenAPI document', () => {
  test('API-1: holds every specified call, and all others of the contract', async () => {
    const document = await (await fetch(`${server.origin}/api/openapi.json`)).json();
    expect(document.openapi).toBe('3.1.0');
    const published = Object.entries(document.paths as Record<string, object>).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(published).toEqual(expect.arrayContaining([...specifiedCalls]));
    expect(published.sort()).toEqual(names.map((name) => addresses[name] as string).sort());
    const send = document.paths['/api/Chat/SendMessage'].post;
    expect(Object.keys(send.responses)).toEqual(
      expect.arrayContaining(['200', '401', '403', '404', '409', '422', '429', '460', '464', '500']),
    );
    expect(send.security).toEqual([{ bearer: [] }]);
    expect(Object.keys(document.components.securitySchemes)).toEqual([
      'bearer',
      'x-widget-key',
      'x-client-id',
      'x-widget-grant',
    ]);
    expect(send.requestBody.content['application/json'].schema.properties.text.maxLength).toBe(2000);
  });
});

describe('bad input', () => {
  const sendText = (text: string) =>
    refusalOf(
      readAll(
        server
          .client(ADMIN)
          .stream('sendMessage', { ...messageWith(text), assistantGuid: HOST_PAGE_ASSISTANT }),
      ),
    );

  test('CH-2, T15: 2001 characters are refused with words, 2000 are not', async () => {
    expect(await sendText('x'.repeat(2001))).toMatchObject({
      status: 422,
      text: 'A message may have at most 2000 characters.',
    });
    const message = { ...messageWith('é'.repeat(2000)), assistantGuid: HOST_PAGE_ASSISTANT };
    const events = await readAll(server.client(ADMIN).stream('sendMessage', message));
    expect(events.at(-1)?.event.type).toBe('end');
  });

  test.each(['', '  \n\t'])('T15: a message without text (%j) is refused with words', async (text) => {
    expect(await sendText(text)).toMatchObject({ status: 422, text: 'A message needs some text.' });
  });

  test('a missing field is named', async () => {
    const response = await send('createAssistant', await server.headersOf(ADMIN), {});
    expect((await response.json()).text).toBe('The name is missing or of another kind.');
  });

  test.each([
    ['malformed JSON', 'application/json', '{"name":', 400, 'malformed_json'],
    ['a body that does not say it is JSON', 'text/plain', '{"name":"x"}', 400, 'malformed_json'],
    ['a large body', 'application/json', `{"name":"${'x'.repeat(70_000)}"}`, 413, 'too_large'],
  ])('%s has the shape of every error', async (_, type, body, status, code) => {
    const headers = { ...(await server.headersOf(ADMIN)), 'content-type': type };
    const response = await fetch(`${server.origin}/api/Assistant/CreateAssistant`, {
      method: 'POST',
      headers,
      body,
    });
    expect(response.status).toBe(status);
    expect(errorBody.parse(await response.json()).code).toBe(code);
  });

  test('an unknown call is 404 in the same shape', async () => {
    const response = await fetch(`${server.origin}/api/nothing`);
    expect([response.status, (await response.json()).code]).toEqual([404, 'not_found']);
  });
});

describe('rights', () => {
  const draft = 'a55150a0-0000-4000-8000-000000000003';
  const others = 'a55150a0-0000-4000-8000-000000000011';
  const admin = () => server.client(ADMIN);

  test('RT-8: an administrator sees all assistants, an agent the two of theirs, nobody none', async () => {
    const count = async (email: string) =>
      (await server.client(email).call('getAssistants')).assistants.map(({ status }) => status);
    expect(await count(AGENT)).toEqual(['published', 'published']);
    expect(await count('nobody@acme.test')).toEqual([]);
    expect(await count('admin@newco.test')).toEqual([]);
    expect(await count('google@acme.test')).toContain('draft');
  });

  test('an assistant of another organisation does not exist; one without access is forbidden', async () => {
    const get = (as: string, assistantGuid: string) =>
      refusalOf(server.client(as).call('getAssistant', { assistantGuid }));
    expect((await get(ADMIN, others)).status).toBe(404);
    expect((await get(ADMIN, randomUUID())).status).toBe(404);
    expect((await get(AGENT, draft)).status).toBe(404);
    expect((await get('nobody@acme.test', HOST_PAGE_ASSISTANT)).status).toBe(403);
  });

  test('a thread or an answer of somebody else does not exist', async () => {
    const { threads } = await admin().call('getThreads', { assistantGuid: HOST_PAGE_ASSISTANT });
    const threadId = threads[0]?.id ?? '';
    const { messages } = await admin().call('getThread', { threadId });
    const answerId = messages.find(({ author }) => author === 'assistant')?.id ?? '';
    const agent = server.client('google@acme.test');
    expect((await refusalOf(agent.call('getThread', { threadId }))).status).toBe(404);
    expect((await refusalOf(agent.call('markThreadSeen', { threadId }))).status).toBe(404);
    expect((await refusalOf(agent.call('rateAnswer', { answerId, rating: 'up' }))).status).toBe(404);
    expect((await refusalOf(agent.call('stopAnswer', { answerId }))).status).toBe(404);
    expect((await refusalOf(readAll(agent.stream('getAnswerStream', { answerId })))).status).toBe(404);
    const foreign = { ...messageWith('Hello?'), threadId, assistantGuid: HOST_PAGE_ASSISTANT };
    expect((await refusalOf(readAll(agent.stream('sendMessage', foreign)))).status).toBe(404);
  });

  test('T4: neither the token nor the database alone makes an administrator', async () => {
    const claimsOf = async (email: string) => {
      const { authorization = '' } = await server.headersOf(email);
      const { sub, sid } = JSON.parse(atob(authorization.split('.')[1] ?? ''));
      return { sub, sid };
    };
    const forged = await server.issuer.sign({ ...(await claimsOf(AGENT)), permissions: ['admin:portal'] });
    const reduced = await server.issuer.sign({ ...(await claimsOf(ADMIN)), permissions: ['read:portal'] });
    for (const token of [forged, reduced]) {
      const response = await send('getUsers', { authorization: `Bearer ${token}` });
      expect(response.status).toBe(403);
    }
  });

  test('an inactive and an unknown user are told so with 403, not signed out with 401', async () => {
    const headers = await server.headersOf(INACTIVE);
    const inactive = await send('getUserSettings', headers);
    expect([inactive.status, (await inactive.json()).code]).toEqual([403, 'inactive_user']);
    const stranger = await server.issuer.sign({ sub: 'auth0|stranger', permissions: ['admin:portal'] });
    const unknown = await send('getUserSettings', { authorization: `Bearer ${stranger}` });
    expect([unknown.status, (await unknown.json()).code]).toEqual([403, 'unknown_user']);
  });

  test('T9: an unknown key and an assistant that is not published are 404 alike', async () => {
    const { database } = server;
    const row = await database.db.query.assistants.findFirst({
      where: (assistants, { eq }) => eq(assistants.id, draft),
    });
    const refused = (widgetKey: string) =>
      refusalOf(server.client({ clientId: randomUUID(), widgetKey }).call('getWidgetAssistant'));
    const unknown = await refused('pk_unknown');
    expect(unknown).toMatchObject({ status: 404, code: 'not_found' });
    expect(await refused(row?.widgetKey ?? '')).toEqual(unknown);
  });

  test('WG-2: a widget call without a proper client id is 401, and a bearer alone does not help', async () => {
    const client = createClient({
      baseUrl: server.origin,
      credentials: async () => ({ 'x-widget-key': 'pk', 'x-client-id': 'me' }),
      replies: widgetReplies,
    });
    expect((await refusalOf(client.call('getWidgetAssistant'))).status).toBe(401);
    expect((await refusalOf(admin().call('getWidgetAssistant'))).status).toBe(401);
  });
});

describe('users and their settings', () => {
  test('WZ-1: the wizard is pending until it is completed', async () => {
    const newco = server.client('admin@newco.test');
    expect(await newco.call('showWelcomeWizard')).toEqual({ showWelcomeWizard: true });
    expect(await server.client('agent@newco.test').call('showWelcomeWizard')).toEqual({
      showWelcomeWizard: true,
    });
    await newco.call('completeWelcomeWizard');
    expect(await newco.call('showWelcomeWizard')).toEqual({ showWelcomeWizard: false });
    expect(await server.client(ADMIN).call('showWelcomeWizard')).toEqual({ showWelcomeWizard: false });
  });

  test('SH-5: the language is kept, an unknown one refused', async () => {
    const agent = server.client(AGENT);
    await agent.call('setUserLanguage', { Language: 'pl' });
    expect((await agent.call('getUserSettings')).language).toBe('pl');
    expect((await refusalOf(agent.call('setUserLanguage', { Language: 'fr' as 'en' }))).status).toBe(422);
  });

  test('SH-5, US-2: who has chosen no language has the organisation’s default, also once that is another', async () => {
    const admin = server.client('admin@newco.test');
    const agent = server.client('agent@newco.test');
    const languageIn = async (defaultLanguage: 'en' | 'es') => {
      await admin.call('updateOrganisation', { defaultLanguage });
      return (await agent.call('getUserSettings')).language;
    };
    expect([await languageIn('es'), await languageIn('en')]).toEqual(['es', 'en']);
    await agent.call('setUserLanguage', { Language: 'de' });
    expect([await languageIn('es'), await languageIn('en')]).toEqual(['de', 'de']);
  });

  test.each([
    ['Short-1', 'Short-1', /8 to 128/],
    [`Aa1-${'x'.repeat(125)}`, `Aa1-${'x'.repeat(125)}`, /8 to 128/],
    ['PARLEY-1234', 'PARLEY-1234', /lower-case/],
    ['parley-1234', 'parley-1234', /upper-case/],
    ['Parley-demo', 'Parley-demo', /digit/],
    ['Parley1234', 'Parley1234', /symbol/],
    ['Parley-1234', 'Parley-1235', /differ/],
  ])('US-2: the password %s, repeated %s, is refused', async (newPassword, repeatNewPassword, words) => {
    const refusal = await refusalOf(
      server.client(AGENT).call('changePassword', { newPassword, repeatNewPassword }),
    );
    expect(refusal).toMatchObject({ status: 422, code: 'password_refused' });
    expect(refusal.text).toMatch(words);
  });

  test('US-2: an external account has no password to change', async () => {
    const passwords = { newPassword: 'Parley-1234', repeatNewPassword: 'Parley-1234' };
    const refusal = await refusalOf(server.client('google@acme.test').call('changePassword', passwords));
    expect(refusal).toMatchObject({ status: 403, code: 'external_account' });
  });

  test('US-2: a verification e-mail proves the address once, and not by being opened', async () => {
    const newco = server.client('admin@newco.test');
    expect(await newco.call('isEmailVerified')).toEqual({ isEmailVerified: false, linkSent: false });
    await newco.call('verifyEmail');
    const link = /http\S+/.exec(server.mails.at(-1) ?? '')?.[0] ?? '';
    expect(link).toMatch(new RegExp(`^${server.origin}/verify-email/`));
    expect((await fetch(link)).status).toBe(200);
    expect(await newco.call('isEmailVerified')).toEqual({ isEmailVerified: false, linkSent: true });
    expect((await fetch(link, { method: 'POST' })).status).toBe(200);
    expect(await newco.call('isEmailVerified')).toEqual({ isEmailVerified: true, linkSent: false });
    const over = await fetch(link, { method: 'POST', headers: { 'accept-language': 'es' } });
    expect(over.status).toBe(410);
    expect(await over.text()).toContain('<html lang="en">');
  });

  test('US-2: a link counts as sent for as long as it is valid', async () => {
    const email = 'agent@newco.test';
    await server.database.db.update(users).set({ emailVerified: false }).where(eq(users.email, email));
    const client = server.client(email);
    expect(await client.call('isEmailVerified')).toEqual({ isEmailVerified: false, linkSent: false });
    await client.call('verifyEmail');
    expect(await client.call('isEmailVerified')).toEqual({ isEmailVerified: false, linkSent: true });
    await server.database.db.update(emailVerifications).set({ expiresAt: server.clock.now() });
    expect(await client.call('isEmailVerified')).toEqual({ isEmailVerified: false, linkSent: false });
  });

  test('SH-5: its link passes the language of the account along', async () => {
    const email = 'nobody@acme.test';
    await server.database.db.update(users).set({ emailVerified: false }).where(eq(users.email, email));
    const client = server.client(email);
    await client.call('setUserLanguage', { Language: 'de' });
    await client.call('verifyEmail');
    const link = /http\S+/.exec(server.mails.at(-1) ?? '')?.[0] ?? '';
    const spanish = { headers: { 'accept-language': 'es' } };
    expect(await (await fetch(link, spanish)).text()).toContain('<html lang="de">');
    await fetch(link, { method: 'POST' });
    const over = await fetch(link, spanish);
    expect(over.status).toBe(410);
    expect(await over.text()).toContain('<html lang="de">');
  });
});

test('AS-1: Last 24 Hours and the cards count what people sent, and forget it after a day', async () => {
  const admin = server.client('google@acme.test');
  const before = await admin.call('getLast24Hours');
  expect(before.messages).toBeGreaterThan(8);
  expect(before.chatSessions).toBeGreaterThan(5);
  const card = async () =>
    (await admin.call('getAssistants')).assistants.find(
      ({ assistantGuid }) => assistantGuid === HOST_PAGE_ASSISTANT,
    );
  const messages = (await card())?.messages24h ?? 0;
  await readAll(server.client({ clientId: randomUUID() }).stream('sendWidgetMessage', messageWith('Hi')));
  const after = await admin.call('getLast24Hours');
  expect(after).toMatchObject({ messages: before.messages + 1, chatSessions: before.chatSessions + 1 });
  expect(after.hourlyMessages.reduce((sum, each) => sum + each)).toBe(after.messages);
  expect(after.hourlyMessages.at(-1)).toBe((before.hourlyMessages.at(-1) ?? 0) + 1);
  expect(after.hourlyChatSessions.at(-1)).toBe((before.hourlyChatSessions.at(-1) ?? 0) + 1);
  expect((await card())?.messages24h).toBe(messages + 1);
  expect((await card())?.dataFileCount).toBe(SEED_FILES.shop.length);
  server.clock.advance(25 * HOUR_MS);
  expect(await admin.call('getLast24Hours')).toMatchObject({ messages: 0, chatSessions: 0 });
});
