import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { Refusal } from '../refusal.ts';
import { pauseWhile } from './deadline.ts';

/** How slowly a body may come. */
interface Pace {
  /** So long, in ms, may nothing come. */
  silenceMs: number;
  /** So long, in ms, it may come however slowly. */
  graceMs: number;
  /** After that it has come at this pace on average, in bytes a second. */
  bytesPerSecond: number;
  /** How often it is looked at, in ms. */
  lookMs: number;
}

/** As patient as the client is (ADR 66): the slowest of lines is waited for, a byte now and then is not. */
const PACE: Pace = { silenceMs: 30_000, graceMs: 60_000, bytesPerSecond: 1024, lookMs: 1000 };

/**
 * Reads a call's body before anything is done with it, so that whoever sends slowly holds no connection of
 * the database, and none of the server's either once it takes too long.
 * @param limit refuses one that is too large
 * @throws {Refusal} 408 for one that fell silent or comes too slowly, 400 for one that broke off.
 */
export function receiveBody(limit: MiddlewareHandler, pace = PACE): MiddlewareHandler {
  return async (c, next) => {
    const { incoming } = c.env as HttpBindings;
    const body = limit(c, async () => void (await c.req.arrayBuffer()));
    await pauseWhile(c, inPace(body, incoming, pace));
    await next();
  };
}

async function inPace(
  body: Promise<unknown>,
  incoming: IncomingMessage,
  { silenceMs, graceMs, bytesPerSecond, lookMs }: Pace,
): Promise<void> {
  const { socket } = incoming;
  const [begun, before] = [performance.now(), socket.bytesRead];
  let [last, seen] = [begun, before];
  const late = Promise.withResolvers<never>();
  const timer = setInterval(() => {
    const now = performance.now();
    if (socket.bytesRead > seen) [last, seen] = [now, socket.bytesRead];
    const allowed = graceMs + ((seen - before) / bytesPerSecond) * 1000;
    if (now - last > silenceMs || now - begun > allowed) late.reject(tooSlow());
  }, lookMs);
  try {
    await Promise.race([body, late.promise]);
  } catch (cause) {
    throw socket.destroyed ? brokenOff() : cause;
  } finally {
    clearInterval(timer);
  }
}

const tooSlow = () => new Refusal(408, 'too_slow', 'The request came too slowly. Send it again.');
/** Nobody reads it any more. */
const brokenOff = () => new Refusal(400, 'broken_off', 'The request broke off.');
