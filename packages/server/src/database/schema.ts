import type { Citation } from '@parley/api';
import type {
  AssistantStatus,
  Author,
  DataFileStatus,
  Locale,
  MessageState,
  Rating,
  UserRole,
  UserStatus,
} from '@parley/model';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/** How many messages one person may send to an assistant, and what it says beyond that (AS-2). */
export interface AssistantRateLimit {
  max: number;
  windowSeconds: number;
  message: string;
}

/** Why an answer failed, as its stream's `error` event says it. */
export interface AnswerFailure {
  status: number;
  code: string;
  text: string;
  retryAfter?: number;
  resetAt?: string;
}

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

export const organisations = pgTable('organisations', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  supportEmail: text('support_email').notNull(),
  billingEmail: text('billing_email').notNull(),
  defaultLanguage: text('default_language').$type<Locale>().notNull().default('en'),
  wizardPending: boolean('wizard_pending').notNull().default(true),
  planGuid: uuid('plan_guid').notNull(),
  billingPeriod: text('billing_period').$type<'M' | 'Y'>().notNull().default('M'),
  subscriptionStatus: text('subscription_status').notNull(),
  /** A trial past this moment has ended, whatever the status says; null is a trial without an end. */
  trialEndsAt: moment('trial_ends_at'),
  dailyMessageLimit: integer('daily_message_limit').notNull(),
  monthlyCharacterLimit: integer('monthly_character_limit').notNull(),
  assistantLimit: integer('assistant_limit').notNull(),
  createdAt: moment('created_at').notNull(),
});

export type Organisation = typeof organisations.$inferSelect;

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** Subject of the identity provider's tokens; null until an invited user signs in for the first time. */
    subject: text('subject').unique(),
    /** In lower case. */
    email: text('email').notNull().unique(),
    name: text('name').notNull(),
    avatarUrl: text('avatar_url'),
    role: text('role').$type<UserRole>().notNull(),
    status: text('status').$type<UserStatus>().notNull(),
    language: text('language').$type<Locale>().notNull().default('en'),
    passwordHash: text('password_hash'),
    emailVerified: boolean('email_verified').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('users_by_organisation').on(table.organisationId)],
);

export type User = typeof users.$inferSelect;

export const assistants = pgTable(
  'assistants',
  {
    id: uuid('id').primaryKey(),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    avatarUrl: text('avatar_url'),
    status: text('status').$type<AssistantStatus>().notNull().default('draft'),
    /** '' lets the server choose. */
    model: text('model').notNull().default(''),
    temperature: real('temperature').notNull().default(0.2),
    instructions: text('instructions').notNull().default(''),
    language: text('language').$type<Locale | 'auto'>().notNull().default('auto'),
    /** Said when nothing in the data files answers; '' is the engine's own wording. */
    fallbackMessage: text('fallback_message').notNull().default(''),
    welcomeMessage: text('welcome_message').notNull().default(''),
    starterQuestions: jsonb('starter_questions').$type<string[]>().notNull().default([]),
    citationsShown: boolean('citations_shown').notNull().default(true),
    feedbackAsked: boolean('feedback_asked').notNull().default(true),
    placeholder: text('placeholder').notNull().default(''),
    disclaimer: text('disclaimer').notNull().default(''),
    /** Sources of CSP `frame-ancestors`, such as `https://*.shop.test`; none allows no site (WG-4). */
    allowedDomains: jsonb('allowed_domains').$type<string[]>().notNull().default([]),
    rateLimit: jsonb('rate_limit').$type<AssistantRateLimit>(),
    widgetKey: text('widget_key').notNull().unique(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('assistants_by_organisation').on(table.organisationId)],
);

export type Assistant = typeof assistants.$inferSelect;

/** Which assistants a non-admin may use. */
export const assistantAccess = pgTable(
  'assistant_access',
  {
    assistantId: uuid('assistant_id')
      .notNull()
      .references(() => assistants.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.assistantId, table.userId] }),
    index('assistant_access_by_user').on(table.userId),
  ],
);

