import { fn } from 'storybook/test';
import type { AccountMenuProps } from '../AccountMenu/AccountMenu.tsx';
import type { Contact } from '../ContactsPopover/ContactsPopover.tsx';
import type { NotificationItem } from '../NotificationsPopover/NotificationsPopover.tsx';

/** Moments before the stories' clock, which stands at 2026-03-10 14:30 UTC. */
const MOMENT = {
  minutes: '2026-03-10T14:25:00.000Z',
  hours: '2026-03-10T12:10:00.000Z',
  yesterday: '2026-03-09T09:05:00.000Z',
  days: '2026-03-07T16:40:00.000Z',
} as const;

export function notification(id: number | string, rest: Partial<NotificationItem>): NotificationItem {
  return {
    id: String(id),
    type: 'new_feature',
    author: 'Parley',
    avatarUrl: null,
    createdAt: MOMENT.hours,
    job: '',
    company: '',
    description: '',
    read: false,
    ...rest,
  };
}

/** One of each type, the newest first. */
export const notifications: readonly NotificationItem[] = [
  notification(1, {
    type: 'job_add',
    author: 'Support lead',
    job: 'Evening shift, March',
    createdAt: MOMENT.minutes,
  }),
  notification(2, { description: 'Answers now name the page they come from' }),
  notification(3, {
    type: 'company_created',
    author: 'Account manager',
    company: 'Acme Outdoor',
    read: true,
    createdAt: MOMENT.yesterday,
  }),
];

/** More than the badge counts and the list shows at once. */
export const manyNotifications: readonly NotificationItem[] = Array.from({ length: 120 }, (_, index) => ({
  ...(notifications[index % notifications.length] as NotificationItem),
  id: `many-${index}`,
  read: false,
}));

export const contacts: readonly Contact[] = [
  { id: '1', name: 'Agent 1', avatarUrl: null, isActive: true, lastActivity: MOMENT.minutes },
  { id: '2', name: 'Support lead', avatarUrl: null, isActive: true, lastActivity: MOMENT.hours },
  { id: '3', name: 'Agent 2', avatarUrl: null, isActive: false, lastActivity: MOMENT.minutes },
  { id: '4', name: 'Shop manager', avatarUrl: null, isActive: false, lastActivity: MOMENT.hours },
  { id: '5', name: 'Night shift', avatarUrl: null, isActive: false, lastActivity: MOMENT.days },
];

export const account: AccountMenuProps = {
  name: 'Support lead',
  avatarUrl: null,
  links: { profile: '/edit-account', settings: '/edit-account', billing: '/billing' },
  state: 'idle',
  onLogout: fn(),
};

/** What the top bar of an administrator shows. */
export const topBar = {
  homeHref: '/',
  language: { locale: 'en' as const, onLocaleChange: fn() },
  notifications: { notifications, onMarkAllAsRead: fn(), onRemove: fn() },
  contacts: { contacts },
  account,
  onOpenSettings: fn(),
};
