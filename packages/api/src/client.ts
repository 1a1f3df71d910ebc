import { createParser } from 'eventsource-parser';
import { addresses, type CallName } from './addresses.ts';
import type { InputOf, ReplyOf, StreamName } from './contract.ts';
import { ApiError, errorFromResponse } from './error.ts';
import type { AnswerEvent } from './schemas.ts';

/** What the client needs from the page it runs in. */
export interface ClientOptions {
  /** Origin of the API without a slash at the end, such as `http://localhost:4000`. */
  baseUrl: string;
  /**
   * Headers that say who calls: `authorization`, or the two widget headers. Asked before each call;
   * whatever it throws is thrown on by the call, and nothing is sent.
   */
  credentials: (method: 'GET' | 'POST') => Promise<Record<string, string>>;
  /** Defaults to the global `fetch`. */
  fetch?: typeof fetch;
}

/** Details of one use of a call. */
export interface CallOptions {
  signal?: AbortSignal;
}

/** An answer's event with the id to resume after. */
export interface ReceivedEvent {
  /** The event's `id:` field, or '' where the server sent none. */
  id: string;
  event: AnswerEvent;
}

type Arguments<N extends CallName> =
  InputOf<N> extends undefined
    ? [input?: undefined, options?: CallOptions]
    : [input: InputOf<N>, options?: CallOptions];

/** A typed function for each call of the contract. */
export interface Client {
  /**
   * Makes a call that replies with JSON.
   * @throws {ApiError} for every failure: the server's refusal, an unreadable reply (only 200 with JSON is
   * accepted), or the network (`status` 0).
   */
  call<N extends Exclude<CallName, StreamName>>(name: N, ...args: Arguments<N>): Promise<ReplyOf<N>>;
  /**
   * Makes a call that replies with server-sent events, and yields them as they come; text that arrives together is
   * joined into one event. The iteration ends when the stream closes, with or without its `end` event: the reader must tell
   * the two apart.
   * @param lastEventId event to resume after (`getAnswerStream`).
   * @throws {ApiError} as `call` does, also in the middle of the stream.
   */
  stream<N extends StreamName>(
    name: N,
    input: InputOf<N>,
    options?: CallOptions & { lastEventId?: string },
  ): AsyncGenerator<ReceivedEvent>;
}

/** Makes the client of the API. It carries no schemas: types come from the contract at compile time only. */
export function createClient(options: ClientOptions): Client {
  const { baseUrl, credentials } = options;
  const send = options.fetch ?? ((...args: Parameters<typeof fetch>) => fetch(...args));

  async function request(name: CallName, input: unknown, init: RequestInit): Promise<Response> {
    const [method, path] = addresses[name].split(' ') as ['GET' | 'POST', string];
    const headers: Record<string, string> = {
      ...(init.headers as Record<string, string>),
      ...(await credentials(method)),
    };
    let url = baseUrl + path;
    if (method === 'GET' && input) url += `?${new URLSearchParams(input as Record<string, string>)}`;
    if (method === 'POST') headers['content-type'] = 'application/json';
    let response: Response;
    try {
      response = await send(url, {
        ...init,
        method,
        headers,
        ...(method === 'POST' ? { body: JSON.stringify(input ?? {}) } : {}),
      });
    } catch (cause) {
      throw ApiError.fromNetwork(cause);
    }
    if (response.status !== 200) throw await errorFromResponse(response);
    return response;
  }

  return {
    async call(name, ...[input, callOptions]) {
      const response = await request(name, input, {
        headers: { accept: 'application/json' },
        ...signalOf(callOptions),
      });
      try {
        const value: unknown = await response.json();
        if (typeof value === 'object' && value !== null) return value as never;
      } catch (cause) {
        if (cause instanceof DOMException && cause.name === 'AbortError') throw ApiError.fromNetwork(cause);
      }
      throw ApiError.unreadable();
    },

    async *stream(name, input, streamOptions) {
      const headers: Record<string, string> = { accept: 'text/event-stream' };
      if (streamOptions?.lastEventId) headers['last-event-id'] = streamOptions.lastEventId;
      const response = await request(name, input, { headers, ...signalOf(streamOptions) });
      if (!response.body || !response.headers.get('content-type')?.startsWith('text/event-stream')) {
        throw ApiError.unreadable();
      }
      const received: ReceivedEvent[] = [];
      const parser = createParser({
        onEvent: ({ id, data }) => received.push({ id: id ?? '', event: parseEvent(data) }),
      });
      const decoder = new TextDecoder();
      const reader = response.body.getReader();
      try {
        for (;;) {
          const { done, value } = await reader.read().catch((cause: unknown) => {
            throw ApiError.fromNetwork(cause);
          });
          if (done) return;
          parser.feed(decoder.decode(value, { stream: true }));
          yield* joinText(received.splice(0));
        }
      } finally {
        reader.cancel().catch(() => undefined);
      }
    },
  };
}

/** Joins neighbouring pieces of text, under the id of the last: fewer steps for whoever shows them. */
function joinText(received: readonly ReceivedEvent[]): ReceivedEvent[] {
  const joined: ReceivedEvent[] = [];
  for (const { id, event } of received) {
    const last = joined.at(-1)?.event;
    if (event.type === 'delta' && last?.type === 'delta') {
      joined[joined.length - 1] = { id, event: { type: 'delta', text: last.text + event.text } };
    } else {
      joined.push({ id, event });
    }
  }
  return joined;
}

function signalOf(options: CallOptions | undefined): { signal?: AbortSignal } {
  return options?.signal ? { signal: options.signal } : {};
}

function parseEvent(data: string): AnswerEvent {
  try {
    return JSON.parse(data) as AnswerEvent;
  } catch {
    throw ApiError.unreadable();
  }
}
