/** Pages on each side of the current one. */
const AROUND = 1;

/** Up to so many pages, all of them are shown. */
const MOST = 7;

/**
 * The page numbers to show, a gap as null: the first, the last, and those around the current. Always the same
 * amount for the same number of pages, so that the arrows stay where they are.
 */
export function pagesInView(page: number, pageCount: number): (number | null)[] {
  const pages = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index);
  if (pageCount <= MOST) return pages(1, pageCount);
  // First, gap, around, gap, last: near either end, one gap is replaced by a page.
  const atEdge = MOST - 2;
  if (page < atEdge) return [...pages(1, atEdge), null, pageCount];
  if (page > pageCount - atEdge + 1) return [1, null, ...pages(pageCount - atEdge + 1, pageCount)];
  return [1, null, ...pages(page - AROUND, page + AROUND), null, pageCount];
}
