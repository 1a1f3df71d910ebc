import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, isNull, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Database, type Db, openDatabase } from '../database/database.ts';
import { openPassageVectors } from '../database/passageVectors.ts';
import { assistants, dataChunks, dataFiles } from '../database/schema.ts';
import { startEmbeddingQueue } from '../dataFiles/embeddingQueue.ts';
import { type ConceptFault, type ConceptServer, startConceptServer } from '../testing/conceptServer.ts';
import { freePorts } from '../testing/freePorts.ts';
import { PATIENCE } from '../testing/inPatience.ts';
import { startPostgres } from '../testing/postgres.ts';
import { kill, startProcess } from '../testing/serverProcess.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { messageWith, readAll, startTestServer, type TestServer, textOf } from '../testing/testServer.ts';
import { createEmbedder } from './embedder.ts';

const ADMIN = 'admin@acme.test';
/** This assistant's data files are about corporate orders and courses only. */
const ASSISTANT = 'a55150a0-0000-4000-8000-000000000003';
const OTHER_ADMIN = 'admin@trial.test';
/** Of another organisation; its files are a dentist's. */
const OTHER_ASSISTANT = 'a55150a0-0000-4000-8000-000000000011';

const RULES = 'Dogs are welcome on a lead.';
/** Of all files that tests upload. */
const FILE = 'rules.txt';
/** Has no word in common with the files. */
const IN_POLISH = 'Czy można zabrać psa?';

let concepts: ConceptServer;
let database: Database;
const servers: TestServer[] = [];

beforeAll(async () => {
  database = await openTestDatabase({ vectors: true, demo: true });
  await database.db.update(assistants).set({ rateLimit: { max: 1000, windowSeconds: 60, message: '' } });
});
afterAll(() => database.close());
beforeEach(async () => {
  concepts = await startConceptServer();
});
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
  await database.db.delete(dataFiles).where(eq(dataFiles.name, FILE));
  await concepts.close();
});

/** A server over the database of the test, which outlives it. */
async function start(model = 'concepts', isConnected = true): Promise<TestServer> {
  const server = await startTestServer({
    database: { ...database, close: async () => undefined },
    config: { embeddings: isConnected ? { ...concepts.config, model } : null },
  });
  servers.push(server);
  return server;
}

async function stop(server: TestServer): Promise<void> {
  servers.splice(servers.indexOf(server), 1);
  await server.close();
}

const soon = <T>(look: () => Promise<T>) => vi.waitFor(look, { timeout: PATIENCE, interval: 50 });

async function statusOf(server: TestServer, dataFileGuid: string, as = ADMIN, assistantGuid = ASSISTANT) {
  const { dataFiles: rows } = await server.client(as).call('getDataFiles', { assistantGuid });
  return rows.find((row) => row.dataFileGuid === dataFileGuid)?.status;
}

/** Uploads a file and waits until it is answered from, by its words at least. */
async function upload(
  server: TestServer,
  text: string,
  { as = ADMIN, assistantGuid = ASSISTANT } = {},
): Promise<string> {
  const dataFileGuid = randomUUID();
  const file = new File([text], FILE);
  await server.client(as).call('uploadDataFile', { assistantGuid, dataFileGuid, file });
  await soon(async () => expect(await statusOf(server, dataFileGuid, as, assistantGuid)).toBe('ready'));
  return dataFileGuid;
}

const rowOf = async (id: string) =>
  (await database.db.select().from(dataFiles).where(eq(dataFiles.id, id)))[0];
const untilEmbedded = (id: string, space = 'concepts (64)') =>
  soon(async () => expect((await rowOf(id))?.embeddedBy).toBe(space));
/** Until no server asks the model about a file that it has begun. */
const untilGivenBack = (id: string) => soon(async () => expect((await rowOf(id))?.leaseId).toBe(null));

async function countVectors(db: Db, of = sql`true`): Promise<number> {
  const [kept] = await db.select({ count: sql<number>`count(*)::int` }).from(sql`passage_vectors`).where(of);
  return kept?.count ?? 0;
}

const vectorsOf = (id: string) => countVectors(database.db, sql`data_file_id = ${id}`);

/** Files that could not be embedded may be tried again. */
const aMinuteLater = () => database.db.update(dataFiles).set({ leasedUntil: null });

async function ask(server: TestServer, text: string, as = ADMIN, assistantGuid = ASSISTANT) {
  const events = await readAll(
    server.client(as).stream('sendMessage', { ...messageWith(text), assistantGuid }),
  );
  const cited = events.flatMap(({ event }) => (event.type === 'citations' ? event.citations : []));
  return { text: textOf(events), files: cited.map(({ dataFileGuid }) => dataFileGuid) };
}

