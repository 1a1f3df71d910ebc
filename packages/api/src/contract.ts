import { SUBSCRIPTION_ERROR_STATUSES, type SubscriptionErrorStatus } from '@parley/model';
import { z } from 'zod';
import { addresses, type CallName } from './addresses.ts';
import * as s from './schemas.ts';

/** HTTP statuses that a call may be refused with, besides 401, 422, 429 and 500, which any call may meet. */
export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | SubscriptionErrorStatus | 500 | 503;

/** One call of the API: everything that client, server, MSW handlers and OpenAPI document need to know of it. */
export interface Call {
  /** Method and path. */
  address: (typeof addresses)[CallName];
  /** One line for the OpenAPI document. */
  summary: string;
  /** `bearer` is any signed-in user, `admin` one with `admin:portal`, `widget` the two widget headers. */
  auth: 'bearer' | 'admin' | 'widget';
  query?: z.ZodObject;
  /** Left out for a POST whose body is empty. */
  body?: z.ZodObject;
  /** The JSON body of the 200 reply. */
  reply?: z.ZodType;
  /** Instead of `reply`: what the server-sent events of the 200 reply carry. */
  events?: z.ZodType;
  errors: readonly ErrorStatus[];
}

const done = z.object({ ok: z.literal(true) });
const byAssistant = z.object({ assistantGuid: s.guid });
const byThread = z.object({ threadId: s.guid });
const byAnswer = z.object({ answerId: s.guid });
const rate = z.object({ answerId: s.guid, rating: s.rating });
const redirect = z.object({ url: z.url() });

/** Headers of a widget call (WG-2). */
export const widgetHeaders = z.object({ 'x-widget-key': z.string().min(1), 'x-client-id': s.guid });

