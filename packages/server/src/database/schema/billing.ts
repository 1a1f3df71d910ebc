import type { Locale } from '@parley/model';
import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CheckoutCharge, SandboxCustomer } from '../../billing/customerState.ts';
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

/** The payment provider's invoices, as they were when they were last read from there. */
export const invoices = pgTable(
  'invoices',
  {
    id: uuid('id').primaryKey(),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** What the payment provider calls it. */
    providerId: text('provider_id').notNull(),
    number: text('number').notNull(),
    /** What it is for, as the payment provider says it: a plan's name. */
    planName: text('plan_name').notNull(),
    /** Euro cents, before earlier credit pays of it; below 0 where it leaves credit. */
    amount: integer('amount').notNull(),
    status: text('status').$type<'open' | 'paid'>().notNull(),
    issuedAt: moment('issued_at').notNull(),
    paidAt: moment('paid_at'),
    /** The time that it is for; null for those from before this was kept. */
    periodBeginsAt: moment('period_begins_at'),
    periodEndsAt: moment('period_ends_at'),
    /** When the billing e-mail was told that it is paid: once (BI-1). */
    mailedAt: moment('mailed_at'),
  },
  (table) => [
    index('invoices_by_organisation').on(table.organisationId),
    unique('invoices_by_provider_id').on(table.organisationId, table.providerId),
  ],
);

/** Which customer of the payment provider an organisation is. */
export const paymentCustomers = pgTable('payment_customers', {
  organisationId: uuid('organisation_id')
    .primaryKey()
    .references(() => organisations.id, { onDelete: 'cascade' }),
  /** What the payment provider calls it, such as `cus_...`. */
  customerId: text('customer_id').notNull().unique(),
  /** What the payment provider keeps for the next invoices, as last read; euro cents. */
  credit: integer('credit').notNull().default(0),
  /** How many readings of the customer's state were begun: each has its number. */
  readingsBegun: integer('readings_begun').notNull().default(0),
  /** Number of the reading that is in force: an older one that comes later is left. */
  readingInForce: integer('reading_in_force').notNull().default(0),
});

/** Events of the payment provider that were dealt with: one that comes again does nothing. */
export const paymentEvents = pgTable('payment_events', {
  id: text('id').primaryKey(),
  receivedAt: moment('received_at').notNull(),
});

/** What the billing sandbox knows of its customers, as a payment provider would keep it. */
export const sandboxCustomers = pgTable('sandbox_customers', {
  organisationId: uuid('organisation_id')
    .primaryKey()
    .references(() => organisations.id, { onDelete: 'cascade' }),
  state: jsonb('state').$type<SandboxCustomer>().notNull(),
});

/** A one-time way into the billing sandbox: its id opens the page, whose form carries a second secret. */
export const billingSessions = pgTable('billing_sessions', {
  id: text('id').primaryKey(),
  organisationId: uuid('organisation_id')
    .notNull()
    .references(() => organisations.id, { onDelete: 'cascade' }),
  /** What only the form of the session's page carries: without it nothing is changed. */
  formToken: text('form_token').notNull(),
  /** The plan of a checkout; null for the customer portal. */
  planGuid: uuid('plan_guid'),
  billingPeriod: text('billing_period').$type<'M' | 'Y'>().notNull().default('M'),
  /** What a checkout costs, reckoned once, when it is opened; null for the customer portal. */
  charge: jsonb('charge').$type<CheckoutCharge>(),
  /** What its pages are written in: that of whoever opened it. */
  language: text('language').$type<Locale>().notNull().default('en'),
  expiresAt: moment('expires_at').notNull(),
  /** Set when it was used to change the subscription: it works once. */
  usedAt: moment('used_at'),
});
