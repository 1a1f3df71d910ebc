import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HOUR_MS } from '@parley/model';
import { createLocalJWKSet } from 'jose';
import { createAccounts } from './accounts.ts';
import { createEmbedder } from './answers/embedder.ts';
import { createAnswerEngine } from './answers/index.ts';
import { createFindNear } from './answers/nearPassages.ts';
import type { StreamLimits } from './api/chat/openStreams.ts';
import { errorReply } from './api/replies.ts';
import { type BuildFolders, createApp } from './app.ts';
import { mailPaidInvoices } from './billing/invoiceMails.ts';
import { announce, renewAtSandbox } from './billing/sandboxEvents.ts';
import { createSandboxPayments } from './billing/sandboxPayments.ts';
import { createStripePayments } from './billing/stripe.ts';
import { createWebhooks } from './billing/webhooks.ts';
import { createConversations } from './chat/conversations.ts';
import type { AnswerEngine } from './chat/engine.ts';
import { type Clock, systemClock } from './clock.ts';
import type { ServerConfig } from './config.ts';
import { cleanUp } from './database/cleanUp.ts';
import { type Database, openDatabase } from './database/database.ts';
import { createIdentityStore } from './database/identityStore.ts';
import { createPassageSource } from './database/passageSource.ts';
import { openPassageVectors } from './database/passageVectors.ts';
import { createDataFiles } from './dataFiles/dataFiles.ts';
import { startEmbeddingQueue } from './dataFiles/embeddingQueue.ts';
import { READY, startDataFileQueue } from './dataFiles/queue.ts';
import { createClientAddress } from './http/clientAddress.ts';
import { createHostPage } from './http/hostPage.ts';
import { checkPort, listen } from './http/listen.ts';
import { createWidgetGrants } from './http/widgetGrants.ts';
import { startIdentityProvider } from './identity/index.ts';
import { loadKeys, publicKeyOf } from './identity/keys.ts';
import { createOutbox, createSmtpMailer, type Mailer, noMailer } from './mail.ts';
import { announceFeatures } from './notifications/announceFeatures.ts';
import { log } from './operation/log.ts';
import { inPackage } from './packageFolder.ts';
import { createFetchPage, type FetchPage } from './pageCheck/fetchPage.ts';
import { createPictures } from './pictures/pictures.ts';
import { createRateLimiter } from './rateLimit.ts';
import { refuseDemo, seed } from './seed/seed.ts';
import { createInvitations } from './users/invitations.ts';
import { createPasswordMails } from './users/passwordMails.ts';

/** A server that answers on all of its ports; the host page is part of the demo alone. */
export interface RunningServer {
  origins: { portal: string; identity: string; hostPage: string | null };
  /** Ends streams and connections, then closes the database; takes a few seconds at most. */
  close(): Promise<void>;
}

/** Parts that tests replace. */
export interface ServerParts {
  clock?: Clock;
  mailer?: Mailer;
  engine?: AnswerEngine;
  /** An open one; the server closes it. */
  database?: Database;
  folders?: BuildFolders;
  /** Origin of a server that speaks Stripe's protocol, instead of Stripe's own. */
  stripeApi?: string;
  streamLimits?: Partial<StreamLimits>;
  fetchPage?: FetchPage;
}

/** Path that the identity provider sends the browser back to (RT-5). */
const CALLBACK_PATH = '/auth/auth0/callback';
/** How often answers of processes that died are looked for, and payments that were not told of. */
const REPEAT_INTERVAL_MS = 5000;
const CLEAN_UP_INTERVAL_MS = HOUR_MS;

const packages = fileURLToPath(inPackage('..'));
const BUILD_FOLDERS: BuildFolders = {
  portal: join(packages, 'portal/dist'),
  widget: join(packages, 'widget/dist'),
};

/**
 * Starts everything: database, demo data where there is none, identity provider, API, portal and host page.
 * @throws {StartError} for what the person who starts it can mend; whatever
 *   was started before is closed again.
 */
export async function startServer(config: ServerConfig, parts: ServerParts = {}): Promise<RunningServer> {
  const closers: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    return { origins: await startParts(config, parts, closers), close };
  } catch (cause) {
    await close();
    throw cause;
  }
}

