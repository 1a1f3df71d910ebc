import { isModalOpen } from './modals.ts';

/** The main part of the page, which takes the focus where what had it is gone. */
export function mainOfPage(): HTMLElement | null {
  const main = document.querySelector('main');
  if (main && !main.hasAttribute('tabindex')) main.tabIndex = -1;
  return main;
}

/** A menu or popover that is open, and not one that fades away. */
const OPENED = '[role=menu][data-state=open], [role=dialog][data-state=open]';

/**
 * Leads the focus into the page that was gone to: what had it went with the page before, or stands in the
 * navigation. What in the new page took it keeps it, as does a modal that is open over it, and a menu or
 * popover that was opened while the page was on its way: it would close.
 */
export function focusMain(): void {
  const main = mainOfPage();
  const { activeElement } = document;
  if (isModalOpen() || main?.contains(activeElement) || activeElement?.closest(OPENED)) return;
  // Where the page is scrolled to is not the focus' business.
  main?.focus({ preventScroll: true });
}
