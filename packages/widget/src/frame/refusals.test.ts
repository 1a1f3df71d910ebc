import { type ApiError, createClient, widgetReplies } from '@parley/api';
import { conversationMessages } from '@parley/i18n/conversation';
import { createLightWords } from '@parley/i18n/light';
import { afterEach, expect, test, vi } from 'vitest';
import { REFUSED, refusalIn } from './refusals.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const refusedWith = (code: string) => Response.json({ code, text: 'The server says.' }, { status: 422 });

/** What a visitor is told of a reply. */
async function told(locale: 'de' | 'es' | 'pl', reply: Response): Promise<string> {
  vi.stubGlobal('fetch', async () => reply);
  const client = createClient({
    baseUrl: '',
    credentials: async () => ({}),
    replies: widgetReplies,
    sayRefused: refusalIn(await createLightWords(locale, conversationMessages)),
  });
  const error = await client.call('renewWidgetGrant').catch((error: unknown) => error);
  return (error as ApiError).text;
}

test.each(['de', 'es', 'pl'] as const)('ER-2: a visitor is told in %s what was refused', async (locale) => {
  for (const code of REFUSED) {
    expect(await told(locale, refusedWith(code))).not.toBe('The server says.');
    expect(await told(locale, refusedWith(code))).not.toBe(conversationMessages.en.chat?.problem.refused);
  }
});

test('ER-2: what has no words is told as the server wrote it', async () => {
  expect(await told('de', refusedWith('made_up'))).toBe('The server says.');
});

test('ER-2: what stands before the server tells a visitor nothing technical', async () => {
  const plain = new Response('internal: column foo', {
    status: 422,
    headers: { 'content-type': 'text/plain' },
  });
  const refused = await told('de', refusedWith('invalid_text'));
  expect(await told('de', plain)).toBe(refused);
});
