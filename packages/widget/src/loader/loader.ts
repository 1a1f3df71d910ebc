import { launcherWords } from '@parley/i18n/launcher';
import type { WidgetLook } from '@parley/model';
import { COVERING, loaderCss, lookCss } from '@parley/ui/launcher';
import type { Direction, PaletteMode } from '@parley/ui/settings';
import type { WidgetApi, WidgetEvent, WidgetListener, WidgetQueue } from '../api.ts';
import { type Envelope, PROTOCOL_VERSION, type ToFrame, type ToHost } from '../protocol.ts';
import { callAll } from './callAll.ts';
import { createLauncherElements, renderLauncher } from './launcherElements.ts';
import { createSiteMemory } from './siteMemory.ts';
import { createWayBack } from './wayBack.ts';

/** Milliseconds that the launcher waits for how it looks; it appears without, and changes when that comes. */
const LOOK_MS = 300;

/** Milliseconds that the chat has to say it is there; and once its frame has loaded, if only an error. */
const START_MS = 30_000;
const LOADED_MS = 2000;

/**
 * How often the launcher comes back within so many milliseconds. A page that takes it away each time would be
 * held by that for ever, as both are told before anything else happens.
 */
const MOST_RETURNS = 10;
const RETURNS_MS = 1000;

/** Milliseconds until a chat that did not come, and that is waited for, is tried again. */
const AGAIN_MS = 10_000;

