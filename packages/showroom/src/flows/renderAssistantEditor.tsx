import { type AssistantEditorEvent, connectAssistantEditor } from '@parley/machines/assistantEditor';
import { EditorFrame } from './editorFrame.tsx';
import { Landing, stay } from './frames.tsx';

/** The editor; once its assistant is deleted, the list (AS-4). What is done there goes to `send`. */
export function renderAssistantEditor(
  snapshot: Parameters<typeof connectAssistantEditor>[0],
  send: (event: AssistantEditorEvent) => void = stay,
) {
  const editor = connectAssistantEditor(snapshot, send);
  if (editor.view.kind === 'deleted') return <Landing />;
  return <EditorFrame tab="general" {...editor} />;
}
