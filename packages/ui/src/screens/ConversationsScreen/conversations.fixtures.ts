import { type ChatMessage, matches } from '@parley/model';
import { answerMessage, citations, readerMessage } from '../../chat/chat.fixtures.ts';
import { longThread } from '../../chat/Transcript/longThread.fixtures.ts';
import {
  type AnswerCare,
  CONVERSATION_PAGE_SIZE,
  type ConversationChoices,
  type ConversationListItem,
  type ConversationMessage,
  type ConversationQuery,
  type ConversationRemoval,
  type OpenedConversation,
} from './conversations.types.ts';

function conversation(id: string, title: string, rest: Partial<ConversationListItem>): ConversationListItem {
  return {
    id,
    title,
    assistantName: 'Shop Assistant',
    avatarUrl: null,
    userName: null,
    site: 'https://shop.test',
    updatedAt: '2026-03-10T14:12:30Z',
    questions: 1,
    needsCare: 0,
    failed: 0,
    ratedUp: 0,
    ratedDown: 0,
    openQuestion: '',
    href: `#${id}`,
    ...rest,
  };
}

export const conversations: readonly ConversationListItem[] = [
  conversation('1', 'How long does shipping to Austria take?', {
    ratedUp: 1,
    questions: 2,
    needsCare: 1,
    openQuestion: 'Is there a vegan menu in your café?',
  }),
  conversation('2', 'Can I pay on account as a club?', { questions: 1, needsCare: 1 }),
  conversation('3', 'What does the warranty not cover?', {
    assistantName: 'Returns Desk',
    userName: 'Agent 3',
    site: null,
    needsCare: 1,
    ratedDown: 1,
    updatedAt: '2026-03-09T09:00:00Z',
  }),
  conversation('4', 'Do you repair tents?', { failed: 1, updatedAt: '2026-03-06T17:30:00Z' }),
  conversation('5', 'Which payment methods do you accept?', {
    site: null,
    updatedAt: '2026-02-20T08:15:00Z',
  }),
];

/** More than a page of them. */
export const manyConversations: readonly ConversationListItem[] = Array.from({ length: 60 }, (_, index) => ({
  ...(conversations[index % conversations.length] as ConversationListItem),
  id: `many-${index}`,
  title: `Question ${index + 1}`,
}));

const LONG_WORD = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';

export const longConversations: readonly ConversationListItem[] = conversations.map((each) => ({
  ...each,
  title: `${LONG_WORD} ${LONG_WORD}`,
  openQuestion: each.openQuestion && LONG_WORD,
  assistantName: LONG_WORD.repeat(2),
  site: each.site && `https://${'x'.repeat(60)}.${'y'.repeat(60)}.test`,
  userName: each.userName && LONG_WORD,
}));

const asRead = (
  message: ChatMessage,
  { uncertain = null, care = null }: Partial<Pick<ConversationMessage, 'uncertain' | 'care'>> = {},
): ConversationMessage => ({ ...message, uncertain, care });

/** One question that was answered, and one that was not. */
export const messages: readonly ConversationMessage[] = [
  asRead(readerMessage({ id: 'q1', body: 'How long does shipping to Austria take?' })),
  asRead(
    answerMessage({
      id: 'a1',
      parentId: 'q1',
      body: 'Two to four working days [1].',
      citations: citations.slice(0, 1),
      rating: 'up',
    }),
  ),
  asRead(readerMessage({ id: 'q2', parentId: 'a1', body: 'Is there a vegan menu in your café?' })),
  asRead(
    answerMessage({
      id: 'a2',
      parentId: 'q2',
      body: 'I could not find an answer to that in my documents.',
      citations: [],
      rating: null,
    }),
    { uncertain: 'nothing', care: 'open' },
  ),
];

/** The same, with the question seen to, and with an answer that failed and one that was rated down. */
export const sortedOut: readonly ConversationMessage[] = [
  ...messages.slice(0, 2),
  ...messages.slice(2).map((message) => (message.care ? { ...message, care: 'done' as const } : message)),
  asRead(readerMessage({ id: 'q3', parentId: 'a2', body: 'And on Sundays?' })),
  asRead(
    answerMessage({
      id: 'a3',
      parentId: 'q3',
      body: '',
      citations: [],
      rating: null,
      state: 'failed',
      problem: { kind: 'generic' },
    }),
  ),
  asRead(readerMessage({ id: 'q4', parentId: 'a3', body: 'Where are you?' })),
  asRead(
    answerMessage({
      id: 'a4',
      parentId: 'q4',
      body: 'In Bremen.',
      citations: [],
      rating: 'down',
      ratingWhy: { reason: 'incomplete', comment: 'I would need the street and the number, too.' },
    }),
    { care: 'open' },
  ),
];

/** With two answers that need care. */
export const twiceOpen: readonly ConversationMessage[] = [...messages, ...sortedOut.slice(messages.length)];

/** With many answers before and after those that need care. */
export const openFurtherDown: readonly ConversationMessage[] = [
  ...longThread(40).map((message) => asRead(message)),
  ...twiceOpen.slice(2),
  ...longThread(20).map((message) => asRead({ ...message, id: `later-${message.id}` })),
];

/** An answer that shows what comes closest. */
export const passages = [
  'These passages of my documents come closest to your question:',
  '> The café serves soup, cake and coffee from nine to five. [1]',
  '> On Sundays there is a brunch. [2]',
  'If none of them answers it, please put the question another way.',
].join('\n\n');

/** A conversation of the list, opened. */
export const openedWith = (
  all: readonly ConversationMessage[] = messages,
  of = conversations[0] as ConversationListItem,
): OpenedConversation => ({
  kind: 'ready',
  conversation: of,
  messages: all,
  filesHref: '#files',
  draftHref: '#draft',
});

export const choices: ConversationChoices = {
  assistants: [
    { id: 'shop', name: 'Shop Assistant' },
    { id: 'returns', name: 'Returns Desk' },
  ],
  sites: ['https://shop.test', 'https://help.shop.test'],
  users: [{ id: 'agent', name: 'Agent 3' }],
};

const nothing = () => undefined;

/** An administrator's abilities, with nothing under way. */
export const idleCare: AnswerCare = {
  task: { kind: 'idle' },
  onForget: nothing,
  onSettle: nothing,
  all: { task: { kind: 'idle' }, onSettle: nothing, onForget: nothing },
  onAddToFiles: nothing,
  onMakeStarter: nothing,
};

/** Nothing is deleted. */
export const idleRemoval: ConversationRemoval = {
  task: { kind: 'idle' },
  onRemove: nothing,
  onForget: nothing,
};

/** The page of these conversations that the server would reply with, by search and two filters. */
export function pageOfConversations(
  all: readonly ConversationListItem[],
  { search, outcome, rating, from, to, page }: ConversationQuery,
): { conversations: readonly ConversationListItem[]; total: number } {
  const isFound = matches(search);
  const found = all.filter(
    (each) =>
      isFound(each.title) &&
      (from === '' || (each.updatedAt.slice(0, 10) >= from && each.updatedAt.slice(0, 10) <= to)) &&
      (outcome === 'all' || ((outcome === 'needsCare' || outcome === 'failed') && each[outcome] > 0)) &&
      (rating === 'all' || (rating === 'up' ? each.ratedUp : each.ratedDown) > 0),
  );
  const start = (page - 1) * CONVERSATION_PAGE_SIZE;
  return { conversations: found.slice(start, start + CONVERSATION_PAGE_SIZE), total: found.length };
}
