import type {
  Audience,
  ChatActions,
  ChatAssistant,
  ChatCitation,
  ChatMessage,
  ChatProblem,
  ChatThread,
  ChatViewWithoutThread,
  ComposerView,
  ReadyChatView,
  SubscriptionErrorStatus,
  ThreadManagement,
} from '@parley/model';

/** The time zone of every example. */
export const FIXED_TIME_ZONE = 'UTC';

/** Longest message (CH-2). */

const CREATED_AT = '2026-03-10T14:12:00Z';

/** An assistant of a shop, fully set up. */
export const shopAssistant: ChatAssistant = {
  name: 'Harbour Outdoor Help',
  avatarUrl: null,
  welcomeMessage:
    'Hello! I know our **shipping, returns and warranty** inside out. Ask me anything about your order.',
  starterQuestions: [
    'How long does shipping take?',
    'Can I return shoes that I have worn once?',
    'What does the warranty cover?',
    'When is the shop in Bremen open?',
  ],
  placeholder: 'Ask about orders, returns or warranty',
  disclaimer: 'Answers come from our documents and can be wrong. Please check what matters.',
  feedback: true,
};

/** An assistant with nothing but a name. */
export const bareAssistant: ChatAssistant = {
  name: 'Helper',
  avatarUrl: null,
  welcomeMessage: '',
  starterQuestions: [],
  placeholder: '',
  disclaimer: '',
  feedback: true,
};

/** Two places in data files, one with a page and one without. */
export const citations: readonly ChatCitation[] = [
  {
    number: 1,
    dataFileGuid: '5c1b8a52-6f0e-4f43-9d5e-0d9f2f1d7c11',
    fileName: 'shipping-and-delivery.pdf',
    page: 4,
    excerpt:
      'Standard parcels within Germany leave our Bremen warehouse the same day when ordered before 14:00.',
  },
  {
    number: 2,
    dataFileGuid: '5c1b8a52-6f0e-4f43-9d5e-0d9f2f1d7c12',
    fileName: 'delivery-times.csv',
    page: null,
    excerpt: 'Austria; 2-4 working days; 9.90 EUR',
  },
];

/** An answer that uses every kind of Markdown which answers use. */
export const richAnswer = `Within Germany a parcel takes **one to two working days** [1]. Abroad it depends on the country [2]:

| Country | Days | Price |
|---|---|--:|
| Austria | 2-4 | 9.90 € |
| Poland | 3-5 | 12.90 € |
| Spain | 4-6 | 14.90 € |

### What you can do

1. Choose *Express* at the checkout.
2. Order before 14:00:
   - on working days,
   - not on public holidays.
3. Follow the parcel with your \`tracking number\`.

> Oversized goods such as kayaks travel by freight.

\`\`\`json
{ "order": 48213, "carrier": "DHL", "status": "in transit" }
\`\`\`

More on the [shipping page](https://example.com/shipping).`;

/** A reader's message. */
export function readerMessage(fields: Partial<ChatMessage> = {}): ChatMessage {
  return {
    id: 'reader-1',
    parentId: null,
    author: 'reader',
    body: 'How long does shipping to Austria take?',
    state: 'sent',
    problem: null,
    citations: [],
    rating: null,
    createdAt: CREATED_AT,
    ...fields,
  };
}

/** An assistant's message. */
export function answerMessage(fields: Partial<ChatMessage> = {}): ChatMessage {
  return {
    id: 'answer-1',
    parentId: 'reader-1',
    author: 'assistant',
    body:
      'Parcels to Austria take **two to four working days** [2]. You get an e-mail as soon as yours ' +
      'leaves our warehouse [1].',
    state: 'complete',
    problem: null,
    citations,
    rating: null,
    createdAt: CREATED_AT,
    ...fields,
  };
}

/** A question and its answer. */
export const shortThread: readonly ChatMessage[] = [readerMessage(), answerMessage()];

/** Questions and answers over three days. */
export const threeDays: readonly ChatMessage[] = [
  readerMessage({ id: 'r1', createdAt: '2026-03-06T15:02:00Z', body: 'Do you repair tents?' }),
  answerMessage({
    id: 'a1',
    createdAt: '2026-03-06T15:02:00Z',
    body: 'Yes. Poles and zips are repaired in our workshop, usually within ten days.',
    citations: [],
    rating: 'up',
  }),
  readerMessage({ id: 'r2', createdAt: '2026-03-09T08:15:00Z', body: 'And what does that cost?' }),
  answerMessage({
    id: 'a2',
    createdAt: '2026-03-09T08:15:00Z',
    body: 'A zip costs 18 €, a pole 12 €. Within the warranty it is free.',
    citations: [],
  }),
  readerMessage({ id: 'r3' }),
  answerMessage({ id: 'a3', body: richAnswer }),
];

/** Time between two of many messages, in ms. */
const MANY_APART = 20 * 60_000;

/** As many messages as asked for, questions and answers in turn. */
export function manyMessages(count: number): readonly ChatMessage[] {
  const start = Date.parse(CREATED_AT) - (count - 1) * MANY_APART;
  return Array.from({ length: count }, (_, index) => {
    const createdAt = new Date(start + index * MANY_APART).toISOString();
    return index % 2 === 0
      ? readerMessage({ id: `m${index}`, createdAt, body: `Question ${index / 2 + 1}: is that in stock?` })
      : answerMessage({
          id: `m${index}`,
          createdAt,
          body: `Answer ${(index + 1) / 2}: yes, **${index} pieces** are in stock [1].`,
        });
  });
}

