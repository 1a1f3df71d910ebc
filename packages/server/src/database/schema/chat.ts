import type { AnswerEvent, Citation } from '@parley/api';
import type { Author, MessageState, Rating, RatingWhy, Uncertainty } from '@parley/model';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { assistants } from './assistants.ts';
import { moment } from './columns.ts';
import { users } from './organisations.ts';

/** Why an answer failed, as its stream's `error` event says it. */
export type AnswerFailure = Omit<Extract<AnswerEvent, { type: 'error' }>, 'type'>;

export const threads = pgTable(
  'threads',
  {
    id: uuid('id').primaryKey(),
    assistantId: uuid('assistant_id')
      .notNull()
      .references(() => assistants.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The visitor of a widget, as `x-client-id` names it. */
    clientId: uuid('client_id'),
    /** Origin of the site that the widget stood on; null in the portal, and where the browser did not say. */
    site: text('site'),
    /** The start of its first question. */
    title: text('title').notNull(),
    /** What its reader calls it; null where they have not said. Nobody else is shown it. */
    givenTitle: text('given_title'),
    unreadCount: integer('unread_count').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    check('threads_one_owner', sql`(${table.userId} is null) <> (${table.clientId} is null)`),
    index('threads_by_user').on(table.userId, table.assistantId, table.updatedAt),
    index('threads_by_client').on(table.clientId, table.assistantId, table.updatedAt),
    index('threads_by_assistant').on(table.assistantId, table.updatedAt),
  ],
);

export const messages = pgTable(
  'messages',
  {
    id: uuid('id').primaryKey(),
    threadId: uuid('thread_id')
      .notNull()
      .references(() => threads.id, { onDelete: 'cascade' }),
    /** The message before this one; several with the same parent are branches. Null for a thread's first. */
    parentId: uuid('parent_id'),
    /** Order of arrival within the database. */
    ordinal: bigint('ordinal', { mode: 'number' }).generatedAlwaysAsIdentity(),
    author: text('author').$type<Author>().notNull(),
    contentType: text('content_type').$type<'text' | 'error' | 'error_rate_limited'>().notNull(),
    body: text('body').notNull(),
    state: text('state').$type<MessageState>().notNull(),
    citations: jsonb('citations').$type<Citation[]>().notNull().default([]),
    rating: text('rating').$type<NonNullable<Rating>>(),
    /** Only where it is rated down. */
    ratingWhy: jsonb('rating_why').$type<RatingWhy>(),
    /** Why an answer is not certain, as its engine said; null for all others (AS-6). */
    uncertain: text('uncertain').$type<Uncertainty>(),
    /** Whether an administrator saw to it; another bad rating asks for that anew (AS-6). */
    settled: boolean('settled').notNull().default(false),
    failure: jsonb('failure').$type<AnswerFailure>(),
    /** Set by any process; obeyed by the one that writes the answer. */
    stopRequested: boolean('stop_requested').notNull().default(false),
    /** Last sign of life of the process that writes the answer. */
    heartbeatAt: moment('heartbeat_at'),
    /** When a reader at a process that does not write the answer last asked for more of it. */
    readAt: moment('read_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('messages_in_order').on(table.threadId, table.ordinal),
    index('messages_by_parent').on(table.parentId),
    // What may need care, which `care.ts` looks at closely: few of all messages.
    index('messages_for_care')
      .on(table.threadId)
      .where(sql`not ${table.settled} and (${table.uncertain} is not null or ${table.rating} = 'down')`),
    index('messages_by_time').on(table.createdAt),
    index('messages_streaming').on(table.heartbeatAt).where(sql`${table.state} = 'streaming'`),
  ],
);

/** What an answer's stream sent, so that any process can resume it. */
export const answerEvents = pgTable(
  'answer_events',
  {
    answerId: uuid('answer_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    /** The event's `id:`, growing from 1. */
    sequence: integer('sequence').notNull(),
    event: jsonb('event').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.answerId, table.sequence] }),
    index('answer_events_by_time').on(table.createdAt),
  ],
);
