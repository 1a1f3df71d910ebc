import type { AssistantDraft, Failure, FieldErrors, FieldName, NewerVersion } from '@parley/model';
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

/** How restoring a published version ended, where the server could be asked. */
export type RestoreOutcome = ({ kind: 'restored' } & SavedVersion) | { kind: 'conflict'; newer: NewerDraft };

/** What the editor needs from the app; promises reject with `ApiError`. */
export interface AssistantEditorPorts {
  /** Saves over `base`; a newer version at the server is a conflict. */
  saveDraft: (draft: AssistantDraft, base: number, signal: AbortSignal) => Promise<SaveOutcome>;
  /** Makes a saved version the published one. */
  publish: (version: number, signal: AbortSignal) => Promise<void>;
  /** Makes the published version the draft again. */
  revert: (base: number, signal: AbortSignal) => Promise<SavedVersion>;
  /** Makes a published version the draft, over `base`; a newer draft at the server is a conflict. */
  restore: (number: number, base: number, signal: AbortSignal) => Promise<RestoreOutcome>;
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
  /** What the save is for; `restore` where nobody wants one, as changes of an earlier visit are put back. */
  purpose: 'stay' | 'leave' | 'publish' | 'restore';
  /** Where the reader wants to go. */
  leaveTo: string;
  newer: NewerDraft | null;
  /** What was saved elsewhere while the form had changes; one that is no newer than `saved` is outdated. */
  ahead: SavedVersion | null;
  /** Number of the published version that is to become the draft; null before one is asked for. */
  wanted: number | null;
  refused: FieldErrors;
  failure: Failure | null;
  /** Somebody has published since the differences to what visitors get came on view. */
  isOvertaken: boolean;
  /** The connection was lost, whatever state that was told in. */
  isOffline: boolean;
}

export type AssistantEditorEvent =
  | { type: 'draft.changed'; patch: Partial<AssistantDraft> }
  /** The server was asked anew: what it holds now, saved and published by whomever. */
  | ({ type: 'draft.read' } & AssistantEditorInput)
  /**
   * Changes of an earlier visit are there still: `base` is what they were made to, `newer` what was saved
   * over that meanwhile, or null.
   */
  | { type: 'draft.restored'; base: SavedVersion; draft: AssistantDraft; newer: NewerDraft | null }
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
  | { type: 'versions.wanted' }
  /** A published version is to become the draft. */
  | { type: 'restore.wanted'; number: number }
  | { type: 'restore.confirmed' }
  | { type: 'delete.wanted' }
  | { type: 'delete.confirmed' }
  | { type: 'question.cancelled' }
  /** Of the fields that both changed, those of which the reader's value stays. */
  | { type: 'conflict.resolved'; mine: readonly FieldName[] }
  | { type: 'connection.lost' }
  | { type: 'connection.restored' };

export type AssistantEditorEmitted =
  | { type: 'leave.allowed'; to: string }
  | { type: 'draft.saved'; saved: SavedVersion }
  /** Changes to `base` are dropped, which nobody was asked about: they can be put back. */
  | { type: 'draft.discarded'; base: SavedVersion; draft: AssistantDraft }
  /** What others saved meanwhile, in other fields, is in the draft now. */
  | { type: 'draft.merged' }
  | { type: 'draft.published' }
  /** A published version is the draft now. */
  | { type: 'version.restored' }
  | { type: 'assistant.deleted' }
  | { type: 'feedback.raised'; feedback: Feedback };
