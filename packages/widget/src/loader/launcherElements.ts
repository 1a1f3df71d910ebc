import { loaderCss } from '@parley/ui/launcher';

/** What the loader puts on a page. */
export interface LauncherElements {
  /** Stands on the page itself, and holds the rest in its shadow root. */
  host: HTMLElement;
  root: ShadowRoot;
  /** Style sheet of the shadow root: that of every launcher, until the look of this one is known. */
  sheet: CSSStyleSheet;
  button: HTMLButtonElement;
  /** Number of unread answers, on the button: drawn by the sheet, so that it is none of its words. */
  badge: HTMLElement;
  /** Words on the button. */
  text: HTMLElement;
  /** Says what is wrong to those who do not see the button. */
  alert: HTMLElement;
}

/** What the badge says of so many unread answers. */
export const unreadCount = (unread: number): string => (unread > 99 ? '99+' : `${unread}`);

/** Makes the launcher, which is not on the page yet. */
export function createLauncherElements(): LauncherElements {
  const host = document.createElement('parley-widget');
  host.popover = 'manual';
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(loaderCss);
  root.adoptedStyleSheets = [sheet];

  const button = document.createElement('button');
  const badge = document.createElement('i');
  const text = document.createElement('b');
  button.append(text, badge);
  const alert = document.createElement('p');
  alert.role = 'alert';
  root.append(button, alert);
  return { host, root, sheet, button, badge, text, alert };
}
