import { launcherWords } from '@parley/i18n/launcher';
import type { WidgetLook } from '@parley/model';
import type { Direction, PaletteMode } from '@parley/ui/settings';
import { type Envelope, PROTOCOL_VERSION, type ToFrame, type ToHost } from '../protocol.ts';
import { loaderCss, lookCss } from './loader.css.ts';

type EventName = 'ready' | 'open' | 'close' | 'message:sent' | 'message:received' | 'unread' | 'error';
type Listener = (detail?: unknown) => void;

/** Milliseconds that the launcher waits for how it looks; it appears without, and changes when that comes. */
const LOOK_MS = 300;

/**
 * Puts the launcher on a host page and, on first use, the chat in a frame of Parley's own origin (WG-1 to
 * WG-5). Adds one element with a shadow root to the body and `window.Parley` to the page, and changes nothing
 * else of it.
 *
 * @param script the script element that carries `data-assistant` and `data-widget-key`; its `src` says where
 * Parley is.
 */
export function load(script: HTMLScriptElement): void {
  const { assistant, widgetKey } = script.dataset;
  if (!assistant || !widgetKey) {
    console.error('Parley: data-assistant or data-widget-key missing');
    return;
  }
  const origin = new URL(script.src).origin;
  const listeners: Partial<Record<EventName, Set<Listener>>> = {};
  const life = new AbortController();
  let locale = document.documentElement.lang || navigator.language;
  let theme: PaletteMode | null = null;
  let frame: HTMLIFrameElement | null = null;
  let connected = false;
  let opened = false;
  let takesFocus = true;
  let unread = 0;
  let label = '';

  const host = document.createElement('parley-widget');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(loaderCss);
  root.adoptedStyleSheets = [sheet];

  const button = document.createElement('button');
  const badge = document.createElement('i');
  button.append(badge);
  root.append(button);

  function render() {
    const words = launcherWords(locale);
    const name = opened ? words.close : words.open + (label && `: ${label}`);
    button.ariaLabel = name + (unread ? ` (${unread})` : '');
    button.ariaExpanded = `${opened}`;
    badge.hidden = !unread;
    badge.textContent = unread > 99 ? '99+' : `${unread}`;
    if (frame) {
      frame.hidden = !opened;
      frame.title = words.panel;
    }
  }

  function emit(event: EventName, detail?: unknown) {
    for (const listener of listeners[event] ?? []) listener(detail);
  }

  function tell(message: ToFrame) {
    if (connected) frame?.contentWindow?.postMessage({ parley: PROTOCOL_VERSION, ...message }, origin);
  }

  /**
   * Keeps the chat of a phone, which fills the screen, above the keyboard. A smaller visual viewport because
   * of zooming is not taken for a keyboard.
   */
  function avoidKeyboard() {
    const { height, offsetTop, scale } = visualViewport as VisualViewport;
    if (frame) frame.style.cssText = `--h:${height * scale}px;--y:${scale > 1 ? 0 : offsetTop}px`;
  }

  /** Loads the chat, hidden: on the first sign that somebody wants it. */
  function prepare() {
    if (frame) return;
    frame = document.createElement('iframe');
    frame.src = `${origin}/widget-chat/${encodeURIComponent(assistant as string)}#${location.origin}`;
    frame.allow = 'clipboard-write';
    button.before(frame);
    avoidKeyboard();
    render();
  }

  /** @param byVisitor false where the chat opens by its timer: it then takes no focus. */
  function setOpened(next: boolean, byVisitor = true) {
    if (next === opened) return;
    if (next) prepare();
    opened = next;
    if (next) unread = 0;
    render();
    takesFocus = byVisitor;
    tell(next ? { type: 'shown', takesFocus } : { type: 'hidden' });
    if (next && byVisitor) frame?.focus();
    if (!next) button.focus();
    emit(next ? 'open' : 'close');
  }

  function receive(event: MessageEvent) {
    if (!frame || event.source !== frame.contentWindow || event.origin !== origin) return;
    const message = event.data as Envelope<ToHost> | null;
    if (message?.parley !== PROTOCOL_VERSION) return;
    if (message.type === 'close') return setOpened(false);
    if (message.type === 'ready') {
      connected = true;
      const direction = getComputedStyle(host).direction as Direction;
      tell({ type: 'init', widgetKey: widgetKey as string, locale, theme, direction });
      if (opened) tell({ type: 'shown', takesFocus });
    }
    if (message.type === 'unread') {
      unread = opened ? 0 : message.count;
      render();
    }
    emit(message.type, message.type === 'unread' ? unread : undefined);
  }

  /** Gives launcher and panel the look that the assistant was published with (AS-5). */
  function dress({ default: look }: { default: WidgetLook | null }) {
    if (!look) return;
    sheet.replaceSync(loaderCss + lookCss(look));
    label = look.launcherLabel;
    if (label) {
      const text = document.createElement('b');
      text.textContent = label;
      button.append(text);
    }
    render();
    if (look.autoOpenSeconds !== null)
      setTimeout(() => {
        // Once a visitor has pointed at the launcher or focused it, opening is left to them.
        if (!frame && !life.signal.aborted) setOpened(true, false);
      }, look.autoOpenSeconds * 1000);
  }

  const appear = () => button.style.removeProperty('visibility');

  const api = {
    open: () => setOpened(true),
    close: () => setOpened(false),
    toggle: () => setOpened(!opened),
    setLocale(next: string) {
      locale = next;
      render();
      tell({ type: 'locale', locale: next });
    },
    setTheme(next: PaletteMode) {
      theme = next;
      tell({ type: 'theme', theme: next });
    },
    reset: () => tell({ type: 'reset' }),
    destroy() {
      life.abort();
      host.remove();
      delete window.Parley;
    },
    on(event: EventName, listener: Listener) {
      listeners[event] ??= new Set();
      listeners[event].add(listener);
    },
    off(event: EventName, listener: Listener) {
      listeners[event]?.delete(listener);
    },
    /** Makes calls that were queued before the script ran: `(window.Parley ??= []).push(['open'])`. */
    push(...calls: [name: string, ...args: unknown[]][]) {
      for (const [name, ...args] of calls) {
        const method = (api as unknown as Partial<Record<string, (...a: unknown[]) => void>>)[name];
        if (method) method(...args);
        else console.error(`Parley: there is no ${name}.`);
      }
    },
  };

  button.onclick = api.toggle;
  button.onpointerenter = button.onfocus = prepare;
  addEventListener('message', receive, life);
  for (const change of ['resize', 'scroll']) visualViewport?.addEventListener(change, avoidKeyboard, life);

  const queued = window.Parley;
  window.Parley = api;
  render();
  button.style.visibility = 'hidden';
  setTimeout(appear, LOOK_MS);
  import(/* @vite-ignore */ `${origin}/widget-chat/${encodeURIComponent(assistant)}/look.js`)
    .then(dress)
    // Without a look of its own the launcher keeps the default look.
    .catch(() => undefined)
    .finally(appear);
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
