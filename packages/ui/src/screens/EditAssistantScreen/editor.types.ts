import type { AssistantDraft, FieldName, UserStatus } from '@parley/model';

/** Parts of the editor, as its address names them. */
export const EDITOR_TABS = ['general', 'behaviour', 'conversation', 'data', 'access', 'widget'] as const;
export type EditorTab = (typeof EDITOR_TABS)[number];

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
  /** Who is not active finds no assistant, whatever is chosen here. */
  status: UserStatus;
}

/** A page that carries the widget. */
export interface WidgetInstallation {
  /** Origin of the page. */
  site: string;
  /** ISO 8601. */
  lastSeenAt: string;
}

/** A page that has the snippet, but not the widget: it is not among the domains in force. */
export interface WidgetRefusal extends WidgetInstallation {
  /** What to put among the domains so that it has it; null where none would do. */
  domain: string | null;
}

/** Where the widget was asked for, newest first. */
export interface WidgetSites {
  installed: readonly WidgetInstallation[];
  refused: readonly WidgetRefusal[];
}

/** What to paste into a page, ready made. */
export interface EmbedSnippets {
  script: string;
  iframe: string;
  react: string;
}

/** The picture's way to the server. */

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
