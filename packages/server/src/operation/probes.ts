import type { HttpBindings } from '@hono/node-server';
import { sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import proxyAddress from 'proxy-addr';
import type { Database } from '../database/database.ts';
import type { Metrics } from './metrics.ts';

interface Served {
  Bindings: HttpBindings;
}

/** Asked for every few seconds by machines. */
export const PROBES: readonly string[] = ['/healthz', '/readyz', '/metrics'];

/** A database that takes longer than this, in ms, is not ready for calls. */
const READY_MS = 2000;
const RETRY_AFTER_SECONDS = 5;

/** What proxies add to a request: with any of these it did not come directly. */
const OF_PROXIES = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'cf-connecting-ip',
];

const isNear = proxyAddress.compile(['loopback', 'linklocal', 'uniquelocal']);

/**
 * What those who run the server ask it (CMD-7): `/healthz`, whether the process answers; `/readyz`, whether
 * it can serve calls; `/metrics`, for Prometheus. Metrics are for direct requests from private networks:
 * whatever came through a proxy gets 404.
 */
export function createProbes({ db }: Database, metrics: Metrics): Hono<Served> {
  const app = new Hono<Served>();

  async function isReady(): Promise<boolean> {
    const late = Promise.withResolvers<false>();
    const timer = setTimeout(() => late.resolve(false), READY_MS);
    const asked = db.execute(sql`select 1`).then(
      () => true,
      () => false,
    );
    const ready = await Promise.race([asked, late.promise]);
    clearTimeout(timer);
    return ready;
  }

  for (const path of PROBES) {
    app.use(path, async (c, next) => {
      await next();
      c.header('cache-control', 'no-store');
    });
  }
  app.get('/healthz', (c) => c.text('ok'));
  app.get('/readyz', async (c) => {
    if (await isReady()) return c.text('ok');
    c.header('retry-after', String(RETRY_AFTER_SECONDS));
    return c.text('The database does not answer.', 503);
  });
  app.get('/metrics', async (c) => {
    if (!isDirect(c)) return c.notFound();
    const { text, mediaType } = await metrics.read();
    return c.body(text, 200, { 'content-type': mediaType });
  });
  return app;
}

function isDirect(c: Context<Served>): boolean {
  const address = c.env.incoming.socket.remoteAddress ?? '';
  return isNear(address, 0) && !OF_PROXIES.some((name) => c.req.header(name) !== undefined);
}
