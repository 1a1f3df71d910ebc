export * from './chat/chat.fixtures.ts';
export {
  assistantDraft,
  assistantUsers,
  dataFiles,
  installations,
  models,
  publishedDraft,
  publishedVersions,
  snippets,
} from './screens/EditAssistantScreen/editor.fixtures.ts';