/** The whole contract, by the names of `addresses`. */
export const contract = {
  showWelcomeWizard: {
    address: addresses.showWelcomeWizard,
    summary: 'Whether the welcome wizard is still to be done',
    auth: 'bearer',
    reply: z.object({ showWelcomeWizard: z.boolean() }),
    errors: [],
  },
  changePassword: {
    address: addresses.changePassword,
    summary: 'Change one’s own password; 403 for an external account',
    auth: 'bearer',
    body: z.object({ newPassword: z.string(), repeatNewPassword: z.string() }),
    reply: done,
    errors: [403],
  },
  getUserSettings: {
    address: addresses.getUserSettings,
    summary: 'Own language, name and organisation',
    auth: 'bearer',
    reply: s.userSettings,
    errors: [],
  },
  setUserLanguage: {
    address: addresses.setUserLanguage,
    summary: 'Keep the language of the interface',
    auth: 'bearer',
    body: z.object({ Language: s.language }),
    reply: done,
    errors: [],
  },
  verifyEmail: {
    address: addresses.verifyEmail,
    summary: 'Send the verification e-mail again',
    auth: 'bearer',
    reply: done,
    errors: [],
  },
  isEmailVerified: {
    address: addresses.isEmailVerified,
    summary: 'Whether one’s own e-mail address is verified',
    auth: 'bearer',
    reply: z.object({ isEmailVerified: z.boolean() }),
    errors: [],
  },
  getSubscriptionStatus: {
    address: addresses.getSubscriptionStatus,
    summary: 'Status, limits and use of the organisation’s subscription',
    auth: 'admin',
    reply: s.subscription,
    errors: [403],
  },
  getSubscriptionPlans: {
    address: addresses.getSubscriptionPlans,
    summary: 'Plans that can be chosen',
    auth: 'admin',
    reply: z.object({ plans: z.array(s.subscriptionPlan) }),
    errors: [403],
  },
  getCustomerPortalUrl: {
    address: addresses.getCustomerPortalUrl,
    summary: 'Address of the payment provider’s customer portal',
    auth: 'admin',
    reply: z.object({ customerPortalUrl: z.url() }),
    errors: [403],
  },
  getSubscriptionOptions: {
    address: addresses.getSubscriptionOptions,
    summary: 'Billing periods, currency and trial days',
    auth: 'admin',
    reply: s.subscriptionOptions,
    errors: [403],
  },
  getCheckoutSessionUrl: {
    address: addresses.getCheckoutSessionUrl,
    summary: 'Address of a checkout for a plan',
    auth: 'admin',
    body: s.checkoutRequest,
    reply: z.object({ checkoutSessionUrl: z.url() }),
    errors: [403, 404],
  },
  createCheckoutSession: {
    address: addresses.createCheckoutSession,
    summary: 'Start a checkout of the plan that is popular, monthly',
    auth: 'admin',
    reply: redirect,
    errors: [403],
  },
  createCustomerPortal: {
    address: addresses.createCustomerPortal,
    summary: 'Open a session of the customer portal',
    auth: 'admin',
    reply: redirect,
    errors: [403],
  },
  completeWelcomeWizard: {
    address: addresses.completeWelcomeWizard,
    summary: 'Mark the welcome wizard as done',
    auth: 'admin',
    reply: done,
    errors: [403],
  },
  getUsers: {
    address: addresses.getUsers,
    summary: 'Users of the organisation',
    auth: 'admin',
    reply: z.object({ users: z.array(s.portalUser) }),
    errors: [403],
  },
  getAssistants: {
    address: addresses.getAssistants,
    summary: 'Assistants that the caller may use, by name; all of the organisation for an administrator',
    auth: 'bearer',
    reply: z.object({ assistants: z.array(s.assistantSummary) }),
    errors: [],
  },
  getAssistant: {
    address: addresses.getAssistant,
    summary: 'One assistant, as its chat shows it',
    auth: 'bearer',
    query: byAssistant,
    reply: s.chatAssistant,
    errors: [403, 404],
  },
  createAssistant: {
    address: addresses.createAssistant,
    summary: 'Create an assistant; it starts as a draft',
    auth: 'admin',
    body: s.newAssistant,
    reply: s.chatAssistant,
    errors: [403, ...SUBSCRIPTION_ERROR_STATUSES],
  },
  getDataFiles: {
    address: addresses.getDataFiles,
    summary: 'Data files of an assistant',
    auth: 'admin',
    query: byAssistant,
    reply: z.object({ dataFiles: z.array(s.dataFile) }),
    errors: [403, 404],
  },
  getLast24Hours: {
    address: addresses.getLast24Hours,
    summary: 'Messages and chat sessions of the last 24 hours',
    auth: 'admin',
    reply: z.object({ messages: z.int().nonnegative(), chatSessions: z.int().nonnegative() }),
    errors: [403],
  },
  getThreads: {
    address: addresses.getThreads,
    summary: 'Own threads with an assistant, newest first',
    auth: 'bearer',
    query: byAssistant,
    reply: z.object({ threads: z.array(s.thread) }),
    errors: [403, 404],
  },
  getThread: {
    address: addresses.getThread,
    summary: 'One thread with its messages',
    auth: 'bearer',
    query: byThread,
    reply: s.threadWithMessages,
    errors: [403, 404],
  },
  sendMessage: {
    address: addresses.sendMessage,
    summary: 'Send a message and stream its answer',
    auth: 'bearer',
    body: s.sendMessageRequest,
    events: s.answerEvent,
    errors: [403, 404, 409, ...SUBSCRIPTION_ERROR_STATUSES],
  },
  getAnswerStream: {
    address: addresses.getAnswerStream,
    summary: 'Resume an answer’s stream after the event that Last-Event-ID names, or from its start',
    auth: 'bearer',
    query: byAnswer,
    events: s.answerEvent,
    errors: [403, 404],
  },
  stopAnswer: {
    address: addresses.stopAnswer,
    summary: 'Stop an answer on the server; what was written stays',
    auth: 'bearer',
    body: byAnswer,
    reply: done,
    errors: [403, 404],
  },
  rateAnswer: {
    address: addresses.rateAnswer,
    summary: 'Thumbs up, down, or neither',
    auth: 'bearer',
    body: rate,
    reply: done,
    errors: [403, 404],
  },
  markThreadSeen: {
    address: addresses.markThreadSeen,
    summary: 'Set a thread’s unreadCount to 0',
    auth: 'bearer',
    body: byThread,
    reply: done,
    errors: [403, 404],
  },
  getWidgetAssistant: {
    address: addresses.getWidgetAssistant,
    summary: 'The assistant of the widget key; 404 alike for unknown, unpublished and paused',
    auth: 'widget',
    reply: s.chatAssistant,
    errors: [404],
  },
  getWidgetThread: {
    address: addresses.getWidgetThread,
    summary: 'The visitor’s newest thread, or null before the first message',
    auth: 'widget',
    reply: z.object({ current: s.threadWithMessages.nullable() }),
    errors: [404],
  },
  sendWidgetMessage: {
    address: addresses.sendWidgetMessage,
    summary: 'Send a visitor’s message and stream its answer',
    auth: 'widget',
    body: s.sendWidgetMessageRequest,
    events: s.answerEvent,
    errors: [404, 409, ...SUBSCRIPTION_ERROR_STATUSES],
  },
  getWidgetAnswerStream: {
    address: addresses.getWidgetAnswerStream,
    summary: 'Resume a visitor’s answer',
    auth: 'widget',
    query: byAnswer,
    events: s.answerEvent,
    errors: [404],
  },
  stopWidgetAnswer: {
    address: addresses.stopWidgetAnswer,
    summary: 'Stop a visitor’s answer on the server',
    auth: 'widget',
    body: byAnswer,
    reply: done,
    errors: [404],
  },
  rateWidgetAnswer: {
    address: addresses.rateWidgetAnswer,
    summary: 'A visitor’s thumbs up, down, or neither',
    auth: 'widget',
    body: rate,
    reply: done,
    errors: [404],
  },
} as const satisfies { [N in CallName]: Call & { address: (typeof addresses)[N] } };

export type Contract = typeof contract;
/** What goes into a call: its query, or its body. */
export type InputOf<N extends CallName> = Contract[N] extends { query: infer Q extends z.ZodType }
  ? z.input<Q>
  : Contract[N] extends { body: infer B extends z.ZodType }
    ? z.input<B>
    : undefined;
/** What a call replies with. */
export type ReplyOf<N extends CallName> = Contract[N] extends { reply: infer R extends z.ZodType }
  ? z.output<R>
  : never;
/** Names of the calls that reply with a stream of answer events. */
export type StreamName = { [N in CallName]: Contract[N] extends { events: z.ZodType } ? N : never }[CallName];
