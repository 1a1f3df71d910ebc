import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { systemClock } from '../clock.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { assistants, dataChunks, dataFiles } from '../database/schema.ts';
import { HOST_PAGE_ASSISTANT } from '../seed/demo.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { createDataFiles, type DataFileRow, type DataFiles } from './dataFiles.ts';
import type { ExtractionLimits } from './extraction.types.ts';
import { EXTRACTION_LIMITS } from './extractor.ts';
import { docxOf, pdfOf, textBytes, zipBomb } from './files.fixtures.ts';
import { type DataFileQueue, startDataFileQueue } from './queue.ts';

/** An assistant of another organisation than `HOST_PAGE_ASSISTANT`. */
const OTHER_ASSISTANT = 'a55150a0-0000-4000-8000-000000000011';

let database: Database;
let files: DataFiles;
let queues: DataFileQueue[];

beforeEach(async () => {
  database = await openTestDatabase({ demo: true });
  queues = [];
  files = createDataFiles(database, systemClock, () => {
    for (const queue of queues) queue.wake();
  });
});
afterEach(async () => {
  await Promise.all(queues.map((queue) => queue.close()));
  await database.close();
});

const start = (limits?: ExtractionLimits, slow?: { after: number; most: number }) => {
  queues.push(startDataFileQueue(database, systemClock, limits, slow));
};

async function add(name: string, bytes: Uint8Array, assistantId = HOST_PAGE_ASSISTANT): Promise<string> {
  const { id, status } = await files.add(assistantId, randomUUID(), { name, bytes });
  expect(status).toBe('queued');
  return id;
}

async function rowOf(id: string): Promise<Omit<DataFileRow, never>> {
  const [row] = await database.db.select().from(dataFiles).where(eq(dataFiles.id, id));
  if (!row) throw new Error('The file is gone.');
  return row;
}

async function until(id: string, ...statuses: DataFileRow['status'][]): Promise<DataFileRow> {
  for (;;) {
    const row = await rowOf(id);
    if (statuses.includes(row.status)) return row;
    await wait(20);
  }
}

const ended = (id: string) => until(id, 'ready', 'failed');
const versionOf = async (id: string) =>
  (await database.db.select().from(assistants).where(eq(assistants.id, id)))[0]?.dataVersion;

/** A file that takes some seconds to read. */
const slow = () => pdfOf(Array.from({ length: 1900 }, (_, page) => `Page ${page}.\nWords of it.`));

