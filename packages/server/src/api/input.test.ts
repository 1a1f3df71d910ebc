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
    expect([url, announced]).toEqual([url, 413]);
  }
  // What says nothing of its length is cut off once it is too long.
  for (const [url, sent] of [targets[1], targets[3], targets[4]] as typeof targets) {
    expect([url, await statusOf(url, { ...sent, 'transfer-encoding': 'chunked' })]).toEqual([url, 413]);
  }
});

/** The status of the reply to a body that never ends. */
function statusOf(url: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sending = request(url, { method: 'POST', headers });
    sending.once('response', ({ statusCode }) => {
      resolve(statusCode);
      sending.destroy();
    });
    sending.once('error', reject);
    sending.flushHeaders();
    if ('transfer-encoding' in headers) sending.write('a'.repeat(1024 * 1024));
  });
}
