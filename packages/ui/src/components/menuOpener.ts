/** What opened the menu that an element stands in; null where it stands in none. */
export function menuOpener(element: Element): HTMLElement | null {
  const menu = element.closest('[role=menu]');
  return menu && document.getElementById(menu.getAttribute('aria-labelledby') ?? '');
}
