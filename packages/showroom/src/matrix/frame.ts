import './fromOutside.ts';
import { type ActedWindow, answered, answerStyles, onScreen } from './media.ts';

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
  const window = JSON.parse(told) as ActedWindow;
  answerMedia(page, (media) => answered(media, window));
  keepInPlace(page, frame);
}

/**
 * Makes a page look on paper as it does on the screen: in a film it is a picture of a screen, which the
 * product's own printed form is not.
 * @returns takes it back
 */
export function printAsOnScreen(page: Window & typeof globalThis): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  for (const told of ['beforeprint', 'afterprint'])
    page.addEventListener(told, (event) => event.stopImmediatePropagation(), { capture: true, signal });
  const takeBack = answerMedia(page, onScreen);
  return () => {
    listeners.abort();
    takeBack();
  };
}

/**
 * Styles and scripts of a page get another answer than the browser's to what they ask of its window.
 * @returns takes it back
 */
function answerMedia(page: Window & typeof globalThis, answer: (media: string) => string): () => void {
  const { document, matchMedia } = page;
  page.matchMedia = (query) => matchMedia.call(page, answer(query));
  const changes: (() => void)[] = [];
  const changeAll = () => void changes.push(answerStyles(document.styleSheets, answer));
  // Styles come with the code of the story.
  const observer = new page.MutationObserver(changeAll);
  observer.observe(document.head, { childList: true, subtree: true });
  document.addEventListener('load', changeAll, true);
  changeAll();
  return () => {
    page.matchMedia = matchMedia;
    observer.disconnect();
    document.removeEventListener('load', changeAll, true);
    for (const takeBack of changes.reverse()) takeBack();
  };
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
