import { serverNow, takeServerTime } from '@parley/model';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { addresses } from './addresses.ts';
import { type ClientOptions, createClient as createWithoutStreams } from './client.ts';
import { ApiError } from './error.ts';
import { exampleInputs, exampleReplies, exampleStreams, exampleWidgetHeaders } from './examples/index.ts';
import { apiHandlers } from './msw.ts';
import { portalReplies, widgetReplies } from './replies.gen.ts';
import { type ReceivedEvent, withStreams } from './stream.ts';

const createClient = (options: ClientOptions) => withStreams(createWithoutStreams(options));
const baseUrl = 'http://api.test';
const server = setupServer(...apiHandlers(baseUrl));
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const client = createClient({
  baseUrl,
  credentials: async () => ({ authorization: 'Bearer token' }),
  replies: portalReplies,
});
const visitor = createClient({
  baseUrl,
  credentials: async () => exampleWidgetHeaders,
  replies: widgetReplies,
});
const pathOf = (name: keyof typeof addresses) => baseUrl + addresses[name].split(' ')[1];

/** Replies to `getAssistants` with `response`, and gives back what the client throws. */
async function failureOf(response: () => Response): Promise<ApiError> {
  server.use(http.get(pathOf('getAssistants'), response));
  return client.call('getAssistants').then(
    () => expect.fail('the call should have failed'),
    (error: unknown) => error as ApiError,
  );
}

/** Rejects as `fetch` does when the signal ends it. */
const rejectedBy = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

async function eventsOf(stream: AsyncGenerator<ReceivedEvent>): Promise<ReceivedEvent[]> {
  const events: ReceivedEvent[] = [];
  for await (const event of stream) events.push(event);
  return events;
}

test('API-1: a call sends its query or body and returns the reply', async () => {
  expect(await client.call('getThread', exampleInputs.getThread)).toEqual(exampleReplies.getThread);
  expect(await client.call('setUserLanguage', exampleInputs.setUserLanguage)).toEqual({ ok: true });
  expect(await client.call('verifyEmail')).toEqual({ ok: true });
});

test('WG-2: a widget call carries the key and the client id, and no bearer', async () => {
  let headers = new Headers();
  server.events.on('request:start', ({ request }) => {
    headers = request.headers;
  });
  await visitor.call('getWidgetAssistant');
  expect(headers.get('x-widget-key')).toBe(exampleWidgetHeaders['x-widget-key']);
  expect(headers.get('x-client-id')).toBe(exampleWidgetHeaders['x-client-id']);
  expect(headers.get('authorization')).toBeNull();
});

test('ER-1: a refusal becomes an ApiError with status, code, text, retry and reset', async () => {
  const body = { code: 'daily_limit', text: 'Enough for today.', resetAt: '2026-03-15T00:00:00.000Z' };
  const error = await failureOf(() =>
    HttpResponse.json(body, { status: 463, headers: { 'retry-after': '7' } }),
  );
  expect(error).toBeInstanceOf(ApiError);
  expect({ ...error }).toMatchObject({ status: 463, ...body, retryAfter: 7 });
});

test.each([
  ['0', null],
  ['-5', null],
  ['1.5', 2],
  ['86400', 600, '2026-03-16T12:00:00.000Z'],
  ['1e12', 600, '+033714-12-10T13:46:40.000Z'],
  ['1e400', 600],
  ['soon', null],
  ['Sun, 15 Mar 2026 12:00:30 GMT', 30],
  ['Wed, 21 Oct 2099 07:28:00 GMT', 600, '2099-10-21T07:28:00.000Z'],
  ['Wed, 21 Oct 2015 07:28:00 GMT', null],
] as [string, number | null, string?][])(
  'ER-1: a wait of "%s" is %s seconds: never none at all, and never without end, which is named',
  async (header, seconds, resetAt) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-15T12:00:00Z') });
    const limited = createClient({
      baseUrl,
      replies: portalReplies,
      credentials: async () => ({}),
      fetch: async () =>
        Response.json({ code: 'x', resetAt: 'never' }, { status: 429, headers: { 'retry-after': header } }),
    });
    const error: unknown = await limited.call('getAssistants').catch((error: unknown) => error);
    vi.useRealTimers();
    expect(error).toMatchObject({ retryAfter: seconds, resetAt: resetAt ?? null });
  },
);

