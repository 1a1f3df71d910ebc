import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { ASSISTANT_VERSIONS_MAX_COUNT, type AssistantDraft, DAY_MS } from '@parley/model';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cleanUp } from '../database/cleanUp.ts';
import * as schema from '../database/schema.ts';
import { inPackage } from '../packageFolder.ts';
import { HOST_PAGE_ASSISTANT } from '../seed/demo.ts';
import { assistantEditor, startWithRoom } from '../testing/assistantEditor.ts';
import { ADMIN, AGENT, portrait } from '../testing/callCases.ts';
import { refusalOf, type TestServer } from '../testing/testServer.ts';
import { columnsDraftOf } from './draftOf.ts';

const OTHER_EDITOR = 'google@acme.test';
let server: TestServer;
beforeAll(async () => {
  server = await startWithRoom();
});
afterAll(() => server.close());

const { admin, drafted, make, save, ...editor } = assistantEditor(() => server);
const versionsOf = async (assistantGuid: string) =>
  (await admin().call('getAssistantVersions', { assistantGuid })).versions;
const contentOf = async (assistantGuid: string, number: number) =>
  (await admin().call('getAssistantVersion', { assistantGuid, number })).draft;

async function publish(assistantGuid: string, changes: Partial<AssistantDraft<number>> = {}, by = ADMIN) {
  await save(assistantGuid, changes);
  await editor.publish(assistantGuid, by);
}

