import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorReply } from '../api/replies.ts';
import { type Listener, listen } from '../http/listen.ts';
import { giveUpInTime } from './deadline.ts';
import { receiveBody } from './receiveBody.ts';

/** A call's own time, in ms: shorter than the pauses that its body may make. */
const CALL_MS = 400;
const PACE = { silenceMs: 1200, graceMs: 1600, bytesPerSecond: 50_000, lookMs: 20 };
const SIZE = 100_000;

let listener: Listener;
beforeAll(async () => {
  const app = new Hono();
  app.onError((cause, c) => (cause instanceof HTTPException ? cause.getResponse() : errorReply(cause, c)));
  app.use(giveUpInTime(CALL_MS));
  const limit = bodyLimit({ maxSize: SIZE });
  app.post('/', receiveBody(limit, PACE), async (c) =>
    c.text(String((await c.req.arrayBuffer()).byteLength)),
  );
  app.post('/slow', receiveBody(limit, PACE), async (c) => {
    await after(CALL_MS * 2);
    return c.text('late');
  });
  listener = await listen(app, 0, 'PORT', '127.0.0.1', 'http://localhost');
});
afterAll(() => listener.close());

/** Sends the head of a request, by itself, and then pieces of its body, each after a while in ms. */
async function send(path: string, pieces: AsyncIterable<string> | Iterable<string>, isChunked = false) {
  const socket = connect(Number(new URL(listener.origin).port), '127.0.0.1');
  let reply = '';
  socket.setEncoding('utf8').on('data', (text) => {
    reply += text;
  });
  socket.on('error', () => undefined);
  const closed = once(socket, 'close');
  const length = isChunked ? 'transfer-encoding: chunked' : `content-length: ${SIZE}`;
  socket.write(`POST ${path} HTTP/1.1\r\nhost: localhost\r\n${length}\r\nconnection: close\r\n\r\n`);
  for await (const piece of pieces) {
    if (reply) break;
    socket.write(isChunked ? `${piece.length.toString(16)}\r\n${piece}\r\n` : piece);
  }
  if (isChunked) socket.write('0\r\n\r\n');
  await closed;
  return reply;
}

async function* paused(pieces: readonly string[], ms: number) {
  for (const piece of pieces) {
    await after(ms);
    yield piece;
  }
}

/** A byte now and then, for ever. */
async function* drops() {
  for (;;) {
    await after(100);
    yield 'x';
  }
}

describe('CMD-7: a body', () => {
  const thirds = ['x'.repeat(40_000), 'x'.repeat(30_000), 'x'.repeat(30_000)];

  test.each([false, true])(
    'that comes slowly, with pauses longer than a call may take, is taken (in chunks: %s)',
    async (isChunked) => {
      expect(await send('/', paused(thirds, CALL_MS + 100), isChunked)).toMatch(
        /^HTTP\/1.1 200[\s\S]*100000$/,
      );
    },
  );

  test.each([false, true])(
    'of which a byte comes now and then is cut off, with its connection (in chunks: %s)',
    async (isChunked) => {
      const reply = await send('/', drops(), isChunked);
      expect(reply).toMatch(/^HTTP\/1.1 408/);
      expect(reply).toContain('"too_slow"');
    },
  );

  test('that falls silent is cut off, with its connection', async () => {
    expect(await send('/', ['x'.repeat(SIZE - 1)])).toMatch(/^HTTP\/1.1 408/);
  });

  test('that is there leaves the call no more than its own time', async () => {
    const reply = await send('/slow', ['x'.repeat(SIZE)]);
    expect(reply).toMatch(/^HTTP\/1.1 503/);
    expect(reply).toContain('retry-after: ');
  });

  test('that is too large is refused as it comes', async () => {
    expect(await send('/', [...thirds, 'x'], true)).toMatch(/^HTTP\/1.1 413/);
  });
});
