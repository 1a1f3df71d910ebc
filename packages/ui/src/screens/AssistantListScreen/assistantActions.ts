import type { WordKey } from '@parley/i18n';
import type { ProblemInPlace } from '@parley/model';

/** What can be done to assistants, one or several at once. */
export type AssistantAction = 'duplicate' | 'export' | 'pause' | 'resume' | 'delete';

/** Longest part of a name that a message repeats, in characters. */
const NAME_IN_MESSAGE = 80;

/** A name as messages repeat it: enough to know it by. */
export function shortName(name: string): string {
  const letters = [...name];
  return letters.length > NAME_IN_MESSAGE ? `${letters.slice(0, NAME_IN_MESSAGE - 1).join('')}…` : name;
}

/** What came of an action. Success passes by itself; a failure stays until it is dealt with. */
export type AssistantOutcome = {
  id: string;
  /** Of the assistants that it was done to, or that it could not be done to. */
  names: readonly string[];
} & (
  | { kind: 'done'; action: AssistantAction | 'import'; undoable: boolean }
  | { kind: 'failed'; action: AssistantAction; problem: ProblemInPlace }
);

/** Why a file holds no assistant that could be imported. */
export type ImportProblem = 'notJson' | 'notAssistant' | 'newer' | 'tooLarge';

/** Largest exported file in MB, as large as a data file may be (AS-3). */
export const IMPORT_MAX_MB = 10;

/** How far an import is. The file is read, checked and sent by the owner. */
export type ImportState =
  | { kind: 'choosing' }
  | { kind: 'checking'; fileName: string }
  | { kind: 'refused'; fileName: string; problem: ImportProblem }
  /** What the file holds, to be looked at before it is taken. */
  | { kind: 'ready' | 'importing'; fileName: string; name: string; description: string }
  | { kind: 'failed'; fileName: string; name: string; description: string; problem: ProblemInPlace };

/** What an administrator can do in the list. */
export interface AssistantActions {
  editHref: (id: string) => string;
  onAct: (action: AssistantAction, ids: readonly string[]) => void;
  /** What is being done now, by the assistant's id. */
  running: ReadonlyMap<string, AssistantAction>;
  /** Oldest first. What went well is a toast: its owner takes it away when its time is over. */
  outcomes: readonly AssistantOutcome[];
  onUndo: (outcomeId: string) => void;
  /** Does again what failed. */
  onRepeat: (outcomeId: string) => void;
  onDismiss: (outcomeId: string) => void;
  /** The pointer or the focus rests on what went well: its time stands still. */
  onHold: (held: boolean) => void;
  imports: {
    /** Null while nobody imports anything. */
    state: ImportState | null;
    onOpen: () => void;
    onFile: (file: File) => void;
    onConfirm: () => void;
    onClose: () => void;
  };
}

/** Words of an action: as a command, while it runs, when it is done, and when it failed. */
export const ACTION_WORDS = {
  duplicate: {
    label: 'assistants.duplicate',
    running: 'assistants.duplicating',
    done: 'assistants.duplicated',
    failed: 'assistants.duplicateFailed',
  },
  export: {
    label: 'assistants.export',
    running: 'assistants.exporting',
    done: 'assistants.exported',
    failed: 'assistants.exportFailed',
  },
  pause: {
    label: 'assistants.pause',
    running: 'assistants.pausing',
    done: 'assistants.paused',
    failed: 'assistants.pauseFailed',
  },
  resume: {
    label: 'assistants.resume',
    running: 'assistants.resuming',
    done: 'assistants.resumed',
    failed: 'assistants.resumeFailed',
  },
  delete: {
    label: 'assistants.delete',
    running: 'assistants.deleting',
    done: 'assistants.deleted',
    failed: 'assistants.deleteFailed',
  },
} as const satisfies Record<AssistantAction, Record<'label' | 'running' | 'done' | 'failed', WordKey>>;
