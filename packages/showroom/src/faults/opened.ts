import type { Words } from '@parley/i18n';
import type { App, PortalRouter } from '@parley/portal';
import type { FaultyApi } from './FaultyApi.ts';
import type { IdentityStandIn } from './identity.ts';

/** The parts of a running portal that a story can use. */
export interface OpenPortal {
  app: App;
  router: PortalRouter;
  identity: IdentityStandIn;
}

/** What runs in a story under a fault: the portal, or the widget. */
export interface Opened {
  api: FaultyApi;
  words: Words;
  /** Null in the widget, which has neither routes nor a session. */
  portal: OpenPortal | null;
  /** What of it runs or waits, in words; once it is closed that ends, and nothing later meets it. */
  running(): string[];
  close(): void;
}

/** Prefixes of the keys that portal and widget use in the browser's storage. */
const OWN_KEYS = /^(app|parley)\./;

let current: Opened | null = null;

/** What was closed, and has not been seen at rest since. */
const ending = new Set<Opened>();

/** What runs in the story that is shown, or null while nothing does. */
export const openedInStory = (): Opened | null => current;

/** Ends what ran before, so that the next begins as in a browser that never saw one. */
export function closeLast(): void {
  current?.close();
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (OWN_KEYS.test(key)) storage.removeItem(key);
}

/** What every call of a story's client asks for first, and the calls that came when the story was closed. */
export interface WatchedCalls<Call> {
  call: Call;
  /** From now on each call is one too many, whatever made it: a timer, a machine, a query. */
  close(): void;
  late: readonly string[];
}

/** Watches for calls after the end of a story. @param call what a client asks for before each of its calls */
export function watchCalls<Args extends unknown[], Result>(
  call: (...args: Args) => Result,
): WatchedCalls<(...args: Args) => Result> {
  const late: string[] = [];
  let isClosed = false;
  return {
    call(...args) {
      if (isClosed) late.push('a call after the end');
      return call(...args);
    },
    close() {
      isClosed = true;
    },
    late,
  };
}

/** Makes known what runs now, until it is closed. */
export function makeKnown(opened: Opened): Opened {
  const known: Opened = {
    ...opened,
    close() {
      opened.close();
      ending.add(known);
      if (current === known) current = null;
    },
  };
  current = known;
  return known;
}

/**
 * What still runs or waits of stories that were closed. A call that is held, or made once more, would meet
 * the page of a later story.
 */
export function leftBehind(): string[] {
  const left: string[] = [];
  for (const opened of ending) {
    const running = opened.running();
    if (running.length === 0) ending.delete(opened);
    left.push(...running);
  }
  return left;
}

/** Forgets what was named: the stories after the one in which it was found are not to blame. */
export const forgetLeftBehind = (): void => ending.clear();
