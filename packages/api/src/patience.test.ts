import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type ClientOptions, createClient as createWithoutStreams } from './client.ts';
import { exampleInputs, exampleReplies } from './examples/index.ts';
import { portalReplies } from './replies.gen.ts';
import { withStreams } from './stream.ts';

const createClient = (options: ClientOptions) => withStreams(createWithoutStreams(options));

const LIMIT_MS = 30_000;
/** Less than the limit, and twice it is more. */
const A_WHILE_MS = 20_000;
const LATE = { status: 0, code: 'timeout' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** How a call ended, as far as it has: what it threw or gave; 'pending' until then. */
function ending(call: Promise<unknown>): { now: unknown } {
  const state: { now: unknown } = { now: 'pending' };
  call.then(
    (value) => Object.assign(state, { now: value }),
    (error: unknown) => Object.assign(state, { now: error }),
  );
  return state;
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** A client whose every reply has a body that the test writes, as slowly as it likes. */
function withBody(headers: Record<string, string>) {
  let body: ReadableStreamDefaultController<Uint8Array> | undefined;
  const client = createClient({
    baseUrl: 'http://api.test',
    replies: portalReplies,
    credentials: async () => ({}),
    fetch: async (_url, init) => {
      const stream = new ReadableStream<Uint8Array>({
        start(controller) {
          body = controller;
          init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
        },
      });
      return new Response(stream, { headers });
    },
  });
  return {
    client,
    write: (text: string) => body?.enqueue(new TextEncoder().encode(text)),
    close: () => body?.close(),
  };
}

/** A client whose calls are never answered. */
const unanswered = () =>
  createClient({
    baseUrl: 'http://api.test',
    replies: portalReplies,
    credentials: async () => ({}),
    fetch: (_url, init) =>
      new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      }),
  });