describe('CH-3: with embeddings', () => {
  test('a question in another language finds its passage, which might help and is not claimed', async () => {
    const server = await start();
    const rules = await upload(server, RULES);
    await untilEmbedded(rules);
    const answer = await ask(server, IN_POLISH);
    expect(answer.text).toContain(`> ${RULES}`);
    expect(answer.files[0]).toBe(rules);
  });

  test('a question about something else is not found, however near its nearest passage is', async () => {
    const server = await start();
    await untilEmbedded(await upload(server, RULES));
    expect((await ask(server, 'Quelle heure est-il?')).files).toEqual([]);
    expect(concepts.requests).toContainEqual(['Quelle heure est-il?']);
  });

  test('what words answer clearly is quoted as without', async () => {
    const server = await start();
    const rules = await upload(server, 'The Zugspitze kettle weighs 740 grams.');
    await untilEmbedded(rules);
    const answer = await ask(server, 'How much does the Zugspitze kettle weigh?');
    expect(answer).toMatchObject({ text: expect.stringContaining('740 grams'), files: [rules] });
    expect(answer.text).not.toContain('>');
  });

  test('a short question means what the one before it was about', async () => {
    const server = await start();
    await untilEmbedded(await upload(server, RULES));
    const { threadId, ...first } = messageWith(IN_POLISH);
    const client = server.client(ADMIN);
    await readAll(client.stream('sendMessage', { ...first, threadId, assistantGuid: ASSISTANT }));
    const { messages } = await client.call('getThread', { threadId });
    const next = { ...messageWith('A dlaczego?'), threadId, parentId: messages.at(-1)?.id ?? null };
    await readAll(client.stream('sendMessage', { ...next, assistantGuid: ASSISTANT }));
    expect(concepts.requests).toContainEqual([`${IN_POLISH}\nA dlaczego?`]);
  });

  test('no passage of another organisation is ever found', async () => {
    const server = await start();
    const theirs = await upload(server, RULES, { as: OTHER_ADMIN, assistantGuid: OTHER_ASSISTANT });
    await untilEmbedded(theirs);
    expect((await ask(server, IN_POLISH, OTHER_ADMIN, OTHER_ASSISTANT)).files).toContain(theirs);
    const answer = await ask(server, IN_POLISH);
    expect(concepts.requests).toContainEqual([IN_POLISH]);
    expect(answer).toMatchObject({ files: [], text: expect.not.stringContaining(RULES) });
    const vectors = await openPassageVectors(database);
    const found = await vectors.nearest(ASSISTANT, 'concepts (64)', new Array(64).fill(1), 1000);
    expect(found.length).toBeGreaterThan(0);
    expect(found.map(({ dataFileGuid }) => dataFileGuid)).not.toContain(theirs);
  });

  test('files of before it was configured are embedded, and copies of files too', async () => {
    const before = await start('none', false);
    const rules = await upload(before, RULES);
    expect((await ask(before, IN_POLISH)).files).toEqual([]);
    await stop(before);
    const server = await start();
    await untilEmbedded(rules);
    expect((await ask(server, IN_POLISH)).files[0]).toBe(rules);
    const copy = { assistantGuid: ASSISTANT, newAssistantGuid: randomUUID() };
    await server.client(ADMIN).call('duplicateAssistant', copy as never);
    await soon(async () => {
      const rows = await database.db.select().from(dataFiles).where(eq(dataFiles.name, FILE));
      expect(rows.map(({ embeddedBy }) => embeddedBy)).toEqual(['concepts (64)', 'concepts (64)']);
    });
  });

  test('a file that is replaced or removed takes its vectors along', async () => {
    const server = await start();
    const rules = await upload(server, RULES);
    await untilEmbedded(rules);
    const file = new File(['Invoices are paid within a week.'], FILE);
    await server.client(ADMIN).call('replaceDataFile', { dataFileGuid: rules, file });
    await soon(async () => expect((await ask(server, 'Kiedy zapłacić rachunek?')).files).toContain(rules));
    expect((await ask(server, IN_POLISH)).files).not.toContain(rules);
    expect(await vectorsOf(rules)).toBe(1);
    await server.client(ADMIN).call('deleteDataFile', { dataFileGuid: rules });
    expect(await vectorsOf(rules)).toBe(0);
    expect((await ask(server, 'Kiedy zapłacić rachunek?')).files).not.toContain(rules);
  });

  test('of another model or another dimension all files are embedded anew', async () => {
    const first = await start();
    const rules = await upload(first, RULES);
    await untilEmbedded(rules);
    await stop(first);
    const server = await start('other');
    await untilEmbedded(rules, 'other (64)');
    concepts.dimension = 40;
    expect((await ask(server, 'Are dogs welcome on a lead?')).text).toContain(RULES);
    await untilEmbedded(rules, 'other (40)');
    expect(await vectorsOf(rules)).toBe(1);
  });
});

/** The texts of a question and of a short file; those of the calibration are more. */
const isOne = (texts: readonly string[]) => texts.length === 1;
const ENGLISH = 'Are dogs welcome on a lead?';

