import type { DataFile } from '@parley/api';
import type { Failure } from '@parley/model';
import type { Feedback } from '../errors/errorPolicy.ts';

/** Why a file is not taken: known before it is sent, or said by the server (AS-3). */
export type FileRefusal = 'tooLarge' | 'wrongType' | 'disguised' | 'empty' | 'unreadable' | 'refusedByServer';

/** What the machine knows of the file on the reader's machine; the port holds the bytes. */
export interface ChosenFile {
  name: string;
  bytes: number;
}

/** The server's own record of a file. */
export type KeptFile = Omit<DataFile, 'name' | 'bytes'>;

/** What the flow needs from the app; promises reject with `ApiError`. */
export interface DataFilePorts {
  /** Looks at name, size and first bytes; `null` where nothing speaks against sending it. */
  checkFile: (signal: AbortSignal) => Promise<FileRefusal | null>;
  /** Sends it; `onProgress` is told the share that is uploaded, 0 to 1. */
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
  /** Share that is uploaded, 0 to 1. */
  progress: number;
  refusal: FileRefusal | null;
  /** Why the server refused it, in its words; '' where it did not, or said nothing. */
  refusalText: string;
  /** The code of that, by which it is said in the language of the moment; '' where it did not. */
  refusalCode: string;
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
