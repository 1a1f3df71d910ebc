import type { ListedDataFile } from '@parley/model';
import { expect, test } from 'vitest';
import type { FileDropState } from '../../components/FileDrop/FileState.tsx';
import { dataFileRowsOf, isAccepted } from './dataFileRows.ts';

const file = (id: string, status: ListedDataFile['status']): ListedDataFile => ({
  id,
  name: id,
  bytes: 1,
  pages: 0,
  status,
  progress: null,
  reason: '',
  updatedAt: '2026-03-01T00:00:00Z',
});
const upload = (id: string, state: FileDropState) => ({ id, name: id, bytes: 1, state });

test('AS-3: what was refused, failed on its way or was cancelled is no file that was added', () => {
  const rows = dataFileRowsOf(
    [file('ready', 'ready'), file('unreadable', 'failed'), file('replaced', 'ready')],
    [
      upload('refused', { kind: 'refused', reason: '' }),
      upload('failed', { kind: 'failed', reason: '' }),
      upload('cancelled', { kind: 'cancelled' }),
      upload('waiting', { kind: 'waiting' }),
      upload('uploading', { kind: 'uploading', progress: 0.5 }),
      upload('replaced', { kind: 'refused', reason: '' }),
    ],
  );
  const accepted = rows.filter(isAccepted).map(({ id }) => id);
  expect(accepted).toEqual(['waiting', 'uploading', 'ready', 'unreadable', 'replaced']);
});
