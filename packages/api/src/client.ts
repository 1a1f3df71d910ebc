import { secondsUntil, takeServerTime } from '@parley/model';
import { addresses, type CallName } from './addresses.ts';
import type { AnswerEvent, DownloadName, InputOf, ReplyOf, StreamName } from './contract/index.ts';
import { ApiError, errorFromResponse } from './error.ts';
import { PATIENCE_MS, piecesOf, startPatience, unlessAborted } from './patience.ts';
import { fitTo, type ReplySchemas } from './reply.ts';
import { fileNameOf, formOf, hasFile, queryText, type ReceivedFile } from './wire.ts';

/** What the client needs from the page it runs in. */
export interface ClientOptions {
  /** Origin of the API without a slash at the end, such as `http://localhost:4000`. */
  baseUrl: string;
  /**
   * Headers that say who calls: `authorization`, or the three widget headers. Asked before each call;
   * whatever it throws is thrown on by the call, and nothing is sent. Waiting for it is part of the call's
   * time, after which the code is `unsent`.
   */
  credentials: (method: 'GET' | 'POST') => Promise<Record<string, string>>;
  /** Told of each reply that refused a call of any kind, with the headers that the call was sent with. */
  onRefused?: (refusal: ApiError, headers: Readonly<Record<string, string>>, name: CallName) => void;
  /** Told of each call that the server has let through, with the headers that it was sent with. */
  onTaken?: (name: CallName, headers: Readonly<Record<string, string>>) => void;
  /**
   * The sentence of a refused input (413, 422) in the reader's language, by its code and the call; undefined
   * where the server's own is to be shown.
   */
  sayRefused?: (code: string, name: CallName) => string | undefined;
  /** What its calls reply with: `portalReplies` or `widgetReplies`. */
  replies: ReplySchemas;
  /**
   * The reply to a call that was sent before this client was there, with the same headers that say who calls;
   * undefined where there is none. The signal ends it.
   */
  ahead?: (
    url: string,
    headers: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ) => Promise<Response> | undefined;
  /** Defaults to the global `fetch`. */
  fetch?: typeof fetch;
  /**
   * Milliseconds after which a call is given up, with code `timeout`: from its start where it replies with
   * JSON and uploads nothing, otherwise from its last sign of life. @default 30 000
   */
  timeout?: number;
}

/** Details of one use of a call. */
export interface CallOptions {
  signal?: AbortSignal;
}

/** Details of a call that replies with JSON. */
export interface JsonCallOptions extends CallOptions {
  /** Told how much of an upload has been sent, from 0 to 1. */
  onProgress?: (sent: number) => void;
}

/** Details of a call that replies with server-sent events. */
export interface StreamOptions extends CallOptions {
  lastEventId?: string;
}

type Arguments<N extends CallName, O extends CallOptions> =
  InputOf<N> extends undefined ? [input?: undefined, options?: O] : [input: InputOf<N>, options?: O];

/** A reply as the client hands it over. */
export type Received<N extends CallName> = ReplyOf<N> & {
  /** How many rows of its lists did not fit the contract and were left out; absent for none (T20). */
  leftOut?: number;
};

/** A typed function for each call of the contract. */
export interface Client {
  /**
   * Makes a call that replies with JSON. A read that the server asked to wait with is not sent before its
   * time, whoever asks for the same, or for the same list in another way (429 with `Retry-After`). Rows of
   * its lists that do not fit the contract are left out.
   * @throws {ApiError} for every failure: the server's refusal, an unreadable reply (only 200 with JSON
   * that fits the contract is accepted), or the network (`status` 0).
   */
  call<N extends Exclude<CallName, StreamName | DownloadName>>(
    name: N,
    ...args: Arguments<N, JsonCallOptions>
  ): Promise<Received<N>>;
  /**
   * Makes a call that replies with a file.
   * @throws {ApiError} as `call` does.
   */
  download<N extends DownloadName>(name: N, ...args: Arguments<N, CallOptions>): Promise<ReceivedFile>;
  /**
   * Makes a call that replies with server-sent events, and yields its text as it comes; `withStreams` makes
   * events of it.
   * @param lastEventId event to resume after (`getAnswerStream`).
   * @throws {ApiError} as `call` does, also in the middle of the stream.
   */
  receive<N extends StreamName>(name: N, input: InputOf<N>, options?: StreamOptions): AsyncGenerator<string>;
  /**
   * The event of a stream that a text says.
   * @throws {ApiError} where it does not fit the contract
   */
  eventOf(name: StreamName, text: string): AnswerEvent;
}