describe('AS-4: published versions', () => {
  test('are kept with number, time, publisher and what changed, the newest first', async () => {
    const assistantGuid = await make('Lighthouse');
    expect(await versionsOf(assistantGuid)).toEqual([]);
    const first = server.clock.now().toISOString();
    await publish(assistantGuid, { welcomeMessage: 'One' });
    server.clock.advance(DAY_MS);
    await publish(assistantGuid, { welcomeMessage: 'Two' }, OTHER_EDITOR);
    expect(await versionsOf(assistantGuid)).toEqual([
      {
        number: 2,
        publishedAt: server.clock.now().toISOString(),
        publishedBy: 'Acme External Admin',
        current: true,
        changed: ['welcomeMessage'],
      },
      { number: 1, publishedAt: first, publishedBy: 'Acme Admin', current: false, changed: null },
    ]);
    const { published } = await drafted(assistantGuid);
    expect(await contentOf(assistantGuid, 2)).toEqual(published);
    expect(await contentOf(assistantGuid, 1)).toEqual({ ...published, welcomeMessage: 'One' });
    const missing = admin().call('getAssistantVersion', { assistantGuid, number: 3 });
    expect(await refusalOf(missing)).toMatchObject({ status: 404 });
  });

  test('are not made by publishing what is in force already', async () => {
    const assistantGuid = await make('Twice the same');
    await publish(assistantGuid);
    await publish(assistantGuid);
    expect(await versionsOf(assistantGuid)).toHaveLength(1);
  });

  test(`are the newest ${ASSISTANT_VERSIONS_MAX_COUNT}`, async () => {
    const assistantGuid = await make('Often published');
    for (let count = 1; count <= ASSISTANT_VERSIONS_MAX_COUNT + 2; count += 1) {
      await publish(assistantGuid, { description: `Version ${count}` });
    }
    const numbers = (await versionsOf(assistantGuid)).map(({ number }) => number);
    expect(numbers).toHaveLength(ASSISTANT_VERSIONS_MAX_COUNT);
    expect([numbers[0], numbers.at(-1)]).toEqual([ASSISTANT_VERSIONS_MAX_COUNT + 2, 3]);
    const gone = admin().call('getAssistantVersion', { assistantGuid, number: 2 });
    expect((await refusalOf(gone)).status).toBe(404);
  });

  test('come into the draft alone: what visitors get stays until it is published', async () => {
    const assistantGuid = await make('Buoy');
    await publish(assistantGuid, { welcomeMessage: 'One' });
    await publish(assistantGuid, { welcomeMessage: 'Two' });
    const base = await save(assistantGuid, { welcomeMessage: 'Three' });
    const restored = await admin().call('restoreAssistantVersion', { assistantGuid, number: 1, base });
    expect(restored).toMatchObject({ version: base + 1, draft: { welcomeMessage: 'One' } });
    expect(await drafted(assistantGuid)).toMatchObject({
      version: base + 1,
      draft: restored.draft,
      published: { welcomeMessage: 'Two' },
      savedBy: 'Acme Admin',
    });
    expect((await admin().call('getAssistant', { assistantGuid })).welcomeMessage).toBe('Two');
    await admin().call('publishAssistant', { assistantGuid, version: restored.version });
    expect((await admin().call('getAssistant', { assistantGuid })).welcomeMessage).toBe('One');
    expect((await versionsOf(assistantGuid)).map(({ number }) => number)).toEqual([3, 2, 1]);

    // The version in force gives the draft up.
    const changed = await save(assistantGuid, { welcomeMessage: 'Four' });
    await admin().call('restoreAssistantVersion', { assistantGuid, number: 3, base: changed });
    const { assistants } = await admin().call('getAssistants');
    expect(assistants.find((each) => each.assistantGuid === assistantGuid)?.unpublishedChanges).toBe(false);
  });

  test('are not restored over a draft that somebody saved since', async () => {
    const assistantGuid = await make('Two at the wheel');
    await publish(assistantGuid, { description: 'One' });
    const base = await save(assistantGuid, { description: 'Two' });
    await save(assistantGuid, { description: 'Three' });
    const restoring = admin().call('restoreAssistantVersion', { assistantGuid, number: 1, base });
    expect(await refusalOf(restoring)).toMatchObject({ status: 409, code: 'newer_version' });
    expect((await drafted(assistantGuid)).draft.description).toBe('Three');
  });

  test('name a publisher who was removed, and give nothing to users who were', async () => {
    const { sent } = await admin().call('inviteUsers', {
      invitationGuid: randomUUID(),
      emails: ['mate@acme.test'],
      role: 'admin',
    });
    const mateId = sent[0]?.userId ?? '';
    await server.database.db
      .update(schema.users)
      .set({ name: 'First Mate', status: 'active', subject: 'auth0|mate' })
      .where(eq(schema.users.id, mateId));
    const agentId = (await drafted(HOST_PAGE_ASSISTANT)).users.find(({ email }) => email === AGENT)?.userId;
    const assistantGuid = await make('Left behind');
    const userIds = [agentId ?? '', mateId].sort();
    await publish(assistantGuid, { audience: 'chosen', userIds }, 'mate@acme.test');
    expect((await contentOf(assistantGuid, 1)).userIds).toEqual(userIds);
    await admin().call('removeUsers', { userIds: [mateId] });
    expect(await versionsOf(assistantGuid)).toMatchObject([{ publishedBy: 'First Mate' }]);
    expect((await contentOf(assistantGuid, 1)).userIds).toEqual([agentId]);
    const { version: base } = await drafted(assistantGuid);
    const { draft } = await admin().call('restoreAssistantVersion', { assistantGuid, number: 1, base });
    expect(draft.userIds).toEqual([agentId]);
  });

  test('keep their picture, go with their assistant, and do not come along with a copy', async () => {
    const assistantGuid = await make('Figurehead');
    const { avatarUrl } = await admin().call('uploadAssistantAvatar', {
      assistantGuid,
      file: await portrait(),
    });
    await publish(assistantGuid, { avatarUrl });
    await publish(assistantGuid, { avatarUrl: null });
    const newAssistantGuid = randomUUID();
    await admin().call('duplicateAssistant', { assistantGuid, newAssistantGuid });
    expect(await versionsOf(newAssistantGuid)).toEqual([]);

    const isKept = async () => (await fetch(server.origin + avatarUrl)).status === 200;
    server.clock.advance(2 * DAY_MS);
    await cleanUp(server.database, server.clock);
    expect(await isKept()).toBe(true);
    await admin().call('deleteAssistants', { assistantGuids: [assistantGuid] });
    await cleanUp(server.database, server.clock);
    expect(await isKept()).toBe(true);
    await admin().call('purgeAssistants', { assistantGuids: [assistantGuid] });
    const { assistantVersions } = schema;
    const ofAssistant = eq(assistantVersions.assistantId, assistantGuid);
    expect(await server.database.db.$count(assistantVersions, ofAssistant)).toBe(0);
    await cleanUp(server.database, server.clock);
    expect(await isKept()).toBe(false);
  });

  test('of the demo differ from each other, and the newest is what is in force', async () => {
    const versions = await versionsOf(HOST_PAGE_ASSISTANT);
    expect(versions).toMatchObject([
      { number: 3, publishedBy: 'Acme Admin', current: true },
      { number: 2, publishedBy: 'Acme Admin' },
      { number: 1, publishedBy: 'Acme External Admin' },
    ]);
    const { published } = await drafted(HOST_PAGE_ASSISTANT);
    expect(await contentOf(HOST_PAGE_ASSISTANT, 3)).toEqual(published);
    expect((await contentOf(HOST_PAGE_ASSISTANT, 1)).name).toBe('Nordlicht assistant');
  });
});

