import type { DataFileFailure, Problem } from '@parley/model';
import type { SnapshotFrom } from 'xstate';
import { type Feedback, feedbackFor, withoutPlace } from '../errors/errorPolicy.ts';
import type { dataFileMachine } from './dataFile.machine.ts';
import type { DataFileContext, DataFileEvent, FileRefusal } from './dataFile.types.ts';

/** What a file's row shows beside the name and size, and which buttons it has. */
export type DataFileView =
  | { kind: 'checking' }
  /** `text` says why in the server's words, where it said so; `code` tells its refusals apart. */
  | { kind: 'refused'; refusal: FileRefusal; text: string; code: string }
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

type Snapshot = SnapshotFrom<typeof dataFileMachine>;

const feedbackOf = ({ failure }: DataFileContext) => failure && feedbackFor(failure, 'admin', 'form');

function problemOf(context: DataFileContext): Problem | null {
  const feedback = feedbackOf(context);
  return feedback?.kind === 'inline' ? feedback : null;
}

/** The file in the terms of its component. */
export function dataFileViewOf(snapshot: Snapshot): DataFileView {
  const { value, context } = snapshot;
  const { refusal, refusalText, refusalCode, progress, kept } = context;
  if (typeof value === 'object')
    return 'failed' in value
      ? { kind: 'failed', step: value.failed, reason: kept?.failure ?? null, problem: problemOf(context) }
      : { kind: value.reading };
  switch (value) {
    case 'chosen':
      return { kind: 'checking' };
    case 'refused':
      return { kind: 'refused', refusal: refusal ?? 'unreadable', text: refusalText, code: refusalCode };
    case 'uploading':
      return { kind: 'uploading', progress };
    case 'ready':
      return { kind: 'ready', pages: kept?.pages ?? 0 };
    default:
      return { kind: value };
  }
}

/** What a toast or dialog tells of a step that failed; null where the row itself says it. */
function feedbackBeside({ value, context }: Snapshot): Feedback | null {
  if (typeof value !== 'object' || !('failed' in value) || value.failed === 'reading') return null;
  const feedback = feedbackOf(context);
  if (value.failed === 'removal') return feedback && withoutPlace(feedback);
  return feedback?.kind === 'inline' ? null : feedback;
}

/** A data file for the lists that show it: how it stands, and what can be done with it. */
export function connectDataFile(snapshot: Snapshot, send: (event: DataFileEvent) => void) {
  const { file, kept } = snapshot.context;
  return {
    file,
    /** The server's record; null until it has one. */
    kept,
    view: dataFileViewOf(snapshot),
    feedback: feedbackBeside(snapshot),
    actions: {
      onCancel: () => send({ type: 'upload.cancelled' }),
      onRetry: () => send({ type: 'retry.wanted' }),
      onRemove: () => send({ type: 'file.removed' }),
    },
  };
}

/** A data file as `connectDataFile` gives it. */
export type ConnectedDataFile = ReturnType<typeof connectDataFile>;
