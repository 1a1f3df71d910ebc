import { launcherWords } from '@parley/i18n/launcher';
import { localeOf } from '@parley/i18n/locale';
import { type Envelope, PROTOCOL_VERSION, type ToFrame, type ToHost, type WidgetTheme } from '../protocol.ts';
import { loaderCss } from './loader.css.ts';

type EventName = 'ready' | 'open' | 'close' | 'message:sent' | 'message:received' | 'unread' | 'error';
type Listener = (detail?: unknown) => void;

const OPEN_ICON = 'M21 11.5a8.4 8.4 0 0 1-12.2 7.5L3 21l1.9-5.7A8.4 8.4 0 1 1 21 11.5z';
const CLOSE_ICON = 'M6 9l6 6 6-6';

/**
 * Puts the launcher on a host page and, on first use, the chat in a frame of Parley's own origin (WG-1 to WG-5). Adds one
 * element with a shadow root to the body and `window.Parley` to the page, and changes nothing else of it.
 *
 * @param script the script element that carries `data-assistant` and `data-widget-key`; its `src` says where Parley is.
 */
export function load(script: HTMLScriptElement): void {
  const { assistant, widgetKey } = script.dataset;
  if (!assistant || !widgetKey) {
    console.error('Parley: the script needs data-assistant and data-widget-key.');
    return;
  }
  const origin = new URL(script.src).origin;
  const listeners = new Map<EventName, Set<Listener>>();
  let locale: string | null = null;
  let theme: WidgetTheme | null = null;
  let frame: HTMLIFrameElement | null = null;
  let connected = false;
  let opened = false;
  let unread = 0;

  const host = document.createElement('parley-widget');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(loaderCss);
  root.adoptedStyleSheets = [sheet];

  const button = document.createElement('button');
  button.type = 'button';
  const icon = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  icon.append(path);
  const badge = document.createElement('i');
  button.append(icon, badge);
  root.append(button);

  function render() {
    const words = launcherWords[localeOf(locale || document.documentElement.lang || navigator.language)];
    button.ariaLabel = (opened ? words.close : words.open) + (unread ? ` (${unread})` : '');
    button.ariaExpanded = `${opened}`;
    path.setAttribute('d', opened ? CLOSE_ICON : OPEN_ICON);
    badge.hidden = !unread;
    badge.textContent = unread > 99 ? '99+' : `${unread}`;
    if (frame) {
      frame.hidden = !opened;
      frame.title = words.panel;
    }
  }

  function emit(event: EventName, detail?: unknown) {
    for (const listener of listeners.get(event) ?? []) listener(detail);
  }

  function tell(message: ToFrame) {
    if (connected) frame?.contentWindow?.postMessage({ parley: PROTOCOL_VERSION, ...message }, origin);
  }

  /** Loads the chat, hidden: on the first sign that somebody wants it. */
  function prepare() {
    if (frame) return;
    frame = document.createElement('iframe');
    frame.src = `${origin}/widget-chat/${encodeURIComponent(assistant as string)}#${encodeURIComponent(location.origin)}`;
    frame.allow = 'clipboard-write';
    button.before(frame);
    render();
  }

  function setOpened(next: boolean) {
    if (next === opened) return;
    if (next) prepare();
    opened = next;
    if (next) unread = 0;
    render();
    tell({ type: next ? 'shown' : 'hidden' });
    if (next) frame?.focus();
    else button.focus();
    emit(next ? 'open' : 'close');
  }

  function receive(event: MessageEvent) {
    if (!frame || event.source !== frame.contentWindow || event.origin !== origin) return;
    const message = event.data as Envelope<ToHost> | null;
    if (message?.parley !== PROTOCOL_VERSION) return;
    if (message.type === 'ready') {
      connected = true;
      tell({ type: 'init', widgetKey: widgetKey as string, locale, theme });
      if (opened) tell({ type: 'shown' });
      emit('ready');
    } else if (message.type === 'close') {
      setOpened(false);
    } else if (message.type === 'unread') {
      unread = opened ? 0 : message.count;
      render();
      emit('unread', unread);
    } else {
      emit(message.type);
    }
  }

  const api = {
    open: () => setOpened(true),
    close: () => setOpened(false),
    toggle: () => setOpened(!opened),
    setLocale(next: string) {
      locale = next;
      render();
      tell({ type: 'locale', locale: next });
    },
    setTheme(next: WidgetTheme) {
      theme = next;
      tell({ type: 'theme', theme: next });
    },
    reset: () => tell({ type: 'reset' }),
    destroy() {
      removeEventListener('message', receive);
      host.remove();
      delete window.Parley;
    },
    on(event: EventName, listener: Listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
    },
    off(event: EventName, listener: Listener) {
      listeners.get(event)?.delete(listener);
    },
    /** Makes calls that were queued before the script ran: `(window.Parley ??= []).push(['open'])`. */
    push(...calls: [name: string, ...args: unknown[]][]) {
      for (const [name, ...args] of calls) {
        const method =
          Object.hasOwn(api, name) && (api as unknown as Record<string, (...a: unknown[]) => void>)[name];
        if (method) method(...args);
        else console.error(`Parley: there is no ${name}.`);
      }
    },
  };

  button.addEventListener('click', api.toggle);
  for (const intent of ['pointerenter', 'focus'] as const)
    button.addEventListener(intent, prepare, { once: true });
  addEventListener('message', receive);

  const queued = window.Parley;
  window.Parley = api;
  render();
  if (document.body) document.body.append(host);
  else addEventListener('DOMContentLoaded', () => document.body.append(host));
  if (Array.isArray(queued)) api.push(...queued);
}

declare global {
  interface Window {
    /** Before the script ran: a queue of calls; afterwards: the widget of this page. */
    Parley?: { push: (...calls: [name: string, ...args: unknown[]][]) => unknown } | undefined;
  }
}
