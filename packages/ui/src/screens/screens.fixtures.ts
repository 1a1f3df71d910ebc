import type { AdminPaths } from '../patterns/SideNav/navigation.ts';
import type { Account } from './AccountScreen/account.types.ts';
import type { AssistantListItem } from './AssistantListScreen/arrangeAssistants.ts';

/**
 * Text that tries to be markup, to run, to break lines and directions. All of it must show as it is written
 * (T6).
 */
const HOSTILE_TEXT =
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
  return {
    id: String(id),
    avatarUrl: null,
    href: `/assistants/chat/${id}`,
    careHref: '/conversations',
    ...rest,
  };
}

export const assistants: readonly AssistantListItem[] = [
  assistant(1, {
    name: 'Shop Assistant',
    description: 'Shipping, returns and warranty for the online shop',
    status: 'published',
    dataFileCount: 12,
    conversationCount: 486,
    careCount: 14,
    messages24h: 1284,
    updatedAt: MOMENT.hours,
  }),
  assistant(2, {
    name: 'Store Finder',
    description: 'Opening hours and directions for all 48 stores',
    status: 'published',
    dataFileCount: 3,
    conversationCount: 131,
    careCount: 1,
    messages24h: 312,
    updatedAt: MOMENT.days,
  }),
  assistant(3, {
    name: 'Returns Desk',
    description: 'Walks through an exchange or a refund',
    status: 'paused',
    dataFileCount: 5,
    conversationCount: 57,
    careCount: 0,
    messages24h: 0,
    updatedAt: MOMENT.weeks,
  }),
  assistant(4, {
    name: 'Handbook',
    description: 'House rules, holidays and expenses for employees',
    status: 'draft',
    dataFileCount: 1,
    conversationCount: 4,
    careCount: 0,
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
    conversationCount: 12904,
    careCount: 1284,
    messages24h: 1_284_907,
    updatedAt: MOMENT.lastYear,
  }),
  assistant(12, {
    name: HOSTILE_TEXT,
    description: HOSTILE_TEXT,
    status: 'draft',
    dataFileCount: 0,
    conversationCount: 0,
    careCount: 0,
    messages24h: 1,
    updatedAt: MOMENT.minutes,
  }),
  assistant(13, {
    name: 'X',
    description: '',
    status: 'paused',
    dataFileCount: 1,
    conversationCount: 4,
    careCount: 0,
    messages24h: 0,
    updatedAt: MOMENT.days,
  }),
];

/** Many rows, as a large organisation has them. */
export const manyAssistants: readonly AssistantListItem[] = Array.from({ length: 40 }, (_, index) => {
  const like = assistants[index % assistants.length] as AssistantListItem;
  return { ...like, id: `many-${index}`, name: `${like.name} ${index + 1}`, messages24h: (index * 37) % 500 };
});

export const account: Account = {
  name: 'Acme Admin',
  email: 'admin@acme.test',
  avatarUrl: null,
  emailVerified: true,
  isAdmin: true,
  language: 'en',
  organisationName: 'Acme Outdoor',
  supportEmail: 'support@acme.test',
  billingEmail: 'billing@acme.test',
  defaultLanguage: 'en',
  externalAccount: false,
};

export const adminPaths: AdminPaths = {
  chatAssistants: ['/', '/assistants', '/create-assistant'],
  conversations: ['/conversations'],
  account: ['/edit-account'],
  users: ['/users'],
  billing: ['/billing', '/pricing'],
  quickStartGuide: ['/quick-start-guide'],
};
