import {
  AVATAR_MAX_BYTES,
  CONVERSATION_DAYS_MAX,
  CONVERSATION_DAYS_MIN,
  DISPLAY_NAME_MAX_LENGTH,
  EMAIL,
  EMAIL_MAX_LENGTH,
  ORGANISATION_NAME_MAX_LENGTH,
  USER_ROLES,
} from '@parley/model';
import { z } from 'zod';
import type { Calls } from './call.ts';
import { done, language, maxUnits, shownText } from './common.ts';

/** The rule of `isEmail`. */
const emailAddress = z.email({ pattern: EMAIL }).max(EMAIL_MAX_LENGTH);
const conversationDays = z.int().min(CONVERSATION_DAYS_MIN).max(CONVERSATION_DAYS_MAX);

/** The organisation as its administrators keep it. */
export const organisationSettings = z.object({
  organisationName: z.string(),
  /** '' where invoices go to nobody in particular. */
  billingEmail: z.string(),
  supportEmail: z.string(),
  /** Language of those who have not chosen one. */
  defaultLanguage: language,
  /** How many days a conversation is kept after its last message (AS-6). */
  conversationDays,
});

export const userSettings = organisationSettings.omit({ billingEmail: true }).extend({
  language,
  name: z.string(),
  email: z.string(),
  avatarUrl: z.string().nullable(),
  /** As the organisation has it now; a token that was given out before says the one of then. */
  role: z.enum(USER_ROLES),
  /** Null for who is no administrator. */
  billingEmail: z.string().nullable(),
});

/** Calls about the caller's own account, and the organisation's (US-2). */
export const accountCalls = {
  showWelcomeWizard: {
    summary: 'Whether the welcome wizard is still to be done',
    auth: 'bearer',
    reply: z.object({ showWelcomeWizard: z.boolean() }),
    errors: [],
  },
  completeWelcomeWizard: {
    summary: 'Mark the welcome wizard as done',
    auth: 'admin',
    reply: done,
    errors: [],
  },
  changePassword: {
    summary:
      'Change one’s own password and end all other sessions; 401 where the sign-in is over 10 minutes old, 403 for an external account',
    auth: 'bearer',
    body: z.object({ newPassword: z.string(), repeatNewPassword: z.string() }),
    reply: done,
    errors: [],
  },
  getUserSettings: {
    summary: 'Own language, name, role and organization',
    auth: 'bearer',
    reply: userSettings,
    errors: [],
  },
  setUserLanguage: {
    summary: 'Keep the language of the interface',
    auth: 'bearer',
    body: z.object({ Language: language }),
    reply: done,
    errors: [],
  },
  verifyEmail: {
    summary: 'Send a link that proves one’s own e-mail address',
    auth: 'bearer',
    reply: done,
    errors: [],
  },
  isEmailVerified: {
    summary: 'Whether one’s own e-mail address is verified, and whether a link that proves it is on its way',
    auth: 'bearer',
    reply: z.object({
      isEmailVerified: z.boolean(),
      /** A link was mailed that is still valid, and was not used. */
      linkSent: z.boolean(),
    }),
    errors: [],
  },
  updateProfile: {
    summary: 'Change one’s own name; 409 where it is no longer what it was',
    auth: 'bearer',
    body: z.object({
      name: shownText().check(...maxUnits(DISPLAY_NAME_MAX_LENGTH)),
      /** The name that the change was made from. */
      was: z.string().optional(),
    }),
    reply: done,
    errors: [409],
  },
  uploadAvatar: {
    summary: 'Change one’s own picture: PNG, JPEG or WebP, kept anew as a square WebP',
    auth: 'bearer',
    upload: { fields: z.object({}), maxBytes: AVATAR_MAX_BYTES },
    reply: z.object({ avatarUrl: z.string() }),
    errors: [],
  },
  removeAvatar: {
    summary: 'Go without a picture',
    auth: 'bearer',
    reply: done,
    errors: [],
  },
  updateOrganisation: {
    summary:
      'Change what is kept of the organisation; what is left out stays; 409 where something is no longer what it was',
    auth: 'admin',
    body: z.object({
      organisationName: shownText()
        .check(...maxUnits(ORGANISATION_NAME_MAX_LENGTH))
        .optional(),
      billingEmail: z.union([z.literal(''), emailAddress]).optional(),
      supportEmail: emailAddress.optional(),
      defaultLanguage: language.optional(),
      conversationDays: conversationDays.optional(),
      /** What the changes were made from. */
      was: organisationSettings.partial().optional(),
    }),
    reply: done,
    errors: [409],
  },
} as const satisfies Calls;

export type UserSettings = z.infer<typeof userSettings>;

export type OrganisationSettings = z.infer<typeof organisationSettings>;
