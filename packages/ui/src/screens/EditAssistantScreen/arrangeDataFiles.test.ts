import { expect, test } from 'vitest';
import { arrangeDataFiles, DEFAULT_DATA_FILE_QUERY, dataFilesSortedBy } from './arrangeDataFiles.ts';
import type { DataFileRow } from './dataFileRows.ts';

const row = (name: string, rest: Partial<DataFileRow> = {}): DataFileRow => ({
  id: name,
  name,
  bytes: 1,
  pages: 0,
  state: { kind: 'ready' },
  upload: null,
  kept: {
    id: name,
    name,
    bytes: 1,
    pages: 0,
    status: 'ready',
    progress: null,
    reason: '',
    updatedAt: '2026-03-01T00:00:00Z',
  },
  ...rest,
});
const sending = row('sending.txt', { bytes: 5, state: { kind: 'uploading', progress: 0.5 }, kept: null });
const failed = row('Failed.pdf', { bytes: 9, state: { kind: 'failed', reason: '' } });
const rows = [sending, row('b 10.txt'), row('b 9.txt', { bytes: 3 }), failed];

const namesBy = (change: Partial<typeof DEFAULT_DATA_FILE_QUERY>) =>
  arrangeDataFiles(rows, { ...DEFAULT_DATA_FILE_QUERY, ...change }, 'en').map(({ name }) => name);

test('AS-3: at first the files stand by name, and the search keeps what holds every word', () => {
  expect(namesBy({})).toEqual(['b 9.txt', 'b 10.txt', 'Failed.pdf', 'sending.txt']);
  expect(namesBy({ search: 'TXT b' })).toEqual(['b 9.txt', 'b 10.txt']);
});

test('AS-3: files that were just added stand above those that are sorted, whatever they are sorted by', () => {
  const isNew = ({ name }: DataFileRow) => name === 'sending.txt' || name === 'Failed.pdf';
  for (const query of [DEFAULT_DATA_FILE_QUERY, dataFilesSortedBy(DEFAULT_DATA_FILE_QUERY, 'bytes')]) {
    const found = arrangeDataFiles(rows, query, 'en', isNew).map(({ name }) => name);
    expect(found).toEqual(['sending.txt', 'Failed.pdf', 'b 9.txt', 'b 10.txt']);
  }
});

test('AS-3: a file that is to take the place of another is found by both names', () => {
  const upload = { id: 'x', name: 'new.md', bytes: 1, state: { kind: 'waiting' } } as const;
  const found = arrangeDataFiles(
    [row('old.md', { upload })],
    { ...DEFAULT_DATA_FILE_QUERY, search: 'new' },
    'en',
  );
  expect(found).toHaveLength(1);
});

test('AS-3: files are sorted by each field, equals by name', () => {
  expect(namesBy({ order: 'descending' })).toEqual(['sending.txt', 'Failed.pdf', 'b 10.txt', 'b 9.txt']);
  expect(namesBy({ sort: 'status' })).toEqual(['Failed.pdf', 'sending.txt', 'b 9.txt', 'b 10.txt']);
  expect(namesBy({ sort: 'bytes', order: 'descending' })).toEqual([
    'Failed.pdf',
    'sending.txt',
    'b 9.txt',
    'b 10.txt',
  ]);
  expect(namesBy({ sort: 'updated', order: 'descending' })[0]).toBe('sending.txt');
});

test('AS-3: another field starts with its own order, the same one turns around', () => {
  const bySize = dataFilesSortedBy(DEFAULT_DATA_FILE_QUERY, 'bytes');
  expect(bySize).toMatchObject({ sort: 'bytes', order: 'descending' });
  expect(dataFilesSortedBy(bySize, 'bytes').order).toBe('ascending');
});
