import {
  ASKER_KINDS,
  CARE_STATES,
  CONVERSATION_DAYS_MAX,
  CONVERSATION_DAYS_MIN,
  CONVERSATION_OUTCOMES,
  CONVERSATION_SPANS,
  EXPORT_TYPES,
  RATINGS,
  UNCERTAINTIES,
} from '@parley/model';
import { z } from 'zod';
import type { Calls } from './call.ts';
import { message } from './chat.ts';
import { done, guid, maxUnits, moment, rowsOf } from './common.ts';
import { pageOf, paging } from './paging.ts';

/** Somebody of the organisation who asked. */
const asker = z.object({ userId: guid, name: z.string() });

/** A conversation as the list of all shows it. */
export const conversationSummary = z.object({
  threadId: guid,
  /** The start of its first question. */
  title: z.string(),
  assistant: z.object({ assistantGuid: guid, name: z.string(), avatarUrl: z.string().nullable() }),
  /** Who asked; null for a visitor of a site, who stays anonymous. */
  user: asker.nullable(),
  /** Origin of the site that the widget stood on; null in the portal, and where the widget did not say. */
  site: z.string().nullable(),
  startedAt: moment,
  updatedAt: moment,
  /** How many questions it holds, and how many answers of each of these kinds. */
  questions: z.int().nonnegative(),
  needsCare: z.int().nonnegative(),
  failed: z.int().nonnegative(),
  ratedUp: z.int().nonnegative(),
  ratedDown: z.int().nonnegative(),
  /**
   * The start of the first question whose answer needs care; '' where it is the title's, and where there is
   * none.
   */
  openQuestion: z.string(),
});

/** A message as administrators read it. */
export const readMessage = message.extend({
  /** Why the answer is not certain; null for one that is. */
  uncertain: z.enum(UNCERTAINTIES).nullable(),
  /**
   * Whether somebody saw to an answer that needs care: one that found nothing, showed passages only that were
   * not rated up, or was rated down. Null for all others.
   */
  care: z.enum(CARE_STATES).nullable(),
});

/** Filters of the list of conversations; one that is left out excludes nothing. */
const filters = z.object({
  /** Words, each in some message of the conversation, in any letter case. */
  search: z
    .string()
    .check(...maxUnits(256))
    .default(''),
  assistantGuid: guid.optional(),
  /** Origin of a site. */
  site: z
    .string()
    .check(...maxUnits(256))
    .optional(),
  asker: z.enum(ASKER_KINDS).optional(),
  userId: guid.optional(),
  /** Conversations with an answer of this rating. */
  rating: z.enum(RATINGS).optional(),
  outcome: z.enum(CONVERSATION_OUTCOMES).optional(),
  /** Conversations with a message within this span. */
  span: z.enum(CONVERSATION_SPANS).optional(),
  /** Conversations with a message at or after this moment. */
  from: moment.optional(),
  /** Conversations with a message before this moment; with `from`, the same message is between both. */
  before: moment.optional(),
  /** Conversations whose last message is more than this many days ago, as an organisation keeps them. */
  olderThanDays: z.coerce
    .number<number | string>()
    .int()
    .min(CONVERSATION_DAYS_MIN)
    .max(CONVERSATION_DAYS_MAX)
    .optional(),
});

/** Calls by which administrators read what was asked of the organisation's assistants (AS-6). */
export const conversationCalls = {
  getConversations: {
    summary: 'Conversations of the organization’s assistants, newest first, a page of those that match',
    auth: 'admin',
    query: filters.extend(paging),
    reply: pageOf(conversationSummary),
    errors: [],
  },
  getConversationChoices: {
    summary: 'Sites and users that conversations can be filtered by',
    auth: 'admin',
    reply: z.object({ sites: z.array(z.string()), users: rowsOf(asker) }),
    errors: [],
  },
  getConversation: {
    summary: 'One conversation with its messages, oldest first',
    auth: 'admin',
    query: z.object({ threadId: guid }),
    reply: z.object({ conversation: conversationSummary, messages: rowsOf(readMessage) }),
    errors: [404],
  },
  settleAnswer: {
    summary: 'Say whether an answer that needs care was seen to; one that needs none stays as it is',
    auth: 'admin',
    body: z.object({ answerId: guid, state: z.enum(CARE_STATES) }),
    reply: done,
    errors: [404],
  },
  deleteConversation: {
    summary: 'Delete a conversation with all that was said in it, also for whoever asked',
    auth: 'admin',
    body: z.object({ threadId: guid }),
    reply: done,
    errors: [403, 404],
  },
  exportConversations: {
    summary: 'The conversations that match as a file: a line for each answer as CSV, or all as JSON',
    auth: 'admin',
    query: filters.extend({ type: z.enum(EXPORT_TYPES) }),
    download: true,
    errors: [],
  },
} as const satisfies Calls;

export type ConversationSummary = z.infer<typeof conversationSummary>;
export type ReadMessage = z.infer<typeof readMessage>;
export type ConversationFilters = z.output<typeof filters>;
