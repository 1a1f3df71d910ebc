import type { DataFileFailure, DataFileStatus } from '@parley/model';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core';
import { assistants } from './assistants.ts';
import { bytes, moment } from './columns.ts';

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
    /** Why nothing can be answered from it; null unless it failed. */
    failure: text('failure').$type<DataFileFailure>(),
    /** Share that is read, 0 to 1; null where nobody knows. */
    progress: real('progress'),
    /** The file as it came, to index it anew. */
    content: bytes('content').notNull(),
    /** SHA-256 of the content, by which a repeated upload is known. */
    contentHash: text('content_hash').notNull(),
    /** When it was put into the queue: the oldest is indexed first. */
    queuedAt: moment('queued_at').notNull(),
    /** Of the process that indexes it, or embeds its passages; null unless one does. */
    leaseId: uuid('lease_id'),
    /** Past this moment, by the database's clock, that process counts as gone. */
    leasedUntil: moment('leased_until'),
    /** The space of vectors that all its passages have one in; null where some have none (ADR 72). */
    embeddedBy: text('embedded_by'),
    /** How often indexing was begun since it was queued. */
    attempts: integer('attempts').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('data_files_by_assistant').on(table.assistantId),
    index('data_files_in_queue').on(table.queuedAt).where(sql`${table.status} in ('queued', 'indexing')`),
  ],
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
