import '@parley/ui/theme';
import { createWords } from '@parley/i18n';
import { allMessages } from '@parley/i18n/all';
import { WordsProvider } from '@parley/i18n/react';
import type { ChatActions, ChatAssistant, ChatMessage } from '@parley/model';
import { Button, Table, type TableColumn } from '@parley/ui';
import { Thread } from '@parley/ui/thread';
import { addWidget } from '@parley/widget';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const ASSISTANT: ChatAssistant = {
  name: 'Ferry desk',
  avatarUrl: null,
  welcomeMessage: 'Ahoy!',
  starterQuestions: [],
  placeholder: '',
  disclaimer: '',
  feedback: true,
};

const answer = {
  problem: null,
  citations: [],
  rating: null,
  createdAt: '2026-03-07T09:00:00Z',
} satisfies Partial<ChatMessage>;

const MESSAGES: ChatMessage[] = [
  { ...answer, id: 'm1', parentId: null, author: 'reader', body: 'When does it sail?', state: 'sent' },
  { ...answer, id: 'm2', parentId: 'm1', author: 'assistant', body: 'At **nine**.', state: 'complete' },
];

const ignore = () => undefined;
const ACTIONS: ChatActions = {
  onDraftChange: ignore,
  onSend: ignore,
  onStarter: ignore,
  onStop: ignore,
  onRetry: ignore,
  onRegenerate: ignore,
  onEdit: ignore,
  onBranch: ignore,
  onRetryHistory: ignore,
  onTakeBack: ignore,
  onRate: ignore,
  onNewChat: ignore,
  onSignIn: ignore,
};

interface Boat {
  name: string;
  seats: number;
}

const BOATS: Boat[] = [
  { name: 'Heron', seats: 40 },
  { name: 'Teal', seats: 12 },
];

const COLUMNS: TableColumn<Boat, 'name' | 'seats'>[] = [
  { id: 'name', label: 'Boat', cell: ({ name }) => name },
  { id: 'seats', label: 'Seats', align: 'end', cell: ({ seats }) => seats },
];

function App() {
  const [pressed, setPressed] = useState(0);
  return (
    <main style={{ padding: 24, display: 'grid', gap: 24 }}>
      <h1>Boats</h1>
      <Button variant="primary" onClick={() => setPressed(pressed + 1)}>
        {`Pressed ${pressed} times`}
      </Button>
      <Table label="Boats" columns={COLUMNS} rows={BOATS} rowId={({ name }) => name} />
      <div style={{ height: 320, display: 'grid' }}>
        <Thread assistant={ASSISTANT} view={{ messages: MESSAGES, forks: {} }} actions={ACTIONS} />
      </div>
    </main>
  );
}

const words = await createWords('de', allMessages);
createRoot(document.getElementById('root') as HTMLElement).render(
  <WordsProvider words={words}>
    <App />
  </WordsProvider>,
);

const { origin, assistantId, widgetKey } = Object.fromEntries(new URLSearchParams(location.search));
if (origin && assistantId && widgetKey) await addWidget({ origin, assistantId, widgetKey });
