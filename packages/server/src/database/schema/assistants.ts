import type { AssistantAudience, AssistantDraft, AssistantStatus, Locale, RateLimit } from '@parley/model';
import { boolean, index, integer, jsonb, pgTable, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { organisations, users } from './organisations.ts';

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
    starterQuestions: jsonb('starter_questions').$type<readonly string[]>().notNull().default([]),
    citationsShown: boolean('citations_shown').notNull().default(true),
    feedbackAsked: boolean('feedback_asked').notNull().default(true),
    placeholder: text('placeholder').notNull().default(''),
    disclaimer: text('disclaimer').notNull().default(''),
    /** Sources of CSP `frame-ancestors`, such as `https://*.shop.test`; none allows no site (WG-4). */
    allowedDomains: jsonb('allowed_domains').$type<readonly string[]>().notNull().default([]),
    /** How many messages one person may send it, and what it says beyond that (AS-2). */
    rateLimit: jsonb('rate_limit').$type<RateLimit>(),
    /** Who of the organisation finds it; `chosen` are those of `assistant_access`. */
    audience: text('audience').$type<AssistantAudience>().notNull().default('chosen'),
    /** How the widget looks (AS-5); null is the default look. */
    widget: jsonb('widget').$type<AssistantDraft<number>['widget']>(),
    widgetKey: text('widget_key').notNull().unique(),
    /**
     * The saved draft where it differs from the published version; null where the other columns hold it. A
     * draft that was never published is in the columns, which only administrators read then (AS-4).
     */
    draft: jsonb('draft').$type<AssistantDraft<number>>(),
    /** Grows with each change of the draft. */
    draftVersion: integer('draft_version').notNull().default(1),
    draftSavedBy: uuid('draft_saved_by').references(() => users.id, { onDelete: 'set null' }),
    /** Counts the changes of the passages: indexes over them are rebuilt when it grows. */
    dataVersion: integer('data_version').notNull().default(0),
    /** When an administrator first asked a draft of it in the test chat, which keeps nothing else (QS-1). */
    testedAt: moment('tested_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /**
     * When it was deleted: for some days it can be had back, and is none of the organisation's assistants
     * (AS-1). It is not published then, so that nobody meets it. Null for all others.
     */
    deletedAt: moment('deleted_at'),
    deletedBy: uuid('deleted_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [index('assistants_by_organisation').on(table.organisationId)],
);

export type Assistant = typeof assistants.$inferSelect;

/** What was published of an assistant, a row for each publication; the newest are kept (AS-4). */
export const assistantVersions = pgTable(
  'assistant_versions',
  {
    assistantId: uuid('assistant_id')
      .notNull()
      .references(() => assistants.id, { onDelete: 'cascade' }),
    /** Counts the publications of the assistant from 1. */
    number: integer('number').notNull(),
    /** Everything that was published with it; data files are not part of it. */
    content: jsonb('content').$type<AssistantDraft<number>>().notNull(),
    publishedBy: uuid('published_by').references(() => users.id, { onDelete: 'set null' }),
    /** Their name at that time, for when they are removed; null before versions were kept, as the time. */
    publishedByName: text('published_by_name'),
    publishedAt: moment('published_at'),
  },
  (table) => [
    primaryKey({ columns: [table.assistantId, table.number] }),
    index('assistant_versions_by_user').on(table.publishedBy),
  ],
);

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

/** Whose the grant of a frame's document is, from the first call with it until it can't be renewed (WG-8). */
export const grantHolders = pgTable(
  'grant_holders',
  {
    grantId: text('grant_id').primaryKey(),
    /** The visitor, as `x-client-id` names them. */
    clientId: uuid('client_id').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('grant_holders_by_end').on(table.expiresAt)],
);

/** Sites that asked for the widget of an assistant, as the browser named them (QS-1, WG-7). */
export const widgetSites = pgTable(
  'widget_sites',
  {
    assistantId: uuid('assistant_id')
      .notNull()
      .references(() => assistants.id, { onDelete: 'cascade' }),
    /** Its origin. */
    site: text('site').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    /** Whether it was sent away then, as the assistant does not allow it. */
    isRefused: boolean('is_refused').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.assistantId, table.site] })],
);
