import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** A fixed window per key. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  windowEndsAt: moment('window_ends_at').notNull(),
  count: integer('count').notNull(),
});
