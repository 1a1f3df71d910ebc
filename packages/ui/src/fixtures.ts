export * from './chat/chat.fixtures.ts';
export {
  assistantDraft,
  assistantUsers,
  dataFiles,
  models,
  publishedDraft,
  publishedVersions,
  sites,
  snippets,
} from './screens/EditAssistantScreen/editor.fixtures.ts';
