import { type ActedWindow, answered, answerStyles } from './media.ts';

/** Attribute of the frame of a cell: what its window acts as. */
export const CELL_ATTRIBUTE = 'data-cell';

/**
 * Makes the page in the frame of a cell act as the matrix wants (DS-7), before its story starts; any other
 * page stays as it is.
 */
export function actAsCell(page: Window & typeof globalThis): void {
  const frame = page.frameElement;
  const told = frame?.getAttribute(CELL_ATTRIBUTE);
  if (!frame || !told) return;
  actAsWindow(page, JSON.parse(told) as ActedWindow);
  keepInPlace(page, frame);
}

/** Styles and scripts see another window than the frame is. */
function actAsWindow(page: Window & typeof globalThis, window: ActedWindow): void {
  const matchMedia = page.matchMedia.bind(page);
  page.matchMedia = (query) => matchMedia(answered(query, window));
  const changeAll = () => answerStyles(page.document.styleSheets, window);
  // Styles come with the code of the story.
  new page.MutationObserver(changeAll).observe(page.document.head, { childList: true, subtree: true });
  page.document.addEventListener('load', changeAll, true);
  changeAll();
}

/**
 * Whatever a story brings into its view (a field that takes the focus) is not brought into that of the page
 * around the frame: the browser scrolls every page up to the window.
 */
export function keepInPlace(page: Window & typeof globalThis, frame: Element): void {
  const keeping = <Args extends unknown[]>(act: (this: HTMLElement, ...args: Args) => void) =>
    function (this: HTMLElement, ...args: Args): void {
      const places: [Element, number, number][] = [];
      for (let each = frame.parentElement; each; each = each.parentElement)
        places.push([each, each.scrollLeft, each.scrollTop]);
      act.apply(this, args);
      for (const [each, left, top] of places) each.scrollTo({ left, top, behavior: 'instant' });
    };
  const { prototype } = page.HTMLElement;
  prototype.focus = keeping(prototype.focus);
  prototype.scrollIntoView = keeping(prototype.scrollIntoView);
}
