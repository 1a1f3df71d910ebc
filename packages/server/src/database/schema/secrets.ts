import { pgTable, text } from 'drizzle-orm/pg-core';

/** Secrets that all processes over the database share. */
export const sharedSecrets = pgTable('shared_secrets', {
  name: text('name').primaryKey(),
  secret: text('secret').notNull(),
});
