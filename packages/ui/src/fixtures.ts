export * from './chat/chat.fixtures.ts';
export {
  assistantDraft,
  assistantUsers,
  dataFiles,
  installations,
  models,
  snippets,
} from './screens/EditAssistantScreen/editor.fixtures.ts';
