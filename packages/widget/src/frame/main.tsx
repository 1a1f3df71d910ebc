import { type ApiError, createClient, inTime, widgetReplies } from '@parley/api';
import { conversationMessages } from '@parley/i18n/conversation';
import { createLightWords } from '@parley/i18n/light';
import { localeOf } from '@parley/i18n/locale';
import { WordsProvider } from '@parley/i18n/react';
import { nothingWritten, type UnsentStore } from '@parley/machines/unsent';
import { sharedStorage, tabStorage } from '@parley/storage';
import { WidgetErrorScreen } from '@parley/ui/chat';
import type { Direction, PaletteMode } from '@parley/ui/settings';
import { applySettings, defaultSettings } from '@parley/ui/widget-theme';
import { type ReactNode, useId } from 'react';
import { createRoot } from 'react-dom/client';
import type { ToFrame } from '../protocol.ts';
import { createCredentials } from './credentials.ts';
import { createGrant } from './grant.ts';
import { createHostBridge } from './hostBridge.ts';
import { refusalIn } from './refusals.ts';
import { reloadWith, takeKept } from './reloading.ts';
import { createRenewal } from './renewal.ts';
import { missingSheets } from './styleSheets.ts';
import { openUnsent } from './unsent.ts';
import { beginVisit, type Visit } from './visit.tsx';

/** Milliseconds that the host page's loader has to say which widget key is meant. */
const HANDSHAKE_MS = 10_000;

/** Milliseconds that the chat waits for its words in another language; it starts in English then. */
const WORDS_MS = 5000;

const html = document.documentElement;
const root = createRoot(document.getElementById('root') as HTMLElement);
const bridge = createHostBridge(window);
const credentials = createCredentials(sharedStorage);
const grant = createGrant({
  first: written('parley-grant'),
  renew: async (header) => {
    const own = createClient({
      baseUrl: '',
      credentials: async () => ({ ...credentials.headers(), ...header }),
      replies: widgetReplies,
    });
    try {
      return (await own.call('renewWidgetGrant')).grant;
    } catch (error) {
      // The page slept for too long, or its site was taken off the list, where a new document would be an
      // error of the browser's. The chat says so, and the host page knows which it is.
      if ((error as Partial<ApiError>).status === 403) bridge?.tell({ type: 'refused' });
      throw error;
    }
  },
  now: Date.now,
});
/** What the server wrote into the head of this document; '' where it wrote nothing. */
function written(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content ?? '';
}

const words = await createLightWords('en', conversationMessages);
const client = createClient({
  baseUrl: '',
  credentials: async () => ({ ...credentials.headers(), ...(await grant.header()) }),
  replies: widgetReplies,
  sayRefused: refusalIn(words),
});
/** The theme that the assistant was published with (AS-5). */
const ownTheme = written('parley-theme');
const darkScheme = matchMedia('(prefers-color-scheme: dark)');

let hostTheme: PaletteMode | null = null;
let direction: Direction = 'ltr';
let isShown = false;
let takesFocus = true;
/** The page was loaded anew while somebody typed in its field. */
let wasTyping = false;
let unread = 0;
let visit: Visit | undefined;
let unsent: UnsentStore | undefined;
let speaking = Promise.resolve();

/** Changes the language; words that can't be had leave the one in force. */
function speak(tag: string): void {
  speaking = inTime(words.change(localeOf(tag)), WORDS_MS).catch(() => undefined);
}

function showLook(): void {
  const theme = hostTheme ?? ownTheme;
  const isDark = theme === 'dark' || (theme !== 'light' && darkScheme.matches);
  const paletteMode = isDark ? 'dark' : 'light';
  applySettings({ ...defaultSettings, paletteMode, direction }, html);
}

function showLocale(): void {
  html.lang = words.locale();
}

function close(): void {
  bridge?.tell({ type: 'close' });
}

function render(content: ReactNode): void {
  root.render(
    <CountsIds>
      <WordsProvider words={words}>{content}</WordsProvider>
    </CountsIds>,
  );
}

/**
 * Preact counts ids from the first root that asks for one, and each `render` makes a new root: parts of two
 * would have the same. This one asks in the first, and the count goes on from there.
 */
function CountsIds({ children }: { children: ReactNode }) {
  useId();
  return children;
}

function tellError(): void {
  bridge?.tell({ type: 'error' });
}

/** Nobody has said which assistant is meant. */
function showError(): void {
  tellError();
  render(<WidgetErrorScreen onClose={bridge ? close : undefined} />);
}

function countAnswer(): void {
  bridge?.tell({ type: 'message:received' });
  if (isShown) return;
  unread += 1;
  bridge?.tell({ type: 'unread', count: unread });
}

/** Under a finger the frame has the focus: the keyboard of the field would cover the questions (WG-5). */
const focusesField = () => wasTyping || (takesFocus && !matchMedia('(pointer: coarse)').matches);

/**
 * Begins anew for the visitor that the credentials name; whatever goes wrong ends on the widget error screen
 * and is tried again (WG-6).
 */
function start(): void {
  visit?.end();
  const kept = takeKept();
  wasTyping = kept.isTyping;
  unsent = openUnsent({ path: location.pathname, visitor: credentials.clientId() }, kept.draft);
  visit = beginVisit({
    client,
    speaking,
    unsent,
    renewal: createRenewal(sharedStorage, location.pathname),
    isForThisVisit: !(sharedStorage.hasRoom() && tabStorage.hasRoom()),
    takesFocus: focusesField,
    show: render,
    onClose: bridge ? close : undefined,
    onFailed: tellError,
    onSent: () => bridge?.tell({ type: 'message:sent' }),
    onAnswered: countAnswer,
    reloadWith,
  });
}

/**
 * The chat in an iframe of the site's own (AS-5): no loader says anything, and it is shown from the
 * beginning. Outside of a frame nobody has said which assistant is meant.
 */
function standAlone(): void {
  const key = written('parley-key');
  if (parent === window || key === '') {
    showError();
    return;
  }
  isShown = true;
  takesFocus = false;
  credentials.setWidgetKey(key);
  start();
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
      unsent?.keep(nothingWritten);
      credentials.resetClient();
      // The grant of this document is the old visitor's.
      location.reload();
      break;
    case 'shown':
      isShown = true;
      unread = 0;
      takesFocus = message.takesFocus;
      if (focusesField()) document.querySelector<HTMLElement>('textarea')?.focus();
      visit?.lookedAt();
      break;
    case 'hidden':
      isShown = false;
      wasTyping = false;
  }
}

showLook();
showLocale();
words.subscribe(showLocale);
darkScheme.addEventListener('change', showLook);
// The chat answers Escape itself; the document does while it loads, failed, or nothing has the focus (WG-5).
addEventListener('keydown', (event) => {
  const isTaken = event.defaultPrevented || event.isComposing || document.querySelector(':popover-open');
  if (event.key === 'Escape' && !isTaken) close();
});
addEventListener('online', () => visit?.setOnline(true));
addEventListener('offline', () => visit?.setOnline(false));

// Without its looks the chat does not begin: the loader hears nothing then, as without this script.
const looks = missingSheets();
if (looks) {
  render(<WidgetErrorScreen problem="failed" />);
  await looks;
}

const handshake = setTimeout(showError, HANDSHAKE_MS);
if (bridge) {
  bridge.listen(receive);
  bridge.tell({ type: 'ready' });
} else {
  clearTimeout(handshake);
  speak(navigator.language);
  standAlone();
}