test('CMD-4: a database of before gets what is in force as the first version, drafts none', async () => {
  const client = new PGlite();
  const folder = inPackage('migrations');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const run = async (names: string[]) => {
    for (const name of names) await client.exec(await readFile(new URL(name, `${folder}/`), 'utf8'));
  };
  const own = files.findIndex((name) => name.endsWith('_assistant_versions.sql'));
  await run(files.slice(0, own));
  const ids = { organisation: randomUUID(), user: randomUUID() };
  const [bare, full, draft] = [randomUUID(), randomUUID(), randomUUID()];
  await client.exec(`
    insert into organisations (id, name, support_email, billing_email, plan_guid, subscription_status,
      daily_message_limit, monthly_character_limit, assistant_limit, created_at)
    values ('${ids.organisation}', 'Old', 'a@old.test', 'a@old.test', '${randomUUID()}', 'active', 1, 1, 3, now());
    insert into users (id, organisation_id, email, name, role, status, created_at)
    values ('${ids.user}', '${ids.organisation}', 'a@old.test', 'Ann', 'user', 'active', now());
    insert into assistants (id, organisation_id, name, status, widget_key, created_at, updated_at) values
      ('${bare}', '${ids.organisation}', 'Bare', 'published', 'a', now(), now()),
      ('${draft}', '${ids.organisation}', 'Draft', 'draft', 'b', now(), now());
    insert into assistants (id, organisation_id, name, status, widget_key, temperature, rate_limit, widget,
      starter_questions, created_at, updated_at)
    values ('${full}', '${ids.organisation}', 'Full', 'paused', 'c', 0.7,
      '{"max": 3, "windowSeconds": 9, "message": "Wait"}', '{"position": "bottom-start", "size": "small",
      "color": "#000000", "textColor": "#ffffff", "launcherLabel": "Ask", "autoOpenSeconds": 4}',
      '["Why?"]', now(), now());
    insert into assistant_access (assistant_id, user_id) values ('${full}', '${ids.user}');
  `);
  await run(files.slice(own));
  const db = drizzle(client, { schema });
  const versions = await db.select().from(schema.assistantVersions);
  expect(versions.map(({ assistantId }) => assistantId).sort()).toEqual([bare, full].sort());
  for (const { content, assistantId, ...version } of versions) {
    const [row] = await db.select().from(schema.assistants).where(eq(schema.assistants.id, assistantId));
    expect(content).toEqual(row && columnsDraftOf(row, assistantId === full ? [ids.user] : []));
    expect(version).toEqual({ number: 1, publishedBy: null, publishedByName: null, publishedAt: null });
  }
  await client.close();
});
