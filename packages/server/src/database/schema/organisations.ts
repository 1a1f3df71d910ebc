import {
  CONVERSATION_DAYS_DEFAULT,
  type Locale,
  type UserRole,
  type UserStatus,
  type WizardProgress,
} from '@parley/model';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes, moment } from './columns.ts';

export const organisations = pgTable('organisations', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  supportEmail: text('support_email').notNull(),
  billingEmail: text('billing_email').notNull(),
  /** The language of those who have not chosen one. */
  defaultLanguage: text('default_language').$type<Locale>().notNull().default('en'),
  wizardPending: boolean('wizard_pending').notNull().default(true),
  planGuid: uuid('plan_guid').notNull(),
  billingPeriod: text('billing_period').$type<'M' | 'Y'>().notNull().default('M'),
  subscriptionStatus: text('subscription_status').notNull(),
  /** A trial past this moment has ended, whatever the status says; null is a trial without an end. */
  trialEndsAt: moment('trial_ends_at'),
  /** The period that is paid; null where nobody knows. */
  periodBeginsAt: moment('period_begins_at'),
  periodEndsAt: moment('period_ends_at'),
  /** Whether another period is paid for then. */
  renews: boolean('renews').notNull().default(true),
  dailyMessageLimit: integer('daily_message_limit').notNull(),
  monthlyCharacterLimit: integer('monthly_character_limit').notNull(),
  assistantLimit: integer('assistant_limit').notNull(),
  /** A conversation is deleted this many days after its last message (AS-6). */
  conversationDays: integer('conversation_days').notNull().default(CONVERSATION_DAYS_DEFAULT),
  /** When an administrator first opened the plan with its limits; null until then (QS-1). */
  limitsSeenAt: moment('limits_seen_at'),
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
    /** In lower case. Of one user who has joined at most; several organisations may have invited it. */
    email: text('email').notNull(),
    name: text('name').notNull(),
    avatarUrl: text('avatar_url'),
    role: text('role').$type<UserRole>().notNull(),
    status: text('status').$type<UserStatus>().notNull(),
    /** The language that they chose; null until then: their organisation's is theirs (`languageOfUser`). */
    language: text('language').$type<Locale>(),
    passwordHash: text('password_hash'),
    emailVerified: boolean('email_verified').notNull().default(false),
    /** Last call, to the minute; null before the first one (SH-7). */
    lastSeenAt: moment('last_seen_at'),
    /** Sign-ins from before this moment have ended, but for `keptSession`; null where none was ended. */
    sessionsEndedAt: moment('sessions_ended_at'),
    /** Why they have ended; null where none was, and for those of before this was kept. */
    sessionsEndedBy: text('sessions_ended_by').$type<'password' | 'access'>(),
    /** The sign-in that a password was changed in: it outlived the others. */
    keptSession: text('kept_session'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('users_by_organisation').on(table.organisationId),
    index('users_by_email').on(table.email),
    unique('users_by_organisation_and_email').on(table.organisationId, table.email),
    uniqueIndex('users_joined_by_email').on(table.email).where(sql`${table.status} <> 'invited'`),
  ],
);

export type User = typeof users.$inferSelect;

/** Links sent by e-mail to prove an address. Only a hash of the link's token is kept. */
export const emailVerifications = pgTable('email_verifications', {
  tokenHash: text('token_hash').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  email: text('email').notNull(),
  /** Whether it went out. One that the mail server did not take in time may still arrive, and is valid. */
  mailed: boolean('mailed').notNull().default(false),
  expiresAt: moment('expires_at').notNull(),
});

/**
 * Links by which an invited user joins; using one invalidates the others. Only
 * a hash of the link's token is kept.
 */
export const invitations = pgTable(
  'invitations',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Whether the link was mailed to the user's own address: using it then verifies that address. */
    mailed: boolean('mailed').notNull(),
    /** Who made the link; null where nobody of the organisation did, or they are no longer in it. */
    invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('invitations_by_user').on(table.userId)],
);

/** Avatars of users and assistants, square WebP. Their ids are their addresses, which anybody may read. */
export const pictures = pgTable('pictures', {
  id: uuid('id').primaryKey(),
  organisationId: uuid('organisation_id')
    .notNull()
    .references(() => organisations.id, { onDelete: 'cascade' }),
  content: bytes('content').notNull(),
  createdAt: moment('created_at').notNull(),
});

/** How far administrators are in the welcome wizard, until it is done (WZ-1). */
export const wizardProgress = pgTable('wizard_progress', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  step: text('step').$type<WizardProgress['step']>().notNull(),
  answers: jsonb('answers').$type<WizardProgress['answers']>().notNull(),
});
