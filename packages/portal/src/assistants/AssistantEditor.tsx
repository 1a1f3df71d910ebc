import type { EditedAssistant } from '@parley/api';
import { useWords } from '@parley/i18n/react';
import {
  type DataFileQuery,
  EditAssistantScreen,
  type EditAssistantScreenProps,
  embedSnippets,
  fetchEditor,
} from '@parley/ui';
import { useApp } from '../app/AppContext.tsx';
import { useByName } from '../app/useByName.ts';
import { useFetchAhead } from '../app/useFetchAhead.ts';
import { careHref } from '../conversations/careHref.ts';
import { useDataFiles } from '../dataFiles/useDataFiles.ts';
import type { OpenedFile } from '../dataFiles/useFilePreview.ts';
import { useAssistantEditor } from './useAssistantEditor.ts';
import { useDraftTest } from './useDraftTest.tsx';
import { usePageCheck } from './usePageCheck.ts';
import { useVersions } from './useVersions.ts';

const EDITOR = [fetchEditor];

export interface AssistantEditorProps extends Omit<EditAssistantScreenProps, 'state'> {
  /** As it was read last. */
  edited: EditedAssistant;
  /** It was deleted since. */
  isGone: boolean;
  /** The data file that is looked at. */
  openedFile: OpenedFile;
  /** How the data files are searched and sorted. */
  fileQuery: { query: DataFileQuery; onQueryChange: (query: DataFileQuery) => void };
}

/** The editor of an assistant that is there, with its machine. */
export function AssistantEditor({ edited, isGone, openedFile, fileQuery, ...place }: AssistantEditorProps) {
  const { config } = useApp();
  const { t } = useWords();
  const users = useByName(edited.users);
  const files = useDataFiles(edited.assistantGuid, openedFile, place.tab === 'data');
  const isUploading = files.uploads.some(({ state: { kind } }) => kind === 'waiting' || kind === 'uploading');
  const editor = useAssistantEditor(edited, isUploading);
  const versions = useVersions(edited.assistantGuid, editor.view.kind === 'versions');
  const pageCheck = usePageCheck(edited.assistantGuid);
  useFetchAhead(true, EDITOR);
  const test = useDraftTest(edited.assistantGuid, editor.draft);
  return (
    <EditAssistantScreen
      {...place}
      state={{
        kind: 'ready',
        editor: {
          ...editor,
          isGone,
          conversationCount: edited.conversationCount,
          care: { count: edited.careCount, href: careHref(edited.assistantGuid) },
          id: edited.assistantGuid,
          chatHref: `/assistants/chat/${edited.assistantGuid}`,
          models: [
            {
              id: '',
              name: t('editor.behaviour.modelAuto'),
              description: t('editor.behaviour.modelAutoHelp'),
            },
            ...edited.models.map((id) => ({ id, name: id, description: '' })),
          ],
          users: users.map(({ userId, ...user }) => ({ id: userId, ...user })),
          ...files,
          fileQuery: fileQuery.query,
          onFileQuery: fileQuery.onQueryChange,
          versions,
          test,
          snippets: embedSnippets({
            origin: config.apiBaseUrl || window.location.origin,
            assistant: edited.assistantGuid,
            widgetKey: edited.widgetKey,
            title: editor.saved.name,
          }),
          sites: { installed: edited.installations, refused: edited.refusals },
          pageCheck,
        },
      }}
    />
  );
}