/**
 * Puts the launcher on a host page and, on first use, the chat in a frame of Parley's own origin (WG-1 to
 * WG-5). Adds one element with a shadow root to the page and `window.Parley`, and changes nothing else of it.
 * The element stands beside the body and in the top layer, so that no style of the page moves, cuts or covers
 * it; where the page removes it, it comes back. A chat that does not come is said and tried again (WG-6).
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
  const { origin } = new URL(script.src);
  const address = `${origin}/widget-chat/${encodeURIComponent(assistant)}`;
  // Not in an object: pages add names to what all objects inherit.
  const listeners = new Map<WidgetEvent, Set<WidgetListener>>();
  const life = new AbortController();
  let locale = document.documentElement.lang || navigator.language;
  let theme: PaletteMode | null = null;
  let frame: HTMLIFrameElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let connected = false;
  let opened = false;
  let failed = false;
  /** The chat that is there was refused: the next time that it is wanted it is another. */
  let refused = false;
  /** Whether the server lets the chat stand on this site, as it said last. */
  let available = true;
  let takesFocus = true;
  let focused: Element | null = null;
  let unread = 0;
  let label = '';
  let returns = 0;

  const memory = createSiteMemory(assistant);
  const covering = matchMedia(COVERING);
  const wayBack = createWayBack(setOpened);
  const elements = createLauncherElements();
  const { host, root, sheet, button } = elements;

  function render() {
    const words = launcherWords(locale);
    const reason = navigator.onLine ? words.failed : words.offline;
    const problem = failed ? (available ? reason : words.unavailable) : '';
    renderLauncher(elements, words, { opened, connected, problem, unread, label });
    host.dir = getComputedStyle(document.body ?? document.documentElement).direction;
    // A page that is zoomed as a whole would make the panel larger than its window.
    host.style.setProperty('--z', `${1 / document.documentElement.currentCSSZoom}`);
    if (frame) {
      frame.hidden = !(opened && connected);
      frame.title = words.panel;
    }
    wayBack.hold(opened && connected && covering.matches);
  }

  function emit(event: WidgetEvent, detail?: unknown) {
    for (const listener of listeners.get(event) ?? []) listener(detail);
  }

  function tell(message: ToFrame) {
    if (connected) frame?.contentWindow?.postMessage({ parley: PROTOCOL_VERSION, ...message }, origin);
  }

  /** Keeps a phone's chat, which fills the screen, above the keyboard; zooming is not taken for one. */
  function avoidKeyboard() {
    const { height, offsetTop, scale } = visualViewport as VisualViewport;
    if (frame) frame.style.cssText = `--h:${height * scale}px;--y:${scale > 1 ? 0 : offsetTop}px`;
  }

  function wait(milliseconds: number, then: () => void) {
    clearTimeout(timer);
    timer = setTimeout(then, milliseconds);
  }

  /**
   * Asks whether the chat may stand on this site, and how its launcher looks.
   * @param query makes the address another one
   */
  async function ask(query = ''): Promise<WidgetLook | null> {
    const answer = await import(/* @vite-ignore */ `${address}/look.js${query}`);
    available = answer.isAvailable;
    return answer.default;
  }

  /** Asks once more, by a new address, as browsers import a module only once. */
  const askAgain = (then: () => unknown) => ask(`?${Date.now()}`).then(then, () => undefined);

  /** Loads the chat, hidden: on the first sign that somebody wants it. */
  function prepare() {
    if (refused) removeFrame();
    if (frame || (failed && !available) || life.signal.aborted) return;
    frame = document.createElement('iframe');
    frame.src = `${address}#${location.origin}`;
    frame.allow = 'clipboard-write';
    // By this the server knows whom it proves to the frame to be on.
    frame.referrerPolicy = 'origin';
    // A page of the browser's own about an error loads as well: the server may know the reason.
    frame.onload = () => {
      if (connected) return;
      wait(LOADED_MS, giveUp);
      askAgain(() => available || connected || giveUp());
    };
    wait(START_MS, giveUp);
    button.before(frame);
    avoidKeyboard();
    render();
  }

  function removeFrame() {
    frame?.remove();
    frame = null;
    connected = false;
    refused = false;
  }

  /**
   * The chat did not come. Where nobody waits for it, the next sign that somebody wants it tries again. One
   * that is not to be had here is tried again only where the visitor opens it anew.
   */
  function giveUp() {
    removeFrame();
    if (opened) {
      if (!failed) emit('error');
      failed = true;
      if (available) wait(AGAIN_MS, prepare);
    }
    render();
  }

  /** The network is there again: a chat that is waited for is tried at once. */
  function comeBack() {
    if (!opened || connected) return;
    removeFrame();
    prepare();
  }

  /**
   * Puts the launcher on the page, also where the page has removed it. A frame starts anew by that; one that
   * the page has removed alone is as one that did not come.
   */
  function attach() {
    const html = document.documentElement;
    // A document that is written anew has no root for a moment, and has lost its listeners and the button's.
    if (life.signal.aborted || !html) return;
    observer.observe(html, { childList: true });
    if (!host.isConnected) {
      removeFrame();
      if (returns === 0) setTimeout(returnLater, RETURNS_MS);
      returns += 1;
      if (returns > MOST_RETURNS) return;
      listen();
      html.append(host);
      host.showPopover();
      if (opened) prepare();
      render();
    } else if (frame && !frame.isConnected) giveUp();
  }

  function listen() {
    addEventListener('message', receive, life);
    addEventListener('online', comeBack, life);
    addEventListener('offline', render, life);
    button.onclick = api.toggle;
    // Where it is open already a press asks for the chat: one that comes by pointing would be closed by it.
    button.onpointerenter = button.onfocus = () => opened || prepare();
  }

  function returnLater() {
    returns = 0;
    attach();
  }

  /**
   * @param byVisitor false where the chat opens by itself: it then takes no focus, and the next page does not
   * open it for that
   */
  function setOpened(next: boolean, byVisitor = true) {
    // Also where nothing changes: a page that closes the chat at its start does not have it opened again.
    if (byVisitor) memory.keepOpen(next);
    if (next === opened) return;
    if (next) prepare();
    opened = next;
    failed = false;
    if (next) unread = 0;
    render();
    takesFocus = byVisitor;
    focused = document.activeElement;
    show();
    if (!next) {
      tell({ type: 'hidden' });
      button.focus();
    }
    emit(next ? 'open' : 'close');
  }

  /** Tells the chat that it is seen. It takes the focus only from where that was when the visitor asked. */
  function show() {
    if (!opened || !connected) return;
    takesFocus &&= document.activeElement === focused;
    tell({ type: 'shown', takesFocus });
    if (takesFocus) frame?.focus();
  }

  function receive(event: MessageEvent) {
    if (!frame || event.source !== frame.contentWindow || event.origin !== origin) return;
    const message = event.data as Envelope<ToHost> | null;
    if (message?.parley !== PROTOCOL_VERSION) return;
    if (message.type === 'close') return setOpened(false);
    if (message.type === 'refused') {
      refused = true;
      emit('error');
      // A page that only slept for too long has its chat back; otherwise the words of the old one stay.
      askAgain(() => available && prepare());
      return;
    }
    if (message.type === 'ready') {
      clearTimeout(timer);
      connected = true;
      available = true;
      failed = false;
      render();
      tell({ type: 'init', widgetKey: widgetKey as string, locale, theme, direction: host.dir as Direction });
      show();
    }
    if (message.type === 'unread') {
      unread = opened ? 0 : message.count;
      render();
    }
    emit(message.type, message.type === 'unread' ? unread : undefined);
  }

  /** Gives launcher and panel the look that the assistant was published with (AS-5). */
  function dress(look: WidgetLook | null) {
    if (!look) return;
    sheet.replaceSync(loaderCss + lookCss(look));
    label = look.launcherLabel;
    render();
    if (look.autoOpenSeconds !== null)
      setTimeout(() => {
        // Once a visitor has pointed at the launcher or focused it, opening is left to them; and in the whole
        // visit, once they have opened or closed the chat.
        if (!frame && memory.wasOpen() === null && !life.signal.aborted) setOpened(true, false);
      }, look.autoOpenSeconds * 1000);
  }

  /** Opens what the visitor had open on the page before; over a whole page it would be in the way (WG-2). */
  function openAgain() {
    if (memory.wasOpen() && !covering.matches && !life.signal.aborted) setOpened(true, false);
  }

  const appear = () => button.style.removeProperty('visibility');

  const api: WidgetApi & WidgetQueue = {
    open: () => setOpened(true),
    close: () => setOpened(false),
    toggle() {
      if (!failed || !available) return setOpened(!opened);
      failed = false;
      prepare();
      render();
    },
    setLocale(next) {
      locale = next;
      render();
      tell({ type: 'locale', locale: next });
    },
    setTheme(next) {
      theme = next;
      tell({ type: 'theme', theme: next });
    },
    reset: () => tell({ type: 'reset' }),
    destroy() {
      wayBack.end();
      life.abort();
      clearTimeout(timer);
      host.remove();
      delete window.Parley;
    },
    on(event, listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
    },
    off(event, listener) {
      listeners.get(event)?.delete(listener);
    },
    push: (...calls) => callAll(api, calls),
  };

  for (const change of ['resize', 'scroll']) visualViewport?.addEventListener(change, avoidKeyboard, life);
  covering.addEventListener('change', render, life);

  const queued = window.Parley;
  window.Parley = api;
  const observer = new MutationObserver(attach);
  for (const place of [document, root]) observer.observe(place, { childList: true });
  attach();
  button.style.visibility = 'hidden';
  setTimeout(appear, LOOK_MS);
  ask()
    .then(
      (look) => {
        dress(available ? look : memory.recallLook());
        if (!available) return;
        memory.keepLook(look);
        openAgain();
      },
      () => dress(memory.recallLook()),
    )
    // What was kept may be no look: the default one stays.
    .catch(() => undefined)
    .finally(appear);
  if (Array.isArray(queued)) api.push(...queued);
}
