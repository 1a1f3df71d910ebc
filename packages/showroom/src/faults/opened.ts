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
  close(): void;
}

/** Prefixes of the keys that portal and widget use in the browser's storage. */
const OWN_KEYS = /^(app|parley)\./;

let current: Opened | null = null;

/** What runs in the story that is shown, or null while nothing does. */
export const openedInStory = (): Opened | null => current;

/** Ends what ran before, so that the next begins as in a browser that never saw one. */
export function closeLast(): void {
  current?.close();
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (OWN_KEYS.test(key)) storage.removeItem(key);
}

/** Makes known what runs now, until it is closed. */
export function makeKnown(opened: Opened): Opened {
  const known: Opened = {
    ...opened,
    close() {
      opened.close();
      if (current === known) current = null;
    },
  };
  current = known;
  return known;
}
