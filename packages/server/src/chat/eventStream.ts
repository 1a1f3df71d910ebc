import type { AnswerEvent } from '@parley/api';

/** An event with its place in the answer's stream, from 1. */
export interface StreamedEvent {
  sequence: number;
  event: AnswerEvent;
}

/**
 * Events of an answer as they come, several at a time where several are there. It ends after `end` or
 * `error`, or without them if the server goes away. Aborting `signal` ends it early.
 */
export type AnswerStream = (signal: AbortSignal) => AsyncGenerator<StreamedEvent[]>;

/** How often a silent stream says that it lives, so that proxies keep it open. */
const PING_INTERVAL_MS = 15_000;

const PING = 'data: {"type":"ping"}\n\n';

/** The server-sent events of an answer. Leaving early ends the reading, never the answer. */
export function eventStreamOf(stream: AnswerStream, gone: AbortSignal): Response {
  const reading = new AbortController();
  const events = stream(reading.signal);
  // A reader that left with events still waiting for it asks for none any more: the stream is ended for it.
  const stop = () => {
    reading.abort();
    void events.return(undefined);
  };
  gone.addEventListener('abort', stop, { once: true });
  const encoder = new TextEncoder();
  let ping: NodeJS.Timeout;

  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      ping = setInterval(() => controller.enqueue(encoder.encode(PING)), PING_INTERVAL_MS);
    },
    async pull(controller) {
      try {
        const { done, value } = await events.next();
        if (!done) {
          controller.enqueue(encoder.encode(value.map(textOf).join('')));
          return;
        }
      } catch (cause) {
        console.error('A stream broke off:', cause);
      }
      clearInterval(ping);
      gone.removeEventListener('abort', stop);
      controller.close();
    },
    cancel() {
      clearInterval(ping);
      gone.removeEventListener('abort', stop);
      stop();
    },
  });
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    },
  });
}

function textOf({ sequence, event }: StreamedEvent): string {
  return `id: ${sequence}\ndata: ${JSON.stringify(event)}\n\n`;
}
