import {
  CONTACTS_MAX_SHOWN,
  INVITATION_REFUSALS,
  INVITED_AT_ONCE_MAX_COUNT,
  SORT_DIRECTIONS,
  USER_ROLES,
  USER_SORT_FIELDS,
  USER_STATUSES,
} from '@parley/model';
import { z } from 'zod';
import type { Calls } from './call.ts';
import { done, guid, maxUnits, moment, rowsOf } from './common.ts';
import { pageOf, paging, several } from './paging.ts';

/** Most users that one call changes. */
const MAX_USERS_AT_ONCE = 100;

export const portalUser = z.object({
  userId: guid,
  name: z.string(),
  email: z.string(),
  avatarUrl: z.string().nullable(),
  role: z.enum(USER_ROLES),
  status: z.enum(USER_STATUSES),
  /** Assistants that were given to them. */
  assistantGuids: z.array(guid),
  /** Assistants that they find: published ones, given or for everyone; an administrator finds all. */
  usableAssistants: z.int().nonnegative(),
  /** Whether it is the caller. */
  isSelf: z.boolean(),
  /** When they were here last; null for who was never here. */
  lastActivity: moment.nullable(),
  /** When the link of the invitation ends; null for who has none. */
  invitationEndsAt: moment.nullable(),
});

/** An invitation that can be accepted. */
export const sentInvitation = z.object({
  userId: guid,
  email: z.string(),
  /** Lets one person in; shown to administrators only. */
  url: z.url(),
  endsAt: moment,
  /** Whether it went out by e-mail; otherwise somebody has to hand on the link. */
  mailed: z.boolean(),
});

/** Why an address was not invited: it is none, or somebody has it already. */
export const refusedInvitation = z.object({
  email: z.string(),
  reason: z.enum(INVITATION_REFUSALS),
});

/** Somebody of the organisation, and whether they are there (SH-7). */
export const contact = z.object({
  id: guid,
  name: z.string(),
  email: z.string(),
  avatarUrl: z.string().nullable(),
  isActive: z.boolean(),
  /** Null for who was never here. */
  lastActivity: moment.nullable(),
});

/**
 * The client makes it and keeps it when it tries again: links are made and mailed once for each id, and the
 * reply is the same.
 */
const once = z.object({ invitationGuid: guid });

const byUser = z.object({ userId: guid });
const byUsers = z.object({ userIds: z.array(guid).min(1).max(MAX_USERS_AT_ONCE) });

/** Calls about the users of the organisation and their invitations (US-1). */
export const userCalls = {
  getUsers: {
    summary: 'Users of the organization, a page of those that match',
    auth: 'admin',
    query: z.object({
      /** In name and e-mail address, in any letter case. */
      search: z
        .string()
        .check(...maxUnits(256))
        .default(''),
      role: several(z.enum(USER_ROLES)),
      status: several(z.enum(USER_STATUSES)),
      sort: z.enum(USER_SORT_FIELDS).default('name'),
      direction: z.enum(SORT_DIRECTIONS).default('ascending'),
      ...paging,
    }),
    reply: pageOf(portalUser).extend({
      /** Administrators who may sign in, whatever was searched for: the last one stays (US-1). */
      activeAdmins: z.int().nonnegative(),
      /** All assistants of the organisation. */
      totalAssistants: z.int().nonnegative(),
    }),
    errors: [],
  },
  getContacts: {
    summary: 'The other people of the organization: who is there first, then who was seen last',
    auth: 'admin',
    reply: z.object({ contacts: rowsOf(contact, CONTACTS_MAX_SHOWN) }),
    errors: [],
  },
  inviteUsers: {
    summary: 'Invite people by e-mail, each once; an invitation stands also where its e-mail did not go out',
    auth: 'admin',
    body: once.extend({
      emails: z
        .array(z.string().check(...maxUnits(320)))
        .min(1)
        .max(INVITED_AT_ONCE_MAX_COUNT),
      role: z.enum(USER_ROLES),
      /** Assistants that they may use; an administrator may use all. */
      assistantGuids: z.array(guid).default([]),
    }),
    reply: z.object({ sent: z.array(sentInvitation), refused: z.array(refusedInvitation) }),
    errors: [404],
  },
  resendInvitations: {
    summary: 'Send invitations again, with new links; the old ones end',
    auth: 'admin',
    body: byUsers.extend(once.shape),
    reply: z.object({ sent: z.array(sentInvitation) }),
    errors: [404, 409],
  },
  createInvitationLink: {
    summary: 'Another link to an invitation, for handing on; the one that was mailed stays valid',
    auth: 'admin',
    body: byUser.extend(once.shape),
    reply: sentInvitation,
    errors: [404, 409],
  },
  changeUserRole: {
    summary: 'Make users administrators, or take that from them',
    auth: 'admin',
    body: byUsers.extend({ role: z.enum(USER_ROLES) }),
    reply: done,
    errors: [404, 409],
  },
  setUserAssistants: {
    summary: 'Say which assistants a user may use',
    auth: 'admin',
    body: byUser.extend({ assistantGuids: z.array(guid) }),
    reply: done,
    errors: [404],
  },
  activateUsers: {
    summary: 'Let inactive users in again',
    auth: 'admin',
    body: byUsers,
    reply: done,
    errors: [404],
  },
  deactivateUsers: {
    summary: 'Keep users out; their sessions end at once',
    auth: 'admin',
    body: byUsers,
    reply: done,
    errors: [404, 409],
  },
  removeUsers: {
    summary: 'Remove users and invitations with all that is theirs; who is not there any more is left out',
    auth: 'admin',
    body: byUsers,
    reply: z.object({ userIds: z.array(guid) }),
    errors: [404, 409],
  },
} as const satisfies Calls;

export type PortalUser = z.infer<typeof portalUser>;
