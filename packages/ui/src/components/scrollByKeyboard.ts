/**
 * A `ref` for what may scroll: a stop of the Tab key while there is something to scroll to, and none
 * otherwise, so that those without a pointer can read on where nothing else inside takes the focus.
 */
export function scrollByKeyboard(element: HTMLElement | null) {
  if (!element) return;
  const update = () => {
    const overflows =
      element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth;
    if (overflows && getComputedStyle(element).overflow !== 'visible') element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  };
  // Its first report comes after the layout of this frame: to measure here would force one.
  const observer = new ResizeObserver(update);
  observer.observe(element);
  for (const child of element.children) observer.observe(child);
  return () => observer.disconnect();
}
