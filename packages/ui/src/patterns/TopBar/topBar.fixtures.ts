import type { Contact } from '@parley/model';
import { fn } from 'storybook/test';
import type { AccountMenuProps } from '../AccountMenu/AccountMenu.tsx';
import type { NotificationItem } from '../NotificationsPopover/NotificationsPopover.tsx';

/** Moments before the stories' clock, which stands at 2026-03-10 14:30 UTC. */
const MOMENT = {
  minutes: '2026-03-10T14:25:00.000Z',
  hours: '2026-03-10T12:10:00.000Z',
  yesterday: '2026-03-09T09:05:00.000Z',
  days: '2026-03-07T16:40:00.000Z',
} as const;

const assistant = { assistantGuid: 'a1', name: 'Shop assistant', avatarUrl: null };
const lead = { name: 'Support lead', email: 'lead@acme.test', avatarUrl: null };
const agent = { name: 'Agent 4', email: 'agent.4@acme.test', avatarUrl: null };

/** What each type tells, the newest first. */
export const notifications: readonly NotificationItem[] = [
  {
    id: '1',
    type: 'data_file_failed',
    assistant,
    fileName: 'price-list.pdf',
    failure: 'encrypted',
    createdAt: MOMENT.minutes,
    read: false,
    href: '/assistants/edit/a1?tab=data',
  },
  {
    id: '2',
    type: 'assistant_published',
    user: lead,
    assistant,
    createdAt: MOMENT.hours,
    read: false,
    href: '/assistants/edit/a1',
  },
  {
    id: '3',
    type: 'limit_reached',
    limit: 'dailyMessages',
    createdAt: MOMENT.hours,
    read: true,
    href: '/billing',
  },
  {
    id: '4',
    type: 'limit_near',
    limit: 'monthlyCharacters',
    createdAt: MOMENT.yesterday,
    read: true,
    href: '/billing',
  },
  {
    id: '5',
    type: 'invitation_accepted',
    user: agent,
    createdAt: MOMENT.yesterday,
    read: true,
    href: '/users?search=agent.4%40acme.test',
  },
  {
    id: '6',
    type: 'new_feature',
    feature: 'invitations',
    createdAt: MOMENT.days,
    read: true,
    href: '/users',
  },
];

/** More than the badge counts and the list shows at once. */
export const manyNotifications: readonly NotificationItem[] = Array.from({ length: 120 }, (_, index) => ({
  ...(notifications[index % notifications.length] as NotificationItem),
  id: `many-${index}`,
  read: false,
}));

export const contacts: readonly Contact[] = [
  {
    id: '1',
    name: 'Agent 1',
    email: 'agent.1@acme.test',
    avatarUrl: null,
    isActive: true,
    lastActivity: MOMENT.minutes,
  },
  {
    id: '2',
    name: 'Support lead',
    email: 'support.lead@acme.test',
    avatarUrl: null,
    isActive: true,
    lastActivity: MOMENT.hours,
  },
  {
    id: '3',
    name: 'Agent 2',
    email: 'agent.2@acme.test',
    avatarUrl: null,
    isActive: false,
    lastActivity: MOMENT.minutes,
  },
  {
    id: '4',
    name: 'Shop manager',
    email: 'shop.manager@acme.test',
    avatarUrl: null,
    isActive: false,
    lastActivity: MOMENT.hours,
  },
  {
    id: '5',
    name: 'Night shift',
    email: 'night.shift@acme.test',
    avatarUrl: null,
    isActive: false,
    lastActivity: MOMENT.days,
  },
];

export const account: AccountMenuProps = {
  name: 'Support lead',
  avatarUrl: null,
  links: { profile: '/edit-account', billing: '/billing' },
  onOpenSettings: fn(),
  state: 'idle',
  onLogout: fn(),
};

/** What the top bar of an administrator shows. */
export const topBar = {
  homeHref: '/',
  language: { locale: 'en' as const, onLocaleChange: fn() },
  notifications: { notifications, onMarkAllAsRead: fn(), onRead: fn(), onRemove: fn(), onRetry: fn() },
  contacts: { contacts, onRetry: fn() },
  account,
  onOpenSettings: fn(),
};