export const dataFiles = pgTable(
  'data_files',
  {
    id: uuid('id').primaryKey(),
    assistantId: uuid('assistant_id')
      .notNull()
      .references(() => assistants.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    mediaType: text('media_type').notNull(),
    bytes: integer('bytes').notNull(),
    pages: integer('pages').notNull().default(0),
    status: text('status').$type<DataFileStatus>().notNull(),
    /** Why indexing failed; null otherwise. */
    failure: text('failure'),
    /** The file as it came, to index it anew. */
    content: bytes('content').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('data_files_by_assistant').on(table.assistantId)],
);

/** A passage of a data file: the unit that retrieval finds and an answer cites. */
export const dataChunks = pgTable(
  'data_chunks',
  {
    dataFileId: uuid('data_file_id')
      .notNull()
      .references(() => dataFiles.id, { onDelete: 'cascade' }),
    /** Place in the file, from 0. */
    ordinal: integer('ordinal').notNull(),
    /** From 1; null where the file has no pages. */
    page: integer('page'),
    /** Headings above the passage, outermost first, joined by ' › '; '' where there are none. */
    heading: text('heading').notNull().default(''),
    text: text('text').notNull(),
  },
  (table) => [primaryKey({ columns: [table.dataFileId, table.ordinal] })],
);

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
    title: text('title').notNull(),
    unreadCount: integer('unread_count').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    check('threads_one_owner', sql`(${table.userId} is null) <> (${table.clientId} is null)`),
    index('threads_by_user').on(table.userId, table.assistantId, table.updatedAt),
    index('threads_by_client').on(table.clientId, table.assistantId, table.updatedAt),
    index('threads_by_assistant').on(table.assistantId),
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
    failure: jsonb('failure').$type<AnswerFailure>(),
    /** Set by any process; obeyed by the one that writes the answer. */
    stopRequested: boolean('stop_requested').notNull().default(false),
    /** Last sign of life of the process that writes the answer. */
    heartbeatAt: moment('heartbeat_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('messages_in_order').on(table.threadId, table.ordinal),
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

/** A fixed window per key. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  windowEndsAt: moment('window_ends_at').notNull(),
  count: integer('count').notNull(),
});

export const usagePerDay = pgTable(
  'usage_per_day',
  {
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** UTC. */
    day: date('day', { mode: 'string' }).notNull(),
    messages: integer('messages').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.day] })],
);

export const usagePerMonth = pgTable(
  'usage_per_month',
  {
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** First day of the month, UTC. */
    month: date('month', { mode: 'string' }).notNull(),
    characters: bigint('characters', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.month] })],
);

export const invoices = pgTable(
  'invoices',
  {
    id: uuid('id').primaryKey(),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    number: text('number').notNull(),
    planName: text('plan_name').notNull(),
    /** Euro cents. */
    amount: integer('amount').notNull(),
    status: text('status').$type<'open' | 'paid'>().notNull(),
    issuedAt: moment('issued_at').notNull(),
    paidAt: moment('paid_at'),
  },
  (table) => [index('invoices_by_organisation').on(table.organisationId)],
);

/** A one-time way into the billing sandbox: its id is the only credential there. */
export const billingSessions = pgTable('billing_sessions', {
  id: text('id').primaryKey(),
  organisationId: uuid('organisation_id')
    .notNull()
    .references(() => organisations.id, { onDelete: 'cascade' }),
  /** The plan of a checkout; null for the customer portal. */
  planGuid: uuid('plan_guid'),
  billingPeriod: text('billing_period').$type<'M' | 'Y'>().notNull().default('M'),
  expiresAt: moment('expires_at').notNull(),
  /** Set when it was used to change the subscription: it works once. */
  usedAt: moment('used_at'),
});

/** Links sent by e-mail to prove an address. Only a hash of the link's token is kept. */
export const emailVerifications = pgTable('email_verifications', {
  tokenHash: text('token_hash').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  email: text('email').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

/** Everything that the embedded identity provider keeps. */
export const identityRecords = pgTable(
  'identity_records',
  {
    model: text('model').notNull(),
    id: text('id').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    grantId: text('grant_id'),
    uid: text('uid'),
    userCode: text('user_code'),
    expiresAt: moment('expires_at'),
  },
  (table) => [
    primaryKey({ columns: [table.model, table.id] }),
    index('identity_records_by_grant').on(table.grantId),
    index('identity_records_by_uid').on(table.model, table.uid),
    index('identity_records_by_expiry').on(table.expiresAt),
  ],
);
