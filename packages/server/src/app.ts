import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { HTTPException } from 'hono/http-exception';
import type { JWTVerifyGetKey } from 'jose';
import { createTokenCheck } from './api/bearer.ts';
import { createCallers } from './api/callers.ts';
import { createApi } from './api/createApi.ts';
import type { HandlerDependencies } from './api/handler.ts';
import { createHandlers } from './api/handlers.ts';
import { createBillingSandbox } from './billing/sandbox.ts';
import type { SandboxPayments } from './billing/sandboxPayments.ts';
import type { ServerConfig } from './config.ts';
import { databaseAway, isDatabaseAway, RETRY_AFTER_SECONDS } from './database/unavailable.ts';
import { createClientAddress } from './http/clientAddress.ts';
import { createGrantHolders } from './http/grantHolders.ts';
import { createInvitationPage } from './http/invitation.ts';
import { noPage } from './http/noPage.ts';
import { createOutboxPage } from './http/outbox.ts';
import { createPictureFiles } from './http/pictures.ts';
import { createPortal } from './http/portal.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { createVerifyEmailPage } from './http/verifyEmail.ts';
import { createWidget } from './http/widget.ts';
import { createWidgetSites } from './http/widgetSites.ts';
import type { Outbox } from './mail.ts';
import { closeUnread } from './operation/closeUnread.ts';
import { giveUpInTime } from './operation/deadline.ts';
import { log } from './operation/log.ts';
import { createMetrics } from './operation/metrics.ts';
import { createProbes } from './operation/probes.ts';
import { followRequests } from './operation/requests.ts';
import { PAGE_ASSETS_CACHING, PAGE_ASSETS_PATH, pageAssetAt } from './pages/assets.ts';
import { isReadable } from './storableText.ts';
import { createSubjectLink } from './users/linkSubject.ts';
import { createPresence } from './users/presence.ts';

/** Where the builds of the browser packages are. */
export interface BuildFolders {
  portal: string;
  widget: string;
}

/** What only some servers have. */
export interface Extras {
  /** Of the embedded identity provider; undefined for another, which publishes its own. */
  tokenKeys: JWTVerifyGetKey | undefined;
  /** Of the demo, where no mail server is set; null elsewhere. */
  outbox: Outbox | null;
  /** Receives the payment provider's events; null where there are no payments. */
  webhooks: Hono | null;
  /** Payments without money; null where they are real or there are none. */
  sandbox: SandboxPayments | null;
}

/** Everything that the portal's port serves: API, server's own pages, widget, portal. */
export function createApp(
  config: ServerConfig,
  folders: BuildFolders,
  dependencies: HandlerDependencies,
  { tokenKeys, outbox, webhooks, sandbox }: Extras,
): Hono {
  const { database, clock } = dependencies;
  const callers = createCallers(
    database,
    createTokenCheck(config.identity, clock, tokenKeys),
    createSubjectLink(database, config.identity, clock),
    createPresence(database, clock),
    dependencies.widgetGrants,
    createGrantHolders(database, clock),
    config.origin,
  );
  const metrics = createMetrics(dependencies.conversations.answersUnderWay);
  const app = new Hono();
  app.use(...followRequests(metrics));
  app.use(securityHeaders(config.origin));
  app.use(closeUnread);
  app.route('/', createProbes(database, metrics));
  // Outside of the deadline: a call that ends after it finds its reply sent, and nothing may touch that.
  app.use('/api/*', compress());
  app.use(giveUpInTime());
  app.use(async (c, next) => {
    if (!isReadable(c.req.url) && !c.req.path.startsWith('/api/')) return noPage(c, 400);
    await next();
  });
  const clientAddress = createClientAddress(config.trustedProxies);
  app.route('/', createApi(createHandlers(dependencies), callers, clientAddress));
  app.get(`${PAGE_ASSETS_PATH}/*`, async (c) => {
    const asset = await pageAssetAt(c.req.path);
    if (!asset) return c.notFound();
    const headers = { 'content-type': asset.type, 'cache-control': PAGE_ASSETS_CACHING };
    return c.body(new Uint8Array(asset.content), 200, headers);
  });
  if (outbox) app.route('/', createOutboxPage(outbox));
  if (webhooks) app.route('/', webhooks);
  if (webhooks && sandbox) app.route('/', createBillingSandbox(database, clock, sandbox, webhooks));
  app.route('/', createVerifyEmailPage(database, clock));
  app.route('/', createInvitationPage(dependencies, config.identity));
  app.route('/', createPictureFiles(dependencies.pictures));
  const widget = { folder: folders.widget, origin: config.origin, clientAddress };
  const sites = createWidgetSites(database, clock);
  app.route('/', createWidget(database, dependencies.widgetGrants, sites, widget));
  app.route('/', createPortal({ ...config, folder: folders.portal }));
  app.notFound((c) => noPage(c, 404));
  app.onError((cause, c) => {
    const requestId: string = c.get('requestId');
    if (cause instanceof HTTPException) return cause.getResponse();
    if (isDatabaseAway(cause)) {
      c.header('retry-after', String(RETRY_AFTER_SECONDS));
      return c.text(databaseAway().body.text, 503);
    }
    log.error({ err: cause, requestId }, 'unexpected error');
    return c.text('An unexpected error occurred.', 500);
  });
  return app;
}
