export { ChatPanel } from '../chat/ChatPanel/ChatPanel.tsx';
export {
  type CitedFileHref,
  CitedFileLinks,
  type CitedFileLinksProps,
} from '../chat/CitationChip/CitedFileLinks.tsx';
export { AccountDialog, type AccountDialogProps } from './AccountScreen/AccountDialog.tsx';
export { AccountScreen, type AccountScreenProps, type AccountState } from './AccountScreen/AccountScreen.tsx';
export type { Account, AccountDetails, AvatarEditing } from './AccountScreen/account.types.ts';
export type { PasswordFormProps, Passwords } from './AccountScreen/PasswordForm.tsx';
export {
  AssistantListScreen,
  type AssistantListScreenProps,
  type AssistantListState,
  type UsedUp,
} from './AssistantListScreen/AssistantListScreen.tsx';
export {
  ASSISTANT_SORT_FIELDS,
  ASSISTANT_VIEWS,
  type AssistantListItem,
  type AssistantQuery,
  type AssistantView,
  DEFAULT_ASSISTANT_QUERY,
} from './AssistantListScreen/arrangeAssistants.ts';
export type {
  AssistantAction,
  AssistantActions,
  AssistantFailure,
  ImportProblem,
  ImportState,
} from './AssistantListScreen/assistantActions.ts';
export type {
  DeletedAssistantItem,
  DeletedAssistants,
} from './AssistantListScreen/deleted.types.ts';
export type { Last24HoursState } from './AssistantListScreen/Last24Hours.tsx';
export { BillingScreen, type BillingScreenProps, type BillingState } from './BillingScreen/BillingScreen.tsx';
export type { Invoice, Subscription } from './BillingScreen/subscription.types.ts';
export { ChatScreen, type ChatScreenProps } from './ChatScreen/ChatScreen.tsx';
export { ConfigErrorScreen, type ConfigErrorScreenProps } from './ConfigErrorScreen/ConfigErrorScreen.tsx';
export {
  ConversationsScreen,
  type ConversationsScreenProps,
} from './ConversationsScreen/ConversationsScreen.tsx';
export {
  type AnswerCare,
  type AnswerDeed,
  type AnswerTask,
  CONVERSATION_PAGE_SIZE,
  type ConversationExport,
  type ConversationListItem,
  type ConversationQuery,
  type ConversationRemoval,
  DEFAULT_CONVERSATION_QUERY,
  type OpenedConversation,
} from './ConversationsScreen/conversations.types.ts';
export {
  CreateAssistantScreen,
  type CreateAssistantScreenProps,
  type CreateAssistantState,
} from './CreateAssistantScreen/CreateAssistantScreen.tsx';
export {
  DATA_FILE_SORT_FIELDS,
  type DataFileQuery,
  DEFAULT_DATA_FILE_QUERY,
} from './EditAssistantScreen/arrangeDataFiles.ts';
export { dataFileStateOf } from './EditAssistantScreen/dataFileRows.ts';
export type { DataFilesActions, DataFilesState } from './EditAssistantScreen/dataFiles.types.ts';
export {
  EditAssistantScreen,
  type EditAssistantScreenProps,
  type EditAssistantState,
} from './EditAssistantScreen/EditAssistantScreen.tsx';
export type { EditorTab } from './EditAssistantScreen/editor.types.ts';
export { fetchEditor, fetchEditorTab } from './EditAssistantScreen/editorParts.ts';
export type { EditorProps } from './EditAssistantScreen/editorProps.types.ts';
export { embedSnippets } from './EditAssistantScreen/embedSnippets.ts';
export { editorTabOf } from './EditAssistantScreen/fields.ts';
export type { PageCheck, PageCheckState } from './EditAssistantScreen/pageCheck.types.ts';
export type { AssistantVersions } from './EditAssistantScreen/versions.types.ts';
export { ErrorFallback, type ErrorFallbackProps } from './ErrorFallback/ErrorFallback.tsx';
export { LoadingScreen, type LoadingScreenProps } from './LoadingScreen/LoadingScreen.tsx';
export {
  MissingAssistantScreen,
  type MissingAssistantScreenProps,
} from './MissingAssistantScreen/MissingAssistantScreen.tsx';
export {
  NoAssistantsScreen,
  type NoAssistantsScreenProps,
} from './NoAssistantsScreen/NoAssistantsScreen.tsx';
export { PendingScreen, type PendingScreenProps } from './PendingScreen/PendingScreen.tsx';
export { PricingDrawer, type PricingDrawerProps } from './PricingScreen/PricingDrawer.tsx';
export { PricingScreen } from './PricingScreen/PricingScreen.tsx';
export type {
  PlanChange,
  PricingPlan,
  PricingScreenProps,
  PricingState,
} from './PricingScreen/pricing.types.ts';
export { QuickStartScreen, type QuickStartScreenProps } from './QuickStartScreen/QuickStartScreen.tsx';
export {
  QUICK_START_STEPS,
  type QuickStartState,
  type QuickStartStep,
} from './QuickStartScreen/quickStart.types.ts';
export { SignInScreen, type SignInScreenProps } from './SignInScreen/SignInScreen.tsx';
export { StartUpScreen, type StartUpScreenProps } from './StartUpScreen/StartUpScreen.tsx';
export { StatusScreen, type StatusScreenProps } from './StatusScreen/StatusScreen.tsx';
export { nameInMessages } from './UsersScreen/nameInMessages.ts';
export { UsersScreen, type UsersScreenProps, type UsersState } from './UsersScreen/UsersScreen.tsx';
export {
  DEFAULT_USER_QUERY,
  USER_PAGE_SIZES,
  type UserDeed,
  type UserListItem,
  type UserManagement,
  type UserQuery,
} from './UsersScreen/users.types.ts';
export {
  firstProgress as firstWizardProgress,
  templateOf as wizardTemplateOf,
  withTemplate as withWizardTemplate,
} from './WelcomeWizardScreen/useCases.ts';
export {
  WelcomeWizardScreen,
  type WelcomeWizardScreenProps,
} from './WelcomeWizardScreen/WelcomeWizardScreen.tsx';
export type { WizardState } from './WelcomeWizardScreen/wizard.types.ts';
