import type { WidgetApi } from '../api.ts';

export type { WidgetApi, WidgetEvent, WidgetListener } from '../api.ts';

/** Which assistant is put on a page, as the portal's snippet says it (AS-5). */
export interface WidgetOptions {
  /** Where Parley is, such as `https://chat.example.com`. */
  origin: string;
  /** Id of the assistant. */
  assistantId: string;
  /** Key of the assistant's widget. It is public; the sites that may use it are set in the portal. */
  widgetKey: string;
}

/**
 * Puts the chat of an assistant on the page (WG-1), once: a page has one widget, and a second call answers
 * with that of the first. The code comes from Parley, so that it is always the one that its server knows.
 * @returns the widget, when its launcher is there
 * @throws if the script of the widget can't be loaded; a later call tries again
 */
export function addWidget(options: WidgetOptions): Promise<WidgetApi> {
  adding ??= load(options).catch((error: unknown) => {
    adding = null;
    throw error;
  });
  return adding;
}

let adding: Promise<WidgetApi> | null = null;

function load({ origin, assistantId, widgetKey }: WidgetOptions): Promise<WidgetApi> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = new URL('/widget.js', origin).href;
    script.dataset.assistant = assistantId;
    script.dataset.widgetKey = widgetKey;
    script.onload = () => {
      const widget = window.Parley;
      if (!widget || !('destroy' in widget)) return reject(new Error('The widget did not start.'));
      const { destroy } = widget;
      widget.destroy = () => {
        adding = null;
        script.remove();
        destroy();
      };
      resolve(widget);
    };
    script.onerror = () => {
      script.remove();
      reject(new Error(`The widget can't be loaded from ${script.src}.`));
    };
    document.head.append(script);
  });
}
