import type { CallName } from './addresses.ts';
import type { InputOf, ReplyOf, StreamName } from './contract.ts';
import type { AnswerEvent } from './schemas.ts';

const now = '2026-03-14T09:26:53.000Z';
const assistantGuid = '5f0c8f4e-52f5-4f0c-9d53-1a6a4c6b7e01';
const threadId = '5f0c8f4e-52f5-4f0c-9d53-1a6a4c6b7e02';
const messageId = '5f0c8f4e-52f5-4f0c-9d53-1a6a4c6b7e03';
const answerId = '5f0c8f4e-52f5-4f0c-9d53-1a6a4c6b7e04';
const dataFileGuid = '5f0c8f4e-52f5-4f0c-9d53-1a6a4c6b7e05';
const planGuid = '5f0c8f4e-52f5-4f0c-9d53-1a6a4c6b7e06';
const clientId = '5f0c8f4e-52f5-4f0c-9d53-1a6a4c6b7e07';

const done = { ok: true } as const;
const citation = {
  number: 1,
  dataFileGuid,
  fileName: 'shipping.md',
  page: 2,
  excerpt: 'Standard delivery takes two to four working days.',
};
const assistant = {
  assistantGuid,
  name: 'Shop assistant',
  description: 'Answers questions about orders, delivery and returns.',
  avatarUrl: null,
  status: 'published',
  welcomeMessage: 'Hello! What can I help you with?',
  starterQuestions: ['How long does delivery take?'],
  placeholder: 'Ask about an order',
  disclaimer: 'Answers may be wrong. Check what matters.',
  language: 'auto',
} as const;
const thread = { id: threadId, assistantGuid, title: 'Delivery', unreadCount: 0, updatedAt: now };
const threadWithMessages = {
  thread,
  messages: [
    {
      id: messageId,
      parentId: null,
      author: 'reader',
      contentType: 'text',
      body: 'How long does delivery take?',
      state: 'complete',
      citations: [],
      rating: null,
      createdAt: now,
    },
    {
      id: answerId,
      parentId: messageId,
      author: 'assistant',
      contentType: 'text',
      body: 'Standard delivery takes **two to four working days** [1].',
      state: 'complete',
      citations: [citation],
      rating: null,
      createdAt: now,
    },
  ],
} satisfies ReplyOf<'getThread'>;

/** A complete answer, event by event. */
const answer: AnswerEvent[] = [
  { type: 'start', threadId, messageId, answerId, createdAt: now },
  { type: 'delta', text: 'Standard delivery takes ' },
  { type: 'delta', text: '**two to four working days** [1].' },
  { type: 'citations', citations: [citation] },
  { type: 'end', finishReason: 'complete' },
];

