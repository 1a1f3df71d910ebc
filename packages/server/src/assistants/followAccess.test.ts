import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assistantEditor, startWithRoom } from '../testing/assistantEditor.ts';
import { AGENT, WITHOUT_ACCESS } from '../testing/callCases.ts';
import { refusalOf, type TestServer } from '../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startWithRoom();
});
afterAll(() => server.close());

const { admin, drafted, make, save, publish } = assistantEditor(() => server);
const userOf = async (email: string) => {
  const { rows } = await admin().call('getUsers', { search: email });
  return rows[0] ?? expect.fail(`There is no ${email}.`);
};

/** A published assistant that is for the agent alone. */
async function makePublished(name: string): Promise<string> {
  const assistantGuid = await make(name);
  await save(assistantGuid, { audience: 'chosen', userIds: [(await userOf(AGENT)).userId] });
  await publish(assistantGuid);
  return assistantGuid;
}

/** Gives a user one assistant more, or one less, as the page of users does. */
async function change(email: string, assistantGuid: string, given: boolean): Promise<void> {
  const { userId, assistantGuids } = await userOf(email);
  const others = assistantGuids.filter((id) => id !== assistantGuid);
  await admin().call('setUserAssistants', {
    userId,
    assistantGuids: given ? [...others, assistantGuid] : others,
  });
}

const mayUse = async (email: string, assistantGuid: string) =>
  (await userOf(email)).assistantGuids.includes(assistantGuid);

describe('AS-4, US-1: publishing a draft', () => {
  test('takes from nobody what they were given meanwhile under Users, nor by their invitation', async () => {
    const assistantGuid = await makePublished('Harbour guide');
    await save(assistantGuid, { description: 'Tides and piers' });
    await change(WITHOUT_ACCESS, assistantGuid, true);
    const invitation = { emails: ['newcomer@acme.test'], role: 'user' as const };
    await admin().call('inviteUsers', {
      ...invitation,
      invitationGuid: randomUUID(),
      assistantGuids: [assistantGuid, assistantGuid],
    });
    const { draft, published } = await drafted(assistantGuid);
    expect(draft.userIds).toHaveLength(3);
    expect({ ...draft, description: published?.description }).toEqual(published);
    await publish(assistantGuid);
    for (const email of [AGENT, WITHOUT_ACCESS, 'newcomer@acme.test'])
      expect(await mayUse(email, assistantGuid)).toBe(true);
  });

  test('gives nobody back what was taken from them meanwhile under Users', async () => {
    const assistantGuid = await makePublished('Ferry guide');
    await save(assistantGuid, { description: 'Timetables' });
    await change(AGENT, assistantGuid, false);
    await publish(assistantGuid);
    expect(await mayUse(AGENT, assistantGuid)).toBe(false);
  });

  test('keeps what the draft decides of others, and is none where nothing else was changed', async () => {
    const assistantGuid = await makePublished('Pier guide');
    const { userId } = await userOf(WITHOUT_ACCESS);
    await save(assistantGuid, { userIds: [...(await drafted(assistantGuid)).draft.userIds, userId] });
    await change(AGENT, assistantGuid, false);
    expect((await drafted(assistantGuid)).draft.userIds).toEqual([userId]);
    await change(WITHOUT_ACCESS, assistantGuid, true);
    const { assistants } = await admin().call('getAssistants');
    expect(assistants.find((each) => each.assistantGuid === assistantGuid)?.unpublishedChanges).toBe(false);
  });
});

test('AS-4: whoever edits an assistant meanwhile is told that there is a newer version', async () => {
  const assistantGuid = await makePublished('Quay guide');
  const { draft, version: base } = await drafted(assistantGuid);
  await change(AGENT, assistantGuid, false);
  const late = admin().call('saveAssistantDraft', { assistantGuid, base, draft });
  expect(await refusalOf(late)).toMatchObject({ status: 409, code: 'newer_version' });
  const { version } = await drafted(assistantGuid);
  await change(AGENT, assistantGuid, false);
  expect((await drafted(assistantGuid)).version).toBe(version);
});
