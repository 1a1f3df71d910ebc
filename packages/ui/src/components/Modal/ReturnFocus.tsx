import { useLayoutEffect } from 'react';
import { mainOfPage } from '../mainFocus.ts';
import { menuOpener } from '../menuOpener.ts';
import { MODAL } from '../modals.ts';

/** What opened a modal, by the modal's frame: another one that follows it goes back there too. */
const openers = new WeakMap<Element, readonly HTMLElement[]>();

/** Where the modal would have given the focus back that went in this commit: one in its place does it. */
let followed: readonly HTMLElement[] = [];

/**
 * Where the focus may go back to from what has it now, best first. From a line of a menu to what opened the
 * menu: that closes as one of its lines is chosen, though it may still fade away when the modal is gone.
 */
function placesFrom(focused: Element | null): readonly HTMLElement[] {
  if (!(focused instanceof HTMLElement) || focused === document.body) return followed;
  if (focused.closest('[role=menu]')) return placesFrom(menuOpener(focused));
  const modal = focused.closest(MODAL);
  return [focused, ...((modal && openers.get(modal)) ?? [])];
}

const OUT_OF_REACH = '[inert], [aria-hidden=true]';

/**
 * Whether the focus was lost. A modal below may have it as a whole: half a second after it opened, react-aria
 * moves a lost focus there, and what opened the one above is in it. A menu that fades away may have it, too.
 */
const isNowhere = (focused: Element | null, place: Element) =>
  focused === document.body ||
  (focused?.matches(MODAL) && focused.contains(place)) ||
  focused?.closest('[role=menu][data-state=closed]');

/** So many frames a page may be out of reach after a modal: on a busy machine effects come late. */
const MOST_FRAMES = 30;

/** Gives the focus to the first of the places, or the main part, in the next frame or once it is in reach. */
function giveTo(places: readonly HTMLElement[], frames: number): void {
  requestAnimationFrame(() => {
    const main = mainOfPage();
    const there = [...places, ...(main ? [main] : [])].filter((each) => each.isConnected);
    const [first] = there;
    if (!first || !isNowhere(document.activeElement, first)) return;
    const place = there.find((each) => !each.closest(OUT_OF_REACH));
    if (place && (place === first || frames === 0)) place.focus({ preventScroll: place === main });
    else if (frames > 0) giveTo(places, frames - 1);
  });
}

/**
 * Gives the focus back where react-aria can't: it knows only what had the focus when the modal opened, and a
 * line of a menu, or a button in a question that closes at the same time, is gone by then. Where nothing of
 * that is left, because the page went meanwhile, the main part of the page gets it. It stands first in a
 * modal, before anything there takes the focus.
 */
export function ReturnFocus() {
  useLayoutEffect(() => {
    const places = placesFrom(document.activeElement);
    // The modal itself is found once its content takes the focus.
    const note = ({ target }: FocusEvent) => {
      const modal = target instanceof Element && target.closest(MODAL);
      if (modal && !openers.has(modal)) openers.set(modal, places);
    };
    document.addEventListener('focusin', note, { once: true });
    return () => {
      document.removeEventListener('focusin', note);
      followed = places;
      queueMicrotask(() => {
        followed = [];
      });
      // After react-aria, which waits for a frame.
      requestAnimationFrame(() => giveTo(places, MOST_FRAMES));
    };
  }, []);
  return null;
}
