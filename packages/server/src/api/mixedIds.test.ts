import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOST_PAGE_ASSISTANT } from '../seed/demo.ts';
import { ADMIN, OTHER_ADMIN } from '../testing/callCases.ts';
import { refusalOf, startTestServer, type TestServer } from '../testing/testServer.ts';

let server: TestServer;
/** An assistant, a user and a file of the organisation that calls; the others are of another one. */
const own = { assistantGuid: randomUUID(), userId: '', dataFileGuid: randomUUID() };
const theirs = { assistantGuid: HOST_PAGE_ASSISTANT, userId: '', dataFileGuid: randomUUID() };

const caller = () => server.client(OTHER_ADMIN);
const file = () => new File(['Words.'], 'words.txt');

beforeAll(async () => {
  server = await startTestServer();
  await caller().call('createAssistant', { name: 'Own', assistantGuid: own.assistantGuid });
  await caller().call('uploadDataFile', { ...own, file: file() });
  await server.client(ADMIN).call('uploadDataFile', { ...theirs, file: file() });
  const { rows } = await server.client(ADMIN).call('getUsers', { search: 'nobody@acme.test' });
  theirs.userId = rows[0]?.userId ?? '';
  const { sent } = await caller().call('inviteUsers', {
    invitationGuid: randomUUID(),
    emails: ['mixed@newco.test'],
    role: 'user',
  });
  own.userId = sent[0]?.userId ?? '';
});
afterAll(() => server.close());

/** Calls that name something of the caller's organisation beside something of another. */
const mixed: Record<string, () => Promise<unknown>> = {
  changeUserRole: () => caller().call('changeUserRole', { userIds: userIds(), role: 'admin' }),
  activateUsers: () => caller().call('activateUsers', { userIds: userIds() }),
  deactivateUsers: () => caller().call('deactivateUsers', { userIds: userIds() }),
  resendInvitations: () =>
    caller().call('resendInvitations', { invitationGuid: randomUUID(), userIds: userIds() }),
  setUserAssistants: () =>
    caller().call('setUserAssistants', { userId: own.userId, assistantGuids: assistantGuids() }),
  inviteUsers: () =>
    caller().call('inviteUsers', {
      invitationGuid: randomUUID(),
      emails: ['other@newco.test'],
      role: 'user',
      assistantGuids: assistantGuids(),
    }),
};

const userIds = () => [own.userId, theirs.userId];
const assistantGuids = () => [own.assistantGuid, theirs.assistantGuid];

describe('T5: own ids beside those of another organisation', () => {
  test.each(Object.keys(mixed))('%s is refused, and changes nothing of either', async (name) => {
    const before = await standing();
    expect(await refusalOf(mixed[name]?.() ?? Promise.resolve())).toMatchObject({ status: 404 });
    expect(await standing()).toEqual(before);
  });

  test('removeUsers removes those of its own, and says the same as of ids that nobody has', async () => {
    const others = () => server.client(ADMIN).call('getUsers', { search: 'nobody@acme.test' });
    const before = await others();
    const remove = async (other: string) => {
      const emails = [`${randomUUID()}@newco.test`];
      const { sent } = await caller().call('inviteUsers', {
        invitationGuid: randomUUID(),
        emails,
        role: 'user',
      });
      const userId = sent[0]?.userId ?? '';
      const reply = await caller().call('removeUsers', { userIds: [other, userId] });
      return reply.userIds.map((id) => (id === userId ? 'own' : 'other'));
    };
    expect(await remove(randomUUID())).toEqual(['own']);
    expect(await remove(theirs.userId)).toEqual(['own']);
    for (const other of [randomUUID(), theirs.userId]) {
      const alone = caller().call('removeUsers', { userIds: [other] });
      expect(await refusalOf(alone)).toMatchObject({ status: 404, code: 'not_found' });
    }
    expect(await others()).toEqual(before);
  });

  test.each(['pauseAssistants', 'resumeAssistants', 'deleteAssistants'] as const)(
    '%s leaves those of another organisation as they are',
    async (name) => {
      const before = await theirAssistant();
      await caller()
        .call(name, { assistantGuids: assistantGuids() })
        .catch(() => undefined);
      expect(await theirAssistant()).toEqual(before);
    },
  );

  test('an id that another organisation has given a file or an assistant is taken, and stays theirs', async () => {
    const assistantGuid = randomUUID();
    await caller().call('createAssistant', { name: 'Second', assistantGuid });
    const { dataFileGuid } = theirs;
    const sending = caller().call('uploadDataFile', { assistantGuid, dataFileGuid, file: file() });
    expect((await refusalOf(sending)).status).toBe(409);
    const newAssistantGuid = theirs.assistantGuid;
    const copying = caller().call('duplicateAssistant', { assistantGuid, newAssistantGuid });
    expect((await refusalOf(copying)).status).toBe(409);
    expect((await caller().call('getDataFiles', { assistantGuid })).dataFiles).toEqual([]);
  });

  test('a draft keeps no user of another organisation', async () => {
    const assistantGuid = randomUUID();
    await caller().call('createAssistant', { name: 'Third', assistantGuid });
    const { draft, version } = await caller().call('getAssistantDraft', { assistantGuid });
    const chosen = { ...draft, audience: 'chosen' as const, userIds: userIds() };
    await caller().call('saveAssistantDraft', { assistantGuid, base: version, draft: chosen });
    expect((await caller().call('getAssistantDraft', { assistantGuid })).draft.userIds).toEqual([own.userId]);
  });

  test('filters of conversations find nothing of another organisation', async () => {
    for (const filter of [{ assistantGuid: theirs.assistantGuid }, { userId: theirs.userId }]) {
      expect((await caller().call('getConversations', filter)).total).toBe(0);
      const { content } = await caller().download('exportConversations', { ...filter, type: 'json' });
      expect(JSON.parse(await content.text())).toEqual([]);
    }
  });
});

/** Everybody of both organisations, as their administrators see them. */
async function standing() {
  const [ours, others] = await Promise.all([
    caller().call('getUsers', { search: '@newco.test' }),
    server.client(ADMIN).call('getUsers', { search: 'nobody@acme.test' }),
  ]);
  return { ours, others };
}

async function theirAssistant() {
  const { assistants } = await server.client(ADMIN).call('getAssistants');
  return assistants.find(({ assistantGuid }) => assistantGuid === theirs.assistantGuid);
}
