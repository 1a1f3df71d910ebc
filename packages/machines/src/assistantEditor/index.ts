export { assistantEditorMachine } from './assistantEditor.machine.ts';
export type { AssistantEditorEvent, EditorDraft } from './assistantEditor.types.ts';
export { type AssistantEditorView, assistantEditorViewOf } from './assistantEditor.view.ts';
