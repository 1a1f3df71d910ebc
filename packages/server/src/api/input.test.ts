import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plans } from '../billing/plans.ts';
import { HOST_PAGE_ASSISTANT } from '../seed/demo.ts';
import { ADMIN } from '../testing/callCases.ts';
import { messageWith, refusalOf, startTestServer, type TestServer } from '../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const UNSTORABLE = ['a\0b', '\ud83d', 'a\udc00'];

describe('T15: NUL and halves of surrogate pairs', () => {
  const post = async (path: string, body: unknown) =>
    fetch(`${server.origin}/api/${path}`, {
      method: 'POST',
      headers: { ...(await server.headersOf(ADMIN)), 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  test.each(UNSTORABLE)('%j is refused in texts, lists and nested values, and named', async (text) => {
    const message = { ...messageWith(text), assistantGuid: HOST_PAGE_ASSISTANT };
    const { draft, version } = await server
      .client(ADMIN)
      .call('getAssistantDraft', { assistantGuid: HOST_PAGE_ASSISTANT });
    const answers = { useCase: null, name: text, description: '', welcomeMessage: '', starterQuestions: [] };
    const bodies = [
      ['Chat/SendMessage', message, 'text'],
      ['User/UpdateProfile', { name: text }, 'name'],
      ['User/KeepWizardProgress', { step: 'identity', answers }, 'answers.name'],
      [
        'Assistant/SaveAssistantDraft',
        {
          assistantGuid: HOST_PAGE_ASSISTANT,
          base: version,
          draft: { ...draft, starterQuestions: ['Hello?', text] },
        },
        'draft.starterQuestions.1',
      ],
    ] as const;
    for (const [path, body, field] of bodies) {
      const response = await post(path, body);
      const refused = (await response.json()) as { code: string; fields: object };
      expect([path, response.status, refused.code]).toEqual([path, 422, 'invalid_text']);
      expect(Object.keys(refused.fields)).toEqual([field]);
    }
  });

  test('the first page is 1, and is named so', async () => {
    const refused = refusalOf(server.client(ADMIN).call('getUsers', { page: 0 }));
    expect(await refused).toMatchObject({ status: 422, text: 'The page must be more than 0.' });
  });

  test('bytes that are not UTF-8 are refused in JSON and in names of files, not in files', async () => {
    const headers = await server.headersOf(ADMIN);
    const send = (path: string, type: string, ...parts: (string | number[])[]) =>
      fetch(`${server.origin}/api/${path}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': type },
        body: Buffer.concat(parts.map((part) => Buffer.from(part as string))),
      });
    const rename = (...name: (string | number[])[]) =>
      send('User/UpdateProfile', 'application/json', '{"name":"', ...name, '"}');
    for (const bytes of [[0xed, 0xa0, 0x80], [0xc3], [0xff]]) {
      const refused = await rename('a', bytes, 'b');
      expect([bytes, refused.status]).toEqual([bytes, 400]);
      expect(await refused.json()).toMatchObject({ code: 'invalid_text' });
    }
    expect((await rename('a\ufffdb')).status).toBe(200);

    const upload = (name: string | number[], content: string | number[]) =>
      send(
        'DataFile/Upload',
        'multipart/form-data; boundary=x',
        `--x\r\nContent-Disposition: form-data; name="assistantGuid"\r\n\r\n${HOST_PAGE_ASSISTANT}\r\n`,
        `--x\r\nContent-Disposition: form-data; name="dataFileGuid"\r\n\r\n${randomUUID()}\r\n`,
        '--x\r\nContent-Disposition: form-data; name="file"; filename="',
        name,
        '.txt"\r\nContent-Type: text/plain\r\n\r\n',
        content,
        '\r\n--x--\r\n',
      );
    expect((await upload([0x61, 0xff], 'Opening hours')).status).toBe(400);
    const cut = await upload('a.exe\0', 'Opening hours');
    expect([cut.status, await cut.json()]).toMatchObject([422, { code: 'invalid_text' }]);
    expect((await upload('a\ufffd', 'Opening hours')).status).toBe(200);
    expect((await upload('caf\u00e9', [0x63, 0x61, 0x66, 0xe9])).status).toBe(200);
  });

  test('an emoji counts as two characters, as the browser counts it', async () => {
    const tooLong = `${'🙂'.repeat(1000)}a`;
    const sent = { ...messageWith(tooLong), assistantGuid: HOST_PAGE_ASSISTANT };
    expect((await post('Chat/SendMessage', sent)).status).toBe(422);
    const exact = { ...sent, text: '🙂'.repeat(1000) };
    expect((await post('Chat/SendMessage', exact)).status).toBe(200);
  });

  test('NUL in an address is refused', async () => {
    const headers = await server.headersOf(ADMIN);
    for (const path of [
      '/api/User/GetUsers?search=%00',
      '/api/Assistant/GetAssistant?assistantGuid=%00',
      '/widget-chat/%00',
      '/billing-sandbox/portal/%00',
      '/verify-email/%00',
      '/invitation/%00',
      '/pictures/%00',
      '/%00',
    ]) {
      expect([path, (await fetch(server.origin + path, { headers })).status]).toEqual([path, 400]);
    }
  });

  test.each(['%FF', '%C3', 'a%ED%A0%80b'])('%s in an address is refused, as it is no text', async (bytes) => {
    const headers = await server.headersOf(ADMIN);
    const refused = await fetch(`${server.origin}/api/User/GetUsers?search=${bytes}`, { headers });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ code: 'invalid_text' });
    expect((await fetch(`${server.origin}/invitation/${bytes}`)).status).toBe(400);
  });

  test('a per cent sign that escapes nothing stands for itself', async () => {
    const headers = await server.headersOf(ADMIN);
    const found = await fetch(`${server.origin}/api/User/GetUsers?search=100%&role=user`, { headers });
    expect(found.status).toBe(200);
  });
});

test('BI-2: twenty assistants made at once do not pass the limit of the plan', async () => {
  const admin = server.client('admin@trial.test');
  const { assistants, assistantLimit } = await admin.call('getAssistants');
  const made = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) =>
      admin.call('createAssistant', { name: `Race ${index}`, assistantGuid: randomUUID() }),
    ),
  );
  const room = assistantLimit - assistants.length;
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(room);
  expect((await admin.call('getAssistants')).assistants).toHaveLength(assistantLimit);
  const refusal = await refusalOf(
    admin.call('createAssistant', { name: 'Late', assistantGuid: randomUUID() }),
  );
  expect(refusal).toMatchObject({ status: 422, code: 'assistant_limit' });
});

test('SEC: no body is read beyond its limit', async () => {
  const checkout = await server
    .client(ADMIN)
    .call('getCheckoutSessionUrl', { SubscriptionPlanGuid: plans[2].guid });
  const { customerPortalUrl } = await server.client(ADMIN).call('getCustomerPortalUrl');
  const headers = { ...(await server.headersOf(ADMIN)), 'content-type': 'application/x-www-form-urlencoded' };
  const json = { ...headers, 'content-type': 'application/json' };
  const targets: [string, Record<string, string>][] = [
    [checkout.checkoutSessionUrl, headers],
    [customerPortalUrl, headers],
    [`${server.origin}/verify-email/x`, headers],
    [`${server.origin}/payments/webhook`, json],
    [`${server.origin}/api/User/UpdateProfile`, json],
  ];
  for (const [url, sent] of targets) {
    // The length alone is enough: nothing of the body was sent.
    const announced = await statusOf(url, { ...sent, 'content-length': String(400 * 1024 * 1024) });
    expect([url, ...announced]).toEqual([url, 413, 'close']);
  }
  // What says nothing of its length is cut off once it is too long.
  for (const [url, sent] of [targets[1], targets[3], targets[4]] as typeof targets) {
    const cut = await statusOf(url, { ...sent, 'transfer-encoding': 'chunked' });
    expect([url, ...cut]).toEqual([url, 413, 'close']);
  }
});

/** The status of the reply to a body that never ends, and what it says of the connection. */
function statusOf(
  url: string,
  headers: Record<string, string>,
): Promise<[number | undefined, string | undefined]> {
  return new Promise((resolve, reject) => {
    const sending = request(url, { method: 'POST', headers });
    sending.once('response', ({ statusCode, headers: { connection } }) => {
      resolve([statusCode, connection]);
      sending.destroy();
    });
    sending.once('error', reject);
    sending.flushHeaders();
    if ('transfer-encoding' in headers) sending.write('a'.repeat(1024 * 1024));
  });
}
