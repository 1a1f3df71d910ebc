import type { EditorTab, FieldsTabProps } from './editor.types.ts';
import { AccessTab, BehaviourTab, ConversationTab, DataFilesTab, WidgetTab } from './editorParts.ts';
import type { EditorProps } from './editorProps.types.ts';
import { GeneralTab } from './GeneralTab.tsx';

interface TabContentProps extends EditorProps {
  shown: EditorTab;
  fields: FieldsTabProps;
  /** Leads to the field of allowed domains. */
  onAllow: () => void;
}

/** The fields of one tab of the editor, and what stands beside them. */
export function TabContent({ shown, fields, onAllow, ...props }: TabContentProps) {
  const { status, actions, fileActions, view } = props;
  const onGiveUp = () => props.onTab('general');
  const canSend = view.kind !== 'readOnly' && view.kind !== 'offline';
  switch (shown) {
    case 'general':
      return (
        <GeneralTab
          {...fields}
          avatar={props.avatar}
          onAvatar={actions.onAvatar}
          status={{
            status,
            ...(canSend && { onPause: actions.onPause, onResume: actions.onResume }),
          }}
        />
      );
    case 'behaviour':
      return <BehaviourTab {...fields} models={props.models} onGiveUp={onGiveUp} />;
    case 'conversation':
      return <ConversationTab {...fields} onGiveUp={onGiveUp} />;
    case 'data':
      return (
        <DataFilesTab
          state={props.files}
          uploads={props.uploads}
          query={props.fileQuery}
          onQueryChange={props.onFileQuery}
          addBlocked={props.addBlocked}
          actions={view.kind === 'readOnly' ? undefined : fileActions}
          onReload={props.onReloadFiles}
          onGiveUp={onGiveUp}
        />
      );
    case 'access':
      return <AccessTab {...fields} id={props.id} users={props.users} onGiveUp={onGiveUp} />;
    case 'widget':
      return (
        <WidgetTab
          {...fields}
          id={props.id}
          saved={props.saved.widget}
          snippets={props.snippets}
          sites={props.sites}
          pageCheck={props.pageCheck}
          onAllow={onAllow}
          onGiveUp={onGiveUp}
        />
      );
  }
}
