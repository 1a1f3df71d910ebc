import type { WidgetApi, WidgetQueue } from '../api.ts';

/** Makes calls that were queued before the script ran: `(window.Parley ??= []).push(['open'])`. */
export function callAll(api: WidgetApi, calls: Parameters<WidgetQueue['push']>): void {
  for (const [name, ...args] of calls) {
    const method = (api as unknown as Partial<Record<string, (...a: unknown[]) => void>>)[name];
    if (method) method(...args);
    else console.error(`Parley: there is no ${name}.`);
  }
}