/** Makes the client of the API. It knows the contract's replies as plain data, without the schema library. */
export function createClient(options: ClientOptions): Client {
  const { baseUrl, credentials, replies, timeout = PATIENCE_MS } = options;
  const send = options.fetch ?? ((...args: Parameters<typeof fetch>) => fetch(...args));

  // A `fetch` of one's own tells nothing of how far an upload is, and neither does that of Node.
  const hasProgress = !options.fetch && 'XMLHttpRequest' in globalThis;

  /**
   * Reads that the server asked to wait with (429), by `subjectOf`, until when (ms since 1970), and its
   * refusal. One conversation that is to wait holds up no other.
   */
  const held = new Map<string, { refusal: ApiError; until: number }>();

  /** @throws {ApiError} where a read may not be sent yet */
  function keepWaiting(subject: string): void {
    for (const [each, { until }] of held) if (secondsUntil(until) === 0) held.delete(each);
    const wait = held.get(subject);
    if (wait) throw wait.refusal.later(secondsUntil(wait.until));
  }

  /** The reply of a call, or an event of its stream, as it was parsed; it must fit the contract. */
  function checked<Value>(name: CallName, value: unknown): { value: Value; leftOut: number } {
    const schema = replies[name];
    if (!schema) throw new Error(`The client does not know what ${name} replies with.`);
    const { fits, leftOut } = fitTo(value, schema);
    if (!fits) throw ApiError.unreadable();
    return { value: value as Value, leftOut };
  }

  async function request(
    name: CallName,
    given: unknown,
    accept: string,
    { signal, onProgress }: JsonCallOptions & { signal: AbortSignal },
    more: Record<string, string> = {},
  ): Promise<Response> {
    const [method, path] = addresses[name].split(' ') as ['GET' | 'POST', string];
    const input = given as object | undefined;
    const url = baseUrl + path + (method === 'GET' && input ? queryText({ ...input }) : '');
    const subject = subjectOf(name, input);
    if (method === 'GET') keepWaiting(subject);
    const own = await unlessAborted(credentials(method), signal).catch((cause: unknown) => {
      throw cause === signal.reason ? ApiError.unsent(cause) : cause;
    });
    const headers: Record<string, string> = { accept, ...more, ...own };
    const init: RequestInit = { method, headers, signal };
    if (method === 'POST') {
      const form = input ? formOf(input) : null;
      // For a form the browser sets this header, because it chooses the boundary that the header names.
      if (!form) headers['content-type'] = 'application/json';
      init.body = form ?? JSON.stringify(input ?? {});
    }
    // Read now: when the call fails the network may be lost, or back. Node does not say.
    const mayHaveArrived = globalThis.navigator?.onLine !== false;
    let response: Response;
    try {
      response = await (onProgress && hasProgress
        ? sendWithProgress(url, init, onProgress)
        : (options.ahead?.(url, headers, signal) ?? send(url, init)));
    } catch (cause) {
      throw Object.assign(ApiError.fromNetwork(cause), { mayHaveArrived });
    }
    takeServerTime(response.headers.get('date'));
    if (response.status === 200) {
      options.onTaken?.(name, headers);
      return response;
    }
    if (response.ok) throw ApiError.unreadable();
    const refusal = await errorFromResponse(response, (code) => options.sayRefused?.(code, name));
    if (method === 'GET' && refusal.status === 429 && refusal.retryAfter !== null) {
      held.set(subject, { refusal, until: Date.now() + refusal.retryAfter * 1000 });
    }
    options.onRefused?.(refusal, headers, name);
    throw refusal;
  }

  return {
    async call(name, ...[input, callOptions]) {
      // The time that an upload takes depends on its size and the connection.
      const isUpload = !!input && hasFile(input);
      const patience = startPatience(timeout, callOptions?.signal);
      const { signal } = patience;
      const onProgress = (sent: number) => {
        patience.renew();
        callOptions?.onProgress?.(sent);
      };
      try {
        const options = { signal, ...(isUpload && { onProgress }) };
        const response = await request(name, input, 'application/json', options);
        const received: unknown = await response.json().catch((cause: unknown) => {
          throw cause instanceof DOMException ? ApiError.fromNetwork(cause) : ApiError.unreadable();
        });
        const { value, leftOut } = checked<object>(name, received);
        return (leftOut > 0 ? { ...value, leftOut } : value) as never;
      } catch (error) {
        throw markRead(name, error);
      } finally {
        patience.end();
      }
    },

    async download(name, ...[input, callOptions]) {
      const patience = startPatience(timeout, callOptions?.signal);
      try {
        const response = await request(name, input, '*/*', { signal: patience.signal });
        const { headers, body } = response;
        const fileName = fileNameOf(headers.get('content-disposition') ?? '');
        if (!fileName) throw ApiError.unreadable();
        const pieces: Uint8Array<ArrayBuffer>[] = [];
        if (body) for await (const piece of piecesOf(body, patience)) pieces.push(piece);
        return { name: fileName, content: new Blob(pieces, { type: headers.get('content-type') ?? '' }) };
      } catch (error) {
        throw markRead(name, error);
      } finally {
        patience.end();
      }
    },

    async *receive(name, input, streamOptions) {
      const resume = streamOptions?.lastEventId ? { 'last-event-id': streamOptions.lastEventId } : {};
      const patience = startPatience(timeout, streamOptions?.signal);
      try {
        const options = { signal: patience.signal };
        const response = await request(name, input, 'text/event-stream', options, resume);
        if (!response.body || !response.headers.get('content-type')?.startsWith('text/event-stream')) {
          throw ApiError.unreadable();
        }
        const decoder = new TextDecoder();
        for await (const piece of piecesOf(response.body, patience)) {
          yield decoder.decode(piece, { stream: true });
        }
      } finally {
        patience.end();
      }
    },

    eventOf: (name, text) => checked<AnswerEvent>(name, parsed(text)).value,
  };
}

