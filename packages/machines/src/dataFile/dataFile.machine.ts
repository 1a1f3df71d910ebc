import type { DataFileStatus } from '@parley/model';
import { assign, emit, fromCallback, setup } from 'xstate';
import { failureOf, feedbackFor, withoutPlace } from '../errors/errorPolicy.ts';
import { errorOf, missingPort } from '../port.ts';
import type {
  DataFileContext,
  DataFileEmitted,
  DataFileEvent,
  DataFileInput,
  FileRefusal,
  KeptFile,
} from './dataFile.types.ts';

/** Statuses that say that this file is never taken: too large, or not what it should be. */
const REFUSALS: readonly number[] = [413, 422];

const keptIn = (event: object): KeptFile | null =>
  'file' in event ? (event.file as KeptFile) : 'output' in event ? (event.output as KeptFile) : null;

const becomes = (status: DataFileStatus) => (args: { context: DataFileContext; event: object }) =>
  (keptIn(args.event) ?? args.context.kept)?.status === status;

/** Where each status of the server's record leads. */
const byStatus = [
  { guard: 'isQueued', target: '#dataFile.reading.queued', actions: 'keep' },
  { guard: 'isIndexing', target: '#dataFile.reading.indexing', actions: 'keep' },
  { guard: 'isReady', target: '#dataFile.ready', actions: 'keep' },
  { target: '#dataFile.failed.reading', actions: 'keep' },
] as const;

/** One data file of an assistant, from being chosen until it can be answered from, or is gone (AS-3). */
export const dataFileMachine = setup({
  types: {
    context: {} as DataFileContext,
    events: {} as DataFileEvent,
    input: {} as DataFileInput,
    emitted: {} as DataFileEmitted,
  },
  actors: {
    checkFile: missingPort<FileRefusal | null>('checkFile'),
    uploadFile: missingPort<KeptFile, { onProgress: (share: number) => void }>('uploadFile'),
    watchFile: fromCallback<DataFileEvent, string>(() => {
      throw new Error('Port "watchFile" is not provided.');
    }),
    readAgain: missingPort<KeptFile, string>('readAgain'),
    removeFile: missingPort<void, string>('removeFile'),
  },
  guards: {
    isKept: ({ context }) => context.kept !== null,
    isQueued: becomes('queued'),
    isIndexing: becomes('indexing'),
    isReady: becomes('ready'),
    isRefused: ({ event }) => 'output' in event && event.output !== null,
    isRefusedByServer: ({ event }) => REFUSALS.includes(failureOf(errorOf(event)).status),
  },
  actions: {
    keep: assign({ kept: ({ context, event }) => keptIn(event) ?? context.kept }),
    keepProgress: assign({
      // Progress never goes back, as the bar would jump: behind a proxy, reports may arrive late.
      progress: ({ context, event }) =>
        'share' in event ? Math.max(context.progress, event.share) : context.progress,
    }),
    restartProgress: assign({ progress: 0 }),
    keepRefusal: assign({
      refusal: ({ event }) => ('output' in event ? (event.output as FileRefusal) : null),
    }),
    keepUnreadable: assign({ refusal: 'unreadable' }),
    keepServerRefusal: assign({
      refusal: 'refusedByServer',
      refusalText: ({ event }) => failureOf(errorOf(event)).text,
      refusalCode: ({ event }) => failureOf(errorOf(event)).code,
    }),
    keepFailure: assign({ failure: ({ event }) => failureOf(errorOf(event)) }),
    forgetFailure: assign({ failure: null }),
    raiseFeedback: emit(({ event }) => ({
      type: 'feedback.raised' as const,
      feedback: feedbackFor(failureOf(errorOf(event)), 'admin', 'form'),
    })),
    /** A file of the list has no place for what went wrong: its row says how it is on the server. */
    raiseToast: emit(({ event }) => ({
      type: 'feedback.raised' as const,
      feedback: withoutPlace(feedbackFor(failureOf(errorOf(event)), 'admin', 'form')),
    })),
  },
}).createMachine({
  id: 'dataFile',
  context: ({ input }) => ({
    ...input,
    progress: 0,
    refusal: null,
    refusalText: '',
    refusalCode: '',
    failure: null,
  }),
  initial: 'chosen',
  states: {
    /**
     * Checked before anything is sent. A file from the server's list goes at once to the state of its status.
     */
    chosen: {
      always: [
        { guard: 'isQueued', target: 'reading.queued' },
        { guard: 'isIndexing', target: 'reading.indexing' },
        { guard: 'isReady', target: 'ready' },
        { guard: 'isKept', target: 'failed.reading' },
      ],
      invoke: {
        id: 'checking',
        src: 'checkFile',
        onDone: [{ guard: 'isRefused', target: 'refused', actions: 'keepRefusal' }, { target: 'uploading' }],
        onError: { target: 'refused', actions: 'keepUnreadable' },
      },
      on: { 'upload.cancelled': { target: 'cancelled' } },
    },
    /** Sending it once more would end the same way: it can only be taken off the list. */
    refused: { on: { 'file.removed': { target: 'removed' } } },
    uploading: {
      entry: ['restartProgress', 'forgetFailure'],
      invoke: {
        id: 'uploading',
        src: 'uploadFile',
        input: ({ self }) => ({
          onProgress: (share: number) => self.send({ type: 'upload.progressed', share }),
        }),
        onDone: [...byStatus],
        onError: [
          { guard: 'isRefusedByServer', target: 'refused', actions: 'keepServerRefusal' },
          { target: 'failed.upload', actions: ['keepFailure', 'raiseFeedback'] },
        ],
      },
      on: {
        'upload.progressed': { actions: 'keepProgress' },
        'upload.cancelled': { target: 'cancelled' },
      },
    },
    /** The server has it and makes it ready to answer from. */
    reading: {
      initial: 'queued',
      invoke: {
        id: 'watching',
        src: 'watchFile',
        input: ({ context }) => context.kept?.dataFileGuid ?? '',
        onError: { target: 'failed.reading' },
      },
      on: {
        'file.changed': [...byStatus],
        'file.removed': { target: 'removing' },
      },
      states: { queued: {}, indexing: {} },
    },
    ready: { on: { 'file.removed': { target: 'removing' } } },
    failed: {
      initial: 'upload',
      states: {
        upload: {
          on: {
            'retry.wanted': { target: '#dataFile.uploading' },
            'file.removed': { target: '#dataFile.removed' },
          },
        },
        reading: {
          on: {
            'retry.wanted': { target: '#dataFile.retrying' },
            'file.removed': { target: '#dataFile.removing' },
          },
        },
        removal: {
          on: { 'retry.wanted': { target: '#dataFile.removing' } },
        },
      },
    },
    retrying: {
      entry: 'forgetFailure',
      invoke: {
        id: 'retrying',
        src: 'readAgain',
        input: ({ context }) => context.kept?.dataFileGuid ?? '',
        onDone: [...byStatus],
        onError: { target: 'failed.reading', actions: ['keepFailure', 'raiseToast'] },
      },
    },
    removing: {
      entry: 'forgetFailure',
      invoke: {
        id: 'removing',
        src: 'removeFile',
        input: ({ context }) => context.kept?.dataFileGuid ?? '',
        onDone: { target: 'removed' },
        onError: { target: 'failed.removal', actions: ['keepFailure', 'raiseToast'] },
      },
    },
    cancelled: {
      on: { 'retry.wanted': { target: 'chosen' }, 'file.removed': { target: 'removed' } },
    },
    removed: { type: 'final' },
  },
});
