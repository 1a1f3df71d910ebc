import type { AnswerEvent, chatCalls, ThreadWithMessages } from '../contract/chat.ts';
import type { Examples } from './example.ts';
import { answerId, assistantGuid, dataFileGuid, done, messageId, now, threadId } from './ids.ts';

const citation = {
  number: 1,
  dataFileGuid,
  fileName: 'shipping.md',
  page: 2,
  excerpt: 'Standard delivery takes two to four working days.',
};

export const exampleThread: ThreadWithMessages = {
  thread: { id: threadId, assistantGuid, title: 'Delivery', unreadCount: 0, updatedAt: now },
  messages: [
    {
      id: messageId,
      parentId: null,
      author: 'reader',
      contentType: 'text',
      body: 'How long does delivery take?',
      state: 'complete',
      citations: [],
      rating: null,
      ratingWhy: null,
      createdAt: now,
    },
    {
      id: answerId,
      parentId: messageId,
      author: 'assistant',
      contentType: 'text',
      body: 'Standard delivery takes **two to four working days** [1].',
      state: 'complete',
      citations: [citation],
      rating: null,
      ratingWhy: null,
      createdAt: now,
    },
  ],
};

/** A complete answer, event by event. */
export const exampleAnswer: AnswerEvent[] = [
  { type: 'start', threadId, messageId, answerId, createdAt: now },
  { type: 'delta', text: 'Standard delivery takes ' },
  { type: 'delta', text: '**two to four working days** [1].' },
  { type: 'citations', citations: [citation] },
  { type: 'end', finishReason: 'complete' },
];

export const chatExamples: Examples<keyof typeof chatCalls> = {
  getThreads: { input: { assistantGuid }, reply: { threads: [exampleThread.thread] } },
  getThread: { input: { threadId }, reply: exampleThread },
  sendMessage: {
    input: { assistantGuid, threadId, messageId, answerId, text: 'How long does delivery take?' },
    events: exampleAnswer,
  },
  getAnswerStream: { input: { answerId }, events: exampleAnswer },
  stopAnswer: { input: { answerId }, reply: done },
  rateAnswer: {
    input: { answerId, rating: 'down', why: { reason: 'incomplete', comment: 'And to Spain?' } },
    reply: done,
  },
  markThreadSeen: { input: { threadId }, reply: done },
  renameThread: { input: { threadId, title: 'Delivery to Austria' }, reply: done },
  deleteThread: { input: { threadId }, reply: done },
};
