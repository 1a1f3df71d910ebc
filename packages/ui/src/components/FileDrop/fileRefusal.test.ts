import { expect, test } from 'vitest';
import { endingOf, refusalOf } from './fileRefusal.ts';

const MB = 1024 * 1024;
const limits = { accept: ['pdf', 'docx', 'txt', 'json'], maxBytes: 10 * MB };
const file = (name: string, ...parts: BlobPart[]) => new File(parts, name);

test.each([
  ['guide.pdf', '%PDF-1.7\n', null],
  ['GUIDE.PDF', '%PDF-1.7\n', null],
  ['notes.txt', 'Grüße', null],
  ['data.json', '{}', null],
  ['report.docx', 'PK\x03\x04rest', null],
  ['picture.png', '\x89PNG', 'type'],
  ['pdf', '%PDF-1.7', 'type'],
  ['archive.pdf.zip', 'PK\x03\x04', 'type'],
  ['nothing.txt', '', 'empty'],
  ['guide.pdf', 'MZ\x90\x00', 'disguised'],
  ['report.docx', '%PDF-1.7', 'disguised'],
  ['notes.txt', 'PK\x03\x04', 'disguised'],
  ['notes.txt', 'binary\x00', 'disguised'],
] as const)('AS-3: %s that begins with %j: %s', async (name, content, refusal) => {
  expect(await refusalOf(file(name, content), limits)).toBe(refusal);
});

test('AS-3: a name that is longer than it may be is refused before the upload', async () => {
  expect(await refusalOf(file(`${'a'.repeat(251)}.txt`, 'Words.'), limits)).toBeNull();
  expect(await refusalOf(file(`${'a'.repeat(252)}.txt`, 'Words.'), limits)).toBe('name');
});

test('AS-3: 11 MB are too many, 10 are not', async () => {
  const start = '%PDF-';
  const rest = (bytes: number) => new Uint8Array(bytes - start.length);
  expect(await refusalOf(file('guide.pdf', start, rest(11 * MB)), limits)).toBe('size');
  expect(await refusalOf(file('guide.pdf', start, rest(10 * MB)), limits)).toBeNull();
});

test('AS-3: text in UTF-16 is text', async () => {
  expect(await refusalOf(file('a.txt', new Uint8Array([0xff, 0xfe, 0x41, 0])), limits)).toBeNull();
});

test('the ending is what stands behind the last dot', () => {
  expect(['a.b.PDF', 'none', '.env'].map(endingOf)).toEqual(['pdf', '', 'env']);
});

test('AS-3: a file that is gone from the disk is refused', async () => {
  const gone = file('guide.pdf', '%PDF-1.7');
  gone.slice = () =>
    ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) }) as Blob;
  expect(await refusalOf(gone, limits)).toBe('unreadable');
});