describe('CH-3: while the embeddings model', () => {
  const faults: [string, ConceptFault][] = [
    ['refuses all', 500],
    ['limits its use', 429],
    ['gives no vectors', () => []],
    ['gives vectors of another dimension', (vectors) => vectors.map((one) => one.slice(1))],
    ['is silent', 'silence'],
  ];
  test.each(faults)('%s, words find, files become ready, and are embedded later', async (_, fault) => {
    concepts.fault = (texts) => (isOne(texts) ? fault : null);
    const server = await start();
    const rules = await upload(server, RULES);
    expect((await ask(server, ENGLISH)).text).toContain(RULES);
    expect(await vectorsOf(rules)).toBe(0);
    concepts.fault = () => null;
    await stop(server);
    await aMinuteLater();
    await start();
    await untilEmbedded(rules);
  });

  test('cannot be reached at all, the same process asks it again', async () => {
    let isAway = true;
    concepts.fault = () => (isAway ? 503 : null);
    const server = await start();
    const rules = await upload(server, RULES);
    expect((await ask(server, ENGLISH)).text).toContain(RULES);
    isAway = false;
    await untilEmbedded(rules);
  });

  test('is silent, questions do not wait for it each time', async () => {
    const server = await start();
    await untilEmbedded(await upload(server, RULES));
    concepts.fault = () => 'silence';
    for (const _ of [1, 2, 3]) expect((await ask(server, ENGLISH)).text).toContain(RULES);
    expect(concepts.requests.filter(([text]) => text === ENGLISH)).toHaveLength(1);
  });

  test('fails in mid-file, what it gave is kept', async () => {
    const paragraphs = Array.from({ length: 40 }, (_, at) => `Rule ${at}. ${'No dogs here. '.repeat(80)}`);
    concepts.fault = (texts) => (texts.some((text) => text.startsWith('Rule 39')) ? 500 : null);
    const server = await start();
    const rules = await upload(server, paragraphs.join('\n\n'));
    await soon(async () => expect(await vectorsOf(rules)).toBe(32));
    await untilGivenBack(rules);
    await stop(server);
    await aMinuteLater();
    concepts.fault = () => null;
    concepts.requests.length = 0;
    await start();
    await untilEmbedded(rules);
    expect(await vectorsOf(rules)).toBe(40);
    expect(concepts.requests.flat().filter((text) => text.startsWith('Rule'))).toHaveLength(8);
  });
});

/** A process that is killed while it embeds, and the data folder that it leaves. */
describe('CH-3: after a kill', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'parley-embeddings-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('embedding goes on with what has no vectors yet; without pgvector files go with theirs', async () => {
    const [portal, identity, hostPage] = await freePorts(3);
    const { baseUrl, apiKey, model } = concepts.config;
    let replies = 3;
    concepts.fault = () => (replies-- > 0 ? null : 'silence');
    const killed = startProcess({
      ...{
        PARLEY_DATA: folder,
        PORT: `${portal}`,
        IDENTITY_PORT: `${identity}`,
        HOST_PAGE_PORT: `${hostPage}`,
      },
      ...{ EMBEDDINGS_BASE_URL: baseUrl, EMBEDDINGS_API_KEY: apiKey, EMBEDDINGS_MODEL: model },
    });
    await killed.ready;
    // The calibration, two files, and what comes when the vectors of one are kept.
    await soon(async () => expect(concepts.requests.length).toBeGreaterThan(3));
    await kill(killed);

    const left = await openDatabase({ folder }, { vectors: true });
    const all = await left.db.$count(dataChunks);
    const before = await countVectors(left.db);
    expect(before).toBeGreaterThan(0);
    expect(before).toBeLessThan(all);
    concepts.fault = () => null;
    concepts.requests.length = 0;
    const queue = startEmbeddingQueue(left, createEmbedder(concepts.config), await openPassageVectors(left));
    await soon(async () => expect(await left.db.$count(dataFiles, isNull(dataFiles.embeddedBy))).toBe(0));
    await queue.close();
    const [, ...batches] = concepts.requests;
    expect(batches.flat()).toHaveLength(all - before);
    expect(await countVectors(left.db)).toBe(all);
    await left.close();

    const bare = await openDatabase({ folder });
    await bare.db.delete(dataFiles);
    expect(await countVectors(bare.db)).toBe(0);
    await bare.close();
  });
});

describe('CH-3: without pgvector the start says so in one line', () => {
  const line = /^EMBEDDINGS_\* need the extension pgvector[^\n]*$/;

  test('over a database that was opened without', async () => {
    const bare = await openDatabase({ memory: true });
    await expect(openPassageVectors(bare)).rejects.toThrow(line);
    await bare.close();
  });

  test('over a PostgreSQL server that has none', async () => {
    const postgres = await startPostgres();
    const bare = await openDatabase({ url: postgres.url });
    await expect(openPassageVectors(bare)).rejects.toThrow(line);
    await bare.close();
    await postgres.close();
  });
});
