import { AccessTab } from './AccessTab.tsx';
import { BehaviourTab } from './BehaviourTab.tsx';
import { ConversationTab } from './ConversationTab.tsx';
import { DataFilesTab } from './DataFilesTab.tsx';
import type { EditorTab, FieldsTabProps } from './editor.types.ts';
import type { EditorProps } from './editorProps.types.ts';
import { GeneralTab } from './GeneralTab.tsx';
import { WidgetTab } from './WidgetTab.tsx';

interface TabContentProps extends EditorProps {
  shown: EditorTab;
  fields: FieldsTabProps;
  /** Leads to the field of allowed domains. */
  onAllow: () => void;
}

/** The fields of one tab of the editor, and what stands beside them. */
export function TabContent({ shown, fields, onAllow, ...props }: TabContentProps) {
  const { status, actions, fileActions, view } = props;
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
      return <BehaviourTab {...fields} models={props.models} />;
    case 'conversation':
      return <ConversationTab {...fields} />;
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
        />
      );
    case 'access':
      return <AccessTab {...fields} id={props.id} users={props.users} />;
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
        />
      );
  }
}
