import {
  type AssistantDraft,
  type AssistantStatus,
  type Locale,
  type SubscriptionStatus,
  tidyDomain,
  type UserRole,
} from '@parley/model';
import { type Plan, plans, TRIAL_DAYS, trialPlan } from '../billing/plans.ts';
import type { SeedAssistant } from './files/manifest.ts';

/** Password of every demo account. */
export const DEMO_PASSWORD = 'Parley-demo-1';

export interface DemoUser {
  email: string;
  name: string;
  role: UserRole;
  status?: 'invited' | 'inactive';
  /** Set for an account of another provider. */
  subject?: string;
  language?: Locale;
  emailVerified?: false;
  /** How long ago they were here last; left out for who never was. */
  seenMinutesAgo?: number;
  /** Assistants that a non-admin may use. */
  assistants?: readonly string[];
}

/** A publication before the last one. */
export interface DemoPublication {
  daysAgo: number;
  /** E-mail of the administrator who published. */
  by: string;
  /** What the assistant has otherwise today. */
  otherwise: Partial<AssistantDraft<number>>;
}

export interface DemoAssistant {
  guid: string;
  name: string;
  description: string;
  status: AssistantStatus;
  files: SeedAssistant;
  language: Locale | 'auto';
  welcomeMessage: string;
  starterQuestions: readonly string[];
  placeholder?: string;
  disclaimer?: string;
  instructions?: string;
  allowedDomains?: readonly string[];
  /** Since the last change, with which it was published last. */
  updatedDaysAgo?: number;
  /** Publications before that, the first one first. */
  publications?: readonly DemoPublication[];
  /** Fixed where a page of the demo names it; made at random otherwise. */
  widgetKey?: string;
}

export interface DemoOrganisation {
  guid: string;
  name: string;
  /** Domain of its e-mail addresses. */
  domain: string;
  status: SubscriptionStatus;
  plan: Plan;
  /** Of a trial: days from the first start on; below 0 where it ended before. */
  trialEndsInDays?: number;
  wizardPending?: true;
  /** Which limit is used up, every day or month of the coming year. */
  limitReached?: 'day' | 'month';
  users: readonly DemoUser[];
  assistants: readonly DemoAssistant[];
}

/** The assistant on the demo's host page (CMD-1). */
export const HOST_PAGE_ASSISTANT = 'a55150a0-0000-4000-8000-000000000001';
export const HOST_PAGE_WIDGET_KEY = 'pk_demo_nordlicht_6mWcQ2VtXr8sYb4hKd0p';
/** Where the demo's visitors ask. */
export const SHOP_SITE = 'https://shop.acme.test';
/** The second published assistant of the same shop. */
export const RETURNS_ASSISTANT = 'a55150a0-0000-4000-8000-000000000002';

const [starter, team] = plans;
const bothShopAssistants = [HOST_PAGE_ASSISTANT, RETURNS_ASSISTANT];
const aiDisclaimer = 'Answers are written by software. Please check what matters to you.';

