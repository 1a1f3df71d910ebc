import type { AssistantDraft, FieldErrors, FieldName } from './assistant.ts';
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

/** A published version of an assistant (AS-4). */
export interface PublishedVersion {
  /** Counts the publications from 1. */
  number: number;
  /** ISO 8601; null for what was published before versions were kept. */
  publishedAt: string | null;
  /** Who published it; null as above. */
  publishedBy: string | null;
  /** It is what is in force. */
  current: boolean;
  /** Fields that differ from the version before it; null where that one is not kept, or there is none. */
  changed: readonly string[] | null;
}

/** How far it is that a published version, by its number, becomes the draft. */
export type RestoreStep =
  /** Nothing was asked for: versions are looked at. */
  | { kind: 'looking' }
  /** The draft holds something that is not published, and would be lost. */
  | { kind: 'asking'; number: number }
  | { kind: 'running'; number: number }
  | { kind: 'failed'; number: number; problem: ProblemInPlace }
  /** A newer draft was saved since, which would be lost. */
  | { kind: 'conflict'; number: number; newer: NewerVersion };

/** Whose changes are whose, of two that were made to one version. */
export interface SplitChanges {
  /** Changed by both, each to something else. */
  both: readonly FieldName[];
  /** Changed by the reader alone. */
  mine: readonly FieldName[];
  /** Changed in the newer version alone. */
  theirs: readonly FieldName[];
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
  /** Both changed some field: the reader chooses. */
  | { kind: 'conflict'; newer: NewerVersion; changes: SplitChanges }
  /** Somebody goes elsewhere while something is not saved. */
  | { kind: 'leaving'; step: AskedStep }
  /** The differences to the published version are on view; `isOvertaken` once another one is in force. */
  | { kind: 'publishing'; step: AskedStep; isOvertaken?: true }
  /** The saved draft is to become the published version again. */
  | { kind: 'reverting'; step: AskedStep }
  /** The published versions are on view, each of which can become the draft. */
  | { kind: 'versions'; step: RestoreStep }
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
  /** Opens the published versions. */
  onVersions: () => void;
  /** A published version, by its number, is to become the draft: answered at once or by a question. */
  onAskRestore: (number: number) => void;
  /** The answer to that question is yes. */
  onRestore: () => void;
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
  /** Conflict: of the fields that both changed, those that stay as the reader has them. */
  onResolve: (mine: readonly FieldName[]) => void;
}
