import type { DataFileFailure, DataFileType } from '@parley/model';
import type { Extracted } from './extract/index.ts';

/** What reading one file may cost. */
export interface ExtractionLimits {
  /** Time that the processor works for it, in ms: the same on a busy machine. */
  work: number;
  /** Of the whole process that reads, in bytes. */
  memory: number;
}

/** What the child is asked to do, once. */
export interface ExtractionOrder {
  type: DataFileType;
  bytes: Uint8Array;
  limits: ExtractionLimits;
}

/** What it tells: progress any number of times, then how it ended. */
export type ExtractionReport =
  | { kind: 'progress'; share: number }
  | { kind: 'extracted'; extracted: Extracted }
  | { kind: 'failed'; code: DataFileFailure };
