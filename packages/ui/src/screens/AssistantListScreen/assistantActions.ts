import type { WordKey } from '@parley/i18n';
import type { AssistantDraft, ProblemInPlace } from '@parley/model';

/** What can be done to assistants, one or several at once. */
export type AssistantAction = 'duplicate' | 'export' | 'pause' | 'resume' | 'delete';

/** An action that failed: it stays until it is done again or sent away. Success is told by a toast. */
export interface AssistantFailure {
  id: string;
  action: AssistantAction;
  /** Of the assistants that it could not be done to. */
  names: readonly string[];
  problem: ProblemInPlace;
}

/** Why a file holds no assistant that could be imported. */
export type ImportProblem = 'notJson' | 'notAssistant' | 'newer' | 'wrongKind';

/** How far an import is. The file is read, checked and sent by the owner. */
export type ImportState =
  | { kind: 'choosing' }
  | { kind: 'checking'; fileName: string }
  /**
   * `fields` are names in the file whose values are missing or of another kind; `rest` is what it holds
   * besides them, with something blank in their places.
   */
  | {
      kind: 'refused';
      fileName: string;
      problem: ImportProblem;
      fields?: readonly string[];
      rest?: AssistantDraft;
    }
  /** What the file holds, to be looked at before it is taken. */
  | ({ kind: 'ready' | 'importing' } & FoundAssistant)
  | ({ kind: 'failed'; problem: ProblemInPlace } & FoundAssistant);

/** What an exported file holds, and the names of data files that it does not. */
interface FoundAssistant {
  fileName: string;
  draft: AssistantDraft;
  missing?: readonly string[];
}

/** What an administrator can do in the list. */
export interface AssistantActions {
  editHref: (id: string) => string;
  onAct: (action: AssistantAction, ids: readonly string[]) => void;
  /** What is being done now, by the assistant's id. */
  running: ReadonlyMap<string, AssistantAction>;
  /** Oldest first. */
  failures: readonly AssistantFailure[];
  /** Does again what failed. */
  onRepeat: (failureId: string) => void;
  onDismiss: (failureId: string) => void;
  imports: {
    /** Null while nobody imports anything. */
    state: ImportState | null;
    onOpen: () => void;
    onFile: (file: File) => void;
    onConfirm: () => void;
    onClose: () => void;
  };
}

/** Words of an action: as a command, while it runs, and when it failed. */
export const ACTION_WORDS = {
  duplicate: {
    label: 'assistants.duplicate',
    running: 'assistants.duplicating',
    failed: 'assistants.duplicateFailed',
  },
  export: {
    label: 'assistants.export',
    running: 'assistants.exporting',
    failed: 'assistants.exportFailed',
  },
  pause: {
    label: 'assistants.pause',
    running: 'assistants.pausing',
    failed: 'assistants.pauseFailed',
  },
  resume: {
    label: 'assistants.resume',
    running: 'assistants.resuming',
    failed: 'assistants.resumeFailed',
  },
  delete: {
    label: 'assistants.delete',
    running: 'assistants.deleting',
    failed: 'assistants.deleteFailed',
  },
} as const satisfies Record<AssistantAction, Record<'label' | 'running' | 'failed', WordKey>>;
