import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allowsSite } from '../http/allowedDomains.ts';
import { createScriptedEngine } from '../testing/scriptedEngine.ts';
import { messageWith, readAll, startTestServer, type TestServer } from '../testing/testServer.ts';

const ADMIN = 'admin@newco.test';
const SITE = 'https://pier.example';
const engine = createScriptedEngine();
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ engine });
});
afterAll(() => server.close());

const gapsOf = async (as: string) => (await server.client(as).call('getQuickStart')).gaps;

/** Opens the widget's chat page as a browser does that finds its frame on a site. */
const start = (assistantGuid: string, referer: string) =>
  fetch(`${server.origin}/widget-chat/${assistantGuid}`, {
    headers: { 'sec-fetch-dest': 'iframe', referer: `${referer}/` },
  });

test('QS-1: each mark follows what was really done, and nothing else', async () => {
  const client = server.client(ADMIN);
  expect(await client.call('getQuickStart')).toEqual({
    assistants: [],
    gaps: {
      ...{ create: 'noAssistant', data: 'noFile', test: 'notAsked', style: 'notStyled' },
      ...{ domain: 'noDomain', publish: 'notPublished', install: 'notSeen', invite: null },
      plan: 'limitsNotSeen',
    },
  });

  const assistantGuid = randomUUID();
  await client.call('createAssistant', { name: 'Pier', assistantGuid });
  await client.call('uploadDataFile', {
    assistantGuid,
    dataFileGuid: randomUUID(),
    file: new File(['{'], 'damaged.json'),
  });
  const { assistants, gaps } = await client.call('getQuickStart');
  expect(gaps).toMatchObject({ create: null, data: 'noFileReady', style: 'notStyled' });

  const { draft, version, widgetKey } = await client.call('getAssistantDraft', { assistantGuid });
  expect(assistants).toEqual([{ assistantGuid, name: 'Pier', widgetKey }]);
  await client.call('saveAssistantDraft', {
    assistantGuid,
    base: version,
    draft: { ...draft, name: 'Quay' },
  });
  expect(await gapsOf(ADMIN)).toMatchObject({ style: 'notStyled', domain: 'noDomain' });
  const saved = await client.call('saveAssistantDraft', {
    assistantGuid,
    base: version + 1,
    draft: { ...draft, allowedDomains: ['pier.example'], widget: { ...draft.widget, size: 'large' } },
  });
  expect(await gapsOf(ADMIN)).toMatchObject({ style: null, domain: null, publish: 'notPublished' });

  // A draft may be framed nowhere, so that it cannot have been seen anywhere.
  await start(assistantGuid, SITE);
  await client.call('publishAssistant', { assistantGuid, version: saved.version });
  await start(assistantGuid, 'https://elsewhere.example');
  await fetch(`${server.origin}/widget-chat/${assistantGuid}`, { headers: { referer: SITE } });
  expect(await gapsOf(ADMIN)).toMatchObject({ publish: null, install: 'notSeen' });
  await start(assistantGuid, SITE);
  await start(assistantGuid, SITE);
  expect(await gapsOf(ADMIN)).toMatchObject({ install: null, test: 'notAsked' });

  const reading = readAll(client.stream('sendMessage', { ...messageWith('Open?'), assistantGuid }));
  (await engine.next()).finish('Yes.');
  await reading;
  expect(await gapsOf(ADMIN)).toMatchObject({ test: null });
});

test('QS-1: an assistant that is on no site does not stand in for a paused one that is', async () => {
  const client = server.client(ADMIN);
  const { assistants } = await client.call('getAssistants');
  const onSite = { assistantGuids: assistants.map(({ assistantGuid }) => assistantGuid) };
  const assistantGuid = randomUUID();
  await client.call('createAssistant', { name: 'Spare', assistantGuid });
  const { version } = await client.call('getAssistantDraft', { assistantGuid });
  await client.call('publishAssistant', { assistantGuid, version });
  expect(await gapsOf(ADMIN)).toMatchObject({ publish: null });
  await client.call('pauseAssistants', onSite);
  expect(await gapsOf(ADMIN)).toMatchObject({ publish: 'paused', install: null });
  await client.call('resumeAssistants', onSite);
  expect(await gapsOf(ADMIN)).toMatchObject({ publish: null });
  await client.call('deleteAssistants', { assistantGuids: [assistantGuid] });
});

test('QS-1: whoever has deleted all assistants is told that they can be had back', async () => {
  const admin = 'admin@trial.test';
  const client = server.client(admin);
  const { assistants } = await client.call('getAssistants');
  const all = { assistantGuids: assistants.map(({ assistantGuid }) => assistantGuid) };
  expect(await gapsOf(admin)).toMatchObject({ create: null });
  await client.call('deleteAssistants', all);
  expect(await gapsOf(admin)).toMatchObject({ create: 'onlyDeleted' });
  await client.call('restoreAssistants', all);
  expect(await gapsOf(admin)).toMatchObject({ create: null, publish: 'paused' });
});

test('QS-1: a question in the test chat of a draft counts as tried', async () => {
  const admin = 'admin@trial.test';
  const client = server.client(admin);
  const assistantGuid = randomUUID();
  await client.call('createAssistant', { name: 'Buoy', assistantGuid });
  expect(await gapsOf(admin)).toMatchObject({ test: 'notAsked' });
  const { draft } = await client.call('getAssistantDraft', { assistantGuid });
  const question = { ...messageWith('Open?'), assistantGuid, draft, history: [] };
  const reading = readAll(client.stream('testAssistant', question));
  (await engine.next()).finish('Yes.');
  await reading;
  expect(await gapsOf(admin)).toMatchObject({ test: null });
});

test('QS-1: the limits are seen once an administrator of the organisation opened them', async () => {
  expect(await gapsOf(ADMIN)).toMatchObject({ plan: 'limitsNotSeen' });
  await server.client(ADMIN).call('getSubscriptionStatus');
  expect(await gapsOf(ADMIN)).toMatchObject({ plan: 'limitsNotSeen' });
  await server.client(ADMIN).call('markLimitsSeen');
  await server.client(ADMIN).call('markLimitsSeen');
  expect(await gapsOf(ADMIN)).toMatchObject({ plan: null });
  expect(await gapsOf('admin@trial.test')).toMatchObject({ plan: 'limitsNotSeen' });
});

test('QS-1: what another organisation did counts for it alone', async () => {
  expect(await gapsOf('admin@acme.test')).toMatchObject({
    create: null,
    data: null,
    invite: null,
  });
  expect(await gapsOf('admin@trial.test')).toMatchObject({ invite: 'nobodyInvited' });
});

test.each([
  ['shop.test', 'https://shop.test', true],
  ['shop.test', 'http://shop.test', false],
  ['shop.test', 'https://shop.test:8443', false],
  ['shop.test:*', 'https://shop.test:8443', true],
  ['*.shop.test', 'https://eu.shop.test', true],
  ['*.shop.test', 'https://shop.test', false],
  ['*.shop.test', 'https://evilshop.test', false],
  ['http://localhost:*', 'http://localhost:4002', true],
  ['http://localhost:*', 'http://127.0.0.1:4002', false],
  ['http://shop.test', 'https://shop.test', true],
  ["'none'; shop.test", 'https://shop.test', false],
])('WG-4: %j lets the widget stand on %s: %s', (source, site, expected) => {
  expect(allowsSite([source], new URL(site), 'http://localhost:4000')).toBe(expected);
});
