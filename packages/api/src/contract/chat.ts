import {
  AUTHORS,
  type ChatCitation,
  isBlank,
  MESSAGE_MAX_LENGTH,
  MESSAGE_STATES,
  RATING_REASONS,
  RATINGS,
  SUBSCRIPTION_ERROR_STATUSES,
  THREAD_TITLE_MAX_LENGTH,
} from '@parley/model';
import { z } from 'zod';
import type { Calls } from './call.ts';
import { byAssistant, done, guid, maxUnits, moment, rowsOf, shownText } from './common.ts';

/** A place in a data file that an answer is based on; `number` is what the text shows as [1]. */
export const citation = z.object({
  number: z.int().positive(),
  dataFileGuid: guid,
  fileName: z.string(),
  /** Page from 1, or null where the file has no pages. */
  page: z.int().positive().nullable(),
  excerpt: z.string(),
  /** Where the words are rows of a table: these rows in plain text, those that fit the question first. */
  table: z.object({ header: z.array(z.string()), rows: z.array(z.array(z.string())) }).optional(),
});

export const rating = z.enum(RATINGS).nullable();

/** Why an answer is rated down: a reason, and words of the reader's own or ''. */
export const ratingWhy = z.object({
  reason: z.enum(RATING_REASONS),
  comment: z.string().check(...maxUnits(MESSAGE_MAX_LENGTH)),
});

export const message = z.object({
  id: guid,
  /**
   * The message that it follows, null for one that begins the conversation. Several after the same one are
   * branches.
   */
  parentId: guid.nullable(),
  /** Who wrote it: the reader, or the assistant. */
  author: z.enum(AUTHORS),
  /** `text`, or the kind of error that stands in the message's place (ER-3). */
  contentType: z.enum(['text', 'error', 'error_rate_limited']),
  /** Markdown for an assistant's message, plain text for a reader's. */
  body: z.string(),
  /** `streaming` while more may come; all others are final. */
  state: z.enum(MESSAGE_STATES),
  citations: rowsOf(citation),
  rating,
  /** Why its reader has rated it down; null where they have not said. */
  ratingWhy: ratingWhy.nullable(),
  createdAt: moment,
});

export const thread = z.object({
  id: guid,
  assistantGuid: guid,
  /** What its reader calls it, else the start of its first message. */
  title: z.string(),
  unreadCount: z.int().nonnegative(),
  updatedAt: moment,
});

/** A thread with its messages, oldest first. */
export const threadWithMessages = z.object({ thread, messages: rowsOf(message) });

const TOO_LONG = `A message may have at most ${MESSAGE_MAX_LENGTH} characters.`;

/** The text of a message: 1 to 2000 UTF-16 units, and something to be seen (CH-2, T15). */
export const messageText = z
  .string()
  .check(...maxUnits(MESSAGE_MAX_LENGTH, TOO_LONG))
  .refine((text) => !isBlank(text), 'A message needs some text.');

/**
 * Sends a message. The client makes `messageId` and `answerId` and keeps them when it tries again:
 * the server stores a message id once, and answers a repeated call with the stream of the same answer.
 * A repeated message with an `answerId` of its own is answered once more, beside the answers that it has
 * (CH-3). `threadId` is made by the client too; the thread is created with its first message (CH-1).
 */
export const sendMessageRequest = z.object({
  assistantGuid: guid,
  threadId: guid,
  messageId: guid,
  answerId: guid,
  /**
   * The answer that it follows, null to begin the conversation anew; left out, it follows the newest message.
   */
  parentId: guid.nullable().optional(),
  text: messageText,
});

/**
 * What an answer's stream sends, each with a growing `id:` to resume from (`Last-Event-ID`).
 * A stream that closes without `end` or `error` is not finished: its reader resumes it (FA-3).
 */
export const answerEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('start'), threadId: guid, messageId: guid, answerId: guid, createdAt: moment }),
  /** More text, to be appended. */
  z.object({ type: z.literal('delta'), text: z.string() }),
  z.object({ type: z.literal('citations'), citations: rowsOf(citation) }),
  /** The whole text anew: what was shown so far is dropped. */
  z.object({ type: z.literal('replace'), text: z.string() }),
  z.object({ type: z.literal('ping') }),
  z.object({ type: z.literal('end'), finishReason: z.enum(['complete', 'stopped', 'truncated']) }),
  /** `status` as an HTTP status would say it: 429, 460-464, 500. */
  z.object({
    type: z.literal('error'),
    status: z.int(),
    code: z.string(),
    text: z.string(),
    /** Seconds. */
    retryAfter: z.number().optional(),
    resetAt: moment.optional(),
  }),
]);

const byThread = z.object({ threadId: guid });
export const renameThreadRequest = byThread.extend({
  title: shownText('A conversation needs a title.').check(...maxUnits(THREAD_TITLE_MAX_LENGTH)),
});
export const byAnswer = z.object({ answerId: guid });
/** A call without `why` takes back the one that was given; only what is rated down has one. */
export const rateRequest = z.object({ answerId: guid, rating, why: ratingWhy.optional() });

/** Calls of the chat for signed-in users. */
export const chatCalls = {
  getThreads: {
    summary: 'Own threads with an assistant, newest first',
    auth: 'bearer',
    query: byAssistant,
    reply: z.object({ threads: rowsOf(thread) }),
    errors: [404],
  },
  getThread: {
    summary: 'One thread with its messages',
    auth: 'bearer',
    query: byThread,
    reply: threadWithMessages,
    errors: [404],
  },
  sendMessage: {
    summary: 'Send a message and stream its answer',
    auth: 'bearer',
    body: sendMessageRequest,
    events: answerEvent,
    errors: [404, 409, ...SUBSCRIPTION_ERROR_STATUSES],
  },
  getAnswerStream: {
    summary: 'Resume an answer’s stream after the event that Last-Event-ID names, or from its start',
    auth: 'bearer',
    query: byAnswer,
    events: answerEvent,
    errors: [404],
  },
  stopAnswer: {
    summary: 'Stop an answer on the server; what was written stays',
    auth: 'bearer',
    body: byAnswer,
    reply: done,
    errors: [404],
  },
  rateAnswer: {
    summary: 'Thumbs up, down, or neither',
    auth: 'bearer',
    body: rateRequest,
    reply: done,
    errors: [404],
  },
  markThreadSeen: {
    summary: 'Set a thread’s unreadCount to 0',
    auth: 'bearer',
    body: byThread,
    reply: done,
    errors: [404],
  },
  renameThread: {
    summary: 'Give an own thread a title, which later messages leave as it is; its place in the list stays',
    auth: 'bearer',
    body: renameThreadRequest,
    reply: done,
    errors: [404],
  },
  deleteThread: {
    summary: 'Delete an own thread with all that was said in it, for administrators too',
    auth: 'bearer',
    body: byThread,
    reply: done,
    errors: [404],
  },
} as const satisfies Calls;

export type Citation = ChatCitation;
export type Message = z.infer<typeof message>;
export type Thread = z.infer<typeof thread>;
export type ThreadWithMessages = z.infer<typeof threadWithMessages>;
export type SendMessageRequest = z.infer<typeof sendMessageRequest>;
export type AnswerEvent = z.infer<typeof answerEvent>;
