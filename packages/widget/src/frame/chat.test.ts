import { expect, test, vi } from 'vitest';
import { createWaitingChat } from './chat.ts';

test('WG-1: what is typed before the chat is loaded is kept, and its view changes only then', () => {
  const chat = createWaitingChat(() => undefined);
  const heard = vi.fn();
  const stop = chat.subscribe(heard);
  expect(chat.view()).toBe(chat.view());
  expect(chat.view()).toMatchObject({ phase: 'loading', composer: 'blocked', draft: '' });
  chat.actions.onDraftChange('When do you');
  expect(chat.view()).toMatchObject({ phase: 'loading', draft: 'When do you', draftLength: 11 });
  expect(heard).toHaveBeenCalledOnce();
  stop();
  chat.actions.onDraftChange('');
  expect(heard).toHaveBeenCalledOnce();
});

test('WG-6: a chat that could not be loaded can be tried again, with the draft kept', () => {
  const retry = vi.fn();
  const chat = createWaitingChat(retry);
  chat.actions.onDraftChange('Hello');
  chat.fail();
  expect(chat.view()).toMatchObject({ phase: 'historyFailed', draft: 'Hello' });
  expect(retry).not.toHaveBeenCalled();
  chat.actions.onRetryHistory();
  expect(retry).toHaveBeenCalledOnce();
  expect(chat.view()).toMatchObject({ phase: 'loading', draft: 'Hello' });
});

test('CH-2: nothing is sent before the chat is loaded', () => {
  const chat = createWaitingChat(() => undefined);
  chat.actions.onDraftChange('Hello');
  const before = chat.view();
  chat.actions.onSend();
  chat.actions.onStarter('Where is my parcel?');
  chat.actions.onNewChat();
  expect(chat.view()).toBe(before);
});
