import type { DataFile } from '@parley/api';
import { expect, test } from 'vitest';
import { LOOK_EVERY_MS, lookAgain } from '../app/lookAgain.ts';
import { readEvery } from './readEvery.ts';

const listOf = (...statuses: DataFile['status'][]) => ({
  state: {
    status: 'success',
    data: { dataFiles: statuses.map((status) => ({ status }) as DataFile) },
  },
});

test('AS-3: where the list is not shown, it is read again only while a file is on its way', () => {
  const shown = readEvery(true, lookAgain(true));
  const hidden = readEvery(false, lookAgain(true));
  for (const list of [listOf(), listOf('ready', 'failed')]) {
    expect(shown(list)).toBe(LOOK_EVERY_MS);
    expect(hidden(list)).toBe(false);
  }
  for (const list of [listOf('ready', 'queued'), listOf('indexing')]) {
    expect(shown(list)).toBe(1000);
    expect(hidden(list)).toBe(1000);
  }
  expect(readEvery(true, lookAgain(false))(listOf())).toBe(false);
});
