import type { DataFileFailure, DataFileType } from '@parley/model';
import type { Extracted } from './extract/index.ts';

/** Limits on the resources that reading one file may use. */
export interface ExtractionLimits {
  /** CPU time in ms, which does not depend on how busy the machine is. */
  work: number;
  /** Memory of the whole process that reads, in bytes. */
  memory: number;
}

/** The message that tells the child process what to read; sent once. */
export interface ExtractionOrder {
  type: DataFileType;
  bytes: Uint8Array;
  limits: ExtractionLimits;
}

/** Messages from the child process: progress any number of times, then the result. */
export type ExtractionReport =
  | { kind: 'progress'; share: number }
  | { kind: 'extracted'; extracted: Extracted }
  | { kind: 'failed'; code: DataFileFailure };
