export { AppShell, type AppShellProps } from './AppShell/AppShell.tsx';
export type { AssistantAnswers } from './AssistantForm/assistantAnswers.ts';
export {
  type FeedbackMessage,
  type FeedbackToast,
  GlobalFeedback,
  type GlobalFeedbackProps,
} from './GlobalFeedback/GlobalFeedback.tsx';
export { type LimitStatus, type ProblemMessage, problemWords } from './GlobalFeedback/problemWords.ts';
export { GuestLayout, type GuestLayoutProps } from './GuestLayout/GuestLayout.tsx';
export { type PageTitleKey, pageTitle } from './pageTitle/pageTitle.ts';
export { SettingsDrawer, type SettingsDrawerProps } from './SettingsDrawer/SettingsDrawer.tsx';
export { type AdminPaths, adminNavigation, type NavItem, type NavSection } from './SideNav/navigation.ts';
export {
  SubscriptionBar,
  type SubscriptionBarProps,
  type SubscriptionBarStatus,
} from './SubscriptionBar/SubscriptionBar.tsx';
export type { TopBarProps } from './TopBar/TopBar.tsx';
export type {
  AccountMenuProps,
  Contact,
  LanguageMenuProps,
  NotificationItem,
} from './TopBar/topBar.types.ts';
export { TopProgress, type TopProgressProps } from './TopProgress/TopProgress.tsx';
export { UpdateNotice, type UpdateNoticeProps } from './UpdateNotice/UpdateNotice.tsx';
