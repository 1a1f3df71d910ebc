import type { AnswerEvent } from '@parley/api';
import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import { log } from '../operation/log.ts';

/** An event with its place in the answer's stream, from 1. */
export interface StreamedEvent {
  sequence: number;
  event: AnswerEvent;
}

/**
 * Events of an answer as they come, several at a time where several are there. It ends after `end` or
 * `error`, or without them if the server or its database goes away. Aborting `signal` ends it early.
 */
export type AnswerStream = (signal: AbortSignal) => AsyncGenerator<StreamedEvent[]>;

/** How often a ping is sent on a silent stream, so that proxies keep it open. */
const PING_INTERVAL_MS = 15_000;

const PING = 'data: {"type":"ping"}\n\n';

/**
 * The server-sent events of an answer. A reader who disconnects ends the stream, but not the answer.
 * @param isGivenUp whether the call was answered without it already
 */
export function eventStreamOf(c: Context, stream: AnswerStream, isGivenUp: boolean): Response {
  const response = streamSSE(c, async (reply) => {
    const reading = new AbortController();
    const events = stream(reading.signal);
    // A reader that disconnects while events wait never pulls the next one: the stream is ended here.
    reply.onAbort(() => {
      reading.abort();
      void events.return(undefined);
    });
    const gone = () => reply.abort();
    // Nobody reads what comes after the call was given up, or after its reader went: it would wait for ever.
    if (c.req.raw.signal.aborted || isGivenUp) gone();
    c.req.raw.signal.addEventListener('abort', gone, { once: true });
    const ping = setInterval(() => void reply.write(PING), PING_INTERVAL_MS);
    try {
      for await (const several of events) await reply.write(several.map(textOf).join(''));
    } catch (err) {
      // The reader resumes a stream that closes without its last event, after what came already.
      log.error({ err }, 'a stream broke off');
    } finally {
      clearInterval(ping);
      c.req.raw.signal.removeEventListener('abort', gone);
    }
  });
  response.headers.set('content-type', 'text/event-stream; charset=utf-8');
  response.headers.set('cache-control', 'no-store, no-transform');
  response.headers.set('x-accel-buffering', 'no');
  return response;
}

function textOf({ sequence, event }: StreamedEvent): string {
  return `id: ${sequence}\ndata: ${JSON.stringify(event)}\n\n`;
}
