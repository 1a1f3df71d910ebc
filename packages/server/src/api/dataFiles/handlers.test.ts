import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { DataFile } from '@parley/api';
import { DATA_FILE_MAX_BYTES } from '@parley/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAnswerEngine } from '../../answers/index.ts';
import { createPassageSource } from '../../database/passageSource.ts';
import { docxOf, pdfOf, zipArchive } from '../../dataFiles/files.fixtures.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import {
  messageWith,
  readAll,
  refusalOf,
  startTestServer,
  type TestServer,
  textOf,
} from '../../testing/testServer.ts';

const ADMIN = 'admin@acme.test';
/** This assistant's data files are about corporate orders and courses only. */
const assistantGuid = 'a55150a0-0000-4000-8000-000000000003';

let server: TestServer;

beforeAll(async () => {
  const database = await openTestDatabase({ demo: true });
  const source = createPassageSource(database);
  const engine = createAnswerEngine({ model: null, source, pace: async () => undefined });
  server = await startTestServer({ database, engine });
});
afterAll(() => server.close());

const admin = () => server.client(ADMIN);

function upload(name: string, content: BlobPart, dataFileGuid: string = randomUUID()): Promise<DataFile> {
  return admin().call('uploadDataFile', { assistantGuid, dataFileGuid, file: new File([content], name) });
}

/** The file's entry in the list once it has been read. */
async function ended(dataFileGuid: string): Promise<DataFile> {
  for (;;) {
    const { dataFiles } = await admin().call('getDataFiles', { assistantGuid });
    const file = dataFiles.find((one) => one.dataFileGuid === dataFileGuid);
    if (file?.status === 'ready' || file?.status === 'failed') return file;
    await wait(50);
  }
}

async function ask(text: string) {
  const events = await readAll(admin().stream('sendMessage', { ...messageWith(text), assistantGuid }));
  const cited = events.flatMap(({ event }) => (event.type === 'citations' ? event.citations : []));
  return { text: textOf(events), files: cited.map(({ fileName, page }) => [fileName, page]) };
}

describe('AS-3: a data file', () => {
  test('is answered from and cited with its page once it is ready, and no more when it is gone', async () => {
    const question = 'How heavy is the Zugspitze kettle?';
    const pages = ['About us.', 'The Zugspitze kettle weighs 740 grams.'];
    const { dataFileGuid, status } = await upload('kettles.pdf', pdfOf(pages) as BlobPart);
    expect(status).toBe('queued');
    expect(await ended(dataFileGuid)).toMatchObject({ status: 'ready', pages: 2, failure: null });
    const answer = await ask(question);
    expect(answer.text).toContain('740 grams');
    expect(answer.files).toContainEqual(['kettles.pdf', 2]);

    const other = new File(['The Zugspitze kettle weighs 810 grams.'], 'kettles.txt');
    await admin().call('replaceDataFile', { dataFileGuid, file: other });
    expect((await ask(question)).text).not.toContain('740 grams');
    await ended(dataFileGuid);
    const replaced = await ask(question);
    expect(replaced.text).toContain('810 grams');
    expect(replaced.files).toContainEqual(['kettles.txt', null]);

    await admin().call('deleteDataFile', { dataFileGuid });
    expect((await ask(question)).text).not.toContain('810 grams');
    expect((await refusalOf(admin().call('getDataFilePassages', { dataFileGuid }))).status).toBe(404);
  });

  test('AS-6: that answers one question alone is given to whoever asks it, of two the newer', async () => {
    const question = 'How long does delivery take?';
    for (const answer of ['Two weeks until January.', 'Three weeks until March.']) {
      const name = 'How long does delivery take.md';
      const { dataFileGuid } = await upload(name, `# ${question}\n\n${answer}\n`);
      expect((await ended(dataFileGuid)).status).toBe('ready');
      expect(await ask(question)).toEqual({
        text: `**${question}** [1]\n\n${answer}`,
        files: [[name, null]],
      });
    }
  });

  test('CH-3: of rows answers from the row that is asked for, and from nothing else', async () => {
    const { dataFileGuid } = await upload(
      'lanterns.csv',
      'Lantern,Price,Hours\nGlimmer,€19,40\nBeacon,€35,90\n',
    );
    await ended(dataFileGuid);
    const one = await ask('How much does the Beacon cost?');
    expect(one.text).toMatch(/^\*\*Beacon\*\*/);
    expect(one.text).toContain('€35');
    expect(one.files).toEqual([['lanterns.csv', null]]);
    expect((await ask('Which is the cheapest lantern?')).text).toMatch(/^\*\*Glimmer\*\*/);
    expect((await ask('Is the Beacon waterproof?')).text).not.toMatch(/^\*\*/);
    await admin().call('deleteDataFile', { dataFileGuid });
  });

  test('shows its text in passages, page by page, and comes back as it was', async () => {
    const content = docxOf(['# Care', 'Wash by hand.', '# Repairs', 'Send it in.']);
    const { dataFileGuid } = await upload('Pflege und Größe.docx', content as BlobPart);
    await ended(dataFileGuid);
    const shown = (page: number) => admin().call('getDataFilePassages', { dataFileGuid, page, pageSize: 1 });
    expect(await shown(1)).toEqual({
      rows: [{ ordinal: 0, page: null, heading: 'Care', text: 'Wash by hand.' }],
      total: 2,
    });
    expect((await shown(2)).rows).toMatchObject([{ ordinal: 1, heading: 'Repairs' }]);
    const file = await admin().download('downloadDataFile', { dataFileGuid });
    expect(file.name).toBe('Pflege und Größe.docx');
    expect(await file.content.bytes()).toEqual(content);
  });

  test('that failed says why, and is read again when asked', async () => {
    const { dataFileGuid } = await upload('secret.pdf', pdfOf(['Secret.'], { encrypted: true }) as BlobPart);
    expect(await ended(dataFileGuid)).toMatchObject({ status: 'failed', failure: 'encrypted', pages: 0 });
    expect(await admin().call('retryDataFile', { dataFileGuid })).toMatchObject({
      status: 'queued',
      failure: null,
    });
    expect(await ended(dataFileGuid)).toMatchObject({ status: 'failed' });
  });

  test('sent again with the same id is one file; another under that id is refused', async () => {
    const id = randomUUID();
    const count = async () => (await admin().call('getDataFiles', { assistantGuid })).dataFiles.length;
    const before = await count();
    await Promise.all([upload('a.txt', 'Words.', id), upload('a.txt', 'Words.', id)]);
    expect(await upload('a.txt', 'Words.', id)).toMatchObject({ dataFileGuid: id });
    expect(await count()).toBe(before + 1);
    expect(await refusalOf(upload('a.txt', 'Other words.', id))).toMatchObject({
      status: 409,
      code: 'guid_in_use',
    });
  });
});

