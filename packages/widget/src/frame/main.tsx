import { type ChatAssistant, createClient, type ReplyOf } from '@parley/api';
import { conversationMessages } from '@parley/i18n/conversation';
import { createLightWords } from '@parley/i18n/light';
import { localeOf } from '@parley/i18n/locale';
import { WordsProvider } from '@parley/i18n/react';
import { WidgetErrorScreen } from '@parley/ui/chat';
import { applySettings, defaultSettings } from '@parley/ui/widget-theme';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Direction, ToFrame, WidgetTheme } from '../protocol.ts';
import { type Chat, createWaitingChat } from './chat.ts';
import { createChatPorts } from './chatPorts.ts';
import { createCredentials, localStorageOrNull } from './credentials.ts';
import { createHostBridge } from './hostBridge.ts';
import type { LiveChat } from './liveChat.ts';
import { WidgetApp } from './WidgetApp.tsx';

type LiveModule = typeof import('./liveChat.ts');

/** Milliseconds that the host page's loader has to say which widget key is meant. */
const HANDSHAKE_MS = 10_000;

const html = document.documentElement;
const root = createRoot(document.getElementById('root') as HTMLElement);
const bridge = createHostBridge(window);
const credentials = createCredentials(localStorageOrNull());
const client = createClient({ baseUrl: '', credentials: async () => credentials.headers() });
const words = await createLightWords('en', conversationMessages);
const darkScheme = matchMedia('(prefers-color-scheme: dark)');

let hostTheme: WidgetTheme | null = null;
let direction: Direction = 'ltr';
let isShown = false;
let unread = 0;
let live: LiveChat | undefined;
/** Counts the conversations: what was begun for one before is not shown in the next. */
let visit = 0;
let speaking = Promise.resolve();

/** Changes the language; words that can't be had leave the one in force. */
function speak(tag: string): void {
  speaking = words.change(localeOf(tag)).catch(() => undefined);
}

function showLook(): void {
  const paletteMode = hostTheme ?? (darkScheme.matches ? 'dark' : 'light');
  applySettings({ ...defaultSettings, paletteMode, direction }, html);
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

function countAnswer(): void {
  bridge?.tell({ type: 'message:received' });
  if (isShown) return;
  unread += 1;
  bridge?.tell({ type: 'unread', count: unread });
}

/** Loads assistant and conversation of the visitor; whatever goes wrong ends on the widget error screen (WG-6). */
async function start(): Promise<void> {
  visit += 1;
  const mine = visit;
  live?.stop();
  live = undefined;
  const thread = client.call('getWidgetThread');
  // Whether it fails is the chat's business, once it is there to ask.
  thread.catch(() => undefined);
  try {
    const [assistant] = await Promise.all([client.call('getWidgetAssistant'), speaking]);
    if (mine === visit) await openChat(assistant, thread);
  } catch {
    if (mine === visit) showError();
  }
}

/** A script that could not be had stays so until the page is loaded anew; a release may have given it another name, too. */
function reloadWith(draft: string): void {
  history.replaceState({ draft }, '');
  location.reload();
}

/** What `reloadWith` kept, once: the address's own memory works where storage is blocked. */
function takeDraft(): string {
  const { draft = '' } = (history.state ?? {}) as { draft?: string };
  history.replaceState(null, '');
  return draft;
}

/** Lets the visitor type at once, and loads what answers meanwhile. */
async function openChat(
  assistant: ChatAssistant,
  thread: Promise<ReplyOf<'getWidgetThread'>>,
): Promise<void> {
  const mine = visit;
  const show = (chat: Chat, conversation?: LiveModule['Conversation']) =>
    render(
      <WidgetApp key={mine} assistant={assistant} chat={chat} conversation={conversation} onClose={close} />,
    );
  const waiting = createWaitingChat(takeDraft(), reloadWith);
  document.title = assistant.name;
  show(waiting);
  try {
    const { Conversation, startChat } = await import('./liveChat.ts');
    const chat = await startChat(createChatPorts(client, thread), {
      onSent: () => bridge?.tell({ type: 'message:sent' }),
      onAnswered: countAnswer,
    });
    if (mine !== visit) return chat.stop();
    live = chat;
    waiting.handOver(chat);
    show(chat, Conversation);
  } catch {
    waiting.fail();
  }
}

function receive(message: ToFrame): Promise<void> | void {
  switch (message.type) {
    case 'init':
      clearTimeout(handshake);
      hostTheme = message.theme;
      direction = message.direction;
      showLook();
      speak(message.locale);
      credentials.setWidgetKey(message.widgetKey);
      return start();
    case 'locale':
      return speak(message.locale);
    case 'theme':
      hostTheme = message.theme;
      return showLook();
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

showLook();
showLocale();
words.subscribe(showLocale);
darkScheme.addEventListener('change', showLook);
addEventListener('online', () => live?.setOnline(true));
addEventListener('offline', () => live?.setOnline(false));

const handshake = setTimeout(showError, HANDSHAKE_MS);
if (bridge) {
  bridge.listen((message) => void receive(message));
  bridge.tell({ type: 'ready' });
} else {
  clearTimeout(handshake);
  speak(navigator.language);
  showError();
}