async function startParts(
  config: ServerConfig,
  { clock = systemClock, folders = BUILD_FOLDERS, ...parts }: ServerParts,
  closers: (() => Promise<void>)[],
): Promise<RunningServer['origins']> {
  const { ports, host } = config;
  log.level = config.logLevel;
  await checkPort(ports.portal, 'PORT', host);
  if (config.demo) await checkPort(ports.hostPage, 'HOST_PAGE_PORT', host);
  if (config.identity.kind === 'embedded') await checkPort(ports.identity, 'IDENTITY_PORT', host);
  const options = { vectors: config.embeddings !== null, demo: config.demo };
  const database = parts.database ?? (await openDatabase(config.database, options));
  closers.push(database.close);
  await (config.demo ? seed(database, clock) : refuseDemo(database));
  await announceFeatures(database, clock);

  const outbox = config.demo && !config.mail && !parts.mailer ? createOutbox(clock) : null;
  const mailer = parts.mailer ?? (config.mail ? createSmtpMailer(config.mail) : (outbox ?? noMailer));
  const identity = await startIdentity(config, database, clock, mailer);
  const source = createPassageSource(database);
  const meaning = config.embeddings && {
    embedder: createEmbedder(config.embeddings),
    vectors: await openPassageVectors(database),
  };
  const findNear = meaning ? createFindNear(meaning.embedder, meaning.vectors) : null;
  const ownEngine = createAnswerEngine({ model: config.model, source, findNear });
  closers.push(ownEngine.close);
  const engine = parts.engine ?? ownEngine;
  const conversations = createConversations(database, engine, clock);
  await conversations.buryDead(!database.shared);
  const stopPreparing = database.signals.on(READY, ownEngine.prepare);
  const queue = startDataFileQueue(database, clock);
  closers.push(queue.close);
  closers.push(async () => stopPreparing());
  if (meaning) closers.push(startEmbeddingQueue(database, meaning.embedder, meaning.vectors).close);
  const dataFiles = createDataFiles(database, clock, queue.wake);
  const { origin } = config;
  const models = config.model ? [config.model.model] : [];
  const sandbox = config.billingSandbox
    ? createSandboxPayments(database, clock, { origin, seller: config.seller })
    : null;
  const payments = config.stripe
    ? createStripePayments({ ...config.stripe, db: database.db, clock, origin, api: parts.stripeApi })
    : sandbox;
  const mails = { mailer, clock, origin };
  const webhooks = payments && createWebhooks(database, payments, mails).onError(errorReply);
  const dependencies = {
    database,
    clock,
    conversations,
    dataFiles,
    pictures: createPictures(database, clock),
    widgetGrants: await createWidgetGrants(database, clock),
    // The pages of the demo are on this machine, where nobody else reaches its server.
    fetchPage: parts.fetchPage ?? createFetchPage({ ownMachine: config.demo }),
    mailer,
    models,
    payments,
    passwordsHere: config.identity.kind === 'embedded',
    origin,
    streamLimits: parts.streamLimits,
  };
  const app = createApp(config, folders, dependencies, {
    tokenKeys: identity.tokenKeys,
    outbox,
    webhooks,
    sandbox,
  });
  const listeners = [{ close: identity.close }];
  // All ports close together, and while they do the answers under way are broken off in good order.
  closers.push(async () => {
    await Promise.all([conversations.close(), ...listeners.map((listener) => listener.close())]);
  });
  const portal = await listen(app, ports.portal, 'PORT', host, origin);
  listeners.push(portal);
  const hostPage = config.demo
    ? await listen(createHostPage(origin), ports.hostPage, 'HOST_PAGE_PORT', host, origin)
    : null;
  if (hostPage) listeners.push(hostPage);
  closers.push(
    repeatRegularly('looking for broken answers failed', () => conversations.buryDead()),
    repeatRegularly('telling of payments failed', async () => {
      if (sandbox && webhooks) await announce(webhooks, sandbox, clock);
    }),
  );
  closers.push(
    tidyRegularly(async () => {
      await cleanUp(database, clock);
      await conversations.prune();
      if (sandbox && webhooks) await renewAtSandbox(webhooks, sandbox, clock);
      if (payments) await mailPaidInvoices(database.db, mails);
      if (config.demo) await seed(database, clock);
    }),
  );
  return { portal: origin, identity: identity.origin, hostPage: hostPage?.origin ?? null };
}

async function startIdentity(config: ServerConfig, database: Database, clock: Clock, mailer: Mailer) {
  const { identity, origin, ports } = config;
  const origins = { origin: new URL(identity.issuer).origin };
  if (identity.kind === 'external') {
    return { ...origins, tokenKeys: undefined, close: async () => undefined };
  }
  const keys = await loadKeys(database);
  const provider = await startIdentityProvider({
    port: ports.identity,
    issuer: identity.issuer,
    host: config.host,
    keys,
    clientAddress: createClientAddress(config.trustedProxies),
    accounts: createAccounts(database, clock),
    mails: createPasswordMails(mailer),
    invitations: createInvitations({ database, clock, mailer, origin }),
    store: createIdentityStore(database, clock),
    limiter: createRateLimiter(database, clock),
    clientId: identity.clientId,
    audience: identity.audience,
    redirectUris: [origin + CALLBACK_PATH],
    logoutUrls: [`${origin}/`, origin],
    portalUrl: `${origin}/`,
  });
  const tokenKeys = createLocalJWKSet({ keys: [publicKeyOf(keys)] });
  return { ...origins, tokenKeys, close: provider.close };
}

/** Does every few seconds what was left undone; a failure waits for the next time. */
function repeatRegularly(failure: string, work: () => Promise<void>): () => Promise<void> {
  let working: Promise<void> | undefined;
  const timer = setInterval(() => {
    working ??= work()
      .catch((err) => log.error({ err }, failure))
      .finally(() => {
        working = undefined;
      });
  }, REPEAT_INTERVAL_MS);
  return async () => {
    clearInterval(timer);
    await working;
  };
}

/** Tidies up now and every hour; a failure waits for the next time. */
function tidyRegularly(tidyUp: () => Promise<void>): () => Promise<void> {
  let tidying = Promise.resolve();
  const tidy = () => {
    tidying = tidying.then(tidyUp).catch((err) => log.error({ err }, 'tidying up failed'));
  };
  tidy();
  const timer = setInterval(tidy, CLEAN_UP_INTERVAL_MS);
  return async () => {
    clearInterval(timer);
    await tidying;
  };
}
