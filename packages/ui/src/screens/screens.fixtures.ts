import type { AdminPaths } from '../patterns/SideNav/navigation.ts';
import type { Contact, NotificationItem } from '../patterns/TopBar/topBar.types.ts';
import type { Account } from './AccountScreen/AccountScreen.tsx';
import type { AssistantListItem } from './AssistantListScreen/arrangeAssistants.ts';
import type { Subscription } from './BillingScreen/BillingScreen.tsx';
import type { PricingPlan } from './PricingScreen/PricingScreen.tsx';
import type { UserListItem } from './UsersScreen/UsersScreen.tsx';

/** Text that tries to be markup, to run, to break lines and directions. All of it must show as it is written (T6). */
export const HOSTILE_TEXT =
  '<img src=x onerror=alert(1)><script>alert(2)</script>"\'&amp; {{name}} \u202Eesrever\u202C ' +
  'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung';

/** A word without a place to break, and a name of the longest length that is allowed (AS-2). */
export const LONG_NAME = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz '.repeat(4).trim();

const LONG_DESCRIPTION =
  'Answers everything about shipping, returns, exchanges, warranty, invoices, opening hours, store locations, gift cards and ' +
  'the loyalty programme, in the language of whoever asks, and hands over to the service desk when it does not know.';

/** A moment before the stories' clock, which stands at 2026-03-10 14:30 UTC. */
const MOMENT = {
  minutes: '2026-03-10T14:25:00.000Z',
  hours: '2026-03-10T12:10:00.000Z',
  yesterday: '2026-03-09T09:05:00.000Z',
  days: '2026-03-07T16:40:00.000Z',
  weeks: '2026-02-17T10:00:00.000Z',
  lastYear: '2025-11-28T08:15:00.000Z',
} as const;

function assistant(
  id: number,
  rest: Omit<AssistantListItem, 'id' | 'href' | 'avatarUrl'>,
): AssistantListItem {
  return { id: String(id), avatarUrl: null, href: `/assistants/chat/${id}`, ...rest };
}

export const assistants: readonly AssistantListItem[] = [
  assistant(1, {
    name: 'Shop Assistant',
    description: 'Shipping, returns and warranty for the online shop',
    status: 'published',
    dataFileCount: 12,
    messages24h: 1284,
    updatedAt: MOMENT.hours,
  }),
  assistant(2, {
    name: 'Store Finder',
    description: 'Opening hours and directions for all 48 stores',
    status: 'published',
    dataFileCount: 3,
    messages24h: 312,
    updatedAt: MOMENT.days,
  }),
  assistant(3, {
    name: 'Returns Desk',
    description: 'Walks through an exchange or a refund',
    status: 'paused',
    dataFileCount: 5,
    messages24h: 0,
    updatedAt: MOMENT.weeks,
  }),
  assistant(4, {
    name: 'Handbook',
    description: 'House rules, holidays and expenses for employees',
    status: 'draft',
    dataFileCount: 1,
    messages24h: 8,
    updatedAt: MOMENT.lastYear,
  }),
];

export const longAssistants: readonly AssistantListItem[] = [
  assistant(11, {
    name: LONG_NAME,
    description: LONG_DESCRIPTION,
    status: 'published',
    dataFileCount: 1048,
    messages24h: 1_284_907,
    updatedAt: MOMENT.lastYear,
  }),
  assistant(12, {
    name: HOSTILE_TEXT,
    description: HOSTILE_TEXT,
    status: 'draft',
    dataFileCount: 0,
    messages24h: 1,
    updatedAt: MOMENT.minutes,
  }),
  assistant(13, {
    name: 'X',
    description: '',
    status: 'paused',
    dataFileCount: 1,
    messages24h: 0,
    updatedAt: MOMENT.days,
  }),
];

/** Many rows, as a large organisation has them. */
export const manyAssistants: readonly AssistantListItem[] = Array.from({ length: 40 }, (_, index) => {
  const like = assistants[index % assistants.length] as AssistantListItem;
  return { ...like, id: `many-${index}`, name: `${like.name} ${index + 1}`, messages24h: (index * 37) % 500 };
});

function notification(
  id: number,
  type: NotificationItem['type'],
  rest: Partial<NotificationItem>,
): NotificationItem {
  return {
    id: String(id),
    type,
    author: 'Jie Yan',
    avatarUrl: null,
    createdAt: MOMENT.hours,
    job: '',
    company: '',
    description: '',
    read: false,
    ...rest,
  };
}

