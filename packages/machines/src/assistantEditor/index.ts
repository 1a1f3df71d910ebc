export { connectAssistantEditor } from './assistantEditor.connect.ts';
export { assistantEditorMachine } from './assistantEditor.machine.ts';
export type { AssistantEditorEvent } from './assistantEditor.types.ts';
