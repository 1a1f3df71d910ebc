import type { AssistantDraft, FieldErrors } from './assistant.ts';
import type { ProblemInPlace } from './problems.ts';

/** A step that is confirmed first and then runs. */
export type AskedStep =
  | { kind: 'asking' }
  | { kind: 'running' }
  | { kind: 'failed'; problem: ProblemInPlace };

/** Somebody else's newer version of the draft. */
export interface NewerVersion {
  draft: AssistantDraft;
  /** Who saved it. */
  savedBy: string;
  /** The reader saved it themselves, in another window. */
  isOwn: boolean;
  /** ISO 8601. */
  savedAt: string;
}

/** The state of the editor. Exactly one at a time. */
export type EditorView =
  | { kind: 'clean' }
  /** Something differs from what was saved last. */
  | { kind: 'dirty' }
  | { kind: 'saving' }
  /** Saved a moment ago: like `clean`, with a short note that it was saved. */
  | { kind: 'saved' }
  | { kind: 'saveFailed'; problem: ProblemInPlace }
  /** The server refused some fields. */
  | { kind: 'refused'; errors: FieldErrors }
  | { kind: 'conflict'; newer: NewerVersion }
  /** Somebody goes elsewhere while something is not saved. */
  | { kind: 'leaving'; step: AskedStep }
  /** The differences to the published version are on view. */
  | { kind: 'publishing'; step: AskedStep }
  /** The saved draft is to become the published version again. */
  | { kind: 'reverting'; step: AskedStep }
  | { kind: 'deleting'; step: AskedStep }
  /** The connection is gone: what was changed is kept, to be saved when it is back. */
  | { kind: 'offline' }
  /** The reader has no right to change it. */
  | { kind: 'readOnly' }
  /** The assistant no longer exists; the page around the editor navigates away. */
  | { kind: 'deleted' };

/** What the reader can ask for. */
export interface EditorActions {
  onChange: (patch: Partial<AssistantDraft>) => void;
  /** The draft has no mistake that could be seen here. */
  onSave: () => void;
  /** Back to what was saved last. */
  onDiscard: () => void;
  /** A picture of an allowed type and size. */
  onAvatar: (file: File) => void;
  /** Opens the differences. */
  onReview: () => void;
  onPublish: () => void;
  /** Asks whether the draft is to go back to the published version. */
  onAskRevert: () => void;
  onRevert: () => void;
  onPause: () => void;
  onResume: () => void;
  onDuplicate: () => void;
  onExport: () => void;
  onAskDelete: () => void;
  onDelete: () => void;
  /** Closes whichever question is open: stay, go on editing. */
  onCancel: () => void;
  onSaveAndLeave: () => void;
  onLeaveWithoutSaving: () => void;
  /** Conflict: saves over the newer version. */
  onKeepMine: () => void;
  /** Conflict: drops own changes. */
  onTakeTheirs: () => void;
}
