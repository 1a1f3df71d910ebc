export type { AccountMenuProps } from './AccountMenu/AccountMenu.tsx';
export { AdminLayout, type AdminLayoutProps } from './AdminLayout/AdminLayout.tsx';
export { AppShell, type AppShellProps } from './AppShell/AppShell.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog/ConfirmDialog.tsx';
export { fetchCode } from './deferred/fetchCode.ts';
export { onDemand } from './deferred/onDemand.tsx';
export {
  GlobalFeedback,
  type GlobalFeedbackProps,
} from './GlobalFeedback/GlobalFeedback.tsx';
export { problemWords } from './GlobalFeedback/problemWords.ts';
export { GuestLayout, type GuestLayoutProps } from './GuestLayout/GuestLayout.tsx';
export type { LanguageMenuProps } from './LanguageMenu/LanguageMenu.tsx';
export { LoadFailure, type LoadFailureProps } from './LoadFailure/LoadFailure.tsx';
export type { NotificationItem } from './NotificationsPopover/NotificationsPopover.tsx';
export { type Outdated, OutdatedNotice, type OutdatedNoticeProps } from './OutdatedNotice/OutdatedNotice.tsx';
export { ProblemBanner, type ProblemBannerProps } from './ProblemBanner/ProblemBanner.tsx';
export { PAGE_SCROLLER } from './pageScroller.ts';
export { type PageTitleKey, pageTitle } from './pageTitle/pageTitle.ts';
export type { RefusedSubscription } from './refusedSubscription.ts';
export { SettingsDrawer, type SettingsDrawerProps } from './SettingsDrawer/SettingsDrawer.tsx';
export type { AdminPaths, NavItem, NavSection } from './SideNav/navigation.ts';
export { SubscriptionBar, type SubscriptionBarProps } from './SubscriptionBar/SubscriptionBar.tsx';
export type { TopBarProps } from './TopBar/TopBar.tsx';
export { LeaveQuestion } from './unsaved/LeaveQuestion.ts';
export { useSaveFirst } from './unsaved/useSaveFirst.ts';
export {
  isLike,
  type Saver,
  UnsavedContext,
  type UnsavedStore,
} from './unsaved/useUnsaved.ts';
