export { assistantEditorMachine } from './assistantEditor.machine.ts';
export type { AssistantEditorEvent } from './assistantEditor.types.ts';
export { connectAssistantEditor } from './assistantEditor.view.ts';
