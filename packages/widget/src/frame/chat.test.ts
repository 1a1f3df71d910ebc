import { expect, test, vi } from 'vitest';
import { type Chat, createWaitingChat } from './chat.ts';

/** A chat that is there, and takes a message or not. */
function chatThat({ sends }: { sends: boolean }) {
  let draft = '';
  const sent: string[] = [];
  const chat = {
    view: () => ({ phase: 'ready', draft }),
    actions: {
      onDraftChange: (text: string) => {
        draft = text;
      },
      onSend: () => {
        if (!sends) return;
        sent.push(draft);
        draft = '';
      },
      onStarter: (question: string) => {
        if (sends) sent.push(question);
      },
    },
  } as unknown as Chat;
  return { chat, sent };
}

const draftOf = (chat: Chat) => {
  const view = chat.view();
  return view.phase === 'closed' ? null : view.draft;
};

test('WG-1: what is typed before the chat is loaded is kept, and handed over', () => {
  const waiting = createWaitingChat('', () => undefined);
  const heard = vi.fn();
  const stop = waiting.subscribe(heard);
  expect(waiting.view()).toBe(waiting.view());
  expect(waiting.view()).toMatchObject({ phase: 'loading', composer: 'idle', draft: '' });
  waiting.actions.onDraftChange('When do you');
  expect(waiting.view()).toMatchObject({ phase: 'loading', draft: 'When do you' });
  expect(heard).toHaveBeenCalledOnce();
  stop();
  waiting.actions.onDraftChange('When do you open');
  expect(heard).toHaveBeenCalledOnce();

  const { chat, sent } = chatThat({ sends: true });
  waiting.handOver(chat);
  expect([sent, draftOf(chat)]).toEqual([[], 'When do you open']);
});

test('WG-1: a message sent before the chat is loaded leaves once, and what was typed after it stays', () => {
  const waiting = createWaitingChat('', () => undefined);
  waiting.actions.onDraftChange('When do you open?');
  waiting.actions.onSend();
  expect(waiting.view()).toMatchObject({ composer: 'pending', draft: '' });
  waiting.actions.onDraftChange('And on');
  const { chat, sent } = chatThat({ sends: true });
  waiting.handOver(chat);
  expect([sent, draftOf(chat)]).toEqual([['When do you open?'], 'And on']);
});

test('WG-1: what is typed and sent once the chat is there, but not drawn yet, reaches it', () => {
  const waiting = createWaitingChat('', () => undefined);
  waiting.actions.onDraftChange('When do you');
  const { chat, sent } = chatThat({ sends: true });
  waiting.handOver(chat);
  waiting.actions.onDraftChange('When do you open?');
  expect(draftOf(chat)).toBe('When do you open?');
  waiting.actions.onSend();
  waiting.actions.onStarter('And on Sundays?');
  expect([sent, draftOf(chat)]).toEqual([['When do you open?', 'And on Sundays?'], '']);
});

test('WG-1: a message that waits for the chat is taken back before what was typed since', () => {
  const waiting = createWaitingChat('', () => undefined);
  waiting.actions.onDraftChange('When do you open?');
  waiting.actions.onSend();
  waiting.actions.onDraftChange('And on Sundays?');
  waiting.actions.onTakeBack(null);
  expect(waiting.view()).toMatchObject({ composer: 'idle', draft: 'When do you open?\nAnd on Sundays?' });
  const { chat, sent } = chatThat({ sends: true });
  waiting.handOver(chat);
  expect([sent, draftOf(chat)]).toEqual([[], 'When do you open?\nAnd on Sundays?']);
});

test('WG-1: a new chat greets before it is loaded, and a proposed question leaves once, without the draft', () => {
  const waiting = createWaitingChat('', () => undefined);
  waiting.greet();
  expect(waiting.view()).toMatchObject({ phase: 'ready', messages: [], composer: 'idle' });
  waiting.actions.onDraftChange('And on Sundays?');
  expect(waiting.view()).toMatchObject({ phase: 'ready', draft: 'And on Sundays?' });
  waiting.actions.onStarter('When do you open?');
  expect(waiting.view()).toMatchObject({ phase: 'loading', composer: 'pending', draft: 'And on Sundays?' });
  const { chat, sent } = chatThat({ sends: true });
  waiting.handOver(chat);
  expect([sent, draftOf(chat)]).toEqual([['When do you open?'], 'And on Sundays?']);
});

test('WG-6: a new chat whose code does not come says so', () => {
  const waiting = createWaitingChat('', () => undefined);
  waiting.greet();
  waiting.fail();
  expect(waiting.view()).toMatchObject({ phase: 'historyFailed', composer: 'blocked' });
});

test('WG-6: what a chat can’t send is given back, with what was typed after it', () => {
  const waiting = createWaitingChat('', () => undefined);
  waiting.actions.onDraftChange('When do you open?');
  waiting.actions.onSend();
  waiting.actions.onDraftChange('And on Sundays?');
  const { chat, sent } = chatThat({ sends: false });
  waiting.handOver(chat);
  expect([sent, draftOf(chat)]).toEqual([[], 'When do you open?\nAnd on Sundays?']);
});

test('WG-6: a chat that could not be loaded can be tried again, with nothing lost', () => {
  const retry = vi.fn();
  const waiting = createWaitingChat('Hello', retry);
  waiting.actions.onSend();
  waiting.fail();
  expect(waiting.view()).toMatchObject({ phase: 'historyFailed', composer: 'blocked', draft: 'Hello' });
  expect(retry).not.toHaveBeenCalled();
  waiting.actions.onRetryHistory();
  expect(retry).toHaveBeenCalledExactlyOnceWith('Hello');
  expect(waiting.view()).toMatchObject({ phase: 'loading', composer: 'idle', draft: 'Hello' });
});

test('CH-2: 2001 characters are too long, before the chat is loaded as afterwards', () => {
  const waiting = createWaitingChat('', () => undefined);
  waiting.actions.onDraftChange('a'.repeat(2000));
  expect(waiting.view().composer).toBe('idle');
  waiting.actions.onDraftChange('a'.repeat(2001));
  expect(waiting.view()).toMatchObject({ composer: 'idle', draft: 'a'.repeat(2001) });
});
