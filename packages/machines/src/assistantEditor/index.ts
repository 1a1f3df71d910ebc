export { connectAssistantEditor } from './assistantEditor.connect.ts';
export { assistantEditorMachine } from './assistantEditor.machine.ts';
export { assistantEditorWith } from './assistantEditor.ports.ts';
export type { AssistantEditorEvent, AssistantEditorPorts } from './assistantEditor.types.ts';