/** An example reply of every call; the API's mock replies with it until told otherwise. */
export const exampleReplies: { [N in Exclude<CallName, StreamName>]: ReplyOf<N> } = {
  showWelcomeWizard: { showWelcomeWizard: false },
  changePassword: done,
  getUserSettings: {
    language: 'en',
    name: 'Acme Admin',
    email: 'admin@acme.test',
    organisationName: 'Acme',
    supportEmail: 'support@acme.test',
  },
  setUserLanguage: done,
  verifyEmail: done,
  isEmailVerified: { isEmailVerified: true },
  getSubscriptionStatus: {
    status: 'active',
    dailyMessageLimit: 500,
    monthlyCharacterLimit: 1_000_000,
    usedCharacters: 120_400,
    usedMessages: 37,
    planName: 'Team',
  },
  getSubscriptionPlans: {
    plans: [
      {
        subscriptionPlanGuid: planGuid,
        name: 'Team',
        description: 'For teams that answer every day.',
        monthlyPrice: 4900,
        yearlyPrice: 49_000,
        dailyMessageLimit: 500,
        monthlyCharacterLimit: 1_000_000,
        assistantLimit: 10,
        current: true,
        popular: true,
      },
    ],
  },
  getCustomerPortalUrl: { customerPortalUrl: 'https://billing.example.com/portal' },
  getSubscriptionOptions: { billingPeriods: ['M', 'Y'], currency: 'EUR', trialDays: 14 },
  getCheckoutSessionUrl: { checkoutSessionUrl: 'https://billing.example.com/checkout' },
  createCheckoutSession: { url: 'https://billing.example.com/checkout' },
  createCustomerPortal: { url: 'https://billing.example.com/portal' },
  completeWelcomeWizard: done,
  getUsers: {
    users: [
      {
        id: 'auth0|acme-admin',
        name: 'Acme Admin',
        email: 'admin@acme.test',
        avatarUrl: null,
        role: 'admin',
        status: 'active',
        assistantGuids: [assistantGuid],
      },
    ],
  },
  getAssistants: {
    assistants: [
      {
        assistantGuid,
        name: assistant.name,
        description: assistant.description,
        avatarUrl: null,
        status: 'published',
        dataFileCount: 4,
        messages24h: 12,
        updatedAt: now,
      },
    ],
  },
  getAssistant: { ...assistant, starterQuestions: [...assistant.starterQuestions] },
  createAssistant: { ...assistant, starterQuestions: [], status: 'draft' },
  getDataFiles: {
    dataFiles: [
      { dataFileGuid, name: 'shipping.md', bytes: 8120, pages: 4, status: 'ready', updatedAt: now },
    ],
  },
  getLast24Hours: { messages: 48, chatSessions: 17 },
  getThreads: { threads: [thread] },
  getThread: threadWithMessages,
  stopAnswer: done,
  rateAnswer: done,
  markThreadSeen: done,
  getWidgetAssistant: { ...assistant, starterQuestions: [...assistant.starterQuestions] },
  getWidgetThread: { current: threadWithMessages },
  stopWidgetAnswer: done,
  rateWidgetAnswer: done,
};

/** An example stream of every call that streams. */
export const exampleStreams: { [N in StreamName]: AnswerEvent[] } = {
  sendMessage: answer,
  getAnswerStream: answer,
  sendWidgetMessage: answer,
  getWidgetAnswerStream: answer,
};

/** An example input of every call that takes one. */
export const exampleInputs: { [N in CallName as InputOf<N> extends undefined ? never : N]: InputOf<N> } = {
  changePassword: { newPassword: 'Correct-horse-1', repeatNewPassword: 'Correct-horse-1' },
  setUserLanguage: { Language: 'de' },
  getCheckoutSessionUrl: { SubscriptionPlanGuid: planGuid },
  getAssistant: { assistantGuid },
  createAssistant: { name: 'Returns assistant' },
  getDataFiles: { assistantGuid },
  getThreads: { assistantGuid },
  getThread: { threadId },
  sendMessage: { assistantGuid, threadId, messageId, answerId, text: 'How long does delivery take?' },
  getAnswerStream: { answerId },
  stopAnswer: { answerId },
  rateAnswer: { answerId, rating: 'up' },
  markThreadSeen: { threadId },
  sendWidgetMessage: { threadId, messageId, answerId, text: 'How long does delivery take?' },
  getWidgetAnswerStream: { answerId },
  stopWidgetAnswer: { answerId },
  rateWidgetAnswer: { answerId, rating: null },
};

/** Headers of a widget call, with ids that no server knows. */
export const exampleWidgetHeaders = { 'x-widget-key': 'example-widget-key', 'x-client-id': clientId };

/**
 * The specified calls (API-1), letter for letter: what tests hold the contract and its document against. They do not
 * come from `addresses`, which they prove.
 */
export const specifiedCalls: readonly string[] = [
  'GET /api/User/showwelcomewizard',
  'POST /api/User/ChangePassword',
  'GET /api/User/GetUserSettings',
  'POST /api/User/setuserlanguage',
  'POST /api/User/verifyemail',
  'GET /api/User/isemailverified',
  'GET /api/subscription/GetSubscriptionStatus',
  'GET /api/subscription/GetSubscriptionPlans',
  'GET /api/subscription/GetCustomerPortalUrl',
  'GET /api/subscription/GetSubscriptionOptions',
  'POST /api/subscription/GetCheckoutSessionUrl',
  'POST /api/subscription/createcheckoutsession',
  'POST /api/subscription/createcustomerportal',
];
