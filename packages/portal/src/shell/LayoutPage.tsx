import { useWords } from '@parley/i18n/react';
import type { User } from '@parley/machines';
import { type AdminPaths, AppShell, adminNavigation, GuestLayout, SettingsDrawer } from '@parley/ui';
import { Outlet, useLocation, useMatches } from '@tanstack/react-router';
import { useState } from 'react';
import { useApp } from '../app/AppContext.tsx';
import { userOf } from '../app/session.ts';
import { useStore } from '../app/store.ts';
import { useLanguage } from '../app/useLanguage.ts';
import { useLogout } from '../app/useLogout.ts';
import { SubscriptionNotice } from '../billing/SubscriptionNotice.tsx';
import { useSubscriptionBar } from '../billing/useSubscriptionBar.ts';

/** Where the navigation of administrators leads, and what else belongs to each entry (RT-1). */
const paths: AdminPaths = {
  chatAssistants: ['/', '/assistants', '/create-assistant'],
  account: ['/edit-account'],
  users: ['/users'],
  billing: ['/billing', '/pricing'],
  quickStartGuide: ['/quick-start-guide'],
};

/** The shared layout: the shell for administrators, a slim header for everybody else (RT-8). */
export default function LayoutPage() {
  const known = userOf(useApp());
  if (!known) return null;
  return known.user.isAdmin ? <AdminLayout user={known.user} /> : <UserLayout user={known.user} />;
}

function UserLayout({ user }: { user: User }) {
  const language = useLanguage();
  const { loggingOut, logout } = useLogout();
  return (
    <GuestLayout name={user.name} language={language} loggingOut={loggingOut} onLogout={logout}>
      <Outlet />
    </GuestLayout>
  );
}

function AdminLayout({ user }: { user: User }) {
  const { config, settings } = useApp();
  const { t } = useWords();
  const language = useLanguage();
  const { loggingOut, logout } = useLogout();
  const { pathname } = useLocation();
  const isFull = useMatches({
    select: (matches) => matches.some(({ staticData }) => staticData.content === 'full'),
  });
  const [settingsOpen, setSettingsOpen] = useState(false);
  const bar = useSubscriptionBar(user);

  return (
    <AppShell
      path={pathname}
      sections={adminNavigation(t, paths)}
      supportEmail={config.supportEmail}
      content={isFull ? 'full' : 'page'}
      notice={bar.view.kind === 'shown' ? <SubscriptionNotice {...bar} view={bar.view} /> : undefined}
      topBar={{
        homeHref: '/',
        language,
        notifications: { notifications: [], onMarkAllAsRead: () => undefined, onRemove: () => undefined },
        contacts: { contacts: [] },
        onOpenSettings: () => setSettingsOpen(true),
        account: {
          name: user.name,
          avatarUrl: user.avatarUrl,
          links: { profile: '/edit-account', settings: '/users', billing: '/billing' },
          state: loggingOut ? 'loggingOut' : 'idle',
          onLogout: logout,
        },
      }}
    >
      <Outlet />
      <SettingsDrawer
        open={settingsOpen}
        settings={useStore(settings)}
        onChange={settings.set}
        onClose={() => setSettingsOpen(false)}
      />
    </AppShell>
  );
}
