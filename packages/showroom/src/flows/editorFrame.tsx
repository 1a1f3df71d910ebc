import {
  type DataFilesActions,
  DEFAULT_DATA_FILE_QUERY,
  EditAssistantScreen,
  type EditorProps,
  type EditorTab,
  fetchEditor,
} from '@parley/ui';
import {
  assistantDraft,
  assistantUsers,
  models,
  publishedDraft,
  publishedVersions,
  sites,
  snippets,
} from '@parley/ui/fixtures';
import { AdminFrame, stay } from './frames.tsx';

// A state shows its tab at once; what runs without a browser shows none.
await fetchEditor().catch(() => undefined);

interface EditorFrameProps extends Partial<Omit<EditorProps, 'actions' | 'fileActions'>> {
  tab: EditorTab;
  actions?: Partial<EditorProps['actions']>;
  fileActions?: Partial<EditorProps['fileActions']>;
}

/** The preview of a file's text is closed. */
const NO_PREVIEW: DataFilesActions['preview'] = {
  file: null,
  state: { kind: 'loading' },
  ...{ onOpen: stay, onMore: stay, onRetry: stay, onClose: stay },
};

/** The editor of the example assistant inside the shell, with the props that a state overrides. */
export function EditorFrame({ tab, actions, fileActions, ...editor }: EditorFrameProps) {
  return (
    <AdminFrame>
      <EditAssistantScreen
        state={{
          kind: 'ready',
          editor: {
            id: '1',
            chatHref: '/assistants/chat/1',
            status: 'published',
            published: assistantDraft,
            saved: assistantDraft,
            draft: assistantDraft,
            view: { kind: 'clean' },
            conversationCount: 486,
            care: { count: 0, href: undefined },
            avatar: { kind: 'idle' },
            models,
            users: assistantUsers,
            files: { kind: 'ready', files: [] },
            uploads: [],
            fileQuery: DEFAULT_DATA_FILE_QUERY,
            onFileQuery: stay,
            snippets,
            sites,
            pageCheck: { state: { kind: 'idle' }, onCheck: stay },
            actions: {
              ...{
                onChange: stay,
                onSave: stay,
                onDiscard: stay,
                onAvatar: stay,
                onReview: stay,
                onPublish: stay,
              },
              ...{ onVersions: stay, onAskRestore: stay, onRestore: stay },
              ...{ onAskRevert: stay, onRevert: stay, onPause: stay, onResume: stay, onDuplicate: stay },
              ...{ onExport: stay, onAskDelete: stay, onDelete: stay, onCancel: stay, onSaveAndLeave: stay },
              ...{ onLeaveWithoutSaving: stay, onResolve: stay },
              ...actions,
            },
            fileActions: {
              ...{ onAdd: stay, onCancelUpload: stay, onRetryUpload: stay, onDismissUpload: stay },
              ...{ onRetryFile: stay, onRemove: stay, onReplace: stay, onDownload: stay },
              preview: NO_PREVIEW,
              ...fileActions,
            },
            onReloadFiles: stay,
            uploadsQuestion: null,
            versions: {
              state: { kind: 'ready', versions: publishedVersions },
              // The one that the fixtures restore is looked at.
              opened: 2,
              content: { kind: 'ready', draft: publishedDraft },
              ...{ onRetry: stay, onOpen: stay, onRetryContent: stay },
            },
            test: { chat: null, onOpen: stay, onClose: stay, onRestart: stay },
            ...editor,
          },
        }}
        tab={tab}
        onTab={stay}
        onRetry={stay}
        listHref="/"
      />
    </AdminFrame>
  );
}
