import type { AssistantDraft } from '@parley/api';
import type { AssistantAudience, AssistantStatus, DataFileStatus, Locale } from '@parley/model';
import { boolean, index, integer, jsonb, pgTable, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, moment } from './columns.ts';
import { organisations, users } from './organisations.ts';

/** How many messages one person may send to an assistant, and what it says beyond that (AS-2). */
export interface AssistantRateLimit {
  max: number;
  windowSeconds: number;
  message: string;
}

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
    /** Who of the organisation finds it; `chosen` are those of `assistant_access`. */
    audience: text('audience').$type<AssistantAudience>().notNull().default('chosen'),
    /** How the widget looks (AS-5); null as at first. */
    widget: jsonb('widget').$type<AssistantDraft['widget']>(),
    widgetKey: text('widget_key').notNull().unique(),
    /**
     * What was saved and is not published; null where it is what the other columns say. A draft that was never
     * published has it in the columns, which nobody but administrators reads then (AS-4).
     */
    draft: jsonb('draft').$type<AssistantDraft>(),
    /** Grows with each change of the draft. */
    draftVersion: integer('draft_version').notNull().default(1),
    draftSavedBy: uuid('draft_saved_by').references(() => users.id, { onDelete: 'set null' }),
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