test.each([
  [422, 'empty_file', 'Die Datei ist leer.'],
  [422, 'other', 'The file is empty.'],
  [409, 'empty_file', 'The file is empty.'],
])('ER-2: what is said of %s with "%s" is "%s", as of its fields', async (status, code, text) => {
  const reader = createClient({
    baseUrl,
    replies: portalReplies,
    credentials: async () => ({}),
    sayRefused: (given) => (given === 'empty_file' ? 'Die Datei ist leer.' : undefined),
    fetch: async () =>
      Response.json({ code, text: 'The file is empty.', fields: { file: 'The file is empty.' } }, { status }),
  });
  await expect(reader.call('getAssistants')).rejects.toMatchObject({ code, text, fields: { file: text } });
});

test.each([
  ['text/html', '<h1>Conflict</h1>'],
  ['text/plain', ' <!doctype html><h1>Conflict</h1>'],
])('FA-1: a 404 or 409 with a page as %s is a gateway’s, and no word of the product', async (type, body) => {
  for (const status of [404, 409]) {
    const reply = () => new HttpResponse(body, { status, headers: { 'content-type': type } });
    expect(await failureOf(reply)).toMatchObject({ status: 502, code: 'unknown' });
    expect(await failureOf(() => HttpResponse.json({}, { status }))).toMatchObject({
      status,
      code: 'unknown',
    });
    const own = () => HttpResponse.json({ code: 'not_found', text: 'Gone.' }, { status });
    expect(await failureOf(own)).toMatchObject({ status, code: 'not_found', text: 'Gone.' });
  }
});

test('T14: whoever refuses a file as too large, it is said with its limit', async () => {
  const reader = createClient({
    baseUrl,
    replies: portalReplies,
    credentials: async () => ({}),
    sayRefused: (code, name) => `${code} for ${name}`,
    fetch: async () => new Response('<h1>413 Request Entity Too Large</h1>', { status: 413 }),
  });
  await expect(reader.call('uploadDataFile', exampleInputs.uploadDataFile)).rejects.toMatchObject({
    ...{ status: 413, code: 'too_large', text: 'too_large for uploadDataFile' },
  });
});

test('US-1: each refusal is reported with the headers that were sent, whatever the kind of call', async () => {
  const reported: [number, string, string | undefined][] = [];
  const watched = createClient({
    baseUrl,
    replies: portalReplies,
    credentials: async () => ({ authorization: 'Bearer token' }),
    onRefused: ({ status, code }, { authorization }) => reported.push([status, code, authorization]),
  });
  const inactive = () => HttpResponse.json({ code: 'inactive_user', text: '' }, { status: 403 });
  server.use(http.get(pathOf('getAssistants'), inactive), http.post(pathOf('sendMessage'), inactive));
  await expect(watched.call('getAssistants')).rejects.toThrow();
  await expect(eventsOf(watched.stream('sendMessage', exampleInputs.sendMessage))).rejects.toThrow();
  await watched.call('verifyEmail');
  expect(reported).toEqual([
    [403, 'inactive_user', 'Bearer token'],
    [403, 'inactive_user', 'Bearer token'],
  ]);
});

test('ER-1: a fault of the server carries the id of its request, a refusal does not', async () => {
  const reply = (status: number) => () =>
    HttpResponse.json({ code: 'x', text: '' }, { status, headers: { 'x-request-id': 'req-7' } });
  expect((await failureOf(reply(500))).reference).toBe('req-7');
  expect((await failureOf(reply(503))).reference).toBe('req-7');
  expect((await failureOf(reply(422))).reference).toBeNull();
});

test('ER-1: the plain text of a refusal is its text, markup is not', async () => {
  expect((await failureOf(() => HttpResponse.text('Too long.', { status: 422 }))).text).toBe('Too long.');
  const page = await failureOf(() => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 }));
  expect([page.status, page.text, page.retryAfter]).toEqual([502, '', null]);
});

test.each([
  ['HTML', () => HttpResponse.html('<p>hello</p>')],
  [
    'cut JSON',
    () => new HttpResponse('{"assistants": [', { headers: { 'content-type': 'application/json' } }),
  ],
  ['a bare value', () => HttpResponse.json('hello')],
  ['an object without what was promised', () => HttpResponse.json({})],
])('faults: %s with status 200 is unreadable', async (_, response) => {
  expect(await failureOf(response)).toMatchObject({ status: 200, code: 'unreadable' });
});

