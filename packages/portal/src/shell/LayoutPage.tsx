import type { User } from '@parley/machines';
import {
  AdminLayout,
  type AdminPaths,
  GuestLayout,
  onDemand,
  SettingsDrawer,
  type SettingsDrawerProps,
} from '@parley/ui';
import { Outlet, useLocation, useMatches } from '@tanstack/react-router';
import { useState } from 'react';
import { useOwnFace } from '../account/useOwnFace.ts';
import { useApp } from '../app/AppContext.tsx';
import { roleOf } from '../app/role.ts';
import { userOf } from '../app/session.ts';
import { useStore } from '../app/store.ts';
import { useLanguage } from '../app/useLanguage.ts';
import { useLogout } from '../app/useLogout.ts';
import { useSubscriptionBar } from '../billing/useSubscriptionBar.tsx';
import { useSwitcher } from '../chat/useSwitcher.ts';
import { useContacts } from './useContacts.ts';
import { useNotifications } from './useNotifications.ts';

const OwnAccount = onDemand(
  async () => ({ default: (await import('../account/AccountPage.tsx')).OwnAccount }),
  ({ onClose }) => onClose(),
);

/** Where the navigation of administrators leads, and what else belongs to each entry (RT-1). */
const paths: AdminPaths = {
  chatAssistants: ['/', '/assistants', '/create-assistant'],
  conversations: ['/conversations'],
  account: ['/edit-account'],
  users: ['/users'],
  billing: ['/billing', '/pricing'],
  quickStartGuide: ['/quick-start-guide'],
};

/** The shared layout: the shell for administrators, a slim header for everybody else (RT-8). */
export default function LayoutPage() {
  const app = useApp();
  const user = userOf(app)?.user;
  if (!user) return null;
  return roleOf(app).frame === 'shell' ? <WithShell user={user} /> : <WithHeader user={user} />;
}

function WithHeader({ user }: { user: User }) {
  const language = useLanguage();
  const { loggingOut, logout } = useLogout();
  const [settingsOpen, setSettingsOpen] = useState(false);
  const [accountOpen, setAccountOpen] = useState(false);
  return (
    <GuestLayout
      homeHref="/"
      switcher={useSwitcher()}
      language={language}
      account={{
        ...useOwnFace(user),
        onOpenAccount: () => setAccountOpen(true),
        onOpenSettings: () => setSettingsOpen(true),
        state: loggingOut ? 'loggingOut' : 'idle',
        onLogout: logout,
      }}
    >
      <Outlet />
      {settingsOpen && <Settings frame="header" onClose={() => setSettingsOpen(false)} />}
      {accountOpen && <OwnAccount onClose={() => setAccountOpen(false)} />}
    </GuestLayout>
  );
}

function WithShell({ user }: { user: User }) {
  const { config } = useApp();
  const language = useLanguage();
  const { loggingOut, logout } = useLogout();
  const { pathname } = useLocation();
  const isFull = useMatches({
    select: (matches) => matches.some(({ staticData }) => staticData.content === 'full'),
  });
  const [settingsOpen, setSettingsOpen] = useState(false);
  const bar = useSubscriptionBar(user);

  return (
    <AdminLayout
      path={pathname}
      paths={paths}
      supportEmail={config.supportEmail}
      content={isFull ? 'full' : 'page'}
      notice={bar}
      {...useOwnFace(user)}
      language={language}
      notifications={useNotifications()}
      contacts={useContacts()}
      loggingOut={loggingOut}
      onLogout={logout}
      onOpenSettings={() => setSettingsOpen(true)}
    >
      <Outlet />
      {settingsOpen && <Settings frame="shell" onClose={() => setSettingsOpen(false)} />}
    </AdminLayout>
  );
}

/** The drawer with the reader's settings, the only one that renders when they change (ADR 9). */
function Settings(drawer: Pick<SettingsDrawerProps, 'frame' | 'onClose'>) {
  const { settings } = useApp();
  return (
    <SettingsDrawer
      open
      settings={useStore(settings)}
      kept={useStore(settings.isKept)}
      onChange={settings.set}
      {...drawer}
    />
  );
}
