/** Px between a bar and what is focused above it: the bar's own distance from the edge, and a ring. */
const ROOM = 32;

/**
 * The ref of a bar that is fixed to the lower edge of the window: whatever takes the focus comes to stand
 * above it, and so does what has it when the bar appears.
 */
export function keepFocusInView(bar: HTMLElement | null) {
  if (!bar) return;
  const page = document.documentElement;
  const observer = new ResizeObserver(() => {
    page.style.scrollPaddingBlockEnd = `${bar.offsetHeight + ROOM}px`;
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || bar.contains(focused)) return;
    // What is about as high as the window would only jump.
    const { top, bottom, height } = focused.getBoundingClientRect();
    const covered = bottom > bar.getBoundingClientRect().top && top < window.innerHeight;
    if (covered && height < window.innerHeight / 2) focused.scrollIntoView({ block: 'nearest' });
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    page.style.scrollPaddingBlockEnd = '';
  };
}
