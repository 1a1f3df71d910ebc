import type { ConversationSummary, conversationCalls } from '../contract/conversations.ts';
import { exampleThread } from './chat.ts';
import type { Examples } from './example.ts';
import { answerId, assistantGuid, done, now, threadId, userId } from './ids.ts';

const conversation: ConversationSummary = {
  threadId,
  title: exampleThread.thread.title,
  assistant: { assistantGuid, name: 'Shop Assistant', avatarUrl: null },
  user: null,
  site: 'https://shop.test',
  startedAt: now,
  updatedAt: now,
  questions: 1,
  needsCare: 1,
  failed: 0,
  ratedUp: 0,
  ratedDown: 0,
  openQuestion: '',
};

export const conversationExamples: Examples<keyof typeof conversationCalls> = {
  getConversations: { input: {}, reply: { rows: [conversation], total: 1 } },
  getConversationChoices: {
    reply: { sites: ['https://shop.test'], users: [{ userId, name: 'Acme Admin' }] },
  },
  getConversation: {
    input: { threadId },
    reply: {
      conversation,
      messages: exampleThread.messages.map((message) => ({
        ...message,
        uncertain: message.author === 'assistant' ? ('nothing' as const) : null,
        care: message.author === 'assistant' ? ('open' as const) : null,
      })),
    },
  },
  settleAnswer: { input: { answerId, state: 'done' }, reply: done },
  deleteConversation: { input: { threadId }, reply: done },
  exportConversations: {
    input: { type: 'json' },
    file: { name: 'conversations.json', mediaType: 'application/json', content: '[]' },
  },
};
