import { exampleReplies } from '@parley/api/examples';
import { useWords } from '@parley/i18n/react';
import {
  AdminLayout,
  AssistantListScreen,
  DEFAULT_ASSISTANT_QUERY,
  firstWizardProgress,
  GuestLayout,
  WelcomeWizardScreen,
} from '@parley/ui';
import type { ReactNode } from 'react';

/** What a pinned state does when something is pressed: it stays. */
export const stay = () => undefined;

const paths = {
  chatAssistants: ['/'],
  conversations: ['/conversations'],
  account: ['/edit-account'],
  users: ['/users'],
  billing: ['/billing'],
  quickStartGuide: ['/quick-start-guide'],
} as const;

const noNotifications = {
  notifications: [],
  onMarkAllAsRead: stay,
  onRead: stay,
  onRemove: stay,
  onRetry: stay,
};

const noContacts = { contacts: [], onRetry: stay };

interface AdminFrameProps {
  notice?: ReactNode;
  content?: 'page' | 'full';
  onLogout?: (() => void) | undefined;
  children: ReactNode;
}

/** The shell around a state's screen, as administrators have it. */
export function AdminFrame({ notice, content = 'page', onLogout = stay, children }: AdminFrameProps) {
  const { locale } = useWords();
  return (
    <AdminLayout
      path="/"
      paths={paths}
      supportEmail="support@parley.test"
      notice={notice}
      content={content}
      name="Acme Admin"
      avatarUrl={null}
      language={{ locale, onLocaleChange: stay }}
      notifications={noNotifications}
      contacts={noContacts}
      onLogout={onLogout}
      onOpenSettings={stay}
    >
      {children}
    </AdminLayout>
  );
}

/** The slim header around a state's screen, as everybody else has it. */
export function UserFrame({ children }: { children: ReactNode }) {
  const { locale } = useWords();
  return (
    <GuestLayout
      homeHref="/"
      language={{ locale, onLocaleChange: stay }}
      account={{ name: 'Support lead', avatarUrl: null, onOpenSettings: stay, state: 'idle', onLogout: stay }}
    >
      {children}
    </GuestLayout>
  );
}

/** Where a signed-in administrator arrives. */
export function Landing({ notice, onLogout }: Pick<AdminFrameProps, 'notice' | 'onLogout'>) {
  const assistants = exampleReplies.getAssistants.assistants.map(({ assistantGuid, ...assistant }) => ({
    ...assistant,
    id: assistantGuid,
    href: `/assistants/chat/${assistantGuid}`,
  }));
  return (
    <AdminFrame notice={notice} onLogout={onLogout}>
      <AssistantListScreen
        state={{ kind: 'ready', assistants }}
        last24Hours={{ kind: 'ready', ...exampleReplies.getLast24Hours }}
        query={DEFAULT_ASSISTANT_QUERY}
        onQueryChange={stay}
        onRetry={stay}
        createHref="/create-assistant"
      />
    </AdminFrame>
  );
}

/** Where the administrator of a new organisation arrives. */
export function FirstWizardStep() {
  const { t, locale } = useWords();
  return (
    <WelcomeWizardScreen
      progress={firstWizardProgress(t)}
      onProgress={stay}
      state={{ kind: 'idle' }}
      onFinish={stay}
      onKeepMine={stay}
      onKeepTheirs={stay}
      onCancel={stay}
      onOpen={stay}
      language={{ locale, onLocaleChange: stay }}
      onLogout={stay}
    />
  );
}
