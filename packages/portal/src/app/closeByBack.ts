import { closeTopModal, onModalOpened } from '@parley/ui';
import type { RouterHistory } from '@tanstack/react-router';

/**
 * Going back closes the dialog, drawer or sheet on top, under fingers a menu or popover too, and the page
 * stays; without one it leaves (SH-2).
 * This is asked before whoever else holds up ways out, so it is set up before the first screen. Going forward
 * is not held up. Whoever goes back while that is asked about already is asked again.
 */
export function closeByBack(history: RouterHistory): void {
  history.block({
    enableBeforeUnload: false,
    blockerFn: ({ action }) => action === 'BACK' && closeTopModal(),
  });
}

/** Marks the entry that stands beside the one before it. */
const TWIN = 'parleyTwin';

/**
 * Makes `closeByBack` hold on the entry that the document began with, too: from there, going back leaves the
 * document, and nobody is asked. A dialog that opens there gets an entry of its own, the same but for a mark,
 * of which the router does not hear. Back from it closes what is on top; with nothing open it leads on. Where
 * there is a way forward, a new entry would cut it off: then the dialog gets none, and back leaves the
 * document.
 * @param router the browser's history, as the router sees it
 */
export function holdFirstEntry(router: RouterHistory): void {
  const firstIndex = router.location.state.__TSR_index;
  const keyOfTwin = (): string | null => (history.state?.[TWIN] ? history.state.__TSR_key : null);
  /** The router's key of the twin that the browser was at last. */
  let twin = keyOfTwin();
  // Where the router went on from there, it has another key. It is not listened to: without listeners, it
  // loads by itself what it is sent to before its first page is shown.
  const isAtTwin = () => twin !== null && router.location.state.__TSR_key === twin;
  const addTwin = () => {
    // Not by `history.pushState`, which is the router's.
    History.prototype.pushState.call(history, { ...history.state, [TWIN]: true }, '');
    twin = keyOfTwin();
  };
  onModalOpened(() => {
    // While somebody is asked about going forward, the browser is where the router is not yet.
    const isAtFirst = history.state?.__TSR_index === firstIndex && !isAtTwin();
    if (isAtFirst && !globalThis.navigation?.canGoForward) addTwin();
  });
  const moveBetweenTwins = (event: PopStateEvent) => {
    const from = isAtTwin() ? twin : null;
    twin = keyOfTwin();
    const isBack = from !== null && twin === null && event.state?.__TSR_key === from;
    const isForward = from === null && isAtTwin();
    if (isBack || isForward) event.stopImmediatePropagation();
    if (!isBack) return;
    if (closeTopModal()) addTwin();
    else history.back();
  };
  addEventListener('popstate', moveBetweenTwins, { capture: true });
}
