import { USER_ROLES, USER_STATUSES } from '@parley/model';
import { z } from 'zod';
import type { Calls } from './call.ts';
import { done, guid, language } from './common.ts';

export const userSettings = z.object({
  language,
  name: z.string(),
  email: z.string(),
  organisationName: z.string(),
  supportEmail: z.string(),
});

export const portalUser = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  avatarUrl: z.string().nullable(),
  role: z.enum(USER_ROLES),
  status: z.enum(USER_STATUSES),
  assistantGuids: z.array(guid),
});

/** Calls about the caller, and about the users of the organisation. */
export const userCalls = {
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
    errors: [403],
  },
  changePassword: {
    summary: 'Change one’s own password; 403 for an external account',
    auth: 'bearer',
    body: z.object({ newPassword: z.string(), repeatNewPassword: z.string() }),
    reply: done,
    errors: [403],
  },
  getUserSettings: {
    summary: 'Own language, name and organisation',
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
    summary: 'Send the verification e-mail again',
    auth: 'bearer',
    reply: done,
    errors: [],
  },
  isEmailVerified: {
    summary: 'Whether one’s own e-mail address is verified',
    auth: 'bearer',
    reply: z.object({ isEmailVerified: z.boolean() }),
    errors: [],
  },
  getUsers: {
    summary: 'Users of the organisation',
    auth: 'admin',
    reply: z.object({ users: z.array(portalUser) }),
    errors: [403],
  },
} as const satisfies Calls;

export type UserSettings = z.infer<typeof userSettings>;
export type PortalUser = z.infer<typeof portalUser>;
