import { ApiError } from '@parley/api';
import { describe, expect, test } from 'vitest';
import { settle } from '../testing/drive.ts';
import { delta, ended, sentChat, startChat, started } from './chat.testing.ts';

type Chat = Awaited<ReturnType<typeof sentChat>>;

async function answered(chat: Chat, text: string): Promise<void> {
  await chat.stream().send(started, delta(text), ended());
}

async function say(chat: Chat, text: string): Promise<void> {
  chat.actions.onDraftChange(text);
  chat.actions.onSend();
  await settle();
}

/** One question, answered; then another. */
async function branchedThread() {
  const chat = await sentChat('One');
  await answered(chat, 'First');
  await say(chat, 'Two');
  await answered(chat, 'Second');
  const [one, first, two, second] = chat.ready().messages.map(({ id }) => id);
  return { chat, ids: { one: one ?? '', first: first ?? '', two: two ?? '', second: second ?? '' } };
}

const bodies = (chat: Chat) => chat.ready().messages.map(({ body }) => body);

describe('CH-3: regenerate', () => {
  test('writes another answer beside the first one, which stays', async () => {
    const { chat, ids } = await branchedThread();
    chat.actions.onRegenerate(ids.second);
    await settle();
    const { request } = chat.stream();
    expect(request).toMatchObject({ kind: 'send', messageId: ids.two, text: 'Two', parentId: ids.first });
    expect(request.answerId).not.toBe(ids.second);
    expect(chat.messages().at(-1)).toBe('assistant:  (waiting)');
    await answered(chat, 'Second, again');
    expect(bodies(chat)).toEqual(['One', 'First', 'Two', 'Second, again']);
    expect(chat.ready().forks).toEqual({ [ids.two]: [ids.second, request.answerId] });
    chat.actions.onBranch(ids.second);
    expect(bodies(chat)).toEqual(['One', 'First', 'Two', 'Second']);
  });

  test('of an answer further up leaves what followed the old one with the old one', async () => {
    const { chat, ids } = await branchedThread();
    chat.actions.onRegenerate(ids.first);
    await settle();
    await answered(chat, 'First, again');
    expect(bodies(chat)).toEqual(['One', 'First, again']);
    const again = chat.ready().messages.at(-1)?.id;
    await say(chat, 'Three');
    expect(chat.stream().request).toMatchObject({ text: 'Three', parentId: again });
    await answered(chat, 'Third');
    chat.actions.onBranch(ids.first);
    expect(bodies(chat)).toEqual(['One', 'First', 'Two', 'Second']);
    chat.actions.onBranch(again ?? '');
    expect(bodies(chat)).toEqual(['One', 'First, again', 'Three', 'Third']);
  });

  test('that fails says so in the place of the answer, can be tried again, and loses nothing', async () => {
    const { chat, ids } = await branchedThread();
    chat.actions.onRegenerate(ids.second);
    await settle();
    const { answerId } = chat.stream().request;
    await chat.stream().fail(new ApiError({ status: 500, code: 'x' }));
    expect(chat.messages().at(-1)).toBe('assistant:  (failed)');
    // The server knows nothing of the failed one: what is said next follows the answer that it has.
    await say(chat, 'Three');
    expect(chat.stream().request).toMatchObject({ text: 'Three', parentId: ids.second });
    await answered(chat, 'Third');
    chat.actions.onRetry(answerId);
    await settle();
    expect(chat.stream().request).toMatchObject({ kind: 'send', messageId: ids.two, answerId });
  });

  test('is not to be had of what is not finished', async () => {
    const chat = await sentChat('One');
    await chat.stream().send(started, delta('Fir'), ended('stopped'));
    const before = chat.streams.length;
    chat.actions.onRegenerate(chat.ready().messages.at(-1)?.id ?? '');
    expect(chat.streams).toHaveLength(before);
  });
});

