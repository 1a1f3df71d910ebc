import type { AssistantDraft } from '@parley/model';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { type DataFileQuery, DEFAULT_DATA_FILE_QUERY } from './arrangeDataFiles.ts';
import type { FilePreview } from './DataFilePreview.tsx';
import { EditAssistantScreen, type EditAssistantScreenProps } from './EditAssistantScreen.tsx';
import {
  assistantDraft,
  assistantUsers,
  dataFiles,
  models,
  publishedDraft,
  publishedVersions,
  sites,
  snippets,
} from './editor.fixtures.ts';
import { fetchEditor } from './editorParts.ts';
import type { EditorProps } from './editorProps.types.ts';
import type { AssistantVersions } from './versions.types.ts';

// A story shows its tab at once.
await fetchEditor();

type StoryEditor = Omit<EditorProps, 'tab' | 'onTab' | 'listHref'>;

/** No text of a file is looked at. */
export const noPreview: FilePreview = {
  file: null,
  state: { kind: 'loading' },
  onOpen: fn(),
  onMore: fn(),
  onRetry: fn(),
  onClose: fn(),
};

/** What the data tab calls. */
export const fileActions = {
  onAdd: fn(),
  onCancelUpload: fn(),
  onRetryUpload: fn(),
  onDismissUpload: fn(),
  onRetryFile: fn(),
  onRemove: fn(),
  onReplace: fn(),
  onDownload: fn(),
  preview: noPreview,
};

/** The published versions, none of which is looked at, but for what is said otherwise. */
export const versionsWith = (patch: Partial<AssistantVersions> = {}): AssistantVersions => ({
  state: { kind: 'ready', versions: publishedVersions },
  opened: null,
  content: { kind: 'loading' },
  onRetry: fn(),
  onOpen: fn(),
  onRetryContent: fn(),
  ...patch,
});

/** An editor in the usual state, but for what is said otherwise. */
export function editorWith(patch: Partial<StoryEditor> = {}): EditAssistantScreenProps['state'] {
  return {
    kind: 'ready',
    editor: {
      id: '1',
      chatHref: '/assistants/chat/1',
      status: 'published',
      published: publishedDraft,
      saved: assistantDraft,
      draft: assistantDraft,
      view: { kind: 'clean' },
      conversationCount: 486,
      care: { count: 14, href: '/conversations' },
      avatar: { kind: 'idle' },
      models,
      users: assistantUsers,
      files: { kind: 'ready', files: dataFiles },
      uploads: [],
      fileQuery: DEFAULT_DATA_FILE_QUERY,
      onFileQuery: fn(),
      snippets,
      sites,
      pageCheck: { state: { kind: 'idle' }, onCheck: fn() },
      actions: {
        onChange: fn(),
        onSave: fn(),
        onDiscard: fn(),
        onAvatar: fn(),
        onReview: fn(),
        onPublish: fn(),
        onAskRevert: fn(),
        onVersions: fn(),
        onAskRestore: fn(),
        onRestore: fn(),
        onRevert: fn(),
        onPause: fn(),
        onResume: fn(),
        onDuplicate: fn(),
        onExport: fn(),
        onAskDelete: fn(),
        onDelete: fn(),
        onCancel: fn(),
        onSaveAndLeave: fn(),
        onLeaveWithoutSaving: fn(),
        onResolve: fn(),
      },
      fileActions,
      onReloadFiles: fn(),
      uploadsQuestion: null,
      versions: versionsWith(),
      test: { chat: null, onOpen: fn(), onClose: fn(), onRestart: fn() },
      ...patch,
    },
  };
}

/** The editor of a draft that is as it was saved. */
export const editorOf = (draft: AssistantDraft, patch: Partial<StoryEditor> = {}) =>
  editorWith({ saved: draft, draft, ...patch });

/** What a story's editor was told to do. */
export function editorIn(args: EditAssistantScreenProps): StoryEditor {
  if (args.state.kind !== 'ready') throw new Error('This story shows no editor.');
  return args.state.editor;
}

/** Keeps draft and tab, as the portal does. */
export function KeptEditor(args: EditAssistantScreenProps) {
  const [tab, setTab] = useState(args.tab);
  const [patch, setPatch] = useState<Partial<AssistantDraft>>({});
  const { state } = args;
  const [fileQuery, setFileQuery] = useState<DataFileQuery>(
    state.kind === 'ready' ? state.editor.fileQuery : DEFAULT_DATA_FILE_QUERY,
  );
  const kept: EditAssistantScreenProps['state'] =
    state.kind === 'ready'
      ? {
          ...state,
          editor: {
            ...state.editor,
            fileQuery,
            onFileQuery: (next) => {
              setFileQuery(next);
              state.editor.onFileQuery(next);
            },
            draft: { ...state.editor.draft, ...patch },
            view:
              state.editor.view.kind === 'clean' && Object.keys(patch).length > 0
                ? { kind: 'dirty' }
                : state.editor.view,
            actions: {
              ...state.editor.actions,
              onChange: (change) => {
                setPatch((before) => ({ ...before, ...change }));
                state.editor.actions.onChange(change);
              },
              onDiscard: () => {
                setPatch({});
                state.editor.actions.onDiscard();
              },
            },
          },
        }
      : state;
  return (
    <EditAssistantScreen
      {...args}
      state={kept}
      tab={tab}
      onTab={(next) => {
        setTab(next);
        args.onTab(next);
      }}
    />
  );
}
