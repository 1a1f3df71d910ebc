import { useWords } from '@parley/i18n/react';
import type { AccountMenuProps } from '../AccountMenu/AccountMenu.tsx';
import { AppShell, type AppShellProps } from '../AppShell/AppShell.tsx';
import type { LanguageMenuProps } from '../LanguageMenu/LanguageMenu.tsx';
import { type AdminPaths, adminNavigation } from '../SideNav/navigation.ts';
import type { TopBarProps } from '../TopBar/TopBar.tsx';

export interface AdminLayoutProps
  extends Pick<AppShellProps, 'path' | 'supportEmail' | 'notice' | 'content' | 'children'>,
    Pick<AccountMenuProps, 'name' | 'avatarUrl' | 'onLogout'>,
    Pick<TopBarProps, 'notifications' | 'contacts' | 'onOpenSettings'> {
  /** Where navigation, logo and account menu lead. */
  paths: AdminPaths;
  /** The language in force, and how to change it. */
  language: LanguageMenuProps;
  /** The logout is under way. @default false */
  loggingOut?: boolean;
}

/**
 * The frame of an administrator's screens: the shell with the portal's own navigation and menus (SH-1, SH-2).
 */
export function AdminLayout({
  paths,
  name,
  avatarUrl,
  language,
  notifications,
  contacts,
  loggingOut = false,
  onLogout,
  onOpenSettings,
  ...shell
}: AdminLayoutProps) {
  const { t } = useWords();
  return (
    <AppShell
      {...shell}
      guideHref={paths.quickStartGuide[0]}
      sections={adminNavigation(t, paths)}
      topBar={{
        homeHref: paths.chatAssistants[0],
        language,
        notifications,
        contacts,
        onOpenSettings,
        account: {
          name,
          avatarUrl,
          links: { profile: paths.account[0], billing: paths.billing[0] },
          onOpenSettings,
          state: loggingOut ? 'loggingOut' : 'idle',
          onLogout,
        },
      }}
    />
  );
}