describe('faults: nothing comes', () => {
  test.each<[string, (client: ReturnType<typeof unanswered>) => Promise<unknown>]>([
    ['a call', (client) => client.call('getAssistants')],
    ['a download', (client) => client.download('downloadDataFile', exampleInputs.downloadDataFile)],
    ['a stream', (client) => client.stream('sendMessage', exampleInputs.sendMessage).next()],
    ['an upload', (client) => client.call('uploadDataFile', exampleInputs.uploadDataFile)],
  ])('%s is given up when its time is over, and not before', async (_, make) => {
    const state = ending(make(unanswered()));
    await pass(LIMIT_MS - 1);
    expect(state.now).toBe('pending');
    await pass(1);
    expect(state.now).toMatchObject(LATE);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('faults: nobody says in time who calls', () => {
  test.each<[string, (client: ReturnType<typeof unanswered>) => Promise<unknown>]>([
    ['a call', (client) => client.call('getAssistants')],
    ['a download', (client) => client.download('downloadDataFile', exampleInputs.downloadDataFile)],
    ['a stream', (client) => client.stream('sendMessage', exampleInputs.sendMessage).next()],
    ['an upload', (client) => client.call('uploadDataFile', exampleInputs.uploadDataFile)],
  ])('%s ends, and is not sent later either', async (_, make) => {
    let say = () => {};
    const fetch = vi.fn<typeof globalThis.fetch>();
    const client = createClient({
      baseUrl: 'http://api.test',
      replies: portalReplies,
      credentials: () =>
        new Promise((resolve) => {
          say = () => resolve({});
        }),
      fetch,
    });
    const state = ending(make(client));
    await pass(LIMIT_MS - 1);
    expect(state.now).toBe('pending');
    await pass(1);
    expect(state.now).toMatchObject({ status: 0, code: 'unsent' });
    say();
    await pass(0);
    expect(fetch).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('faults: a download', () => {
  const file = { 'content-disposition': 'attachment; filename="a.txt"', 'content-type': 'text/plain' };
  const download = (client: ReturnType<typeof unanswered>) =>
    ending(client.download('downloadDataFile', exampleInputs.downloadDataFile));

  test('goes on as long as bytes come, and is whole', async () => {
    const { client, write, close } = withBody(file);
    const state = download(client);
    for (const piece of ['one ', 'two ', 'three']) {
      await pass(A_WHILE_MS);
      write(piece);
    }
    await pass(A_WHILE_MS);
    close();
    await pass(0);
    const { name, content } = state.now as { name: string; content: Blob };
    expect([name, content.type, await content.text()]).toEqual(['a.txt', 'text/plain', 'one two three']);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('that falls silent is given up', async () => {
    const { client, write } = withBody(file);
    const state = download(client);
    await pass(A_WHILE_MS);
    write('one ');
    await pass(LIMIT_MS - 1);
    expect(state.now).toBe('pending');
    await pass(1);
    expect(state.now).toMatchObject({ ...LATE, isReading: true });
  });
});

describe('faults: a stream', () => {
  const follow = async (client: ReturnType<typeof unanswered>) => {
    const seen: string[] = [];
    for await (const { event } of client.stream('sendMessage', exampleInputs.sendMessage))
      seen.push(event.type);
    return seen;
  };
  const events = { 'content-type': 'text/event-stream' };

  test('goes on as long as heartbeats come', async () => {
    const { client, write, close } = withBody(events);
    const state = ending(follow(client));
    for (const beat of ['data: {"type":"ping"}\n\n', ': still here\n\n', 'data: {"type":"ping"}\n\n']) {
      await pass(A_WHILE_MS);
      write(beat);
    }
    await pass(A_WHILE_MS);
    expect(state.now).toBe('pending');
    close();
    await pass(0);
    expect(state.now).toEqual(['ping', 'ping']);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('that falls silent is given up', async () => {
    const { client, write } = withBody(events);
    const state = ending(follow(client));
    write('data: {"type":"ping"}\n\n');
    await pass(LIMIT_MS - 1);
    expect(state.now).toBe('pending');
    await pass(1);
    expect(state.now).toMatchObject(LATE);
  });

  test('does not count the time that its reader takes', async () => {
    const { client, write, close } = withBody(events);
    const stream = client.stream('sendMessage', exampleInputs.sendMessage);
    const first = stream.next();
    await pass(0);
    write('data: {"type":"ping"}\n\n');
    expect((await first).value).toMatchObject({ event: { type: 'ping' } });
    await pass(LIMIT_MS * 2);
    close();
    expect((await stream.next()).done).toBe(true);
  });

  test('that its reader leaves keeps no clock running', async () => {
    const { client, write } = withBody(events);
    const stream = client.stream('sendMessage', exampleInputs.sendMessage);
    const first = stream.next();
    await pass(0);
    write('data: {"type":"ping"}\n\n');
    await first;
    await stream.return(undefined);
    expect(vi.getTimerCount()).toBe(0);
  });
});

/** Browsers' own interface for uploads, whose progress and reply the test makes up. */
class Sending {
  static last: Sending;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  response = new Blob();
  status = 200;
  constructor() {
    Sending.last = this;
  }
  open() {}
  setRequestHeader() {}
  send() {}
  getAllResponseHeaders = () => 'content-type: application/json';
  abort() {
    this.onabort?.();
    this.onloadend?.();
  }
  reply(value: unknown) {
    this.response = new Blob([JSON.stringify(value)]);
    this.onload?.();
    this.onloadend?.();
  }
}

describe('faults: an upload', () => {
  const upload = (signal?: AbortSignal) => {
    vi.stubGlobal('XMLHttpRequest', Sending);
    const client = createClient({
      baseUrl: 'http://api.test',
      replies: portalReplies,
      credentials: async () => ({}),
    });
    return ending(client.call('uploadDataFile', exampleInputs.uploadDataFile, signal ? { signal } : {}));
  };

  test('goes on as long as it progresses', async () => {
    const state = upload();
    for (const loaded of [1, 2, 3, 4]) {
      await pass(A_WHILE_MS);
      Sending.last.upload.onprogress?.({ loaded, total: 4 });
    }
    await pass(A_WHILE_MS);
    Sending.last.reply(exampleReplies.uploadDataFile);
    vi.useRealTimers();
    await expect.poll(() => state.now).toEqual(exampleReplies.uploadDataFile);
  });

  test('that stands still is given up', async () => {
    const state = upload();
    await pass(A_WHILE_MS);
    Sending.last.upload.onprogress?.({ loaded: 1, total: 4 });
    await pass(LIMIT_MS - 1);
    expect(state.now).toBe('pending');
    await pass(1);
    expect(state.now).toMatchObject(LATE);
  });

  test('that is answered with nothing at all ends', async () => {
    const state = upload();
    await pass(0);
    Object.assign(Sending.last, { status: 204, getAllResponseHeaders: () => '' });
    Sending.last.reply(null);
    await pass(0);
    expect(state.now).toMatchObject({ status: 200, code: 'unreadable' });
  });

  test('that its reader ends is called ended, not late', async () => {
    const reader = new AbortController();
    const state = upload(reader.signal);
    await pass(A_WHILE_MS);
    reader.abort();
    await pass(0);
    expect(state.now).toMatchObject({ status: 0, code: 'aborted' });
  });
});
