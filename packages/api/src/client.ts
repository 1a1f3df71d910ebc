import { createParser } from 'eventsource-parser';
import { addresses, type CallName } from './addresses.ts';
import type { AnswerEvent, DownloadName, InputOf, ReplyOf, StreamName } from './contract/index.ts';
import { ApiError, errorFromResponse } from './error.ts';
import { fileNameOf, formOf, hasFile, queryText, type ReceivedFile } from './wire.ts';

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
  /**
   * Milliseconds after which a call that replies with JSON and uploads nothing is given up, with code
   * `timeout`. @default 30 000
   */
  timeout?: number;
}

/** A JSON call without a reply is given up after this many ms (faults: time-out). */
const CALL_TIMEOUT_MS = 30_000;

/** Details of one use of a call. */
export interface CallOptions {
  signal?: AbortSignal;
}

/** Details of a call that replies with JSON. */
export interface JsonCallOptions extends CallOptions {
  /** Told how much of an upload has been sent, from 0 to 1. */
  onProgress?: (sent: number) => void;
}

/** An answer's event with the id to resume after. */
export interface ReceivedEvent {
  /** The event's `id:` field, or '' where the server sent none. */
  id: string;
  event: AnswerEvent;
}

type Arguments<N extends CallName, O extends CallOptions> =
  InputOf<N> extends undefined ? [input?: undefined, options?: O] : [input: InputOf<N>, options?: O];

/** A typed function for each call of the contract. */
export interface Client {
  /**
   * Makes a call that replies with JSON.
   * @throws {ApiError} for every failure: the server's refusal, an unreadable reply (only 200 with JSON is
   * accepted), or the network (`status` 0).
   */
  call<N extends Exclude<CallName, StreamName | DownloadName>>(
    name: N,
    ...args: Arguments<N, JsonCallOptions>
  ): Promise<ReplyOf<N>>;
  /**
   * Makes a call that replies with a file.
   * @throws {ApiError} as `call` does.
   */
  download<N extends DownloadName>(name: N, ...args: Arguments<N, CallOptions>): Promise<ReceivedFile>;
  /**
   * Makes a call that replies with server-sent events, and yields them as they come; text that arrives
   * together is joined into one event. The iteration ends when the stream closes, with or without its `end`
   * event: the reader must tell the two apart.
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
  const { baseUrl, credentials, timeout = CALL_TIMEOUT_MS } = options;
  const send = options.fetch ?? ((...args: Parameters<typeof fetch>) => fetch(...args));

  async function request(
    name: CallName,
    given: unknown,
    accept: string,
    { signal, onProgress }: JsonCallOptions = {},
    more: Record<string, string> = {},
  ): Promise<Response> {
    const [method, path] = addresses[name].split(' ') as ['GET' | 'POST', string];
    const headers: Record<string, string> = { accept, ...more, ...(await credentials(method)) };
    const input = given as object | undefined;
    const url = baseUrl + path + (method === 'GET' && input ? queryText({ ...input }) : '');
    const init: RequestInit = { method, headers, ...(signal ? { signal } : {}) };
    if (method === 'POST') {
      const form = input ? formOf(input) : null;
      // For a form the browser sets this header, because it chooses the boundary that the header names.
      if (!form) headers['content-type'] = 'application/json';
      init.body = form ?? JSON.stringify(input ?? {});
    }
    let response: Response;
    try {
      response = await (onProgress ? sendWithProgress(url, init, onProgress) : send(url, init));
    } catch (cause) {
      throw ApiError.fromNetwork(cause);
    }
    if (response.status !== 200) throw await errorFromResponse(response);
    return response;
  }

  return {
    async call(name, ...[input, callOptions]) {
      // The time that an upload takes depends on its size and the connection.
      const limit = input && hasFile(input) ? undefined : AbortSignal.timeout(timeout);
      const signals = [callOptions?.signal, limit].filter((signal) => signal !== undefined);
      const response = await request(name, input, 'application/json', {
        ...callOptions,
        ...(signals.length > 0 && { signal: AbortSignal.any(signals) }),
      });
      try {
        const value: unknown = await response.json();
        if (typeof value === 'object' && value !== null) return value as never;
      } catch (cause) {
        if (cause instanceof DOMException) throw ApiError.fromNetwork(cause);
      }
      throw ApiError.unreadable();
    },

    async download(name, ...[input, callOptions]) {
      const response = await request(name, input, '*/*', callOptions);
      const fileName = fileNameOf(response.headers.get('content-disposition') ?? '');
      if (!fileName) throw ApiError.unreadable();
      const content = await response.blob().catch((cause: unknown) => {
        throw ApiError.fromNetwork(cause);
      });
      return { name: fileName, content };
    },

    async *stream(name, input, streamOptions) {
      const resume = streamOptions?.lastEventId ? { 'last-event-id': streamOptions.lastEventId } : {};
      const response = await request(name, input, 'text/event-stream', streamOptions, resume);
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

/** Sends as `fetch` does, by the one interface of browsers that tells how far an upload is. */
function sendWithProgress(
  url: string,
  { method, headers, body, signal }: RequestInit,
  onProgress: (sent: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest();
    const abort = () => sending.abort();
    sending.open(method ?? 'POST', url);
    for (const [name, value] of new Headers(headers)) sending.setRequestHeader(name, value);
    sending.responseType = 'blob';
    sending.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    sending.onload = () => {
      const replied = sending.getAllResponseHeaders().trim().split(/\r?\n/);
      const pairs = replied.map((line) => line.split(/:\s*(.*)/, 2) as [string, string]);
      resolve(new Response(sending.response as Blob, { status: sending.status, headers: pairs }));
    };
    sending.onerror = () => reject(new TypeError('The network failed.'));
    sending.onabort = () => reject(new DOMException('The upload was aborted.', 'AbortError'));
    sending.onloadend = () => signal?.removeEventListener('abort', abort);
    signal?.addEventListener('abort', abort, { once: true });
    if (signal?.aborted) reject(new DOMException('The upload was aborted.', 'AbortError'));
    else sending.send(body as XMLHttpRequestBodyInit);
  });
}

function parseEvent(data: string): AnswerEvent {
  try {
    return JSON.parse(data) as AnswerEvent;
  } catch {
    throw ApiError.unreadable();
  }
}
