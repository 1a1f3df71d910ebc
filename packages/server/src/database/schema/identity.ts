import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

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
