import { createRoot } from 'react-dom/client';
import '../../packages/ui/src/theme/index.ts';
import { createWords } from '../../packages/i18n/src/index.ts';
import { allMessages } from '../../packages/i18n/src/messages/all.ts';
import { WordsProvider } from '../../packages/i18n/src/react.tsx';
import { bareAssistant, chatView, noActions } from '../../packages/ui/src/chat/chat.fixtures.ts';
import { ChatFrame, type ChatMessage } from '../../packages/ui/src/chat.ts';
import { Conversation } from '../../packages/ui/src/conversation.ts';
import { applySettings, defaultSettings } from '../../packages/ui/src/index.ts';
import type { TranscriptPage } from './transcript.types.ts';

const words = await createWords('en', allMessages);
applySettings(defaultSettings, document.documentElement);
const root = createRoot(document.getElementById('root') as HTMLElement);
let messages: readonly ChatMessage[] = [];

function show(next: readonly ChatMessage[]): void {
  messages = next;
  root.render(
    <WordsProvider words={words}>
      <div style={{ display: 'flex', blockSize: '100dvh' }}>
        <ChatFrame
          assistant={bareAssistant}
          view={chatView({ messages })}
          actions={noActions}
          conversation={Conversation}
        />
      </div>
    </WordsProvider>,
  );
}

const page: TranscriptPage = {
  open: show,
  grow(token) {
    const last = messages.at(-1);
    if (last) show(messages.with(-1, { ...last, body: last.body + token }));
  },
  scroller: () => document.querySelector('[role=log]'),
  last: () => document.querySelector('[role=log] > * > ol')?.lastElementChild ?? null,
};
window.transcript = page;
