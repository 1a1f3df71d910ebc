import type { AssistantDraft, AssistantStatus, EditorActions, EditorView } from '@parley/model';
import type { FileDropItem } from '../../components/FileDrop/FileState.tsx';
import type { AvatarFieldState } from '../../patterns/AvatarField/AvatarField.tsx';
import type { CareLinkProps } from '../AssistantListScreen/CareLink.tsx';
import type { DataFileQuery } from './arrangeDataFiles.ts';
import type { DataFilesActions, DataFilesState } from './dataFiles.types.ts';
import type { AssistantModel, AssistantUser, EditorTab, EmbedSnippets, WidgetSites } from './editor.types.ts';
import type { Launch } from './PublishDrawer.tsx';
import type { PageCheck } from './pageCheck.types.ts';
import type { DraftTest } from './TestChat.tsx';
import type { AssistantVersions } from './versions.types.ts';

export interface EditorProps {
  /** Of the assistant: what is typed and not in its draft yet is kept under it. */
  id: string;
  tab: EditorTab;
  onTab: (tab: EditorTab) => void;
  /** Where all assistants are. */
  listHref: string;
  /** Where this one can be tried. */
  chatHref: string;
  status: AssistantStatus;
  /** What visitors see; null before it was published first. */
  published: AssistantDraft | null;
  /** What was saved last. */
  saved: AssistantDraft;
  /** What is in the fields. */
  draft: AssistantDraft;
  view: EditorView;
  /** There is no connection, whatever is asked meanwhile. @default where `view` says so */
  isOffline?: boolean;
  /** A newer version than the one that is changed here was saved elsewhere. */
  isBehind?: boolean;
  /** It was deleted elsewhere since it was opened: nothing can be saved any more. */
  isGone?: boolean;
  /** Conversations that people had with it. */
  conversationCount: number;
  /** Those of them that need care, and where they are. */
  care: CareLinkProps;
  avatar: AvatarFieldState;
  models: readonly AssistantModel[];
  /** Everyone of the organisation. */
  users: readonly AssistantUser[];
  files: DataFilesState;
  uploads: readonly FileDropItem[];
  /** How the files are searched and sorted. */
  fileQuery: DataFileQuery;
  onFileQuery: (query: DataFileQuery) => void;
  /** Why no file can be added now. */
  addBlocked?: string | undefined;
  snippets: EmbedSnippets;
  sites: WidgetSites;
  /** Checks a page that should have the widget. */
  pageCheck: PageCheck;
  actions: EditorActions;
  /** Left out where files may only be looked at. */
  fileActions?: DataFilesActions | undefined;
  onReloadFiles: () => void;
  /** Somebody leaves while files are on their way; null while nobody does. */
  uploadsQuestion: { onStay: () => void; onLeave: () => void } | null;
  /** Set right after the assistant was published for the first time. */
  launch?: Launch | undefined;
  /** What was published, shown by `onVersions`. */
  versions: AssistantVersions;
  /** Tries the draft beside the form. */
  test: DraftTest;
}
