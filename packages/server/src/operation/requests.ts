import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { requestId } from 'hono/request-id';
import { routePath } from 'hono/route';
import { log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { PROBES } from './probes.ts';

/**
 * Gives each request an id, or keeps the one that a proxy gave it, and names it in the reply as
 * `X-Request-Id`. Once the reply begins, the request is measured and logged: by the pattern of its route, as
 * the address itself may hold a link's token.
 */
export function followRequests(metrics: Metrics): MiddlewareHandler[] {
  return [
    requestId(),
    async (c, next) => {
      // For replies that are made of errors, too. `c.header` afterwards would make a stream of any reply.
      (c.env as HttpBindings).outgoing.setHeader('x-request-id', c.get('requestId'));
      const started = performance.now();
      await next();
      const milliseconds = Math.round(performance.now() - started);
      const route = routePath(c);
      const { method } = c.req;
      const { status } = c.res;
      metrics.observe({ method, route, status, seconds: milliseconds / 1000 });
      const level = PROBES.includes(route) ? 'debug' : 'info';
      log[level]({ requestId: c.get('requestId'), method, route, status, milliseconds }, 'request');
    },
  ];
}
