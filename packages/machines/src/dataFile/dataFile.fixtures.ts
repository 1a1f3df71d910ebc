import type { SnapshotFrom, StateValueFrom } from 'xstate';
import { failureOf } from '../errors/errorPolicy.ts';
import type { FixturesOf, LeafOf } from '../fixture.types.ts';
import { dataFileMachine } from './dataFile.machine.ts';
import type { DataFileContext, KeptFile } from './dataFile.types.ts';

const context: DataFileContext = {
  file: { name: 'shipping-terms.pdf', bytes: 482_113 },
  kept: null,
  progress: 0,
  refusal: null,
  refusalText: '',
  refusalCode: '',
  failure: null,
};

const broken = failureOf({ status: 500, code: 'internal' });
const offline = failureOf({ status: 0, code: 'network' });

const kept = (status: KeptFile['status'], failure: KeptFile['failure'] = null): Partial<DataFileContext> => ({
  kept: {
    dataFileGuid: '0197a3c2-5b1e-7c44-9c56-1f3f8a6d2b01',
    ...{ status, pages: 12, progress: null, failure, updatedAt: '2026-03-29T14:05:00.000Z' },
  },
  progress: 1,
});

type Value = StateValueFrom<typeof dataFileMachine>;

const at = (value: Value, changes: Partial<DataFileContext> = {}) =>
  dataFileMachine.resolveState({ value, context: { ...context, ...changes } });

const tooLarge = { name: 'catalogue-2026.pdf', bytes: 11 * 1024 * 1024 };

/** Every state of a data file, pinned. */
export const dataFileFixtures = {
  chosen: at('chosen'),
  refused: at('refused', { file: tooLarge, refusal: 'tooLarge' }),
  'refused@wrongType': at('refused', { file: { name: 'offer.xlsx', bytes: 9120 }, refusal: 'wrongType' }),
  'refused@disguised': at('refused', { file: { name: 'manual.pdf', bytes: 88_064 }, refusal: 'disguised' }),
  'refused@empty': at('refused', { file: { name: 'notes.txt', bytes: 0 }, refusal: 'empty' }),
  'refused@unreadable': at('refused', { refusal: 'unreadable' }),
  'refused@server': at('refused', {
    refusal: 'refusedByServer',
    refusalText: 'This file holds no text that could be read.',
  }),
  uploading: at('uploading', { progress: 0.42 }),
  'reading.queued': at({ reading: 'queued' }, kept('queued')),
  'reading.indexing': at({ reading: 'indexing' }, kept('indexing')),
  ready: at('ready', kept('ready')),
  'failed.upload': at({ failed: 'upload' }, { progress: 0.42, failure: broken }),
  'failed.upload@offline': at({ failed: 'upload' }, { progress: 0.42, failure: offline }),
  'failed.reading': at({ failed: 'reading' }, kept('failed', 'encrypted')),
  'failed.removal': at({ failed: 'removal' }, { ...kept('ready'), failure: broken }),
  retrying: at('retrying', kept('failed', 'encrypted')),
  removing: at('removing', kept('ready')),
  cancelled: at('cancelled', { progress: 0.42 }),
  removed: at('removed', kept('ready')),
} satisfies FixturesOf<LeafOf<Value>, SnapshotFrom<typeof dataFileMachine>>;
