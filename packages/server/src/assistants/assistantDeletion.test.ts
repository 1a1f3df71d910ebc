import { randomUUID } from 'node:crypto';
import { DAY_MS, DELETED_ASSISTANT_DAYS } from '@parley/model';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cleanUp } from '../database/cleanUp.ts';
import { assistants, dataFiles, messages, organisations, threads } from '../database/schema.ts';
import { HOST_PAGE_ASSISTANT } from '../seed/demo.ts';
import { ADMIN, AGENT, OTHER_ADMIN } from '../testing/callCases.ts';
import { messageWith, readAll, refusalOf, startTestServer, type TestServer } from '../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.database.db.update(organisations).set({ assistantLimit: 100 });
});
afterAll(() => server.close());

const admin = () => server.client(ADMIN);
const listed = async (email = ADMIN) =>
  (await server.client(email).call('getAssistants')).assistants.map(({ assistantGuid }) => assistantGuid);
const deleted = async () => (await admin().call('getDeletedAssistants')).assistants;
const deletedIds = async () => (await deleted()).map(({ assistantGuid }) => assistantGuid);
const statusOf = async (call: Promise<unknown>) => (await refusalOf(call)).status;

/** A published assistant of its own for each test, with files, that `AGENT` was given. */
async function make(): Promise<string> {
  const newAssistantGuid = randomUUID();
  await admin().call('duplicateAssistant', { assistantGuid: HOST_PAGE_ASSISTANT, newAssistantGuid });
  const { draft } = await admin().call('getAssistantDraft', { assistantGuid: newAssistantGuid });
  const given = { ...draft, audience: 'chosen' as const, userIds: [await userIdOf(AGENT)] };
  await admin().call('saveAssistantDraft', { assistantGuid: newAssistantGuid, base: 1, draft: given });
  await admin().call('publishAssistant', { assistantGuid: newAssistantGuid, version: 2 });
  return newAssistantGuid;
}

async function ask(assistantGuid: string): Promise<string> {
  const message = { ...messageWith('Where is the sun?'), assistantGuid };
  await readAll(server.client(AGENT).stream('sendMessage', message));
  return message.threadId;
}

describe('AS-1: a deleted assistant', () => {
  test('is gone for everybody and everything at once, and stands among the deleted ones', async () => {
    const assistantGuid = await make();
    const assistantGuids = [assistantGuid];
    const threadId = await ask(assistantGuid);
    const { dataFileCount = 0, conversationCount } =
      (await admin().call('getAssistants')).assistants.find((each) => each.assistantGuid === assistantGuid) ??
      {};
    const [file] = (await admin().call('getDataFiles', { assistantGuid })).dataFiles;
    await admin().call('deleteAssistants', { assistantGuids });

    expect(await listed()).not.toContain(assistantGuid);
    expect(await listed(AGENT)).not.toContain(assistantGuid);
    const agent = server.client(AGENT);
    const dataFileGuid = file?.dataFileGuid ?? '';
    const userId = await userIdOf(AGENT);
    const refused = [
      admin().call('getAssistant', { assistantGuid }),
      admin().call('getAssistantDraft', { assistantGuid }),
      admin().call('resumeAssistants', { assistantGuids }),
      admin().call('deleteAssistants', { assistantGuids }),
      admin().call('duplicateAssistant', { assistantGuid, newAssistantGuid: randomUUID() }),
      admin().call('getDataFilePassages', { dataFileGuid }),
      admin().call('getConversation', { threadId }),
      agent.call('getAssistant', { assistantGuid }),
      agent.call('getThread', { threadId }),
      admin().call('setUserAssistants', { userId, assistantGuids }),
    ].map(statusOf);
    expect(new Set(await Promise.all(refused))).toEqual(new Set([404]));
    const { rows } = await admin().call('getConversations', {});
    expect(rows.filter(({ assistant }) => assistant.assistantGuid === assistantGuid)).toEqual([]);
    const now = server.clock.now();
    expect(await deleted()).toContainEqual({
      assistantGuid,
      name: expect.any(String),
      avatarUrl: null,
      dataFileCount,
      conversationCount,
      deletedAt: now.toISOString(),
      deletedBy: 'Acme Admin',
      keptUntil: new Date(now.getTime() + DELETED_ASSISTANT_DAYS * DAY_MS).toISOString(),
    });
    expect((await admin().call('getAssistants')).deletedCount).toBe((await deleted()).length);
    expect((await agent.call('getAssistants')).deletedCount).toBe(0);
  });

  test('is had back paused, with its files, conversations and whom it was given to', async () => {
    const assistantGuid = await make();
    const assistantGuids = [assistantGuid];
    const threadId = await ask(assistantGuid);
    const before = await admin().call('getAssistantDraft', { assistantGuid });
    await admin().call('deleteAssistants', { assistantGuids });
    // What is given meanwhile takes nothing from a deleted one.
    await admin().call('setUserAssistants', { userId: await userIdOf(AGENT), assistantGuids: [] });
    await admin().call('restoreAssistants', { assistantGuids });
    // Once more, as after a lost reply.
    await admin().call('restoreAssistants', { assistantGuids });
    const after = await admin().call('getAssistantDraft', { assistantGuid });
    expect(after).toEqual({ ...before, status: 'paused' });
    expect(await deletedIds()).not.toContain(assistantGuid);
    expect(await listed(AGENT)).not.toContain(assistantGuid);
    await admin().call('resumeAssistants', { assistantGuids });
    expect((await server.client(AGENT).call('getThread', { threadId })).thread.id).toBe(threadId);
  });

  test('that was never published comes back as the draft that it was', async () => {
    const assistantGuid = randomUUID();
    await admin().call('createAssistant', { name: 'Sketch', assistantGuid });
    const several = { assistantGuids: [assistantGuid] };
    await admin().call('deleteAssistants', several);
    const again = admin().call('createAssistant', { name: 'Sketch', assistantGuid });
    expect(await statusOf(again)).toBe(409);
    await admin().call('restoreAssistants', several);
    const { status, published } = await admin().call('getAssistantDraft', { assistantGuid });
    expect([status, published]).toEqual(['draft', null]);
  });

  test('takes no place of the plan, and needs one to come back', async () => {
    const assistantGuid = await make();
    const assistantGuids = [assistantGuid];
    const { db } = server.database;
    const { length } = await listed();
    await db.update(organisations).set({ assistantLimit: length });
    await admin().call('deleteAssistants', { assistantGuids });
    await admin().call('createAssistant', { name: 'In its place', assistantGuid: randomUUID() });
    const restoring = () => admin().call('restoreAssistants', { assistantGuids });
    expect(await refusalOf(restoring())).toMatchObject({ status: 422, code: 'assistant_limit' });
    expect(await deletedIds()).toContain(assistantGuid);
    await db.update(organisations).set({ assistantLimit: length + 1 });
    await restoring();
    expect(await listed()).toHaveLength(length + 1);
    await db.update(organisations).set({ assistantLimit: 100 });
  });

  test('is deleted for good only after it was deleted, by its own organisation', async () => {
    const assistantGuid = await make();
    const assistantGuids = [assistantGuid];
    const { db } = server.database;
    await ask(assistantGuid);
    expect(await statusOf(admin().call('purgeAssistants', { assistantGuids }))).toBe(404);
    await admin().call('deleteAssistants', { assistantGuids });
    const other = server.client(OTHER_ADMIN);
    expect(await statusOf(other.call('purgeAssistants', { assistantGuids }))).toBe(404);
    expect(await statusOf(other.call('restoreAssistants', { assistantGuids }))).toBe(404);
    await admin().call('purgeAssistants', { assistantGuids });
    expect(await deletedIds()).not.toContain(assistantGuid);
    expect(await db.$count(assistants, eq(assistants.id, assistantGuid))).toBe(0);
    expect(await statusOf(admin().call('restoreAssistants', { assistantGuids }))).toBe(404);
  });

  test('goes for good with its files and conversations once its days are over', async () => {
    const assistantGuid = await make();
    const assistantGuids = [assistantGuid];
    const { db } = server.database;
    await admin().call('updateOrganisation', { conversationDays: 3650 });
    await ask(assistantGuid);
    await admin().call('deleteAssistants', { assistantGuids });
    server.clock.advance(DELETED_ASSISTANT_DAYS * DAY_MS);
    await cleanUp(server.database, server.clock);
    expect(await db.$count(threads, eq(threads.assistantId, assistantGuid))).toBeGreaterThan(0);
    server.clock.advance(1);
    await cleanUp(server.database, server.clock);
    expect(await db.$count(assistants, eq(assistants.id, assistantGuid))).toBe(0);
    expect(await db.$count(threads, eq(threads.assistantId, assistantGuid))).toBe(0);
    expect(await db.$count(dataFiles, eq(dataFiles.assistantId, assistantGuid))).toBe(0);
  });
});

