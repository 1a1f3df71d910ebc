import type { Locale } from '@parley/model';
import { bigint, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { organisations } from './organisations.ts';

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
  /** What its pages are written in: that of whoever opened it. */
  language: text('language').$type<Locale>().notNull().default('en'),
  expiresAt: moment('expires_at').notNull(),
  /** Set when it was used to change the subscription: it works once. */
  usedAt: moment('used_at'),
});
