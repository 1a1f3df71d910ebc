import type { launcherWords } from '@parley/i18n/launcher';
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

/** What a launcher tells of its chat. */
export interface LauncherState {
  opened: boolean;
  /** The chat is there. */
  connected: boolean;
  /** Why it did not come, in words; '' where nothing is wrong. */
  problem: string;
  /** Answers that the visitor has not seen. */
  unread: number;
  /** What it says beside its icon; '' for the icon alone. */
  label: string;
}

/** Shows how the chat stands: in words on the button, by its name, and to those who do not see it. */
export function renderLauncher(
  { button, badge, text, alert }: LauncherElements,
  words: ReturnType<typeof launcherWords>,
  { opened, connected, problem, unread, label }: LauncherState,
): void {
  const name = opened ? words.close : words.open + (label && `: ${label}`);
  alert.textContent = problem;
  text.textContent = problem || label;
  button.ariaLabel = problem || name + (unread ? ` (${unread})` : '');
  button.ariaExpanded = `${opened && !problem}`;
  button.ariaBusy = `${opened && !connected && !problem}`;
  badge.hidden = !unread;
  badge.dataset.count = unread > 99 ? '99+' : `${unread}`;
}

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
