/** What a page can hear of its widget (WG-3). `unread` carries the number of unread answers. */
export type WidgetEvent =
  | 'ready'
  | 'open'
  | 'close'
  | 'message:sent'
  | 'message:received'
  | 'unread'
  | 'error';

/** Called at each event of its name. */
export type WidgetListener = (detail?: unknown) => void;

/** The widget of a page, which is `window.Parley` too (WG-3). */
export interface WidgetApi {
  open(): void;
  close(): void;
  toggle(): void;
  /** @param locale a language tag such as `de` or `pt-BR`; languages without words are shown in English. */
  setLocale(locale: string): void;
  setTheme(theme: 'light' | 'dark'): void;
  /** Forgets the visitor: the next message begins a new conversation. */
  reset(): void;
  /** Takes the widget off the page. */
  destroy(): void;
  on(event: WidgetEvent, listener: WidgetListener): void;
  off(event: WidgetEvent, listener: WidgetListener): void;
}

/** Takes calls by name, also before the widget is there: `(window.Parley ??= []).push(['open'])` (WG-3). */
export interface WidgetQueue {
  push(...calls: [name: string, ...args: unknown[]][]): unknown;
}

declare global {
  interface Window {
    /** Before the script ran: a queue of calls; afterwards: the widget of this page. */
    Parley?: WidgetQueue | (WidgetApi & WidgetQueue) | undefined;
  }
}
