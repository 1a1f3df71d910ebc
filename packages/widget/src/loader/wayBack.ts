/** What `createWayBack` gives. */
export interface WayBack {
  /** Says whether the chat covers the page now. */
  hold(covers: boolean): void;
  /** The widget leaves the page, and takes its entry of the history along. */
  end(): void;
}

const NONE: WayBack = { hold: () => undefined, end: () => undefined };

/**
 * The visitor's 'back' where the chat covers the page, as on phones: it closes the chat instead of leaving
 * the page, and 'forward' opens it again (WG-5). For that the page has one more entry in its history while
 * it is covered: its own address and its own `history.state`, known by the id that the browser gave it. The
 * entry goes when the chat is closed otherwise. The page hears nothing of moves between the two (WG-1), and
 * keeps an entry that it has made its own. Browsers without the Navigation API, and pages in frames, have
 * none of it: there 'back' does what it always did. Why no close watcher: ADR 91.
 *
 * @param setOpened called with false after 'back' out of the chat, with true after 'forward' into it
 */
export function createWayBack(setOpened: (opened: boolean) => void): WayBack {
  const { navigation } = window as { navigation?: Navigation };
  if (!navigation || parent !== window) return NONE;
  /** Ids of the page's entry and of the chat's, once there was one. */
  let page: string | undefined;
  let own: string | undefined;
  let covers = false;
  let isAdding = false;
  let isLeaving = false;
  let isOver = false;
  let wasOwnMove = false;
  const life = new AbortController();
  // Before those who listen as one usually does, whoever came first.
  const first = { capture: true, signal: life.signal };
  const here = () => navigation.currentEntry?.id;
  const isBetween = (from: string | undefined, to: string | undefined) =>
    own !== undefined && ((from === own && to === page) || (from === page && to === own));

  const settle = () => {
    if (isLeaving) return;
    if (covers && here() !== own) {
      page = here();
      isAdding = true;
      try {
        // Routers and counters of pages put their own in place of `history.pushState`.
        History.prototype.pushState.call(history, history.state, '');
      } catch {
        // Browsers refuse pages that add too many.
      }
      isAdding = false;
      own = here() === page ? undefined : here();
    } else if (!covers && own !== undefined && here() === own) {
      isLeaving = true;
      navigation
        .back()
        .committed?.catch(() => undefined)
        .finally(() => {
          isLeaving = false;
          settle();
        });
      return;
    }
    if (isOver) life.abort();
  };

  navigation.addEventListener(
    'navigate',
    (event) => {
      const { id } = event.destination;
      if (isAdding || (event.navigationType === 'traverse' && isBetween(here(), id))) {
        event.stopImmediatePropagation();
      } else if (isLeaving && event.navigationType === 'traverse' && id === page) {
        // The page has gone on since it was asked to go back.
        event.preventDefault();
      }
    },
    first,
  );
  navigation.addEventListener(
    'currententrychange',
    ({ from, navigationType }) => {
      wasOwnMove = navigationType === 'traverse' && isBetween(from.id, here());
      if (isAdding || navigationType !== 'traverse' || isLeaving) return;
      if (covers && (navigation.currentEntry?.index ?? 0) < from.index) {
        covers = false;
        setOpened(false);
      } else if (!covers && wasOwnMove && here() === own) setOpened(true);
    },
    first,
  );
  addEventListener('popstate', (event) => wasOwnMove && event.stopImmediatePropagation(), first);

  return {
    hold(next) {
      if (next === covers) return;
      covers = next;
      settle();
    },
    end() {
      covers = false;
      isOver = true;
      settle();
    },
  };
}
