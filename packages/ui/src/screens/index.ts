export {
  type Account,
  AccountScreen,
  type AccountScreenProps,
  type AccountState,
} from './AccountScreen/AccountScreen.tsx';
export type { PasswordFormProps } from './AccountScreen/PasswordForm.tsx';
export {
  AssistantListScreen,
  type AssistantListScreenProps,
  type AssistantListState,
} from './AssistantListScreen/AssistantListScreen.tsx';
export {
  type AssistantListItem,
  type AssistantQuery,
  DEFAULT_ASSISTANT_QUERY,
} from './AssistantListScreen/arrangeAssistants.ts';
export type { Last24HoursState } from './AssistantListScreen/Last24Hours.tsx';
export {
  BillingScreen,
  type BillingScreenProps,
  type BillingState,
  type Subscription,
} from './BillingScreen/BillingScreen.tsx';
export { ChatScreen, type ChatScreenProps } from './ChatScreen/ChatScreen.tsx';
export { ConfigErrorScreen, type ConfigErrorScreenProps } from './ConfigErrorScreen/ConfigErrorScreen.tsx';
export {
  CreateAssistantScreen,
  type CreateAssistantScreenProps,
} from './CreateAssistantScreen/CreateAssistantScreen.tsx';
export { ErrorFallback, type ErrorFallbackProps } from './ErrorFallback/ErrorFallback.tsx';
export {
  NoAssistantsScreen,
  type NoAssistantsScreenProps,
} from './NoAssistantsScreen/NoAssistantsScreen.tsx';
export {
  type BillingPeriod,
  type PricingPlan,
  PricingScreen,
  type PricingScreenProps,
  type PricingState,
} from './PricingScreen/PricingScreen.tsx';
export { QuickStartScreen, type QuickStartScreenProps } from './QuickStartScreen/QuickStartScreen.tsx';
export {
  type SignInCode,
  SignInScreen,
  type SignInScreenProps,
  type SignInScreenView,
} from './SignInScreen/SignInScreen.tsx';
export { StartUpScreen, type StartUpScreenProps } from './StartUpScreen/StartUpScreen.tsx';
export { StatusScreen, type StatusScreenProps } from './StatusScreen/StatusScreen.tsx';
export {
  type UserListItem,
  UsersScreen,
  type UsersScreenProps,
  type UsersState,
} from './UsersScreen/UsersScreen.tsx';
export {
  WelcomeWizardScreen,
  type WelcomeWizardScreenProps,
} from './WelcomeWizardScreen/WelcomeWizardScreen.tsx';
