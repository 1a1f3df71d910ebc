import { createClient } from '@parley/api';
import { createWords, localeOf } from '@parley/i18n';
import { conversationMessages } from '@parley/i18n/conversation';
import { WordsProvider } from '@parley/i18n/react';
import { chatWith } from '@parley/machines/chat';
import { WidgetErrorScreen } from '@parley/ui/chat';
import { applySettings, defaultSettings } from '@parley/ui/theme';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createActor } from 'xstate';
import type { ToFrame, WidgetTheme } from '../protocol.ts';
import { createChatPorts } from './chatPorts.ts';
import { createCredentials, localStorageOrNull } from './credentials.ts';
import { createHostBridge } from './hostBridge.ts';
import { WidgetApp } from './WidgetApp.tsx';

/** Milliseconds that the host page's loader has to say which widget key is meant. */
const HANDSHAKE_MS = 10_000;

const html = document.documentElement;
const root = createRoot(document.getElementById('root') as HTMLElement);
const bridge = createHostBridge(window);
const credentials = createCredentials(localStorageOrNull());
const client = createClient({ baseUrl: '', credentials: async () => credentials.headers() });
const words = await createWords(localeOf(navigator.language), conversationMessages);
const darkScheme = matchMedia('(prefers-color-scheme: dark)');

let hostTheme: WidgetTheme | null = null;
let isShown = false;
let unread = 0;
let actor: ReturnType<typeof startChat> | undefined;

function showTheme(): void {
  const paletteMode = hostTheme ?? (darkScheme.matches ? 'dark' : 'light');
  applySettings({ ...defaultSettings, paletteMode }, html);
}

function showLocale(): void {
  html.lang = words.locale();
}

function close(): void {
  bridge?.tell({ type: 'close' });
}

function render(content: ReactNode): void {
  root.render(<WordsProvider words={words}>{content}</WordsProvider>);
}

function showError(): void {
  bridge?.tell({ type: 'error' });
  render(<WidgetErrorScreen onClose={bridge ? close : undefined} />);
}

function startChat() {
  const chat = createActor(chatWith(createChatPorts(client)), {
    input: {
      audience: 'visitor',
      threadId: null,
      draft: '',
      isOnline: navigator.onLine,
      now: () => Date.now(),
      newId: () => crypto.randomUUID(),
    },
  });
  chat.on('message.accepted', () => bridge?.tell({ type: 'message:sent' }));
  chat.on('answer.finished', () => {
    bridge?.tell({ type: 'message:received' });
    if (isShown) return;
    unread += 1;
    bridge?.tell({ type: 'unread', count: unread });
  });
  chat.start();
  return chat;
}

/** Loads assistant and conversation of the visitor; whatever goes wrong ends on the widget error screen (WG-6). */
async function start(): Promise<void> {
  try {
    const assistant = await client.call('getWidgetAssistant');
    document.title = assistant.name;
    actor?.stop();
    actor = startChat();
    render(<WidgetApp key={actor.sessionId} assistant={assistant} actor={actor} onClose={close} />);
  } catch {
    showError();
  }
}

async function receive(message: ToFrame): Promise<void> {
  switch (message.type) {
    case 'init':
      clearTimeout(handshake);
      hostTheme = message.theme;
      showTheme();
      if (message.locale) await words.change(localeOf(message.locale));
      credentials.setWidgetKey(message.widgetKey);
      return start();
    case 'locale':
      return words.change(localeOf(message.locale));
    case 'theme':
      hostTheme = message.theme;
      return showTheme();
    case 'reset':
      credentials.resetClient();
      return start();
    case 'shown':
      isShown = true;
      unread = 0;
      document.querySelector<HTMLElement>('textarea')?.focus();
      return;
    case 'hidden':
      isShown = false;
  }
}

showTheme();
showLocale();
words.subscribe(showLocale);
darkScheme.addEventListener('change', showTheme);
addEventListener('online', () => actor?.send({ type: 'network.restored' }));
addEventListener('offline', () => actor?.send({ type: 'network.lost' }));

const handshake = setTimeout(showError, HANDSHAKE_MS);
if (bridge) {
  bridge.listen((message) => void receive(message));
  bridge.tell({ type: 'ready' });
} else {
  clearTimeout(handshake);
  showError();
}