test('AS-1: the widget of a deleted assistant is that of one that never was', async () => {
  const visitor = server.client({ clientId: randomUUID() });
  const assistantGuids = [HOST_PAGE_ASSISTANT];
  await visitor.call('getWidgetAssistant');
  await admin().call('deleteAssistants', { assistantGuids });
  expect(await statusOf(visitor.call('getWidgetAssistant'))).toBe(404);
  const frame = `${server.origin}/widget-chat/${HOST_PAGE_ASSISTANT}`;
  const unknown = `${server.origin}/widget-chat/${randomUUID()}`;
  const said = async (address: string) => {
    const reply = await fetch(address);
    return [reply.status, reply.headers.get('content-security-policy')];
  };
  expect(await said(frame)).toEqual(await said(unknown));
  await admin().call('restoreAssistants', { assistantGuids });
  expect(await statusOf(visitor.call('getWidgetAssistant'))).toBe(404);
  await admin().call('resumeAssistants', { assistantGuids });
  await visitor.call('getWidgetAssistant');
});

test('AS-6: the list counts the conversations of each assistant, and those that need care, for administrators', async () => {
  const assistantGuid = await make();
  const counted = async (email = ADMIN) => {
    const { assistants: all } = await server.client(email).call('getAssistants');
    const found = all.find((each) => each.assistantGuid === assistantGuid);
    return [found?.conversationCount, found?.careCount];
  };
  const [conversations = 0, care = 0] = await counted();
  const threadId = await ask(assistantGuid);
  const { db } = server.database;
  await db.update(messages).set({ uncertain: null }).where(eq(messages.threadId, threadId));
  expect(await counted()).toEqual([conversations + 1, care]);
  const { messages: said } = await admin().call('getConversation', { threadId });
  // Two answers of one conversation are one conversation.
  await db.update(messages).set({ uncertain: 'nothing' }).where(eq(messages.threadId, threadId));
  expect(said.length).toBeGreaterThan(1);
  expect(await counted()).toEqual([conversations + 1, care + 1]);
  const { total } = await admin().call('getConversations', { assistantGuid, outcome: 'needsCare' });
  expect(total).toBe(care + 1);
  await db.update(messages).set({ settled: true }).where(eq(messages.threadId, threadId));
  expect(await counted()).toEqual([conversations + 1, care]);
  expect(await counted(AGENT)).toEqual([0, 0]);
});

async function userIdOf(email: string): Promise<string> {
  const { rows } = await admin().call('getUsers', { search: email });
  return rows[0]?.userId ?? '';
}
