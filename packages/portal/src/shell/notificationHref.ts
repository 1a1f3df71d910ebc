import type { Feature, Notification } from '@parley/model';
import { editorHref } from '../assistants/editorHref.ts';

/** Address at which a new feature is used or explained. */
const featureHref: Record<Feature, string> = {
  dataFiles: '/quick-start-guide',
  invitations: '/users',
};

/** Address of the page that a notification is about (SH-6). */
export function notificationHref(notification: Notification): string {
  switch (notification.type) {
    case 'data_file_failed':
      return editorHref(notification.assistant.assistantGuid, 'data');
    case 'assistant_published':
      return editorHref(notification.assistant.assistantGuid);
    case 'invitation_accepted':
      return `/users?${new URLSearchParams({ search: notification.user.email })}`;
    case 'limit_near':
    case 'limit_reached':
    case 'visitors_refused':
      return '/billing';
    case 'new_feature':
      return featureHref[notification.feature];
  }
}
