import { createClient } from '@parley/api';
import { conversationMessages } from '@parley/i18n/conversation';
import { createLightWords } from '@parley/i18n/light';
import { localeOf } from '@parley/i18n/locale';
import { WordsProvider } from '@parley/i18n/react';
import { sharedStorage } from '@parley/storage';
import { WidgetErrorScreen } from '@parley/ui/chat';
import type { Direction, PaletteMode } from '@parley/ui/settings';
import { applySettings, defaultSettings } from '@parley/ui/widget-theme';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { ToFrame } from '../protocol.ts';
import { createCredentials } from './credentials.ts';
import { createHostBridge, hostOriginOf } from './hostBridge.ts';
import { beginVisit, type Visit } from './visit.tsx';

/** Milliseconds that the host page's loader has to say which widget key is meant. */
const HANDSHAKE_MS = 10_000;

const html = document.documentElement;
const root = createRoot(document.getElementById('root') as HTMLElement);
const bridge = createHostBridge(window);
const credentials = createCredentials(sharedStorage);
const client = createClient({ baseUrl: '', credentials: async () => credentials.headers() });
const words = await createLightWords('en', conversationMessages);
const darkScheme = matchMedia('(prefers-color-scheme: dark)');

let hostTheme: PaletteMode | null = null;
let direction: Direction = 'ltr';
let isShown = false;
let takesFocus = true;
let unread = 0;
let visit: Visit | undefined;
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

/**
 * Reloads the page and keeps the draft. Browsers don't import a module again that failed to load, and after a
 * release it may have another name.
 */
function reloadWith(draft: string): void {
  history.replaceState({ draft }, '');
  location.reload();
}

/** Takes what `reloadWith` kept, once. It is in `history.state`, which works where storage is blocked. */
function takeDraft(): string {
  const { draft = '' } = (history.state ?? {}) as { draft?: string };
  history.replaceState(null, '');
  return draft;
}

/**
 * Begins anew for the visitor that the credentials name; whatever goes wrong ends on the widget error screen
 * (WG-6).
 */
function start(): void {
  visit?.end();
  visit = beginVisit({
    client,
    site: hostOriginOf(location.hash),
    speaking,
    draft: takeDraft(),
    takesFocus: () => takesFocus,
    show: render,
    onClose: close,
    onFailed: showError,
    onSent: () => bridge?.tell({ type: 'message:sent' }),
    onAnswered: countAnswer,
    reloadWith,
  });
}

function receive(message: ToFrame): void {
  switch (message.type) {
    case 'init':
      clearTimeout(handshake);
      hostTheme = message.theme;
      direction = message.direction;
      showLook();
      speak(message.locale);
      credentials.setWidgetKey(message.widgetKey);
      start();
      break;
    case 'locale':
      speak(message.locale);
      break;
    case 'theme':
      hostTheme = message.theme;
      showLook();
      break;
    case 'reset':
      credentials.resetClient();
      start();
      break;
    case 'shown':
      isShown = true;
      unread = 0;
      takesFocus = message.takesFocus;
      if (takesFocus) document.querySelector<HTMLElement>('textarea')?.focus();
      break;
    case 'hidden':
      isShown = false;
  }
}

showLook();
showLocale();
words.subscribe(showLocale);
darkScheme.addEventListener('change', showLook);
addEventListener('online', () => visit?.setOnline(true));
addEventListener('offline', () => visit?.setOnline(false));

const handshake = setTimeout(showError, HANDSHAKE_MS);
if (bridge) {
  bridge.listen(receive);
  bridge.tell({ type: 'ready' });
} else {
  clearTimeout(handshake);
  speak(navigator.language);
  showError();
}
