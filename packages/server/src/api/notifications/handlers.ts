import type { notificationCalls } from '@parley/api/contract';
import { createNotifications } from '../../notifications/notifications.ts';
import type { HandlerDependencies, HandlersOf } from '../handler.ts';

const done = { ok: true } as const;

/** Calls about the notifications of the caller (SH-6). */
export function notificationHandlers({
  database,
  clock,
}: HandlerDependencies): HandlersOf<typeof notificationCalls> {
  const notifications = createNotifications(database, clock);
  return {
    getNotifications: async ({ caller }) => ({ notifications: await notifications.list(caller.user.id) }),

    async markNotificationsRead({ caller, input }) {
      await notifications.markRead(caller.user.id, input.notificationIds);
      return done;
    },

    async removeNotification({ caller, input }) {
      await notifications.remove(caller.user.id, input.notificationId);
      return done;
    },
  };
}
