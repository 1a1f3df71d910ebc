import type { AssistantDraft, Failure, FieldErrors, NewerVersion } from '@parley/model';
import type { Feedback } from '../errors/errorPolicy.ts';

/** A version that the server holds. */
export interface SavedVersion {
  draft: AssistantDraft;
  /** Grows with each save, whoever saves. */
  version: number;
}

/** Somebody else's version, newer than the one that was edited. */
export interface NewerDraft extends NewerVersion, SavedVersion {}

/** How a save ended, where the server could be asked. */
export type SaveOutcome =
  | { kind: 'saved'; version: number }
  | { kind: 'conflict'; newer: NewerDraft }
  | { kind: 'refused'; fields: FieldErrors };

/** What the editor needs from the app; promises reject with `ApiError`. */
export interface AssistantEditorPorts {
  /** Saves over `base`; a newer version at the server is a conflict. */
  saveDraft: (draft: AssistantDraft, base: number, signal: AbortSignal) => Promise<SaveOutcome>;
  /** Makes a saved version the published one. */
  publish: (version: number, signal: AbortSignal) => Promise<void>;
  /** Makes the published version the draft again. */
  revert: (base: number, signal: AbortSignal) => Promise<SavedVersion>;
  deleteAssistant: (signal: AbortSignal) => Promise<void>;
}

export interface AssistantEditorInput {
  saved: SavedVersion;
  /** What visitors get; null before the first publication. */
  published: AssistantDraft | null;
}

export interface AssistantEditorContext extends AssistantEditorInput {
  /** What the reader sees and changes. */
  draft: AssistantDraft;
  /** What is on its way to the server. */
  sent: AssistantDraft;
  /** What the save is for. */
  purpose: 'stay' | 'leave' | 'publish';
  /** Where the reader wants to go. */
  leaveTo: string;
  newer: NewerDraft | null;
  refused: FieldErrors;
  failure: Failure | null;
}

export type AssistantEditorEvent =
  | { type: 'draft.changed'; patch: Partial<AssistantDraft> }
  /** The server was asked anew: what it holds now, saved and published by whomever. */
  | ({ type: 'draft.read' } & AssistantEditorInput)
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
