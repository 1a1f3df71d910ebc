export { assistantEditorViewOf, connectAssistantEditor } from './assistantEditor.connect.ts';
export { assistantEditorMachine } from './assistantEditor.machine.ts';
export { assistantEditorWith } from './assistantEditor.ports.ts';
export type { AssistantEditorEvent, AssistantEditorPorts, NewerDraft } from './assistantEditor.types.ts';
export { mergeDrafts } from './mergeDrafts.ts';
export { sameDraft } from './sameDraft.ts';
