import type { Words } from '@parley/i18n';
import { createApp, createPortalRouter, type PortalRouter, startApp } from '@parley/portal';
import { DeferredPopover } from '@parley/ui/deferredPopover';
import { createMemoryHistory } from '@tanstack/react-router';
import { API_ORIGIN, FaultyApi } from './FaultyApi.ts';
import type { FaultHits, FaultName } from './faults.ts';
import { identityStandIn } from './identity.ts';
import { closeLast, makeKnown, type Opened, type OpenPortal, watchCalls } from './opened.ts';
import type { PortalPage } from './pages.ts';

export interface PortalWish {
  page: PortalPage;
  fault: FaultName;
  hits: FaultHits;
  words: Words;
}

const IDENTITY = 'https://identity.parley.test';

/**
 * Loads the code of a page and of what its bell opens, which reads before anybody presses it: calls are what
 * fails in a story, and offline no code would come.
 */
const loadCode = (router: PortalRouter, { route }: PortalPage) => {
  const [matchedRoutes] = router.getMatchedRoutes(new URL(route, location.origin).pathname);
  return Promise.all([
    DeferredPopover.fetch(),
    ...matchedRoutes.map((matched) => router.loadRouteChunk(matched)),
  ]);
};

/**
 * Opens the real portal at a page of its own, with a fault under it: real router (but for the address bar),
 * queries and client; a user is signed in at the identity client's port, and MSW answers the calls.
 */
export function openPortal({ page, fault, hits, words }: PortalWish): Opened & { portal: OpenPortal } {
  closeLast();
  const api = new FaultyApi(fault, hits, page);
  const standIn = identityStandIn(page.user ?? 'admin');
  const calls = watchCalls(standIn.getToken);
  const identity = Object.assign(standIn, { getToken: calls.call });
  const config = {
    apiBaseUrl: API_ORIGIN,
    identity: {
      kind: 'embedded' as const,
      issuerBaseUrl: IDENTITY,
      clientId: 'stories',
      baseUrl: location.origin,
      audience: API_ORIGIN,
      scope: 'openid',
    },
    supportEmail: 'support@parley.test',
  };
  const app = createApp(config, words, identity, 'words');
  const router = createPortalRouter(app, createMemoryHistory({ initialEntries: [page.route] }));
  api.listen();
  if (page.from === 'start') api.begin();
  else {
    const arriving = app.startUp.on('user.loaded', () => {
      arriving.unsubscribe();
      // The data that start-up has read is dropped, so that the screen makes its own calls.
      app.queryClient.clear();
      api.begin();
    });
  }
  let isClosed = false;
  let isStarted = false;
  let stop = () => {
    isClosed = true;
  };
  void loadCode(router, page).then(() => {
    if (isClosed) return;
    isStarted = true;
    stop = startApp(app, {
      replace: (path) => router.history.replace(path),
      recheck: () => void router.invalidate(),
    });
  });
  const portal = { app, router, identity };
  const machines = { signIn: app.signIn, startUp: app.startUp, feedback: app.feedback.actor };
  const writing = app.queryClient.getMutationCache();
  let written = writing.getAll();
  const opened = makeKnown({
    api,
    words,
    portal,
    running: () => [
      ...api.held.map((name) => `held: ${name}`),
      ...calls.late,
      ...Object.entries(machines).flatMap(([name, machine]) =>
        machine.getSnapshot().status === 'active' && isStarted ? [`machine: ${name}`] : [],
      ),
      ...written.flatMap(({ state }) => (state.status === 'pending' ? ['a write under way'] : [])),
    ],
    close() {
      stop();
      app.feedback.actor.stop();
      written = [...written, ...writing.getAll()];
      app.queryClient.clear();
      calls.close();
      api.close();
    },
  });
  return { ...opened, portal };
}