describe('ER-1: a read that was refused with 429 and a wait', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  /** A client whose every call is refused, and how often the server was asked. */
  function refusedBy(headers: Record<string, string>) {
    const asked = { times: 0 };
    const limited = createClient({
      baseUrl,
      replies: portalReplies,
      credentials: async () => ({}),
      fetch: async () => {
        asked.times += 1;
        return Response.json({ code: 'rate_limited', text: 'Slow down.' }, { status: 429, headers });
      },
    });
    return { asked, limited };
  }

  test('is not sent again before its time, whoever asks, and says how long there is to wait', async () => {
    const { asked, limited } = refusedBy({ 'retry-after': '7' });
    await expect(limited.call('getAssistants')).rejects.toMatchObject({ retryAfter: 7, isRepeated: false });
    vi.advanceTimersByTime(2500);
    await expect(limited.call('getAssistants')).rejects.toMatchObject({
      ...{ status: 429, code: 'rate_limited', text: 'Slow down.', retryAfter: 5, isRepeated: true },
    });
    expect(asked.times).toBe(1);
    vi.advanceTimersByTime(4500);
    await expect(limited.call('getAssistants')).rejects.toMatchObject({ retryAfter: 7, isRepeated: false });
    expect(asked.times).toBe(2);
  });

  test('holds the list, however it is searched, ordered or turned over, and no other', async () => {
    const { asked, limited } = refusedBy({ 'retry-after': '7' });
    const first = { search: 'fer', page: 1, pageSize: 25 };
    await expect(limited.call('getConversations', first)).rejects.toMatchObject({ isRepeated: false });
    for (const other of [
      { ...first, search: 'ferry' },
      { ...first, page: 2 },
    ])
      await expect(limited.call('getConversations', other)).rejects.toMatchObject({ isRepeated: true });
    expect(asked.times).toBe(1);
    await expect(limited.call('getUsers', first)).rejects.toMatchObject({ isRepeated: false });
    expect(asked.times).toBe(2);
  });

  test('holds no other call, not the same of something else, and none where no wait was named', async () => {
    const { asked, limited } = refusedBy({ 'retry-after': '7' });
    const [one, other] = [
      exampleInputs.getThread,
      { ...exampleInputs.getThread, threadId: crypto.randomUUID() },
    ];
    for (const [thread, isRepeated] of [
      [one, false],
      [one, true],
      [other, false],
      [other, true],
    ] as const)
      await expect(limited.call('getThread', thread)).rejects.toMatchObject({ isRepeated });
    expect(asked.times).toBe(2);
    asked.times = 0;
    for (const name of ['getAssistants', 'getNotifications', 'verifyEmail', 'verifyEmail'] as const) {
      await expect(limited.call(name)).rejects.toMatchObject({ isRepeated: false });
    }
    expect(asked.times).toBe(4);
    const unnamed = refusedBy({});
    for (const _ of [1, 2]) await expect(unnamed.limited.call('getAssistants')).rejects.toThrow();
    expect(unnamed.asked.times).toBe(2);
  });
});

test('faults: 204 says that it is done, and not what came of it', async () => {
  const empty = () => new HttpResponse(null, { status: 204 });
  expect(await failureOf(empty)).toMatchObject({ status: 200, code: 'unreadable' });
});

test('T20: a call hands over how many rows it left out, and a stream that says something else breaks', async () => {
  const { assistants, ...rest } = exampleReplies.getAssistants;
  server.use(
    http.get(pathOf('getAssistants'), () =>
      HttpResponse.json({ assistants: [{ name: 7 }, ...assistants, null], ...rest }),
    ),
    http.post(
      pathOf('sendMessage'),
      () =>
        new HttpResponse('data: {"type":"delta","text":7}\n\n', {
          headers: { 'content-type': 'text/event-stream' },
        }),
    ),
  );
  expect(await client.call('getAssistants')).toEqual({ assistants, ...rest, leftOut: 2 });
  await expect(eventsOf(client.stream('sendMessage', exampleInputs.sendMessage))).rejects.toMatchObject({
    code: 'unreadable',
  });
});

test('faults: no reply at all has status 0', async () => {
  expect(await failureOf(() => HttpResponse.error())).toMatchObject({ status: 0, code: 'network' });
});

test.each([true, false, undefined])(
  'FA-1: a call that breaks may have arrived unless there was no network when it left (%s)',
  async (onLine) => {
    vi.stubGlobal('navigator', { onLine });
    onTestFinished(() => void vi.unstubAllGlobals());
    const breaking = failureOf(() => {
      vi.stubGlobal('navigator', { onLine: onLine === false });
      return HttpResponse.error();
    });
    expect(await breaking).toMatchObject({ mayHaveArrived: onLine !== false });
  },
);

test.each([
  ['no reply', () => new Promise<Response>(() => undefined)],
  ['a reply that stops in the middle', async () => new Response('{')],
])('faults: %s in time is given up', async (_, reply) => {
  const hasty = createClient({
    baseUrl,
    replies: portalReplies,
    timeout: 20,
    credentials: async () => ({}),
    fetch: async (_input, init) => {
      const response = await Promise.race([reply(), rejectedBy(init?.signal)]);
      return Object.assign(response, { json: () => rejectedBy(init?.signal) });
    },
  });
  await expect(hasty.call('getAssistants')).rejects.toMatchObject({ status: 0, code: 'timeout' });
});

