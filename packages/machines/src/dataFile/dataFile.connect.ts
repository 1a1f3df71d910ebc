import type { DataFileFailure, Problem } from '@parley/model';
import type { SnapshotFrom } from 'xstate';
import { feedbackFor } from '../errors/errorPolicy.ts';
import type { dataFileMachine } from './dataFile.machine.ts';
import type { DataFileContext, FileRefusal } from './dataFile.types.ts';

/** A file's row: what it says beside the name and size, and which of its buttons are there. */
export type DataFileView =
  | { kind: 'checking' }
  /** `text` says why in the server's words, where it was the server and it said so. */
  | { kind: 'refused'; refusal: FileRefusal; text: string }
  /** `progress` is the share that is through, 0 to 1. */
  | { kind: 'uploading'; progress: number }
  | { kind: 'queued' | 'indexing' }
  | { kind: 'ready'; pages: number }
  /**
   * `reason` says why nothing can be answered from it; `problem` what went wrong on the way to the
   * server, null where a toast or dialog tells it.
   */
  | {
      kind: 'failed';
      step: 'upload' | 'reading' | 'removal';
      reason: DataFileFailure | null;
      problem: Problem | null;
    }
  | { kind: 'retrying' | 'removing' | 'cancelled' | 'removed' };

function problemOf({ failure }: DataFileContext): Problem | null {
  if (!failure) return null;
  const feedback = feedbackFor(failure, 'admin', 'form');
  return feedback.kind === 'inline' ? feedback : null;
}

/** The file in the terms of its component. */
export function dataFileViewOf(snapshot: SnapshotFrom<typeof dataFileMachine>): DataFileView {
  const { value, context } = snapshot;
  const { refusal, refusalText, progress, kept } = context;
  if (typeof value === 'object')
    return 'failed' in value
      ? { kind: 'failed', step: value.failed, reason: kept?.failure ?? null, problem: problemOf(context) }
      : { kind: value.reading };
  switch (value) {
    case 'chosen':
      return { kind: 'checking' };
    case 'refused':
      return { kind: 'refused', refusal: refusal ?? 'unreadable', text: refusalText };
    case 'uploading':
      return { kind: 'uploading', progress };
    case 'ready':
      return { kind: 'ready', pages: kept?.pages ?? 0 };
    default:
      return { kind: value };
  }
}
