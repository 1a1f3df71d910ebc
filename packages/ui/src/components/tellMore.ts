/** What `tellMore` sets, for style sheets: there is more before what is seen, and behind it. */
export const MORE_BEFORE = 'data-more-before';
export const MORE_AFTER = 'data-more-after';

/** From right to left a browser lets a row scroll from 1 px before its begin to 1 px before its end. */
const ROUNDING = 1;

/**
 * A `ref` for a row that may scroll: says by attributes at which ends more is cut off, for the soft edges
 * there. Not by a scroll-state query, which Firefox and Safari do not have.
 */
export function tellMore(row: HTMLElement | null) {
  if (!row) return;
  const update = () => {
    // Negative from right to left.
    const before = Math.abs(row.scrollLeft);
    row.toggleAttribute(MORE_BEFORE, before > ROUNDING);
    row.toggleAttribute(MORE_AFTER, row.scrollWidth - row.clientWidth - before > ROUNDING);
  };
  // Its first report comes after the layout of this frame: to measure here would force one.
  const size = new ResizeObserver(update);
  size.observe(row);
  for (const child of row.children) size.observe(child);
  row.addEventListener('scroll', update, { passive: true });
  return () => {
    size.disconnect();
    row.removeEventListener('scroll', update);
  };
}
