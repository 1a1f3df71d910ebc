import type { AnswerLanguage, DataFileStatus } from '@parley/model';
import type { ProblemMessage } from '../../patterns/GlobalFeedback/problemWords.ts';

/** Parts of the editor, as its address names them. */
export const EDITOR_TABS = ['general', 'behaviour', 'conversation', 'data', 'access', 'widget'] as const;
export type EditorTab = (typeof EDITOR_TABS)[number];

export type WidgetPosition = 'bottom-start' | 'bottom-end';
export type WidgetSize = 'small' | 'medium' | 'large';

/**
 * How often one visitor may ask: at most `max` messages in `windowSeconds`; past it, `message` is the answer.
 * A figure is null while its field is empty, which can't be saved.
 */
export interface RateLimit {
  max: number | null;
  windowSeconds: number | null;
  message: string;
}

/** How the widget looks on a page (AS-5). */
export interface WidgetLook {
  position: WidgetPosition;
  size: WidgetSize;
  /** Ground of the launcher and of the visitor's messages, `#rrggbb`. */
  color: string;
  /** What stands on that ground, `#rrggbb`. */
  textColor: string;
  /** Words on the launcher; '' shows its icon alone. */
  launcherLabel: string;
  /** Seconds on the page after which the chat opens by itself; null never. */
  autoOpenSeconds: number | null;
}

/** Everything of an assistant that is edited and published together (AS-2, AS-5). */
export interface AssistantDraft {
  name: string;
  description: string;
  avatarUrl: string | null;
  language: AnswerLanguage;
  /** `id` of an `AssistantModel`. */
  model: string;
  /** From 0 to 1. */
  temperature: number;
  instructions: string;
  fallbackMessage: string;
  welcomeMessage: string;
  starterQuestions: readonly string[];
  citations: boolean;
  feedback: boolean;
  placeholder: string;
  disclaimer: string;
  audience: 'everyone' | 'chosen';
  /** Who may use it when `audience` is `chosen`; kept while it is `everyone`. */
  userIds: readonly string[];
  rateLimit: RateLimit;
  /**
   * Hosts that may embed it: `example.com`, `*.example.com`, with `:port` or `:*`, and `http(s)://` before
   * them.
   */
  allowedDomains: readonly string[];
  widget: WidgetLook;
}

/** A model that can answer. */
export interface AssistantModel {
  id: string;
  name: string;
  /** One line: what it is good at. */
  description: string;
}

/** Somebody of the organisation who could be given the assistant. */
export interface AssistantUser {
  id: string;
  name: string;
  email: string;
}

/** A file that the assistant answers from (AS-3). */
export interface EditorDataFile {
  id: string;
  name: string;
  bytes: number;
  /** 0 until it is read. */
  pages: number;
  status: DataFileStatus;
  /** Why it failed, in words of the server; '' for all others. */
  reason: string;
}

/** A page that carries the widget. */
export interface WidgetInstallation {
  /** Host of the page. */
  host: string;
  /** ISO 8601. */
  lastSeenAt: string;
}

/** What to paste into a page, ready made. */
export interface EmbedSnippets {
  script: string;
  iframe: string;
  react: string;
}

/** Where an error of a field belongs; dots lead into the objects of the draft. */
export type FieldName =
  | Exclude<keyof AssistantDraft, 'rateLimit' | 'widget' | 'userIds'>
  | `rateLimit.${keyof RateLimit}`
  | `widget.${keyof WidgetLook}`;

/** Words of what is wrong, by field. */
export type FieldErrors = Partial<Record<FieldName, string>>;

/** A step that asks first and then runs. */
export type AskedStep =
  | { kind: 'asking' }
  | { kind: 'running' }
  | { kind: 'failed'; problem: ProblemMessage };

/** Somebody else's newer version of the draft. */
export interface NewerVersion {
  draft: AssistantDraft;
  /** Who saved it. */
  savedBy: string;
  /** ISO 8601. */
  savedAt: string;
}

/** What goes on in the editor. Exactly one at a time. */
export type EditorView =
  | { kind: 'clean' }
  /** Something differs from what was saved last. */
  | { kind: 'dirty' }
  | { kind: 'saving' }
  /** Saved a moment ago; the same as clean, with a quiet word about it. */
  | { kind: 'saved' }
  | { kind: 'saveFailed'; problem: ProblemMessage }
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
  /** Gone; its owner leads elsewhere. */
  | { kind: 'deleted' };

/** The picture's way to the server. */
export type AvatarState = { kind: 'idle' | 'uploading' } | { kind: 'failed'; problem: ProblemMessage };

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

/** What every field of the editor gets: its handle, its words, and what is wrong with it. */
export interface FieldHandle {
  name: FieldName;
  label: string;
  error: string | undefined;
  readOnly: boolean;
}

/** What a tab of fields needs. */
export interface FieldsTabProps {
  draft: AssistantDraft;
  onChange: (patch: Partial<AssistantDraft>) => void;
  field: (name: FieldName) => FieldHandle;
  /** Why nothing can be changed now; undefined where it can. */
  blocked: string | undefined;
}
