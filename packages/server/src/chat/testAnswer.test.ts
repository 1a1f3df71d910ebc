import { randomUUID } from 'node:crypto';
import type { InputOf } from '@parley/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages, organisations, threads } from '../database/schema.ts';
import { HOST_PAGE_ASSISTANT } from '../seed/demo.ts';
import { ADMIN, AGENT } from '../testing/callCases.ts';
import { createScriptedEngine } from '../testing/scriptedEngine.ts';
import {
  messageWith,
  PATIENCE,
  readAll,
  refusalOf,
  startTestServer,
  type TestServer,
  textOf,
  watch,
} from '../testing/testServer.ts';

const engine = createScriptedEngine();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ engine });
});
afterAll(() => server.close());

const admin = () => server.client(ADMIN);

/** A question to the assistant of the host page, with another draft than its own. */
async function testOf(text: string, more: Partial<InputOf<'testAssistant'>> = {}) {
  const { draft } = await admin().call('getAssistantDraft', { assistantGuid: HOST_PAGE_ASSISTANT });
  return {
    ...messageWith(text),
    assistantGuid: HOST_PAGE_ASSISTANT,
    draft: { ...draft, name: 'Pirate', instructions: 'Talk like a pirate.', language: 'de' as const },
    history: [],
    ...more,
  };
}

/** Everything that a test must leave as it was. */
async function counted() {
  const { db } = server.database;
  const [{ dailyMessageLimit: _, ...usage }, { assistants }, last24Hours, conversations] = await Promise.all([
    admin().call('getSubscriptionStatus'),
    admin().call('getAssistants'),
    admin().call('getLast24Hours'),
    admin().call('getConversations', {}),
  ]);
  return {
    usage,
    last24Hours,
    conversations: conversations.total,
    hourly: assistants.map(({ hourlyMessages }) => hourlyMessages),
    rows: [await db.$count(threads), await db.$count(messages)],
    draft: await admin().call('getAssistantDraft', { assistantGuid: HOST_PAGE_ASSISTANT }),
  };
}

test('AS-4: a test asks the assistant as the draft is, and streams the answer', async () => {
  const history = [
    { author: 'reader' as const, text: 'Ahoy' },
    { author: 'assistant' as const, text: 'Ahoy, matey' },
  ];
  const input = await testOf('Where is the treasure?', { history });
  const reading = readAll(admin().stream('testAssistant', input));
  const answer = await engine.next();
  expect(answer.asked).toMatchObject({
    assistant: { id: HOST_PAGE_ASSISTANT, name: 'Pirate', instructions: 'Talk like a pirate.' },
    history,
    question: 'Where is the treasure?',
    language: 'de',
  });
  answer.finish('Below the palm.');
  const events = await reading;
  const { threadId, messageId, answerId } = input;
  expect(events[0]).toMatchObject({ id: '1', event: { type: 'start', threadId, messageId, answerId } });
  expect(textOf(events)).toBe('Below the palm.');
  expect(events.at(-1)?.event).toEqual({ type: 'end', finishReason: 'complete' });
});

test('AS-6: nothing of a test counts or is kept, and the published assistant stays as it is', async () => {
  const before = await counted();
  const reading = readAll(admin().stream('testAssistant', await testOf('Is anybody there?')));
  (await engine.next()).say(
    { type: 'delta', text: 'Nobody.' },
    { type: 'end', finishReason: 'complete', isUnanswered: true },
  );
  expect((await reading).at(-1)?.event).toEqual({ type: 'end', finishReason: 'complete' });
  expect(await counted()).toEqual(before);
});

test('AS-4: the engine stops when the reader of a test goes', async () => {
  const input = await testOf('Do you hear me?');
  const stream = watch((options) => admin().stream('testAssistant', input, options));
  const { asked, say } = await engine.next();
  say({ type: 'delta', text: 'Yes' });
  await stream.until('delta');
  await stream.leave();
  await expect.poll(() => asked.signal.aborted, { timeout: PATIENCE }).toBe(true);
});

test('AS-4: a failure of the engine is told in the stream', async () => {
  const reading = readAll(admin().stream('testAssistant', await testOf('Will you fail?')));
  (await engine.next()).fail(new Error('The engine broke, as the test wants.'));
  expect((await reading).at(-1)?.event).toMatchObject({ type: 'error', status: 500, code: 'answer_failed' });
});

test('AS-4: only administrators with a subscription may test', async () => {
  const input = await testOf('May I?');
  const ask = (email: string) => readAll(server.client(email).stream('testAssistant', input));
  expect(await refusalOf(ask(AGENT))).toMatchObject({ status: 403 });
  const unknown = { ...input, assistantGuid: randomUUID() };
  expect(await refusalOf(readAll(admin().stream('testAssistant', unknown)))).toMatchObject({ status: 404 });
  const { db } = server.database;
  await db.update(organisations).set({ subscriptionStatus: 'canceled' });
  expect(await refusalOf(ask(ADMIN))).toMatchObject({ status: 460 });
  await db.update(organisations).set({ subscriptionStatus: 'active' });
});
