import { randomUUID } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import {
  type AnswerEvent,
  ApiError,
  createClient,
  portalReplies,
  type ReceivedEvent,
  type StreamingClient,
  widgetReplies,
  withStreams,
} from '@parley/api';
import { exportJWK, generateKeyPair, importJWK, SignJWT } from 'jose';
import { createAccounts } from '../accounts.ts';
import { DEMO_SELLER } from '../billing/seller.ts';
import type { Clock } from '../clock.ts';
import type { ServerConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { framedBy } from '../http/allowedDomains.ts';
import { createWidgetGrants } from '../http/widgetGrants.ts';
import { type IdentityKeys, loadKeys, publicKeyOf } from '../identity/keys.ts';
import { HOST_PAGE_ASSISTANT, HOST_PAGE_WIDGET_KEY } from '../seed/demo.ts';
import { type ServerParts, startServer } from '../start.ts';
import { freePorts } from './freePorts.ts';
import { inPatience } from './inPatience.ts';
import { requireNamed } from './namedStatuses.ts';
import { createTestClock, type TestClock } from './testClock.ts';
import { openTestDatabase } from './testDatabase.ts';

/** A token issuer that publishes its keys over HTTP, as the identity provider does. */
export interface TestIssuer {
  issuer: string;
  audience: string;
  /** Signs a token; `claims` replace or, if undefined, remove what a good one has. */
  sign(
    claims: Record<string, unknown>,
    options?: { foreignKey?: boolean; algorithm?: 'RS256' | 'PS256' },
  ): Promise<string>;
  /** How often the keys were fetched. */
  fetches(): number;
  /** Sets the profile that `/userinfo` replies with. */
  userinfo(profile: Record<string, unknown>): void;
  /** Replies to requests for the keys with a failure while it is set. */
  fail(status: number | null): void;
  close(): Promise<void>;
}

/** A site that the demo's assistants allow. */
export const HOST_PAGE_SITE = 'http://localhost:4002';

const AUDIENCE = 'https://parley.test/api';

/** The least that builds consist of: a test is the same before and after the tree was built. */
const BUILDS = {
  portal: fileURLToPath(new URL('builds/portal', import.meta.url)),
  widget: fileURLToPath(new URL('builds/widget', import.meta.url)),
};

/** @param keys of the embedded provider, in whose name it signs; by default it has a key of its own. */
export async function startTestIssuer(clock: Clock, keys?: IdentityKeys): Promise<TestIssuer> {
  const { jwk, privateKey } = keys
    ? { jwk: publicKeyOf(keys), privateKey: await importJWK(keys.signingKey) }
    : await keyNamed('own');
  let fetches = 0;
  let failure: number | null = null;
  let profile: Record<string, unknown> = {};
  const server = createServer(({ url }, reply) => {
    if (url === '/userinfo') {
      reply.writeHead(200, { 'content-type': 'application/json' });
      reply.end(JSON.stringify(profile));
      return;
    }
    fetches += 1;
    reply.writeHead(failure ?? 200, { 'content-type': 'application/json' });
    reply.end(JSON.stringify(failure ? {} : { keys: [jwk] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}/`;
  return {
    issuer,
    audience: AUDIENCE,
    fetches: () => fetches,
    userinfo(next) {
      profile = next;
    },
    fail(status) {
      failure = status;
    },
    async sign(claims, { foreignKey = false, algorithm = 'RS256' } = {}) {
      const now = Math.floor(clock.now().getTime() / 1000);
      const payload = { iss: issuer, aud: AUDIENCE, iat: now, auth_time: now, exp: now + 3600, ...claims };
      const kept = Object.fromEntries(Object.entries(payload).filter(([, value]) => value !== undefined));
      return new SignJWT(kept)
        .setProtectedHeader({ alg: algorithm, kid: jwk.kid })
        .sign(foreignKey ? (await keyNamed('foreign')).privateKey : privateKey);
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

type TestKey = Awaited<ReturnType<typeof makeTestKey>>;

/** Keys of this file of tests, each made when it is first asked for: that takes a fifth of a second. */
const keys = new Map<string, Promise<TestKey>>();
function keyNamed(name: 'own' | 'foreign'): Promise<TestKey> {
  const key = keys.get(name) ?? makeTestKey();
  keys.set(name, key);
  return key;
}

async function makeTestKey() {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { jwk: { ...(await exportJWK(publicKey)), kid: 'test', use: 'sig' }, privateKey };
}

/**
 * Who makes a call: a demo account by e-mail, or a visitor of the demo's widget, on a page of this machine
 * unless another site is named, or null for one that the browser withholds.
 */
export type As = string | { clientId: string; widgetKey?: string; site?: string | null };

export interface TestServer {
  /** Public address, where portal and API answer unless a configuration moves it. */
  origin: string;
  /** Where portal and API listen, whatever the public address. */
  address: string;
  hostPage: string;
  clock: TestClock;
  issuer: TestIssuer;
  database: Database;
  /** Texts of the e-mails that were sent. */
  mails: string[];
  client(as: As): StreamingClient;
  headersOf(as: As): Promise<Record<string, string>>;
  close(): Promise<void>;
}

/**
 * Starts the real server over a database in memory, with the demo in it and a token issuer of the test's own.
 * @param parts `provider: 'embedded'` is for tests of passwords: the embedded provider runs, and the test's
 * issuer signs in its name. By default the issuer is an external one.
 */
export async function startTestServer(
  parts: ServerParts & {
    clock?: TestClock;
    config?: Partial<ServerConfig>;
    provider?: ServerConfig['identity']['kind'];
  } = {},
): Promise<TestServer> {
  const clock = parts.clock ?? createTestClock();
  const { provider = 'external' } = parts;
  const demo = parts.config?.demo ?? true;
  const database = parts.database ?? (await openTestDatabase({ demo }));
  const issuer = await startTestIssuer(clock, provider === 'embedded' ? await loadKeys(database) : undefined);
  const mails: string[] = [];
  const mailer = { send: async ({ text }: { text: string }) => mails.push(text) > 0 };
  const config = { ...(await createTestConfig(issuer, provider)), ...parts.config };
  const server = await startServer(config, { mailer, folders: BUILDS, ...parts, clock, database });
  const accounts = createAccounts(database);
  const grants = await createWidgetGrants(database, clock);

  async function headersOf(as: As): Promise<Record<string, string>> {
    if (typeof as !== 'string') {
      const { widgetKey = HOST_PAGE_WIDGET_KEY, site = HOST_PAGE_SITE } = as;
      const assistant = await database.db.query.assistants.findFirst({
        where: (assistants, { eq }) => eq(assistants.widgetKey, widgetKey),
      });
      const grant = await grants.issue({
        assistantId: assistant?.id ?? HOST_PAGE_ASSISTANT,
        ...framedBy(assistant?.allowedDomains ?? [], site),
        clientId: as.clientId.toLowerCase(),
      });
      return { 'x-widget-key': widgetKey, 'x-client-id': as.clientId, 'x-widget-grant': grant };
    }
    const account = await accounts.findAccountByEmail(as);
    if (!account) throw new Error(`No account ${as}`);
    const { subject: sub, permissions } = account;
    // All calls of an account are of one browser, which stays signed in where it changes the password.
    const token = await issuer.sign({ sub, permissions, sid: `browser of ${sub}` });
    return { authorization: `Bearer ${token}` };
  }

  return {
    origin: server.origins.portal,
    address: `http://localhost:${config.ports.portal}`,
    hostPage: server.origins.hostPage ?? '',
    clock,
    issuer,
    database,
    mails,
    headersOf,
    client: (as) =>
      withStreams(
        createClient({
          baseUrl: server.origins.portal,
          credentials: () => headersOf(as),
          replies: { ...portalReplies, ...widgetReplies },
        }),
      ),
    async close() {
      await server.close();
      await issuer.close();
      requireNamed();
    },
  };
}

/** A configuration on free ports that takes the test's tokens. */
async function createTestConfig(
  { issuer, audience }: Pick<TestIssuer, 'issuer' | 'audience'>,
  kind: ServerConfig['identity']['kind'],
): Promise<ServerConfig> {
  const [portal, identity, hostPage] = await freePorts(3);
  return {
    demo: true,
    billingSandbox: true,
    stripe: null,
    logLevel: 'silent',
    host: '127.0.0.1',
    trustedProxies: [],
    ports: { portal: portal as number, identity: identity as number, hostPage: hostPage as number },
    origin: `http://localhost:${portal}`,
    database: { memory: true },
    identity: { kind, issuer, audience, clientId: 'test' },
    model: null,
    embeddings: null,
    mail: null,
    supportEmail: 'support@parley.test',
    seller: DEMO_SELLER,
  };
}

/** A message with fresh ids. */
export function messageWith(text: string) {
  return { threadId: randomUUID(), messageId: randomUUID(), answerId: randomUUID(), text };
}

/** All events of a stream. */
export async function readAll(stream: AsyncIterable<ReceivedEvent>): Promise<ReceivedEvent[]> {
  const events: ReceivedEvent[] = [];
  for await (const event of stream) events.push(event);
  return events;
}

/** Responses that the servers of this process have not closed yet. */
const answering = new Set<ServerResponse>();
subscribe('http.server.request.start', (message) => {
  const { response } = message as { response: ServerResponse };
  answering.add(response);
  response.once('close', () => answering.delete(response));
});

/** A stream that is being read. */
export interface WatchedStream {
  events: ReceivedEvent[];
  /** The first event of a type, as soon as it has come. */
  until(type: AnswerEvent['type']): Promise<ReceivedEvent>;
  /** Drops the connection, as a closed tab does, and waits until the server has learnt of it. */
  leave(): Promise<void>;
}

/** Opens a stream and reads it in the background. */
export function watch(
  open: (options: { signal: AbortSignal }) => AsyncIterable<ReceivedEvent>,
): WatchedStream {
  const controller = new AbortController();
  const events: ReceivedEvent[] = [];
  const waiting = new Set<() => void>();
  let ended = false;
  const reading = (async () => {
    try {
      for await (const event of open(controller)) {
        events.push(event);
        for (const look of waiting) look();
      }
    } catch (cause) {
      if (!controller.signal.aborted) throw cause;
    } finally {
      ended = true;
      for (const look of waiting) look();
    }
  })();
  return {
    events,
    until(type) {
      const found = new Promise<ReceivedEvent>((resolve, reject) => {
        const look = () => {
          const found = events.find(({ event }) => event.type === type);
          if (found) resolve(found);
          else if (ended) reject(new Error(`The stream ended without ${type}`));
          else return;
          waiting.delete(look);
        };
        waiting.add(look);
        look();
      });
      return inPatience(found, `The stream had no ${type}`);
    },
    async leave() {
      const dropped = Promise.race([...answering].map((response) => once(response, 'close')));
      controller.abort();
      await reading;
      if (answering.size > 0) await dropped;
      await nextTurn();
    },
  };
}

/** The text that a stream adds up to. */
export function textOf(events: readonly ReceivedEvent[]): string {
  return events.reduce((text, { event }) => {
    if (event.type === 'delta') return text + event.text;
    return event.type === 'replace' ? event.text : text;
  }, '');
}

/** The refusal of a call, for expectations. */
export async function refusalOf(
  call: Promise<unknown>,
): Promise<Pick<ApiError, 'status' | 'code' | 'text' | 'resetAt' | 'retryAfter' | 'fields'>> {
  const error = await call.then(
    () => null,
    (cause: unknown) => cause,
  );
  if (!(error instanceof ApiError)) throw new Error(`Not refused: ${String(error)}`);
  const { status, code, text, resetAt, retryAfter, fields } = error;
  return { status, code, text, resetAt, retryAfter, fields };
}
