import { randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { ASSISTANT_NAME_MAX_LENGTH, type AssistantDraft, DAY_MS } from '@parley/model';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { assistants, dataFiles as files, organisations } from '../database/schema.ts';
import { HOST_PAGE_ASSISTANT } from '../seed/demo.ts';
import { assistantEditor, startWithRoom } from '../testing/assistantEditor.ts';
import { ADMIN, AGENT, OTHER_ADMIN, WITHOUT_ACCESS } from '../testing/callCases.ts';
import { refusalOf, type TestServer } from '../testing/testServer.ts';
import { createAssistantDeletion } from './assistantDeletion.ts';
import { assistantsOf } from './assistantsOf.ts';

const OTHER_EDITOR = 'google@acme.test';
let server: TestServer;
beforeAll(async () => {
  server = await startWithRoom();
});
afterAll(() => server.close());

const { admin, drafted, save, publish, ...editor } = assistantEditor(() => server);
const namesOf = async (email: string) =>
  (await server.client(email).call('getAssistants')).assistants.map(({ name }) => name);

async function make(name: string, changes: Partial<AssistantDraft<number>> = {}): Promise<string> {
  const assistantGuid = await editor.make(name);
  await save(assistantGuid, changes);
  return assistantGuid;
}

test('FA-1: a repeated creation takes over what was changed meanwhile, until somebody edits', async () => {
  const assistantGuid = randomUUID();
  const create = (name: string) =>
    admin().call('createAssistant', { name, assistantGuid, welcomeMessage: `This is ${name}.` });
  await create('Sloop');
  expect(await create('Ketch')).toMatchObject({ name: 'Ketch', welcomeMessage: 'This is Ketch.' });
  const { draft, version } = await drafted(assistantGuid);
  expect({ name: draft.name, version }).toEqual({ name: 'Ketch', version: 1 });
  await admin().call('saveAssistantDraft', { assistantGuid, base: 1, draft: { ...draft, name: 'Yawl' } });
  await create('Ketch');
  expect((await drafted(assistantGuid)).draft.name).toBe('Yawl');
  expect((await namesOf(ADMIN)).filter((name) => /Sloop|Ketch|Yawl/.test(name))).toEqual(['Yawl']);
  await admin().call('deleteAssistants', { assistantGuids: [assistantGuid] });
});

test('AS-1: who asks at once how many assistants are deleted shares one read', async () => {
  const [organisation] = await server.database.db.select().from(organisations).limit(1);
  const { count } = createAssistantDeletion(server.database, server.clock);
  const queries = vi.spyOn(PGlite.prototype, 'query');
  await Promise.all(Array.from({ length: 30 }, () => count(organisation?.id ?? '')));
  const sent = queries.mock.calls.filter(([text]) => text.includes('"deleted_at" is not null'));
  queries.mockRestore();
  expect(sent).toHaveLength(1);
});

describe('AS-4: draft and published version', () => {
  test('are apart: nobody sees a saved draft before it is published', async () => {
    const assistantGuid = await make('Harbour guide', { welcomeMessage: 'Ahoy!' });
    expect(await namesOf(WITHOUT_ACCESS)).not.toContain('Harbour guide');
    await publish(assistantGuid);
    expect(await namesOf(WITHOUT_ACCESS)).toContain('Harbour guide');

    const { draft, version } = await drafted(assistantGuid);
    const changed = { ...draft, name: 'Pier guide', temperature: 0.7 };
    await admin().call('saveAssistantDraft', { assistantGuid, base: version, draft: changed });
    const seen = () => server.client(WITHOUT_ACCESS).call('getAssistant', { assistantGuid });
    expect((await seen()).name).toBe('Harbour guide');
    const edited = await drafted(assistantGuid);
    expect(edited.draft).toEqual(changed);
    expect(edited.published).toEqual(draft);
    expect(edited).toMatchObject({ savedBy: 'Acme Admin', savedByCaller: true });
    await publish(assistantGuid);
    expect((await seen()).name).toBe('Pier guide');
    expect((await drafted(assistantGuid)).published).toEqual(changed);
  });

  test('the list marks what was changed since it was published, and not what was changed back', async () => {
    const assistantGuid = await make('Ferry guide');
    const marked = async (email = ADMIN) => {
      const { assistants } = await server.client(email).call('getAssistants');
      return assistants.find((each) => each.assistantGuid === assistantGuid)?.unpublishedChanges;
    };
    const save = async (changes: Partial<AssistantDraft<number>>) => {
      const { draft, version: base } = await drafted(assistantGuid);
      await admin().call('saveAssistantDraft', { assistantGuid, base, draft: { ...draft, ...changes } });
    };
    expect(await marked()).toBe(false);
    await publish(assistantGuid);
    expect(await marked()).toBe(false);

    for (const changes of [{ name: 'Boat guide' }, { description: 'Timetables' }, { temperature: 0.7 }]) {
      const { published } = await drafted(assistantGuid);
      await save(changes);
      expect(await marked()).toBe(true);
      expect(await marked(WITHOUT_ACCESS)).toBe(false);
      await save(published ?? {});
      expect(await marked()).toBe(false);
    }

    await save({ name: 'Boat guide' });
    await publish(assistantGuid);
    expect(await marked()).toBe(false);
  });

  test('AS-1: the list names what was renamed as people meet it, and says its new name to administrators', async () => {
    const assistantGuid = await make('Buoy guide');
    const listed = async (email = ADMIN) =>
      (await server.client(email).call('getAssistants')).assistants.find(
        (each) => each.assistantGuid === assistantGuid,
      );
    const rename = async (name: string) => {
      const { draft, version: base } = await drafted(assistantGuid);
      await admin().call('saveAssistantDraft', { assistantGuid, base, draft: { ...draft, name } });
    };
    // Nobody else knows it before it is published, so it has one name.
    await rename('Beacon guide');
    expect(await listed()).toMatchObject({ name: 'Beacon guide', draftName: null });
    await publish(assistantGuid);
    await rename('Light guide');
    expect(await listed()).toMatchObject({ name: 'Beacon guide', draftName: 'Light guide' });
    expect(await listed(WITHOUT_ACCESS)).toMatchObject({ name: 'Beacon guide', draftName: null });
    await publish(assistantGuid);
    expect(await listed()).toMatchObject({ name: 'Light guide', draftName: null });
  });

  test('the list says for whom each is: as published, or as its first publication makes it', async () => {
    const assistantGuid = await make('Quay guide');
    const listed = async () =>
      (await admin().call('getAssistants')).assistants.find((each) => each.assistantGuid === assistantGuid);
    expect(await listed()).toMatchObject({ status: 'draft', audience: 'everyone' });
    await publish(assistantGuid);
    const { draft, version } = await drafted(assistantGuid);
    const chosen = { ...draft, audience: 'chosen' as const };
    await admin().call('saveAssistantDraft', { assistantGuid, base: version, draft: chosen });
    expect(await listed()).toMatchObject({ audience: 'everyone' });
    await publish(assistantGuid);
    expect(await listed()).toMatchObject({ status: 'published', audience: 'chosen' });
  });

  test('every field comes back as it was saved', async () => {
    const { users } = await drafted(HOST_PAGE_ASSISTANT);
    const whole: AssistantDraft<number> = {
      name: 'Every field',
      description: 'All of it',
      avatarUrl: null,
      language: 'pl',
      model: '',
      temperature: 0.3,
      instructions: 'ß\u0001'.repeat(16_384),
      fallbackMessage: 'Ask the desk.',
      welcomeMessage: 'Hello',
      starterQuestions: ['One?', 'Two?'],
      citations: false,
      feedback: false,
      placeholder: 'Type',
      disclaimer: 'Careful',
      audience: 'chosen',
      userIds: users.filter(({ email }) => email === AGENT).map(({ userId }) => userId),
      rateLimit: { max: 3, windowSeconds: 90, message: 'Slowly.' },
      allowedDomains: ['*.harbour.test', 'http://localhost:*'],
      widget: {
        position: 'bottom-start',
        size: 'large',
        theme: 'dark',
        color: '#0f766e',
        textColor: '#fefefe',
        launcherLabel: 'Ask',
        autoOpenSeconds: 12,
      },
    };
    const assistantGuid = await make('Every field', whole);
    expect((await drafted(assistantGuid)).draft).toEqual(whole);
    await publish(assistantGuid);
    expect((await drafted(assistantGuid)).published).toEqual(whole);
    expect(await namesOf(AGENT)).toContain('Every field');
    expect(await namesOf(WITHOUT_ACCESS)).not.toContain('Every field');
  });

  test('a save over a newer version is 409, and changes nothing', async () => {
    const assistantGuid = await make('Two editors');
    const { draft, version } = await drafted(assistantGuid);
    const theirs = { ...draft, description: 'Theirs' };
    await server
      .client(OTHER_EDITOR)
      .call('saveAssistantDraft', { assistantGuid, base: version, draft: theirs });
    const mine = { assistantGuid, base: version, draft: { ...draft, description: 'Mine' } };
    expect(await refusalOf(admin().call('saveAssistantDraft', mine))).toMatchObject({
      status: 409,
      code: 'newer_version',
    });
    const publication = admin().call('publishAssistant', { assistantGuid, version });
    expect((await refusalOf(publication)).status).toBe(409);
    const now = await drafted(assistantGuid);
    expect(now).toMatchObject({ draft: theirs, savedBy: 'Acme External Admin', version: version + 1 });
  });

  test('of two saves at the same time one wins', async () => {
    const assistantGuid = await make('A race');
    const { draft, version } = await drafted(assistantGuid);
    const save = () => admin().call('saveAssistantDraft', { assistantGuid, base: version, draft });
    const ends = await Promise.allSettled([save(), save()]);
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('going back drops what was not published', async () => {
    const assistantGuid = await make('There and back');
    const { version } = await drafted(assistantGuid);
    const back = (base: number) => admin().call('revertAssistant', { assistantGuid, base });
    expect(await refusalOf(back(version))).toMatchObject({ status: 409, code: 'not_published' });
    await publish(assistantGuid);
    const { draft } = await drafted(assistantGuid);
    await admin().call('saveAssistantDraft', {
      assistantGuid,
      base: version,
      draft: { ...draft, name: 'Away' },
    });
    expect(await back(version + 1)).toEqual({ version: version + 2, draft });
    expect((await drafted(assistantGuid)).draft.name).toBe('There and back');
  });

  test('AS-2: of an address as it was pasted, its origin is allowed', async () => {
    const assistantGuid = await make('Pasted');
    const { draft, version } = await drafted(assistantGuid);
    const allowedDomains = ['http://localhost:4713/page', 'https://Shop.example.com/a?b#c'];
    await admin().call('saveAssistantDraft', {
      assistantGuid,
      base: version,
      draft: { ...draft, allowedDomains },
    });
    expect((await drafted(assistantGuid)).draft.allowedDomains).toEqual([
      'http://localhost:4713',
      'shop.example.com',
    ]);
  });

  test('refusals name each field', async () => {
    const assistantGuid = await make('Wrong');
    const { draft, version } = await drafted(assistantGuid);
    const wrong = { ...draft, name: ' ', allowedDomains: ['a b'], rateLimit: { ...draft.rateLimit, max: 0 } };
    const refusal = await refusalOf(
      admin().call('saveAssistantDraft', { assistantGuid, base: version, draft: wrong }),
    );
    expect(refusal.status).toBe(422);
    expect(Object.keys(refusal.fields)).toEqual([
      'draft.name',
      'draft.rateLimit.max',
      'draft.allowedDomains.0',
    ]);
  });
});

describe('AS-1: actions of the list', () => {
  test('a paused assistant answers nobody until it is resumed; a draft stays one', async () => {
    const running = await make('Runs');
    const draft = await make('Not yet');
    await publish(running);
    const several = { assistantGuids: [running, draft] };
    const statuses = async () => [(await drafted(running)).status, (await drafted(draft)).status];
    await admin().call('pauseAssistants', several);
    expect(await statuses()).toEqual(['paused', 'draft']);
    expect(await namesOf(WITHOUT_ACCESS)).not.toContain('Runs');
    await admin().call('resumeAssistants', several);
    expect(await statuses()).toEqual(['published', 'draft']);
    await admin().call('deleteAssistants', several);
    expect(await namesOf(ADMIN)).not.toContain('Runs');
    expect((await refusalOf(admin().call('deleteAssistants', several))).status).toBe(404);
  });

  test('pausing and resuming leave when the content was updated', async () => {
    const assistantGuid = await make('Keeps its day');
    await publish(assistantGuid);
    const updated = async () =>
      (await admin().call('getAssistants')).assistants.find(
        (listed) => listed.assistantGuid === assistantGuid,
      )?.updatedAt;
    const before = await updated();
    expect(before).toBeDefined();
    server.clock.advance(DAY_MS);
    await admin().call('pauseAssistants', { assistantGuids: [assistantGuid] });
    expect(await updated()).toBe(before);
    await admin().call('resumeAssistants', { assistantGuids: [assistantGuid] });
    expect(await updated()).toBe(before);
    await admin().call('deleteAssistants', { assistantGuids: [assistantGuid] });
  });

  test('a duplicate is a draft with the same content and files, made once', async () => {
    const newAssistantGuid = randomUUID();
    const once = { assistantGuid: HOST_PAGE_ASSISTANT, newAssistantGuid };
    const copy = await admin().call('duplicateAssistant', once);
    expect(copy).toEqual({ assistantGuid: newAssistantGuid, name: 'Nordlicht shop assistant (2)' });
    expect(await admin().call('duplicateAssistant', once)).toEqual(copy);
    const original = await drafted(HOST_PAGE_ASSISTANT);
    const edited = await drafted(newAssistantGuid);
    expect(edited.draft).toEqual({ ...original.draft, name: copy.name });
    expect([edited.status, edited.published]).toEqual(['draft', null]);
    const files = async (assistantGuid: string) =>
      (await admin().call('getDataFiles', { assistantGuid })).dataFiles.map(({ name }) => name).sort();
    expect(await files(newAssistantGuid)).toEqual(await files(HOST_PAGE_ASSISTANT));
    await admin().call('deleteAssistants', { assistantGuids: [newAssistantGuid] });
  });

  test('the name of a duplicate has room for its number, and ends with a whole character', async () => {
    const name = `${'x'.repeat(ASSISTANT_NAME_MAX_LENGTH - 5)}\u{1f469}\u200d\u{1f680}`;
    const assistantGuid = await make(name);
    const newAssistantGuid = randomUUID();
    const copy = await admin().call('duplicateAssistant', { assistantGuid, newAssistantGuid });
    expect(copy.name).toBe(`${'x'.repeat(ASSISTANT_NAME_MAX_LENGTH - 5)} (2)`);
    await admin().call('deleteAssistants', { assistantGuids: [assistantGuid, newAssistantGuid] });
  });

  test('WZ-1: the wizard makes another assistant where the first one was deleted', async () => {
    const newco = server.client(OTHER_ADMIN);
    const make = async () => {
      const { assistantGuid } = await newco.call('getWizardProgress');
      await newco.call('createAssistant', { assistantGuid, name: 'First' });
      return assistantGuid;
    };
    const first = await make();
    expect(await make()).toBe(first);
    await newco.call('deleteAssistants', { assistantGuids: [first] });
    const second = await make();
    expect(second).not.toBe(first);
    await newco.call('deleteAssistants', { assistantGuids: [second] });
    const third = await make();
    expect([first, second]).not.toContain(third);
    await newco.call('deleteAssistants', { assistantGuids: [third] });
  });

  test('what is exported can be imported, elsewhere too; what is wrong is named', async () => {
    const assistantGuid = await make('Travels', {
      instructions: 'Be kind.',
      starterQuestions: ['Where to?'],
    });
    const { name, content } = await admin().download('exportAssistant', { assistantGuid });
    expect(name).toBe('Travels.json');
    const exported = JSON.parse(await content.text());
    expect(exported.withoutFiles).toEqual([]);
    // Its data files stay here, and are named, but for those that could not be read.
    const { dataFiles } = await admin().call('getDataFiles', { assistantGuid: HOST_PAGE_ASSISTANT });
    const [unreadable, ...readable] = dataFiles;
    if (!unreadable) throw new Error('There is no data file.');
    const { db } = server.database;
    const set = (status: 'failed' | 'ready') =>
      db.update(files).set({ status }).where(eq(files.id, unreadable.dataFileGuid));
    await set('failed');
    const shop = await admin().download('exportAssistant', { assistantGuid: HOST_PAGE_ASSISTANT });
    await set('ready');
    expect(JSON.parse(await shop.content.text()).withoutFiles.toSorted()).toEqual(
      readable.map((file) => file.name).toSorted(),
    );
    const copy = randomUUID();
    const other = server.client(OTHER_ADMIN);
    await other.call('importAssistant', { exported, assistantGuid: copy });
    const { draft, status } = await other.call('getAssistantDraft', { assistantGuid: copy });
    expect(status).toBe('draft');
    expect(draft).toEqual((await drafted(assistantGuid)).draft);
    // Beside its original it is told apart as a duplicate is.
    const twin = await admin().call('importAssistant', { exported, assistantGuid: randomUUID() });
    expect(twin.name).toBe('Travels (2)');
    await admin().call('deleteAssistants', { assistantGuids: [twin.assistantGuid] });
    const newer = { ...exported, version: 2 };
    const refusal = await refusalOf(
      other.call('importAssistant', { exported: newer, assistantGuid: randomUUID() }),
    );
    expect([refusal.status, Object.keys(refusal.fields)]).toEqual([422, ['exported.version']]);
    const long = { ...exported, assistant: { ...exported.assistant, name: 'n'.repeat(500) } };
    const tooLong = { exported: long, assistantGuid: randomUUID() };
    expect((await refusalOf(other.call('importAssistant', tooLong))).text).toBe(
      'The name may have at most 256 characters.',
    );
  });

  test('the limit of the plan holds for several at the same time', async () => {
    const { db } = server.database;
    const [acme] = await db.select().from(assistants).where(eq(assistants.id, HOST_PAGE_ASSISTANT));
    const organisationId = acme?.organisationId ?? '';
    const count = await db.$count(assistants, assistantsOf(organisationId));
    await db
      .update(organisations)
      .set({ assistantLimit: count + 1 })
      .where(eq(organisations.id, organisationId));
    const create = () => admin().call('createAssistant', { name: 'Last one', assistantGuid: randomUUID() });
    const ends = await Promise.allSettled([create(), create(), create()]);
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await refusalOf(create())).toMatchObject({ status: 422, code: 'assistant_limit' });
  });
});
