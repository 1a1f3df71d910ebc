import { ApiError, type Message } from '@parley/api';
import { describe, expect, test } from 'vitest';
import { settle } from '../testing/drive.ts';
import { delta, startChat, started } from './chat.testing.ts';
import type { ChatHistory } from './chat.types.ts';

type Chat = ReturnType<typeof startChat>;

const said = (id: string, parentId: string | null, body: string): Message => ({
  ...{ id, parentId, body, state: 'complete', contentType: 'text', citations: [] },
  ...{ rating: null, ratingWhy: null, createdAt: '2026-03-02T12:00:00.000Z' },
  author: id.startsWith('a') ? 'assistant' : 'reader',
});

const thread = (...messages: Message[]): ChatHistory => ({ threadId: 't1', unreadCount: 0, messages });
const first = [said('q1', null, 'One'), said('a1', 'q1', 'First')];

async function shown(...messages: Message[]): Promise<Chat> {
  const chat = startChat({ audience: 'user', threadId: 't1' });
  await chat.history.resolve(thread(...first, ...messages));
  return chat;
}

const refusal = (status: number) => new ApiError({ status, code: 'x' });

async function say(chat: Chat, text: string): Promise<void> {
  chat.actions.onDraftChange(text);
  chat.actions.onSend();
  await settle();
}

/** What is read in a chat that is closed. */
function read(chat: Chat): string[] {
  const view = chat.view();
  if (view.phase !== 'closed') throw new Error(`The chat is ${view.phase}.`);
  return view.messages.map(({ author, body, state }) => `${author}: ${body} (${state})`);
}

const FIRST = ['reader: One (sent)', 'assistant: First (complete)'];

describe('CH-4, FA-1: when a chat closes, what was said', () => {
  test.each([
    [403, 'noAccess'],
    [404, 'unavailable'],
  ] as const)(
    'stays to be read after a %i, and what was not sent stands beside it',
    async (status, reason) => {
      const chat = await shown();
      const { messages } = chat.ready();
      await say(chat, 'Two');
      await chat.stream().fail(refusal(status));
      expect(chat.view()).toMatchObject({ phase: 'closed', reason, unsent: 'Two' });
      expect(read(chat)).toEqual(FIRST);
      // Rows of the same objects are not drawn anew.
      expect(chat.view()).toMatchObject({ messages: [{ id: 'q1' }, { id: 'a1' }] });
      const view = chat.view();
      expect(view.phase === 'closed' && view.messages.every((each, at) => each === messages[at])).toBe(true);
    },
  );

  test('is nothing where the chat never was open', async () => {
    const chat = startChat({ audience: 'user', threadId: 't1' });
    await chat.history.reject(refusal(404));
    expect(read(chat)).toEqual([]);
  });

  test('stays when it is asked for again in vain, and gives way to the thread', async () => {
    const chat = await shown();
    await say(chat, 'Two');
    await chat.stream().fail(refusal(404));
    chat.actions.onRetryHistory();
    await chat.history.reject(refusal(404));
    expect(read(chat)).toEqual(FIRST);
    chat.actions.onRetryHistory();
    await chat.history.resolve(thread(...first));
    expect(chat.messages()).toEqual([...FIRST, 'reader: Two (failed)']);
    expect(chat.context().lastShown).toEqual([]);
  });

  test('goes with its thread, when another is opened', async () => {
    const chat = await shown();
    await say(chat, 'Two');
    await chat.stream().fail(refusal(404));
    chat.actor.send({ type: 'thread.opened', threadId: 't2' });
    await chat.history.reject(refusal(404));
    expect(read(chat)).toEqual([]);
  });

  test('is the answer that another was to replace, where the other never came', async () => {
    const chat = await shown();
    chat.actions.onRegenerate('a1');
    await settle();
    await chat.stream().fail(refusal(404));
    expect(read(chat)).toEqual(FIRST);
  });

  test('is the message before it was edited, where the edited one never arrived', async () => {
    const chat = await shown(said('q2', 'a1', 'Two'), said('a2', 'q2', 'Second'));
    chat.actions.onEdit('q1', 'One, edited');
    await settle();
    await chat.stream().fail(refusal(404));
    expect(read(chat)).toEqual([...FIRST, 'reader: Two (sent)', 'assistant: Second (complete)']);
  });

  test('is the branch that was shown', async () => {
    const chat = await shown(said('a1b', 'q1', 'First, again'));
    chat.actions.onBranch('a1');
    chat.changedElsewhere(null);
    await chat.history.reject(refusal(403));
    expect(read(chat)).toEqual(FIRST);
  });

  test.each([
    [
      [started, delta('Sec')],
      ['reader: Two (sent)', 'assistant: Sec (incomplete)'],
    ],
    [[started], ['reader: Two (sent)']],
  ])('is as much of an answer as had come', async (events, rest) => {
    const chat = await shown();
    await say(chat, 'Two');
    await chat.stream().send(...events);
    await chat.stream().close();
    chat.clock.increment(10_000);
    await settle();
    await chat.stream().fail(refusal(403));
    expect(read(chat)).toEqual([...FIRST, ...rest]);
  });

  test('counts no seconds', async () => {
    const chat = await shown();
    await say(chat, 'Two');
    await chat.stream().send(started, { type: 'error', status: 429, code: 'x', retryAfter: 20 } as never);
    expect(chat.state()).toBe('ready.rateLimited');
    chat.changedElsewhere(null);
    await chat.history.reject(refusal(403));
    const view = chat.view();
    expect(view.phase === 'closed' && view.messages.at(-1)?.problem).toMatchObject({ secondsLeft: 0 });
  });
});
