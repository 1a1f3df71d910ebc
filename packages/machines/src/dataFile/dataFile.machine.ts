import type { DataFile } from '@parley/api';
import type { Failure } from '@parley/model';
import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import { type Feedback, failureOf, feedbackFor } from '../errors/errorPolicy.ts';
import { errorOf, missingPort } from '../port.ts';

/** Why a file is not taken: known before it is sent, or said by the server (AS-3). */
export type FileRefusal = 'tooLarge' | 'wrongType' | 'disguised' | 'empty' | 'unreadable' | 'refusedByServer';

/** How far the server is with a file that it has. */
export type ServerFileStatus = DataFile['status'];

/** What the machine knows of the file on the reader's machine; the port holds the bytes. */
export interface ChosenFile {
  name: string;
  bytes: number;
}

/** The server's own record of a file. */
export type KeptFile = Pick<DataFile, 'dataFileGuid' | 'status' | 'pages'> & {
  /** Why it could not be read, in the server's words; empty unless it failed. */
  reason: string;
};

/** What the flow needs from the app; promises reject with `ApiError`. */
export interface DataFilePorts {
  /** Looks at name, size and first bytes; `null` where nothing speaks against sending it. */
  checkFile: (signal: AbortSignal) => Promise<FileRefusal | null>;
  /** Sends it; `onProgress` is told the share that is through, 0 to 1. */
  uploadFile: (onProgress: (share: number) => void, signal: AbortSignal) => Promise<KeptFile>;
  /** Calls back at each change of the server's record, until it is stopped. */
  watchFile: (guid: string, onChange: (file: KeptFile) => void) => () => void;
  /** Asks the server to read it once more. */
  readAgain: (guid: string, signal: AbortSignal) => Promise<KeptFile>;
  removeFile: (guid: string, signal: AbortSignal) => Promise<void>;
}

export interface DataFileInput {
  file: ChosenFile;
  /** The server's record, where the file is known there already. */
  kept: KeptFile | null;
}

export interface DataFileContext extends DataFileInput {
  /** Share that is through, 0 to 1. */
  progress: number;
  refusal: FileRefusal | null;
  /** Why the server refused it, in its words; '' where it did not, or said nothing. */
  refusalText: string;
  /** Why the last try to send, read again or remove it failed. */
  failure: Failure | null;
}

export type DataFileEvent =
  | { type: 'upload.progressed'; share: number }
  | { type: 'file.changed'; file: KeptFile }
  | { type: 'upload.cancelled' }
  | { type: 'retry.wanted' }
  | { type: 'file.removed' };

export type DataFileEmitted = { type: 'feedback.raised'; feedback: Feedback };

const keptIn = (event: object): KeptFile | null =>
  'file' in event ? (event.file as KeptFile) : 'output' in event ? (event.output as KeptFile) : null;

const becomes = (status: ServerFileStatus) => (args: { context: DataFileContext; event: object }) =>
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
    isRefusedByServer: ({ event }) => failureOf(errorOf(event)).status === 422,
  },
  actions: {
    keep: assign({ kept: ({ context, event }) => keptIn(event) ?? context.kept }),
    keepProgress: assign({
      // A share that goes back would make the bar jump; proxies report late ones.
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
    }),
    keepFailure: assign({ failure: ({ event }) => failureOf(errorOf(event)) }),
    forgetFailure: assign({ failure: null }),
    raiseFeedback: emit(({ event }) => ({
      type: 'feedback.raised' as const,
      feedback: feedbackFor(failureOf(errorOf(event)), 'admin', 'form'),
    })),
  },
}).createMachine({
  id: 'dataFile',
  context: ({ input }) => ({ ...input, progress: 0, refusal: null, refusalText: '', failure: null }),
  initial: 'chosen',
  states: {
    /**
     * Looked at before anything is sent. A file of the server's list goes at once to where the server is with
     * it.
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
        onError: { target: 'failed.reading', actions: ['keepFailure', 'raiseFeedback'] },
      },
    },
    removing: {
      entry: 'forgetFailure',
      invoke: {
        id: 'removing',
        src: 'removeFile',
        input: ({ context }) => context.kept?.dataFileGuid ?? '',
        onDone: { target: 'removed' },
        onError: { target: 'failed.removal', actions: ['keepFailure', 'raiseFeedback'] },
      },
    },
    cancelled: {
      on: { 'retry.wanted': { target: 'chosen' }, 'file.removed': { target: 'removed' } },
    },
    removed: { type: 'final' },
  },
});

/** One data file with the app's API behind it. */
export function dataFileWith(ports: DataFilePorts) {
  return dataFileMachine.provide({
    actors: {
      checkFile: fromPromise(({ signal }) => ports.checkFile(signal)),
      uploadFile: fromPromise<KeptFile, { onProgress: (share: number) => void }>(({ input, signal }) =>
        ports.uploadFile(input.onProgress, signal),
      ),
      watchFile: fromCallback<DataFileEvent, string>(({ input, sendBack }) =>
        ports.watchFile(input, (file) => sendBack({ type: 'file.changed', file })),
      ),
      readAgain: fromPromise<KeptFile, string>(({ input, signal }) => ports.readAgain(input, signal)),
      removeFile: fromPromise<void, string>(({ input, signal }) => ports.removeFile(input, signal)),
    },
  });
}