/**
 * What a read asks for: of a list that has pages the list itself, as another search, order or page of it is
 * refused as the first was.
 */
const subjectOf = (name: CallName, input: object | undefined): string =>
  input && !('page' in input) ? name + queryText({ ...input }) : name;

/** The error of a call, which knows whether the call only reads. */
function markRead(name: CallName, error: unknown): unknown {
  if (error instanceof ApiError) error.isReading = addresses[name].startsWith('GET ');
  return error;
}

/** Statuses of replies that have no body: a `Response` must not be given one. */
const EMPTY: readonly number[] = [204, 205, 304];

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
      const replied = sending.getAllResponseHeaders().split(/\r?\n/).filter(Boolean);
      const pairs = replied.map((line) => line.split(/:\s*(.*)/, 2) as [string, string]);
      const { status } = sending;
      const body = EMPTY.includes(status) ? null : (sending.response as Blob);
      resolve(new Response(body, { status, headers: pairs }));
    };
    sending.onerror = () => reject(new TypeError('The network failed.'));
    sending.onabort = () => reject(signal?.reason);
    sending.onloadend = () => signal?.removeEventListener('abort', abort);
    signal?.addEventListener('abort', abort, { once: true });
    if (signal?.aborted) reject(signal.reason);
    else sending.send(body as XMLHttpRequestBodyInit);
  });
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    throw ApiError.unreadable();
  }
}
