import type { Failure, Feedback } from '../errors/errorPolicy.ts';

/** What is edited, as a flat record of fields; values are compared as JSON. */
export type EditorDraft = Readonly<Record<string, unknown>>;

/** A version that the server holds. */
export interface SavedVersion {
  draft: EditorDraft;
  /** Grows with each save, whoever saves. */
  version: number;
}

/** Somebody else's version, newer than the one that was edited. */
export interface NewerVersion extends SavedVersion {
  savedBy: string;
  /** ISO 8601. */
  savedAt: string;
}

/** Words of what is wrong, by field. */
export type RefusedFields = Readonly<Record<string, string>>;

/** How a save ended, where the server could be asked. */
export type SaveOutcome =
  | { kind: 'saved'; version: number }
  | { kind: 'conflict'; newer: NewerVersion }
  | { kind: 'refused'; fields: RefusedFields };

/** What the editor needs from the app; promises reject with `ApiError`. */
export interface AssistantEditorPorts {
  /** Saves over `base`; a newer version at the server is a conflict. */
  saveDraft: (draft: EditorDraft, base: number, signal: AbortSignal) => Promise<SaveOutcome>;
  /** Makes a saved version the published one. */
  publish: (version: number, signal: AbortSignal) => Promise<void>;
  /** Makes the published version the draft again. */
  revert: (base: number, signal: AbortSignal) => Promise<SavedVersion>;
  deleteAssistant: (signal: AbortSignal) => Promise<void>;
}

export interface AssistantEditorInput {
  saved: SavedVersion;
  /** What visitors get; null before the first publication. */
  published: EditorDraft | null;
}

export interface AssistantEditorContext extends AssistantEditorInput {
  /** What the reader sees and changes. */
  draft: EditorDraft;
  /** What is on its way to the server. */
  sent: EditorDraft;
  /** What the save is for. */
  purpose: 'stay' | 'leave' | 'publish';
  /** Where the reader wants to go. */
  leaveTo: string;
  newer: NewerVersion | null;
  refused: RefusedFields;
  failure: Failure | null;
}

export type AssistantEditorEvent =
  | { type: 'draft.changed'; patch: EditorDraft }
  | { type: 'save.wanted' }
  | { type: 'changes.discarded' }
  /** The reader goes elsewhere; answered by `leave.allowed` or by a question. */
  | { type: 'page.left'; to: string }
  | { type: 'leave.confirmed' }
  | { type: 'leave.saved' }
  | { type: 'review.wanted' }
  | { type: 'publish.confirmed' }
  | { type: 'revert.wanted' }
  | { type: 'revert.confirmed' }
  | { type: 'delete.wanted' }
  | { type: 'delete.confirmed' }
  | { type: 'question.cancelled' }
  | { type: 'mine.kept' }
  | { type: 'theirs.taken' }
  | { type: 'connection.lost' }
  | { type: 'connection.restored' };

export type AssistantEditorEmitted =
  | { type: 'leave.allowed'; to: string }
  | { type: 'draft.saved'; saved: SavedVersion }
  | { type: 'draft.published' }
  | { type: 'assistant.deleted' }
  | { type: 'feedback.raised'; feedback: Feedback };
