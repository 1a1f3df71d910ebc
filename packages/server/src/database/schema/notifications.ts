import type { Feature, Notification, UsageLimit } from '@parley/model';
import { desc } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { assistants } from './assistants.ts';
import { moment } from './columns.ts';
import { users } from './organisations.ts';

/** What a notification tells besides the user and the assistant that its row names. */
export type NotificationDetails =
  | (Pick<Extract<Notification, { type: 'data_file_failed' }>, 'fileName' | 'failure'> & {
      /** Left out where it was told before this was kept. */
      dataFileId?: string;
    })
  | { limit: UsageLimit }
  | Pick<Extract<Notification, { type: 'visitors_refused' }>, 'used' | 'left'>
  | { feature: Feature };

/** One row for each recipient. Deleting a user or an assistant deletes the notifications about them. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid('id').primaryKey(),
    /** The user who gets it. */
    recipientId: uuid('recipient_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text('type').$type<Notification['type']>().notNull(),
    /** The user whose action it reports. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    assistantId: uuid('assistant_id').references(() => assistants.id, { onDelete: 'cascade' }),
    details: jsonb('details').$type<NotificationDetails>(),
    readAt: moment('read_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('notifications_by_recipient').on(table.recipientId, desc(table.createdAt)),
    index('notifications_by_user').on(table.userId),
    index('notifications_by_assistant').on(table.assistantId),
    index('notifications_by_time').on(table.createdAt),
  ],
);

/** Features that the administrators of this database were told of. */
export const announcedFeatures = pgTable('announced_features', {
  feature: text('feature').$type<Feature>().primaryKey(),
  announcedAt: moment('announced_at').notNull(),
});