/** A thread in which every question was edited twice and every answer asked for twice. */
export const branchedThread: Pick<ReadyChatView, 'messages' | 'forks'> = (() => {
  const forks: Record<string, readonly string[]> = {};
  const messages: ChatMessage[] = [];
  for (const message of manyMessages(24)) {
    const parentId = messages.at(-1)?.id ?? null;
    const id = `b${messages.length}`;
    messages.push({ ...message, id, parentId });
    forks[parentId ?? ''] = message.author === 'reader' ? [`${id}.1`, id, `${id}.3`] : [`${id}.1`, id];
  }
  return { messages, forks };
})();

/** Threads of today, of this week, of this year and of an earlier one. */
export const chatThreads: readonly ChatThread[] = [
  {
    id: 'shipping',
    title: 'How long does shipping to Austria take?',
    unreadCount: 2,
    updatedAt: CREATED_AT,
  },
  {
    id: 'shoes',
    title: 'Can I return shoes that I have worn once?',
    unreadCount: 0,
    updatedAt: '2026-03-09T08:15:00Z',
  },
  { id: 'tents', title: 'Do you repair tents?', unreadCount: 0, updatedAt: '2026-03-06T15:02:00Z' },
  {
    id: 'warranty',
    title: 'What does the warranty cover?',
    unreadCount: 1,
    updatedAt: '2026-02-02T10:00:00Z',
  },
  { id: 'untitled', title: '', unreadCount: 0, updatedAt: '2025-11-18T17:45:00Z' },
];

const nothing = () => undefined;
/** Threads can be renamed and deleted, and nothing was asked for yet. */
export const idleManagement: ThreadManagement = {
  task: { kind: 'idle', attempt: null },
  onRename: nothing,
  onDelete: nothing,
  onForget: nothing,
};

/** As many threads as asked for, one for each half of a day. */
export function manyThreads(count: number): readonly ChatThread[] {
  const start = Date.parse(CREATED_AT);
  return Array.from({ length: count }, (_, index) => ({
    id: `thread-${index}`,
    title: `Order ${index}: where is it now?`,
    unreadCount: index % 40 === 0 ? 1 : 0,
    updatedAt: new Date(start - index * 43_200_000).toISOString(),
  }));
}

/**
 * Text that tries to get out of its place: markup, scripts, remote pictures, odd links,
 * marks of direction, words without end.
 */
export const hostileText = `<script>alert(1)</script><img src=x onerror=alert(1)>

[click](javascript:alert(1)) [data](data:text/html,<script>alert(1)</script>) [relative](/logout)

![pixel](https://tracker.example/pixel.png) <a href="javascript:alert(1)" onclick="alert(1)">raw</a>

\u202Egnp.exe\u202C ${'W'.repeat(300)} 🏴‍☠️👩‍👩‍👧‍👦

| a |
|---|
| <svg onload=alert(1)> ${'x'.repeat(120)} |

&lt;b&gt;not bold&lt;/b&gt; &#60;script&#62;`;

/** A right-to-left thread with left-to-right parts. */
export const arabicThread: readonly ChatMessage[] = [
  readerMessage({ body: 'كم يستغرق الشحن إلى برلين؟' }),
  answerMessage({
    body:
      'يستغرق الشحن **يومين إلى أربعة أيام عمل** [1].\n\n- اطلب قبل الساعة 14:00\n- استخدم رقم التتبع ' +
      '`HB-48213`\n\nShipping is free from 60 €.',
  }),
];

/** A chat with its thread. */
export function chatView(fields: Partial<ReadyChatView> = {}): ReadyChatView {
  return {
    phase: 'ready',
    messages: shortThread,
    forks: {},
    draft: '',
    composer: 'idle',
    notice: null,
    leftOut: 0,
    ...fields,
  };
}

/** A chat whose thread is on its way, or could not be had. */
export function chatViewWithoutThread(
  phase: ChatViewWithoutThread['phase'],
  fields: Partial<ComposerView> = {},
): ChatViewWithoutThread {
  return { phase, draft: '', composer: 'idle', notice: null, ...fields };
}

/** Each problem that is not the subscription's. */
export const plainProblems = {
  generic: { kind: 'generic' },
  refused: { kind: 'refused', text: 'The message contains words that this assistant may not answer to.' },
  rateLimited: { kind: 'rateLimited', secondsLeft: 12 },
  rateLimitOver: { kind: 'rateLimited', secondsLeft: 0 },
  notConfirmed: { kind: 'notConfirmed' },
  unavailable: { kind: 'unavailable' },
} as const satisfies Record<string, ChatProblem>;

/** The problem of a subscription status, as each audience may know it. */
export function subscriptionProblem(status: SubscriptionErrorStatus, audience: Audience): ChatProblem {
  return {
    kind: 'subscription',
    status,
    audience,
    resetAt: status >= 463 ? '2026-03-11T00:00:00Z' : null,
  };
}

/** Actions that do nothing. */
export const noActions: ChatActions = {
  onDraftChange: () => {},
  onSend: () => {},
  onStarter: () => {},
  onTakeBack: () => {},
  onStop: () => {},
  onRetry: () => {},
  onRetryHistory: () => {},
  onRate: () => {},
  onRegenerate: () => {},
  onEdit: () => {},
  onBranch: () => {},
  onNewChat: () => {},
  onSignIn: () => {},
};