const acmeAssistants: readonly DemoAssistant[] = [
  {
    guid: HOST_PAGE_ASSISTANT,
    name: 'Nordlicht shop assistant',
    description: 'Answers questions about orders, delivery, sizes and gear of the Nordlicht Outdoor shop.',
    status: 'published',
    files: 'shop',
    updatedDaysAgo: 8,
    publications: [
      {
        daysAgo: 52.3,
        by: 'google@acme.test',
        otherwise: {
          name: 'Nordlicht assistant',
          welcomeMessage: 'Hello! How can I help you?',
          starterQuestions: ['How long does delivery take?', 'Can I return a tent that I have used?'],
          placeholder: '',
          instructions: 'Be friendly.',
        },
      },
      {
        daysAgo: 29.6,
        by: 'admin@acme.test',
        otherwise: {
          welcomeMessage: 'Hello! I know our shop. What would you like to know?',
          starterQuestions: [
            'How long does delivery take?',
            'Can I return a tent that I have used?',
            'When is the Hamburg store open?',
          ],
          instructions: 'Be friendly and brief.',
        },
      },
    ],
    language: 'auto',
    welcomeMessage: 'Hello! I know our shop from tent pegs to opening hours. What would you like to know?',
    starterQuestions: [
      'How long does delivery take?',
      'Can I return a tent that I have used?',
      'When is the Hamburg store open?',
      'Which sleeping bag suits minus five degrees?',
    ],
    placeholder: 'Ask about orders, gear or our stores',
    disclaimer: aiDisclaimer,
    instructions: 'Be friendly and brief. Recommend a store visit where trying on helps.',
    allowedDomains: ['http://localhost:*', tidyDomain(SHOP_SITE)],
    widgetKey: HOST_PAGE_WIDGET_KEY,
  },
  {
    guid: RETURNS_ASSISTANT,
    name: 'Returns and warranty desk',
    description: 'Helps the service team with returns, repairs, damaged goods and warranty cases.',
    status: 'published',
    files: 'returns',
    updatedDaysAgo: 19,
    publications: [
      {
        daysAgo: 45.2,
        by: 'admin@acme.test',
        otherwise: {
          starterQuestions: ['A parcel arrived damaged. What now?'],
          placeholder: 'Ask away',
          temperature: 0.6,
        },
      },
    ],
    language: 'en',
    welcomeMessage: 'What has come back today? Ask me about returns, repairs or warranty.',
    starterQuestions: [
      'How long does the Nordlicht warranty on a backpack last?',
      'A parcel arrived damaged. What now?',
      'Who pays for the return of a faulty item?',
    ],
    placeholder: 'Ask about a return or a repair',
  },
  {
    guid: 'a55150a0-0000-4000-8000-000000000003',
    name: 'Corporate orders and courses',
    description: 'For companies: group orders, team events and outdoor courses. In preparation.',
    status: 'draft',
    files: 'draft',
    updatedDaysAgo: 1,
    language: 'auto',
    welcomeMessage: 'Planning something for your team? Ask me about group orders and courses.',
    starterQuestions: ['Who gets a discount?', 'From which age are courses open?'],
  },
];

const dental = (guid: string, status: DemoAssistant['status'] = 'published'): DemoAssistant => ({
  guid,
  name: 'Practice assistant',
  description: 'Appointments, treatments and costs of the dental practice.',
  status,
  files: 'dental',
  language: 'auto',
  welcomeMessage: 'Hello! How can I help you with your visit?',
  starterQuestions: ['When is the practice open?', 'How do I cancel an appointment?'],
  disclaimer: aiDisclaimer,
});

const software = (guid: string): DemoAssistant => ({
  guid,
  name: 'Support assistant',
  description: 'First answers to questions about our software.',
  status: 'published',
  files: 'software',
  language: 'auto',
  welcomeMessage: 'Hi! What can I help you with?',
  starterQuestions: ['How do I reset my password?', 'How do I import my data?'],
});

const library = (guid: string): DemoAssistant => ({
  guid,
  name: 'Library guide',
  description: 'Loans, opening hours and rooms of the town library.',
  status: 'published',
  files: 'library',
  language: 'auto',
  welcomeMessage: 'Welcome to the library! What are you looking for?',
  starterQuestions: ['How long is the loan period for books?', 'Can I book a room?'],
});

const onlyAdmin = (domain: string, name: string): readonly DemoUser[] => [
  { email: `admin@${domain}`, name, role: 'admin' },
];

