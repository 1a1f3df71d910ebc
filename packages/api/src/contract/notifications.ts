import { DATA_FILE_FAILURES, FEATURES, NOTIFICATIONS_MAX_SHOWN, USAGE_LIMITS } from '@parley/model';
import { z } from 'zod';
import type { Calls } from './call.ts';
import { done, guid, moment, rowsOf } from './common.ts';

const common = { id: guid, createdAt: moment, read: z.boolean() };
const user = z.object({ name: z.string(), email: z.string(), avatarUrl: z.string().nullable() });
const assistant = z.object({ assistantGuid: guid, name: z.string(), avatarUrl: z.string().nullable() });
const limit = z.enum(USAGE_LIMITS);

/** News of an administrator: a type and what its words need; the words are the reader's own (SH-6). */
export const notification = z.discriminatedUnion('type', [
  z.object({
    ...common,
    type: z.literal('data_file_failed'),
    assistant,
    fileName: z.string(),
    failure: z.enum(DATA_FILE_FAILURES),
  }),
  z.object({ ...common, type: z.literal('invitation_accepted'), user }),
  z.object({ ...common, type: z.literal('assistant_published'), assistant, user }),
  z.object({ ...common, type: z.literal('limit_near'), limit }),
  z.object({ ...common, type: z.literal('limit_reached'), limit }),
  z.object({
    ...common,
    type: z.literal('visitors_refused'),
    used: z.int().nonnegative(),
    left: z.int().nonnegative(),
  }),
  z.object({ ...common, type: z.literal('new_feature'), feature: z.enum(FEATURES) }),
]);

/** Calls about the notifications of the caller (SH-6). */
export const notificationCalls = {
  getNotifications: {
    summary: 'Own notifications, the newest first; older ones than are shown stay away',
    auth: 'admin',
    reply: z.object({ notifications: rowsOf(notification, NOTIFICATIONS_MAX_SHOWN) }),
    errors: [],
  },
  markNotificationsRead: {
    summary: 'Mark own notifications as read; 404 where none of them is there',
    auth: 'admin',
    body: z.object({ notificationIds: z.array(guid).min(1).max(NOTIFICATIONS_MAX_SHOWN) }),
    reply: done,
    errors: [404],
  },
  removeNotification: {
    summary: 'Remove an own notification',
    auth: 'admin',
    body: z.object({ notificationId: guid }),
    reply: done,
    errors: [404],
  },
} as const satisfies Calls;
