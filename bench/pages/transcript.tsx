import { createRoot } from 'react-dom/client';
import '@parley/ui/theme';
import { createWords } from '@parley/i18n';
import { allMessages } from '@parley/i18n/all';
import { WordsProvider } from '@parley/i18n/react';
import { type ChatHistory, chatWith, connectChat, inputOfPage } from '@parley/machines/chat';
import type { ChatMessage } from '@parley/model';
import { applySettings, defaultSettings } from '@parley/ui';
import { ChatFrame } from '@parley/ui/chat';
import { bareAssistant } from '@parley/ui/fixtures';
import { Thread } from '@parley/ui/thread';
import { createActor } from 'xstate';
import type { TranscriptPage } from './transcript.types.ts';

const words = await createWords('en', allMessages);
applySettings(defaultSettings, document.documentElement);
const root = createRoot(document.getElementById('root') as HTMLElement);

/** Messages as the server keeps them. */
const historyOf = (messages: readonly ChatMessage[]): ChatHistory => ({
  threadId: 'thread',
  unreadCount: 0,
  messages: messages.map(({ problem: _, ...message }) => ({
    ...{ ...message, citations: [], ratingWhy: null, contentType: 'text' },
    state: message.state === 'streaming' ? 'streaming' : 'complete',
  })),
});

const nothing = async () => undefined;

let answer: WritableStreamDefaultWriter<string> | undefined;

/** An answer that is being written: what it says so far, and then each token. */
async function* answering(said: string) {
  const { readable, writable } = new TransformStream<string, string>(undefined, { highWaterMark: 1000 });
  answer = writable.getWriter();
  const ids = { threadId: 'thread', messageId: 'question', answerId: 'answer' };
  yield { id: '', event: { type: 'start', ...ids, createdAt: new Date().toISOString() } } as const;
  yield { id: '', event: { type: 'delta', text: said } } as const;
  for await (const text of readable) yield { id: '', event: { type: 'delta', text } } as const;
}

/** A conversation as the portal runs it: the chat with its states, but for its server. */
function open(messages: readonly ChatMessage[]): void {
  const chat = createActor(
    chatWith({
      loadHistory: async () => historyOf(messages),
      openAnswer: () => answering(messages.at(-1)?.body ?? ''),
      ...{ stopAnswer: nothing, rateAnswer: nothing, markSeen: nothing },
      watchThreads: () => () => undefined,
      isOnline: () => true,
    }),
    { input: inputOfPage('admin') },
  );
  chat.subscribe((snapshot) => {
    const { view, actions } = connectChat(snapshot, chat.send);
    root.render(
      <WordsProvider words={words}>
        <div style={{ display: 'flex', blockSize: '100dvh' }}>
          <ChatFrame assistant={bareAssistant} view={view} actions={actions} thread={Thread} />
        </div>
      </WordsProvider>,
    );
  });
  chat.start();
}

const page: TranscriptPage = {
  open,
  grow: (token) => void answer?.write(token),
  scroller: () => document.querySelector('[role=log]'),
  last: () => document.querySelector('[role=log] > * > ol')?.lastElementChild ?? null,
};
window.transcript = page;
