import type { notificationCalls } from '../contract/notifications.ts';
import type { Examples } from './example.ts';
import { done, notificationId, now } from './ids.ts';

export const notificationExamples: Examples<keyof typeof notificationCalls> = {
  getNotifications: {
    reply: {
      notifications: [
        {
          id: notificationId,
          type: 'invitation_accepted',
          user: { name: 'Acme Agent', email: 'agent@acme.test', avatarUrl: null },
          createdAt: now,
          read: true,
        },
      ],
    },
  },
  markNotificationsRead: { input: { notificationIds: [notificationId] }, reply: done },
  removeNotification: { input: { notificationId }, reply: done },
};