export const notifications: readonly NotificationItem[] = [
  notification(1, 'job_add', { job: 'Remote React Developer', createdAt: MOMENT.minutes }),
  notification(2, 'new_feature', {
    author: 'Parley',
    description: 'Answers now name the page they come from',
    createdAt: MOMENT.hours,
  }),
  notification(3, 'company_created', {
    author: 'Anika Visser',
    company: 'Stripe',
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

export const longNotifications: readonly NotificationItem[] = [
  notification(21, 'job_add', { author: LONG_NAME, job: HOSTILE_TEXT }),
  notification(22, 'new_feature', {
    author: HOSTILE_TEXT,
    description: `${LONG_DESCRIPTION} ${HOSTILE_TEXT}`,
  }),
  notification(23, 'company_created', { author: 'A', company: LONG_NAME, read: true }),
];

export const contacts: readonly Contact[] = [
  { id: '1', name: 'Alcides Antonio', avatarUrl: null, isActive: true, lastActivity: MOMENT.minutes },
  { id: '2', name: 'Marcus Finn', avatarUrl: null, isActive: true, lastActivity: MOMENT.hours },
  { id: '3', name: 'Carson Darrin', avatarUrl: null, isActive: false, lastActivity: MOMENT.minutes },
  { id: '4', name: 'Fran Perez', avatarUrl: null, isActive: false, lastActivity: MOMENT.hours },
  { id: '5', name: 'Jie Yan Song', avatarUrl: null, isActive: false, lastActivity: MOMENT.days },
];

export const longContacts: readonly Contact[] = [
  { id: '11', name: LONG_NAME, avatarUrl: null, isActive: true, lastActivity: MOMENT.minutes },
  { id: '12', name: HOSTILE_TEXT, avatarUrl: null, isActive: false, lastActivity: MOMENT.lastYear },
];

export const plans: readonly PricingPlan[] = [
  {
    id: 'starter',
    name: 'Starter',
    description: 'For trying things out on a small site.',
    monthlyPrice: 0,
    yearlyPrice: 0,
    dailyMessageLimit: 50,
    monthlyCharacterLimit: 100_000,
    assistantLimit: 1,
    current: false,
    popular: false,
  },
  {
    id: 'team',
    name: 'Team',
    description: 'For a shop and the people who answer for it.',
    monthlyPrice: 4900,
    yearlyPrice: 46_800,
    dailyMessageLimit: 1000,
    monthlyCharacterLimit: 5_000_000,
    assistantLimit: 5,
    current: true,
    popular: true,
  },
  {
    id: 'business',
    name: 'Business',
    description: 'For several brands and languages.',
    monthlyPrice: 19_900,
    yearlyPrice: 190_800,
    dailyMessageLimit: 10_000,
    monthlyCharacterLimit: 60_000_000,
    assistantLimit: 50,
    current: false,
    popular: false,
  },
];

export const activeSubscription: Subscription = {
  status: 'active',
  planName: 'Team',
  usedMessages: 412,
  dailyMessageLimit: 1000,
  usedCharacters: 1_842_310,
  monthlyCharacterLimit: 5_000_000,
};

export const users: readonly UserListItem[] = [
  {
    id: '1',
    name: 'Ada Keller',
    email: 'admin@acme.test',
    avatarUrl: null,
    role: 'admin',
    status: 'active',
    assistantCount: 3,
    isSelf: true,
  },
  {
    id: '2',
    name: 'Grace Lindqvist',
    email: 'google@acme.test',
    avatarUrl: null,
    role: 'admin',
    status: 'active',
    assistantCount: 3,
    isSelf: false,
  },
  {
    id: '3',
    name: 'Tomás Herrera',
    email: 'agent@acme.test',
    avatarUrl: null,
    role: 'user',
    status: 'active',
    assistantCount: 2,
    isSelf: false,
  },
  {
    id: '4',
    name: 'Nadia Wójcik',
    email: 'nobody@acme.test',
    avatarUrl: null,
    role: 'user',
    status: 'inactive',
    assistantCount: 0,
    isSelf: false,
  },
  {
    id: '5',
    name: 'new.colleague@acme.test',
    email: 'new.colleague@acme.test',
    avatarUrl: null,
    role: 'user',
    status: 'invited',
    assistantCount: 1,
    isSelf: false,
  },
];

export const longUsers: readonly UserListItem[] = [
  {
    ...(users[0] as UserListItem),
    id: 'long',
    name: LONG_NAME,
    email: `${'x'.repeat(64)}@${'y'.repeat(120)}.test`,
  },
  {
    ...(users[2] as UserListItem),
    id: 'hostile',
    name: HOSTILE_TEXT,
    email: HOSTILE_TEXT,
    assistantCount: 123_456,
  },
];

export const account: Account = {
  name: 'Ada Keller',
  email: 'admin@acme.test',
  avatarUrl: null,
  emailVerified: true,
  isAdmin: true,
  language: 'en',
  organisationName: 'Acme Outdoor',
  supportEmail: 'support@parley.test',
  externalAccount: false,
};

export const adminPaths: AdminPaths = {
  chatAssistants: ['/', '/assistants', '/create-assistant'],
  account: ['/edit-account'],
  users: ['/users'],
  billing: ['/billing', '/pricing'],
  quickStartGuide: ['/quick-start-guide'],
};