test('faults: what the credentials throw is thrown on, and nothing is sent', async () => {
  const reason = new Error('signed out');
  const signedOut = createClient({
    baseUrl: 'http://nobody.test',
    replies: portalReplies,
    credentials: () => Promise.reject(reason),
  });
  await expect(signedOut.call('getAssistants')).rejects.toBe(reason);
});

test('CH-3: a stream yields its events in order with their ids, text that came together as one', async () => {
  const events = await eventsOf(client.stream('sendMessage', exampleInputs.sendMessage));
  const [start, first, second, citations, end] = exampleStreams.sendMessage;
  const text = [first, second].map((event) => (event?.type === 'delta' ? event.text : '')).join('');
  expect(events).toEqual([
    { id: '1', event: start },
    { id: '3', event: { type: 'delta', text } },
    { id: '4', event: citations },
    { id: '5', event: end },
  ]);
});

test('CH-6: a resumed stream says which event came last', async () => {
  let lastEventId: string | null = null;
  server.events.on('request:start', ({ request }) => {
    lastEventId = request.headers.get('last-event-id');
  });
  await eventsOf(client.stream('getAnswerStream', exampleInputs.getAnswerStream, { lastEventId: '3' }));
  expect(lastEventId).toBe('3');
});

test('CH-3: an event cut into pieces, with CRLF and a multi-byte character, arrives whole', async () => {
  const bytes = new TextEncoder().encode('id: 9\r\ndata: {"type":"delta","text":"Grüße 👋"}\r\n\r\n');
  const body = new ReadableStream({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  server.use(
    http.post(
      pathOf('sendMessage'),
      () => new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } }),
    ),
  );
  expect(await eventsOf(client.stream('sendMessage', exampleInputs.sendMessage))).toEqual([
    { id: '9', event: { type: 'delta', text: 'Grüße 👋' } },
  ]);
});

test('faults: a refused stream and a reply that is no stream throw', async () => {
  server.use(
    ...apiHandlers(baseUrl, { sendMessage: { refuse: { status: 464, body: { code: 'x', text: '' } } } }),
  );
  await expect(eventsOf(client.stream('sendMessage', exampleInputs.sendMessage))).rejects.toMatchObject({
    status: 464,
  });
  server.use(http.post(pathOf('sendMessage'), () => HttpResponse.json({})));
  await expect(eventsOf(client.stream('sendMessage', exampleInputs.sendMessage))).rejects.toMatchObject({
    code: 'unreadable',
  });
});

test('API-1: the mock refuses what the server would refuse', async () => {
  const stranger = createClient({ baseUrl, credentials: async () => ({}), replies: portalReplies });
  await expect(stranger.call('getAssistants')).rejects.toMatchObject({ status: 401 });
  await expect(client.call('getThread', { threadId: 'no guid' })).rejects.toMatchObject({ status: 422 });
});

test('PERF-1: a reply that was asked for ahead is checked as any other, and nothing is sent for it', async () => {
  const send = vi.fn<typeof fetch>();
  const replies = [Response.json(exampleReplies.getAssistants), new Response(null, { status: 401 })];
  const onRefused = vi.fn<NonNullable<ClientOptions['onRefused']>>();
  const early = createClient({
    ...{ baseUrl, replies: portalReplies, fetch: send, onRefused },
    credentials: async () => ({ authorization: 'Bearer token' }),
    ahead: (url, headers) =>
      url === pathOf('getAssistants') && headers.authorization === 'Bearer token'
        ? Promise.resolve(replies.shift() ?? Response.error())
        : undefined,
  });
  expect(await early.call('getAssistants')).toEqual(exampleReplies.getAssistants);
  await expect(early.call('getAssistants')).rejects.toMatchObject({ status: 401 });
  expect(onRefused).toHaveBeenCalledOnce();
  expect(send).not.toHaveBeenCalled();
});

test('FA-1: a reply tells what time it is at the server, also where it refuses', async () => {
  for (const [status, hours] of [
    [200, 24],
    [500, -24],
  ] as const) {
    const date = new Date(Date.now() + hours * 3_600_000).toUTCString();
    const client = createClient({
      baseUrl,
      replies: portalReplies,
      credentials: async () => ({}),
      fetch: async () => Response.json({}, { status, headers: { date } }),
    });
    await client.call('getAssistants').catch(() => undefined);
    expect(Math.abs(serverNow() - Date.parse(date))).toBeLessThan(5000);
  }
  takeServerTime(new Date().toUTCString());
});
