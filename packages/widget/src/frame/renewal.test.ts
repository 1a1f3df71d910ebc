import type { Client } from '@parley/api';
import { exampleReplies } from '@parley/api/examples';
import { expect, test } from 'vitest';
import { createChatPorts } from './chatPorts.ts';
import { createRenewal } from './renewal.ts';

const PATH = '/widget-chat/shop';
const { current } = exampleReplies.getWidgetThread;
if (!current) throw new Error('The example is of a thread.');
const old = current.thread.id;

/** What the pages of one browser keep. */
function browser() {
  const kept = new Map<string, string>();
  return {
    read: (name: string) => kept.get(name) ?? null,
    write: (name: string, text: string) => kept.set(name, text) !== undefined,
    remove: (name: string) => kept.delete(name),
  };
}

/** What a page shows, whose server has the old thread as the newest. */
function loadedBy(renewal: ReturnType<typeof createRenewal>) {
  const client = { call: async () => exampleReplies.getWidgetThread } as unknown as Client;
  return createChatPorts(client, renewal).loadHistory(null, new AbortController().signal);
}

/** A page that shows the old thread. */
async function pageOf(storage: ReturnType<typeof browser>) {
  const renewal = createRenewal(storage, PATH);
  return { renewal, shown: await loadedBy(renewal) };
}

test('WG-2: what was put away stays away on the next page, which goes on with the thread begun instead', async () => {
  const storage = browser();
  const { renewal, shown } = await pageOf(storage);
  expect(shown?.threadId).toBe(old);
  renewal.begun('new');
  const next = await pageOf(storage);
  expect(next.shown).toEqual({ threadId: 'new', unreadCount: 0, messages: [] });
  // Begun once more before anything was said.
  next.renewal.begun('newer');
  expect((await pageOf(storage)).shown?.threadId).toBe('newer');
});

test('WG-2: a chat with another assistant is not put away with it', async () => {
  const storage = browser();
  (await pageOf(storage)).renewal.begun('new');
  expect((await loadedBy(createRenewal(storage, '/widget-chat/desk')))?.threadId).toBe(old);
});

test('WG-2: what another window goes on with is there again', async () => {
  const storage = browser();
  const [here, elsewhere] = [await pageOf(storage), await pageOf(storage)];
  here.renewal.begun('new');
  elsewhere.renewal.goneOn(old);
  expect((await pageOf(storage)).shown?.threadId).toBe(old);
});

test('WG-2: once something was said in the new thread, that is what is put away next', async () => {
  const storage = browser();
  const { renewal } = await pageOf(storage);
  renewal.begun('new');
  renewal.goneOn('new');
  renewal.begun('newer');
  expect(createRenewal(storage, PATH).insteadOf('new')).toBe('newer');
  expect(createRenewal(storage, PATH).insteadOf(old)).toBeUndefined();
});

test('T19: where the browser keeps nothing, the next page has the newest thread', async () => {
  const blocked = { read: () => null, write: () => false, remove: () => false };
  const renewal = createRenewal(blocked, PATH);
  await loadedBy(renewal);
  renewal.begun('new');
  expect((await loadedBy(createRenewal(blocked, PATH)))?.threadId).toBe(old);
});