/** The demo's organisations and everybody in them, in the states that the README lists (CMD-1). */
export const demoOrganisations: readonly DemoOrganisation[] = [
  {
    guid: '0a9a0000-0000-4000-8000-000000000001',
    name: 'Acme Outdoor',
    domain: 'acme.test',
    status: 'active',
    plan: team,
    users: [
      { email: 'admin@acme.test', name: 'Acme Admin', role: 'admin' },
      {
        email: 'google@acme.test',
        name: 'Acme External Admin',
        role: 'admin',
        seenMinutesAgo: 1610,
        subject: 'google-oauth2|108523014477321900461',
      },
      {
        email: 'agent@acme.test',
        name: 'Acme Agent',
        role: 'user',
        seenMinutesAgo: 38,
        assistants: bothShopAssistants,
      },
      { email: 'nobody@acme.test', name: 'Acme Newcomer', role: 'user' },
      {
        email: 'service@acme.test',
        name: 'Service Desk',
        role: 'user',
        seenMinutesAgo: 3120,
        language: 'pl',
        assistants: [RETURNS_ASSISTANT],
      },
      {
        email: 'warehouse@acme.test',
        name: 'Warehouse',
        role: 'user',
        seenMinutesAgo: 495,
        language: 'de',
        assistants: bothShopAssistants,
      },
      {
        email: 'hamburg@acme.test',
        name: 'Store Hamburg',
        role: 'user',
        seenMinutesAgo: 58000,
        status: 'inactive',
        language: 'es',
        assistants: [HOST_PAGE_ASSISTANT],
      },
      {
        email: 'new.hire@acme.test',
        name: 'Store Leipzig',
        role: 'user',
        status: 'invited',
        emailVerified: false,
        assistants: [HOST_PAGE_ASSISTANT],
      },
    ],
    assistants: acmeAssistants,
  },
  {
    guid: '0a9a0000-0000-4000-8000-000000000002',
    name: 'Newco',
    domain: 'newco.test',
    status: 'trial',
    plan: trialPlan,
    trialEndsInDays: TRIAL_DAYS,
    wizardPending: true,
    users: [
      { email: 'admin@newco.test', name: 'Newco Admin', role: 'admin', emailVerified: false },
      { email: 'agent@newco.test', name: 'Newco Agent', role: 'user' },
    ],
    assistants: [],
  },
  {
    guid: '0a9a0000-0000-4000-8000-000000000003',
    name: 'Brightwell Dental',
    domain: 'trial.test',
    status: 'trial',
    plan: trialPlan,
    trialEndsInDays: 11,
    users: onlyAdmin('trial.test', 'Trial Admin'),
    assistants: [dental('a55150a0-0000-4000-8000-000000000011')],
  },
  {
    guid: '0a9a0000-0000-4000-8000-000000000004',
    name: 'Fernweh Software',
    domain: 'trial-ended.test',
    status: 'trial_ended',
    plan: trialPlan,
    trialEndsInDays: -6,
    users: onlyAdmin('trial-ended.test', 'Trial Ended Admin'),
    assistants: [software('a55150a0-0000-4000-8000-000000000012')],
  },
  {
    guid: '0a9a0000-0000-4000-8000-000000000005',
    name: 'Marlow Town Library',
    domain: 'canceled.test',
    status: 'canceled',
    plan: starter,
    users: onlyAdmin('canceled.test', 'Canceled Admin'),
    assistants: [library('a55150a0-0000-4000-8000-000000000013')],
  },
  {
    guid: '0a9a0000-0000-4000-8000-000000000006',
    name: 'Riverside Dental',
    domain: 'incomplete.test',
    status: 'incomplete',
    plan: team,
    users: onlyAdmin('incomplete.test', 'Incomplete Admin'),
    assistants: [dental('a55150a0-0000-4000-8000-000000000014')],
  },
  {
    guid: '0a9a0000-0000-4000-8000-000000000007',
    name: 'Quickstep Software',
    domain: 'daily-limit.test',
    status: 'active',
    plan: starter,
    limitReached: 'day',
    users: onlyAdmin('daily-limit.test', 'Daily Limit Admin'),
    assistants: [software('a55150a0-0000-4000-8000-000000000015')],
  },
  {
    guid: '0a9a0000-0000-4000-8000-000000000008',
    name: 'Harbour Library',
    domain: 'monthly-limit.test',
    status: 'active',
    plan: starter,
    limitReached: 'month',
    users: onlyAdmin('monthly-limit.test', 'Monthly Limit Admin'),
    assistants: [library('a55150a0-0000-4000-8000-000000000016')],
  },
];