describe('AS-3: the queue', () => {
  test('makes files of every kind answerable, and counts the change', async () => {
    const before = await versionOf(HOST_PAGE_ASSISTANT);
    start();
    const ids = [
      await add('a.pdf', pdfOf(['One.', 'Two.'])),
      await add('b.docx', docxOf(['# Title', 'Words.'])),
      await add('c.txt', textBytes('Words.')),
      await add('d.md', textBytes('# Title\n\nWords.')),
      await add('e.csv', textBytes('a,b\n1,2\n')),
      await add('f.html', textBytes('<!doctype html><p>Words.</p>')),
      await add('g.json', textBytes('{"a":1}')),
    ];
    for (const id of ids) {
      expect(await ended(id)).toMatchObject({
        status: 'ready',
        failure: null,
        leaseId: null,
        progress: null,
      });
      expect((await files.passages(id, { page: 1, pageSize: 10 })).total).toBeGreaterThan(0);
    }
    expect((await rowOf(ids[0] as string)).pages).toBe(2);
    expect(await versionOf(HOST_PAGE_ASSISTANT)).toBe((before ?? 0) + ids.length);
  });

  test('shared by several processes reads each file once', async () => {
    for (const _ of [1, 2, 3]) start();
    const ids: string[] = [];
    for (let number = 0; number < 6; number += 1) {
      ids.push(await add(`${number}.txt`, textBytes('Words.'), number % 2 ? OTHER_ASSISTANT : undefined));
    }
    for (const id of ids) expect(await ended(id)).toMatchObject({ status: 'ready', attempts: 1 });
  });

  test('lets hostile files of one organisation hold up no other', async () => {
    start({ ...EXTRACTION_LIMITS, memory: 256 * 1024 * 1024 });
    const bomb = await add('bomb.docx', zipBomb());
    const behind = await add('behind.txt', textBytes('Words.'));
    await until(bomb, 'indexing');
    const other = await add('other.txt', textBytes('Words.'), OTHER_ASSISTANT);
    expect((await ended(other)).status).toBe('ready');
    expect(await ended(bomb)).toMatchObject({ status: 'failed', failure: 'tooMuchMemory', pages: 0 });
    expect(await files.passages(bomb, { page: 1, pageSize: 10 })).toEqual({ rows: [], total: 0 });
    expect((await ended(behind)).status).toBe('ready');
  });

  test('lets a file that takes long hold up no other of its own organisation', async () => {
    start(EXTRACTION_LIMITS, { after: 0, most: 1 });
    const long = await add('slow.pdf', slow());
    await until(long, 'indexing');
    const behind = await add('behind.txt', textBytes('Words.'));
    expect((await ended(behind)).status).toBe('ready');
    expect((await rowOf(long)).status).toBe('indexing');
  });

  test('ends a file that takes too long', async () => {
    start({ ...EXTRACTION_LIMITS, work: 300 });
    expect(await ended(await add('slow.pdf', slow()))).toMatchObject({ failure: 'tookTooLong' });
  });

  test('gives back at the end what it has begun', async () => {
    start();
    const id = await add('slow.pdf', slow());
    await until(id, 'indexing');
    await queues.pop()?.close();
    expect(await rowOf(id)).toMatchObject({ status: 'queued', leaseId: null, attempts: 0 });
  });

  test('drops what was read of a file that is replaced meanwhile', async () => {
    start();
    const id = await add('slow.pdf', slow());
    await until(id, 'indexing');
    await files.replace(id, { name: 'new.txt', bytes: textBytes('New words.') });
    expect(await until(id, 'ready')).toMatchObject({ name: 'new.txt', pages: 0 });
    const { rows } = await files.passages(id, { page: 1, pageSize: 10 });
    expect(rows.map(({ text }) => text)).toEqual(['New words.']);
  });

  test('drops what was read of a file that is removed meanwhile', async () => {
    start();
    const id = await add('slow.pdf', slow());
    await until(id, 'indexing');
    await files.remove(id);
    const last = await add('last.txt', textBytes('Words.'));
    await ended(last);
    expect(await database.db.$count(dataChunks, eq(dataChunks.dataFileId, id))).toBe(0);
  });

  test('takes over from a process that is gone, and gives up what none survives', async () => {
    const id = await add('a.txt', textBytes('Words.'));
    const poison = await add('b.txt', textBytes('Words.'), OTHER_ASSISTANT);
    const gone = {
      status: 'indexing' as const,
      leaseId: randomUUID(),
      leasedUntil: new Date(Date.now() - 1000),
    };
    await database.db
      .update(dataFiles)
      .set({ ...gone, attempts: 1 })
      .where(eq(dataFiles.id, id));
    await database.db
      .update(dataFiles)
      .set({ ...gone, attempts: 3 })
      .where(eq(dataFiles.id, poison));
    start();
    expect(await ended(id)).toMatchObject({ status: 'ready', attempts: 2 });
    expect(await ended(poison)).toMatchObject({ status: 'failed', failure: 'interrupted' });
  });

  test('reads a failed file again when asked, and leaves any other', async () => {
    start({ ...EXTRACTION_LIMITS, work: 0 });
    const id = await add('a.txt', textBytes('Words.'));
    expect(await ended(id)).toMatchObject({ failure: 'tookTooLong' });
    await queues.pop()?.close();
    start();
    expect(await files.retry(id)).toMatchObject({ status: 'queued', failure: null });
    expect(await ended(id)).toMatchObject({ status: 'ready' });
    expect(await files.retry(id)).toMatchObject({ status: 'ready' });
  });
});

test('AS-3: a file whose process is killed while it is indexed becomes ready after the next start', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'parley-queue-'));
  const id = randomUUID();
  const script = fileURLToPath(new URL('../testing/indexFile.ts', import.meta.url));
  const child = spawn(process.execPath, [script, folder, HOST_PAGE_ASSISTANT, id], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(slow());
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');

  const kept = await openDatabase({ folder });
  const [left] = await kept.db.select().from(dataFiles).where(eq(dataFiles.id, id));
  expect(left?.status).toBe('indexing');
  const queue = startDataFileQueue(kept, systemClock);
  let row = left;
  while (row?.status !== 'ready') {
    await wait(100);
    [row] = await kept.db.select().from(dataFiles).where(eq(dataFiles.id, id));
    expect(row?.failure).toBeNull();
  }
  expect(row.pages).toBe(1900);
  await queue.close();
  await kept.close();
  await rm(folder, { recursive: true });
});