describe('T14: what no data file may be', () => {
  const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 73, 72, 68, 82);
  test.each<[string, string, BlobPart, number, string]>([
    ['empty', 'a.txt', '', 422, 'empty_file'],
    ['a program', 'a.exe', 'MZ', 422, 'unknown_type'],
    ['without an ending', 'constructor', 'Words.', 422, 'unknown_type'],
    ['a picture called pdf', 'a.pdf', png, 422, 'disguised_type'],
    ['a picture called txt', 'a.txt', png, 422, 'disguised_type'],
    ['text called pdf', 'a.pdf', 'Words.', 422, 'disguised_type'],
    ['a pdf called txt', 'a.txt', pdfOf(['x']) as BlobPart, 422, 'disguised_type'],
    ['an archive called docx', 'a.docx', zipArchive() as BlobPart, 422, 'disguised_type'],
    ['a page called md', 'a.md', '<!-- x --><!DOCTYPE html><p>x', 422, 'disguised_type'],
    ['a drawing called html', 'a.html', '<svg xmlns="x"><script>x()</script></svg>', 422, 'disguised_type'],
    ['words called json', 'a.json', 'Words.', 422, 'disguised_type'],
    ['named as a path up', '../a.txt', 'Words.', 422, 'invalid_name'],
    ['named as a path of Windows', '..\\a.txt', 'Words.', 422, 'invalid_name'],
    ['named too long', `${'a'.repeat(252)}.txt`, 'Words.', 422, 'invalid_name'],
  ])('%s', async (_, name, content, status, code) => {
    const refusal = await refusalOf(upload(name, content));
    expect(refusal).toMatchObject({ status, code });
    expect(refusal.text).toMatch(/^[A-Z].*\.$/);
  });

  test('10 MB are taken, a byte more is not, with the limit in words', async () => {
    const content = 'x'.repeat(DATA_FILE_MAX_BYTES);
    const { dataFileGuid, status } = await upload('large.txt', content);
    expect(await refusalOf(upload('larger.txt', `${content}x`))).toMatchObject({
      status: 413,
      code: 'too_large',
      text: 'A file may have at most 10 MB.',
    });
    expect(status).toBe('queued');
    expect(await ended(dataFileGuid)).toMatchObject({ status: 'failed', failure: 'paragraphTooLong' });
  });

  test('marks that turn the direction of a name are taken out of it', async () => {
    const { name } = await upload('a\u202efdp.exe\u0007.txt', 'Words.');
    expect(name).toBe('afdp.exe.txt');
  });
});

test('ER-1: without a subscription no file is taken', async () => {
  const canceled = server.client('admin@canceled.test');
  const { assistants } = await canceled.call('getAssistants');
  const own = assistants[0]?.assistantGuid ?? '';
  const file = new File(['Words.'], 'own.txt');
  const call = canceled.call('uploadDataFile', { assistantGuid: own, dataFileGuid: randomUUID(), file });
  expect((await refusalOf(call)).status).toBe(460);
});
