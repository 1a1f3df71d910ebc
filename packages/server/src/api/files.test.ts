import type { OpenAPIHono } from '@hono/zod-openapi';
import { type ClientOptions, createClient, portalReplies } from '@parley/api';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { Refusal } from '../refusal.ts';
import { createApi } from './createApi.ts';
import type { Handlers } from './handler.ts';

const MAX_BYTES = 100_000;

// Calls that carry files, beside those of the contract.
vi.mock('@parley/api', async (original) => {
  const api = await original<typeof import('@parley/api')>();
  const files = { putFile: 'POST /api/Test/PutFile', getFile: 'GET /api/Test/GetFile' };
  return { ...api, addresses: Object.assign(api.addresses, files) };
});
vi.mock('@parley/api/contract', async (original) => {
  const api = await original<typeof import('@parley/api/contract')>();
  const put = {
    summary: 'Takes a file',
    auth: 'bearer',
    upload: { fields: z.object({ note: z.string().min(1), page: api.paging.page }), maxBytes: 100_000 },
    reply: z.object({ seen: z.string() }),
    errors: [],
  };
  const get = {
    summary: 'Gives a file',
    auth: 'bearer',
    query: z.object({ ...api.paging, status: api.several(z.enum(['ready', 'failed'])) }),
    download: true,
    errors: [],
  };
  return { ...api, contract: { ...api.contract, putFile: put, getFile: get } };
});

let api: OpenAPIHono;
const given: { input?: unknown } = {};
let isSignedIn: boolean;

beforeAll(() => {
  const handlers = {
    putFile: async ({ input }: { input: { file: File; note: string; page: number } }) => {
      given.input = input;
      return {
        seen: `${input.note} ${input.page} ${input.file.name} ${await input.file.text()}`.slice(0, 60),
      };
    },
    getFile: async ({ input }: { input: unknown }) => {
      given.input = input;
      return { name: 'Größen "neu".html', mediaType: 'text/html', content: new TextEncoder().encode('<p>') };
    },
  };
  const portal = async () => {
    if (!isSignedIn) throw new Refusal(401, 'not_signed_in', 'Sign in to go on.');
  };
  api = createApi(handlers as unknown as Handlers, { portal, widget: portal } as never, () => '');
});
beforeEach(() => {
  isSignedIn = true;
  given.input = undefined;
});

/** What the server's own listener gives with each request. */
const overHttp = { incoming: { socket: { bytesRead: 0 } } };

const client = createClient({
  baseUrl: 'http://api.test',
  credentials: async () => ({ authorization: 'Bearer token' }),
  replies: { ...portalReplies, putFile: { type: 'object', required: ['seen'] } } as ClientOptions['replies'],
  fetch: async (url, init) => api.request(String(url), init, overHttp),
});
const put = (input: object) => client.call('putFile' as never, input as never) as Promise<unknown>;
const fileOf = (bytes: number) => new File(['x'.repeat(bytes)], 'Größen.txt', { type: 'text/plain' });

describe('AS-3: an upload', () => {
  test('brings its file and its fields, checked and turned into what the schema says', async () => {
    expect(await put({ note: 'Sizes', page: 3, file: fileOf(4) })).toEqual({
      seen: 'Sizes 3 Größen.txt xxxx',
    });
  });

  test('of exactly the limit passes, one byte more is refused with words', async () => {
    await expect(put({ note: 'a', file: fileOf(MAX_BYTES) })).resolves.toBeDefined();
    await expect(put({ note: 'a', file: fileOf(MAX_BYTES + 1) })).rejects.toMatchObject({
      status: 413,
      code: 'too_large',
    });
  });

  test('without a file, or with a field that is wrong, is 422', async () => {
    const form = new FormData();
    form.append('note', 'a');
    const init = { method: 'POST', body: form };
    const response = await api.request('http://api.test/api/Test/PutFile', init, overHttp);
    expect([response.status, (await response.json()).text]).toEqual([422, 'A file is needed.']);
    await expect(put({ note: '', file: fileOf(1) })).rejects.toMatchObject({ status: 422 });
  });

  test('that goes on beyond the limit is cut off while it arrives', async () => {
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        sent += 64 * 1024;
        controller.enqueue(new Uint8Array(64 * 1024));
      },
    });
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'transfer-encoding': 'chunked' };
    const init = { method: 'POST', body, headers, duplex: 'half' } as RequestInit;
    const response = await api.request('http://api.test/api/Test/PutFile', init, overHttp);
    expect(response.status).toBe(413);
    expect(sent).toBeLessThan(MAX_BYTES * 4);
  });

  test('is not read before its sender is known', async () => {
    isSignedIn = false;
    await expect(put({ note: 'a', file: fileOf(1) })).rejects.toMatchObject({ status: 401 });
    expect(given.input).toBeUndefined();
  });

  test('that is no form is refused in the shape of every error', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const init = { method: 'POST', headers, body: 'no form' };
    const response = await api.request('http://api.test/api/Test/PutFile', init, overHttp);
    expect([response.status, (await response.json()).code]).toEqual([400, 'malformed_form']);
  });
});

describe('AS-3: a download', () => {
  test('is saved under its name and never shown', async () => {
    const response = await api.request('http://api.test/api/Test/GetFile', undefined, overHttp);
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; .*filename\*=UTF-8''Gr%C3%B6/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const file = await client.download('getFile' as never, {} as never);
    expect([file.name, await file.content.text()]).toEqual(['Größen "neu".html', '<p>']);
  });

  test('has a query with pages and fields that may be given several times', async () => {
    const download = (input: object) => client.download('getFile' as never, input as never);
    await download({});
    expect(given.input).toEqual({ page: 1, pageSize: 25, status: [] });
    await download({ page: 2, status: ['ready'], pageSize: undefined });
    expect(given.input).toEqual({ page: 2, pageSize: 25, status: ['ready'] });
    await download({ status: ['ready', 'failed'] });
    expect(given.input).toMatchObject({ status: ['ready', 'failed'] });
    await expect(download({ pageSize: 1000 })).rejects.toMatchObject({ status: 422 });
  });
});

test('AS-3: the OpenAPI document says what an upload and a download carry', async () => {
  const { paths } = await (await api.request('http://api.test/api/openapi.json')).json();
  const form = paths['/api/Test/PutFile'].post.requestBody.content['multipart/form-data'].schema;
  expect(form.properties.file).toEqual({ type: 'string', format: 'binary' });
  expect(form.required).toEqual(['note', 'file']);
  const file = paths['/api/Test/GetFile'].get.responses['200'].content['*/*'].schema;
  expect(file).toEqual({ type: 'string', format: 'binary' });
});
