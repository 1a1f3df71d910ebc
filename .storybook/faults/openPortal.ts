import { createMemoryHistory } from '@tanstack/react-router';
import type { Words } from '../../packages/i18n/src/index.ts';
import { type App, createApp, startApp } from '../../packages/portal/src/app/createApp.ts';
import { createPortalRouter, type PortalRouter } from '../../packages/portal/src/routes/router.ts';
import { API_ORIGIN, FaultyApi } from './FaultyApi.ts';
import type { FaultHits, FaultName } from './faults.ts';
import { type IdentityStandIn, identityStandIn } from './identity.ts';
import type { FaultPage } from './pages.ts';

/** A portal that runs in a story. */
export interface OpenPortal {
  app: App;
  router: PortalRouter;
  api: FaultyApi;
  identity: IdentityStandIn;
  close(): void;
}

export interface PortalWish {
  page: FaultPage;
  fault: FaultName;
  hits: FaultHits;
  words: Words;
}

const IDENTITY = 'https://identity.parley.test';

/** Beginnings of the keys that the portal keeps in the browser's storage. */
const OWN_KEYS = /^(app|parley)\./;

/** Each portal begins as in a browser that never saw one. */
function forgetLastPortal(): void {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (OWN_KEYS.test(key)) storage.removeItem(key);
}

let opened: OpenPortal | null = null;

/** The portal of the story that is shown, or null while there is none. */
export const openedPortal = (): OpenPortal | null => opened;

/**
 * Opens the real portal at a page of its own, with a fault under it: real router (but for the address bar), queries and client; a
 * user is signed in at the identity client's port, and MSW answers the calls.
 */
export function openPortal({ page, fault, hits, words }: PortalWish): OpenPortal {
  opened?.close();
  forgetLastPortal();
  const api = new FaultyApi(fault, hits, page.replies);
  const identity = identityStandIn(page.user ?? 'admin');
  const config = {
    apiBaseUrl: API_ORIGIN,
    identity: {
      issuerBaseUrl: IDENTITY,
      clientId: 'stories',
      baseUrl: location.origin,
      audience: API_ORIGIN,
      scope: 'openid',
    },
    supportEmail: 'support@parley.test',
  };
  const app = createApp(config, words, identity);
  const router = createPortalRouter(app, createMemoryHistory({ initialEntries: [page.route] }));
  api.listen();
  if (page.from === 'start') api.begin();
  else {
    const arriving = app.startUp.on('user.loaded', () => {
      arriving.unsubscribe();
      // What start-up has read is as good as out of date: the screen asks for itself.
      app.queryClient.clear();
      api.begin();
    });
  }
  const stop = startApp(app, {
    replace: (path) => router.history.replace(path),
    recheck: () => void router.invalidate(),
  });
  const portal: OpenPortal = {
    app,
    router,
    api,
    identity,
    close() {
      stop();
      app.queryClient.clear();
      api.close();
      if (opened === portal) opened = null;
    },
  };
  opened = portal;
  return portal;
}