describe('CH-3: edit and resend', () => {
  test('puts the new text beside the old one, after the same answer', async () => {
    const { chat, ids } = await branchedThread();
    chat.actions.onEdit(ids.two, 'Two, but better');
    await settle();
    expect(chat.stream().request).toMatchObject({
      kind: 'send',
      text: 'Two, but better',
      parentId: ids.first,
    });
    await answered(chat, 'Second, but better');
    expect(bodies(chat)).toEqual(['One', 'First', 'Two, but better', 'Second, but better']);
    chat.actions.onBranch(ids.two);
    expect(bodies(chat)).toEqual(['One', 'First', 'Two', 'Second']);
  });

  test('of the first message begins anew, in the same thread', async () => {
    const { chat, ids } = await branchedThread();
    const [before] = chat.streams;
    chat.actions.onEdit(ids.one, 'Another one');
    await settle();
    const { request } = chat.stream();
    expect(request).toMatchObject({ text: 'Another one', parentId: null });
    expect(request).toMatchObject({
      threadId: before?.request.kind === 'send' ? before.request.threadId : '',
    });
    expect(bodies(chat)).toEqual(['Another one']);
  });

  test.each(['', '   ', 'x'.repeat(2001)])('CH-2: does not send a text that cannot be sent', async (text) => {
    const { chat, ids } = await branchedThread();
    chat.actions.onEdit(ids.two, text);
    expect(chat.state()).toBe('ready.idle.completed');
    expect(bodies(chat)).toHaveLength(4);
  });

  test('keeps what stands in the composer', async () => {
    const { chat, ids } = await branchedThread();
    chat.actions.onDraftChange('Half a thought');
    chat.actions.onEdit(ids.two, 'Two, but better');
    await settle();
    await answered(chat, 'Better');
    expect(chat.open().draft).toBe('Half a thought');
  });
});

describe('CH-3: branches', () => {
  test('without any, a message follows whatever is newest at the server', async () => {
    const { chat } = await branchedThread();
    await say(chat, 'Three');
    expect(chat.stream().request).toMatchObject({ kind: 'send', parentId: undefined });
  });

  test('of a kept thread show the newest way, and lead to the others', async () => {
    const chat = startChat({ threadId: 't1' });
    const rest = {
      contentType: 'text' as const,
      state: 'complete' as const,
      ...{ citations: [], rating: null, ratingWhy: null, createdAt: '2026-03-02T12:00:00.000Z' },
    };
    const reader = (id: string, parentId: string | null) => ({
      ...rest,
      id,
      parentId,
      body: id,
      author: 'reader' as const,
    });
    const answer = (id: string, parentId: string) => ({
      ...rest,
      id,
      parentId,
      body: id,
      author: 'assistant' as const,
    });
    await chat.history.resolve({
      threadId: 't1',
      unreadCount: 0,
      messages: [
        reader('q1', null),
        answer('a1', 'q1'),
        answer('a1b', 'q1'),
        reader('q2', 'a1'),
        reader('q2b', 'a1b'),
      ],
    });
    expect(bodies(chat)).toEqual(['q1', 'a1b', 'q2b']);
    chat.actions.onBranch('a1');
    expect(bodies(chat)).toEqual(['q1', 'a1', 'q2']);
    expect(chat.ready().forks).toEqual({ q1: ['a1', 'a1b'] });
  });

  test('stay in order when messages were queued offline', async () => {
    const { chat, ids } = await branchedThread();
    await chat.connection(false);
    chat.actions.onEdit(ids.two, 'Edited');
    chat.actions.onDraftChange('After that');
    chat.actions.onSend();
    expect(bodies(chat)).toEqual(['One', 'First', 'Edited', 'After that']);
    await chat.connection(true);
    await settle();
    expect(chat.stream().request).toMatchObject({ text: 'Edited', parentId: ids.first });
    const { answerId } = chat.stream().request;
    await answered(chat, 'Answer to the edited one');
    await settle();
    expect(chat.stream().request).toMatchObject({ text: 'After that', parentId: answerId });
    expect(bodies(chat)).toEqual(['One', 'First', 'Edited', 'Answer to the edited one', 'After that']);
  });
});
