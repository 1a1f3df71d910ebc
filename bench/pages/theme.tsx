import { createRoot } from 'react-dom/client';
import '@parley/ui/theme';
import { createWords } from '@parley/i18n';
import { allMessages } from '@parley/i18n/all';
import { WordsProvider } from '@parley/i18n/react';
import {
  AppShell,
  type AssistantListItem,
  AssistantListScreen,
  applySettings,
  DEFAULT_ASSISTANT_QUERY,
  defaultSettings,
} from '@parley/ui';

declare global {
  interface Window {
    /** Switches what the peers' pages call the color scheme. */
    switchTheme(paletteMode: 'light' | 'dark'): void;
  }
}

/** As many rows as bring the page to the 2,200 nodes of the published figures. */
const ROWS = 82;

/** The course of a day. */
const HOURS = Array.from({ length: 24 }, (_, hour) => hour % 7);

const nothing = () => undefined;

const assistants: readonly AssistantListItem[] = Array.from({ length: ROWS }, (_, index) => ({
  id: `${index}`,
  name: `Assistant ${index + 1}`,
  description: 'Shipping, returns and warranty',
  status: (['draft', 'published', 'paused'] as const)[index % 3] ?? 'draft',
  avatarUrl: null,
  href: `#${index}`,
  dataFileCount: index,
  conversationCount: 0,
  careCount: 0,
  messages24h: index * 7,
  updatedAt: '2026-03-10T12:00:00.000Z',
}));

window.switchTheme = (paletteMode) =>
  applySettings({ ...defaultSettings, paletteMode }, document.documentElement);

const root = document.getElementById('root');
const words = await createWords('en', allMessages);
applySettings(defaultSettings, document.documentElement);
if (root)
  createRoot(root).render(
    <WordsProvider words={words}>
      <AppShell
        path="/"
        sections={[]}
        guideHref="/quick-start-guide"
        supportEmail="support@parley.test"
        topBar={{
          homeHref: '/',
          language: { locale: 'en', onLocaleChange: nothing },
          notifications: {
            notifications: [],
            onMarkAllAsRead: nothing,
            onRead: nothing,
            onRemove: nothing,
            onRetry: nothing,
          },
          contacts: { contacts: [], onRetry: nothing },
          account: {
            name: 'Administrator',
            avatarUrl: null,
            links: { profile: '#', billing: '#' },
            state: 'idle',
            onLogout: nothing,
          },
          onOpenSettings: nothing,
        }}
      >
        <AssistantListScreen
          state={{ kind: 'ready', assistants }}
          last24Hours={{
            ...{ kind: 'ready', messages: 1604, chatSessions: 287 },
            ...{ hourlyMessages: HOURS, hourlyChatSessions: HOURS },
          }}
          query={DEFAULT_ASSISTANT_QUERY}
          onQueryChange={nothing}
          onRetry={nothing}
          createHref="#create"
        />
      </AppShell>
    </WordsProvider>,
  );
