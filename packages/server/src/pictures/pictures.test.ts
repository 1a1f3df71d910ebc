import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@parley/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cleanUp } from '../database/cleanUp.ts';
import { ADMIN, AGENT, portrait } from '../testing/callCases.ts';
import { createScriptedEngine } from '../testing/scriptedEngine.ts';
import { refusalOf, startTestServer, type TestServer } from '../testing/testServer.ts';
import { PICTURES_LIMIT } from './pictures.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ engine: createScriptedEngine() });
});
afterAll(() => server.close());

const admin = () => server.client(ADMIN);

test('AS-2: pictures that were replaced, or never saved, go after a day; those in use stay', async () => {
  const assistantGuid = randomUUID();
  await admin().call('createAssistant', { name: 'Portrait gallery', assistantGuid });
  const upload = async () =>
    (await admin().call('uploadAssistantAvatar', { assistantGuid, file: await portrait() })).avatarUrl;
  async function save(avatarUrl: string): Promise<number> {
    const { draft, version: base } = await admin().call('getAssistantDraft', { assistantGuid });
    const saved = { assistantGuid, base, draft: { ...draft, avatarUrl } };
    return (await admin().call('saveAssistantDraft', saved)).version;
  }

  const [replaced, published, drafted, neverSaved] = [
    await upload(),
    await upload(),
    await upload(),
    await upload(),
  ];
  await save(replaced);
  await admin().call('publishAssistant', { assistantGuid, version: await save(published) });
  await save(drafted);

  const isKept = async (url: string) => (await fetch(server.origin + url)).status === 200;
  await cleanUp(server.database, server.clock);
  expect(await isKept(neverSaved)).toBe(true);
  server.clock.advance(DAY_MS + 1);
  await cleanUp(server.database, server.clock);
  expect(await isKept(published)).toBe(true);
  expect(await isKept(drafted)).toBe(true);
  expect(await isKept(replaced)).toBe(false);
  expect(await isKept(neverSaved)).toBe(false);
});

test('SEC: one user has so many pictures decoded in an hour, whether they are any or not, and others theirs', async () => {
  const agent = server.client(AGENT);
  const broken = new File(['no picture'], 'broken.png');
  for (let sent = 0; sent < PICTURES_LIMIT.max; sent += 1) {
    expect((await refusalOf(agent.call('uploadAvatar', { file: broken }))).status).toBe(422);
  }
  const file = await portrait();
  const refused = await refusalOf(agent.call('uploadAvatar', { file }));
  expect(refused).toMatchObject({ status: 429, code: 'too_many_requests' });
  expect(refused.retryAfter).toBeGreaterThan(0);
  expect((await admin().call('uploadAvatar', { file })).avatarUrl).toMatch(/^\/pictures\//);
  server.clock.advance(PICTURES_LIMIT.windowSeconds * 1000);
  expect((await agent.call('uploadAvatar', { file })).avatarUrl).toMatch(/^\/pictures\//);
});
