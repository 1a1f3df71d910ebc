import { createRoot } from 'react-dom/client';
import '@parley/ui/theme';
import { createWords } from '@parley/i18n';
import { allMessages } from '@parley/i18n/all';
import { WordsProvider } from '@parley/i18n/react';
import type { ChatMessage } from '@parley/model';
import { applySettings, defaultSettings } from '@parley/ui';
import { ChatFrame } from '@parley/ui/chat';
import { bareAssistant, chatView, noActions } from '@parley/ui/fixtures';
import { Thread } from '@parley/ui/thread';
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
          thread={Thread}
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
