import { randomUUID } from 'node:crypto';
import type { InputOf } from '@parley/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages, organisations, threads, users } from '../database/schema.ts';
import { HOST_PAGE_ASSISTANT } from '../seed/demo.ts';
import { ADMIN, AGENT } from '../testing/callCases.ts';
import { PATIENCE } from '../testing/inPatience.ts';
import { createScriptedEngine } from '../testing/scriptedEngine.ts';
import {
  messageWith,
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

const usage = async () => {
  const { usedMessages, usedCharacters } = await admin().call('getSubscriptionStatus');
  return { usedMessages, usedCharacters };
};

/** Everything that a test must leave as it was. */
async function kept() {
  const { db } = server.database;
  const [{ assistants }, last24Hours, conversations] = await Promise.all([
    admin().call('getAssistants'),
    admin().call('getLast24Hours'),
    admin().call('getConversations', {}),
  ]);
  return {
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

test('AS-4, AS-6: a test counts like any message and answer, and nothing of it is kept', async () => {
  const [before, used] = [await kept(), await usage()];
  const reading = readAll(admin().stream('testAssistant', await testOf('Is anybody there?')));
  (await engine.next()).say(
    { type: 'delta', text: 'Somebody.' },
    { type: 'replace', text: 'No' },
    { type: 'delta', text: 'body.' },
    { type: 'end', finishReason: 'complete', uncertain: 'nothing' },
  );
  expect((await reading).at(-1)?.event).toEqual({ type: 'end', finishReason: 'complete' });
  expect(await kept()).toEqual(before);
  expect(await usage()).toEqual({
    usedMessages: used.usedMessages + 1,
    usedCharacters: used.usedCharacters + 'Is anybody there?Nobody.'.length,
  });
});

test('AS-4: where the plan has no room for a message, none is tested', async () => {
  const { db } = server.database;
  const [organisation] = await db
    .select()
    .from(organisations)
    .innerJoin(users, eq(users.organisationId, organisations.id))
    .where(eq(users.email, ADMIN));
  const { dailyMessageLimit, monthlyCharacterLimit } = organisation?.organisations ?? expect.fail('No demo');
  const input = await testOf('Is there any room?');
  const asked = engine.count();
  const ask = () => refusalOf(readAll(admin().stream('testAssistant', input)));
  const used = await usage();
  await db.update(organisations).set({ dailyMessageLimit: used.usedMessages });
  expect(await ask()).toMatchObject({ status: 463, code: 'daily_message_limit' });
  await db.update(organisations).set({ dailyMessageLimit, monthlyCharacterLimit: used.usedCharacters });
  expect(await ask()).toMatchObject({ status: 464, code: 'monthly_character_limit' });
  await db.update(organisations).set({ monthlyCharacterLimit });
  expect(engine.count()).toBe(asked);
  // What was refused was not counted.
  expect(await usage()).toEqual(used);
});

test('AS-4: the engine stops when the reader of a test goes', async () => {
  const input = await testOf('Do you hear me?');
  const stream = watch((options) => admin().stream('testAssistant', input, options));
  const { asked, say } = await engine.next();
  say({ type: 'delta', text: 'Yes' });
  await stream.until('delta');
  const before = await usage();
  await stream.leave();
  await expect.poll(() => asked.signal.aborted, { timeout: PATIENCE }).toBe(true);
  // What was written until then counts.
  const written = { ...before, usedCharacters: before.usedCharacters + 'Yes'.length };
  await expect.poll(usage, { timeout: PATIENCE }).toEqual(written);
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
