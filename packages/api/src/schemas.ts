import {
  ANSWER_LANGUAGES,
  ASSISTANT_DESCRIPTION_MAX_LENGTH,
  ASSISTANT_NAME_MAX_LENGTH,
  ASSISTANT_STATUSES,
  AUTHORS,
  BILLING_PERIODS,
  DATA_FILE_STATUSES,
  DEFAULT_BILLING_PERIOD,
  LOCALES,
  MESSAGE_MAX_LENGTH,
  MESSAGE_STATES,
  RATINGS,
  STARTER_QUESTION_MAX_LENGTH,
  STARTER_QUESTIONS_MAX_COUNT,
  USER_ROLES,
  USER_STATUSES,
  WELCOME_MESSAGE_MAX_LENGTH,
} from '@parley/model';
import { z } from 'zod';

/** Identifier of a record: a UUID, made by the server, or by the client where it must survive a retry. */
export const guid = z.uuid();
/** A moment, ISO 8601 in UTC. */
export const moment = z.iso.datetime();

/** Error body of every refused call. `code` is for programs, `text` for people (plain text, in English). */
export const errorBody = z.object({
  code: z.string(),
  text: z.string(),
  /** When the limit that refused the call starts anew (429, 463, 464). */
  resetAt: moment.optional(),
});

/** Languages that the interface and answers know. */
export const language = z.enum(LOCALES);

export const userSettings = z.object({
  language,
  name: z.string(),
  email: z.string(),
  organisationName: z.string(),
  supportEmail: z.string(),
});

export const portalUser = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  avatarUrl: z.string().nullable(),
  role: z.enum(USER_ROLES),
  status: z.enum(USER_STATUSES),
  assistantGuids: z.array(guid),
});

/** Statuses that the product knows; the payment provider may send others, which show no bar (SB-1). */
export const subscription = z.object({
  /** `active`, `trial`, `trial_ended`, `canceled`, `incomplete`, or another of the payment provider's. */
  status: z.string(),
  dailyMessageLimit: z.int().nonnegative(),
  monthlyCharacterLimit: z.int().nonnegative(),
  usedCharacters: z.int().nonnegative(),
  usedMessages: z.int().nonnegative(),
  planName: z.string(),
});

export const billingPeriod = z.enum(BILLING_PERIODS);

export const subscriptionPlan = z.object({
  subscriptionPlanGuid: guid,
  name: z.string(),
  description: z.string(),
  /** Price in euro cents, per month and per year. */
  monthlyPrice: z.int().nonnegative(),
  yearlyPrice: z.int().nonnegative(),
  dailyMessageLimit: z.int().nonnegative(),
  monthlyCharacterLimit: z.int().nonnegative(),
  assistantLimit: z.int().positive(),
  current: z.boolean(),
  popular: z.boolean(),
});

export const subscriptionOptions = z.object({
  billingPeriods: z.array(billingPeriod),
  /** ISO 4217. */
  currency: z.string(),
  trialDays: z.int().nonnegative(),
});

export const checkoutRequest = z.object({
  SubscriptionPlanGuid: guid,
  BillingPeriod: billingPeriod.default(DEFAULT_BILLING_PERIOD),
});

export const assistantStatus = z.enum(ASSISTANT_STATUSES);

export const assistantSummary = z.object({
  assistantGuid: guid,
  name: z.string(),
  description: z.string(),
  avatarUrl: z.string().nullable(),
  status: assistantStatus,
  dataFileCount: z.int().nonnegative(),
  /** Messages that people sent to it in the last 24 hours. */
  messages24h: z.int().nonnegative(),
  updatedAt: moment,
});

/** What a chat shows of its assistant, in the portal and in the widget alike. */
export const chatAssistant = z.object({
  assistantGuid: guid,
  name: z.string(),
  description: z.string(),
  avatarUrl: z.string().nullable(),
  status: assistantStatus,
  welcomeMessage: z.string(),
  starterQuestions: z.array(z.string().max(STARTER_QUESTION_MAX_LENGTH)).max(STARTER_QUESTIONS_MAX_COUNT),
  placeholder: z.string(),
  disclaimer: z.string(),
  language: z.enum(ANSWER_LANGUAGES),
});

export const newAssistant = z.object({
  name: z.string().trim().min(1).max(ASSISTANT_NAME_MAX_LENGTH),
  description: z.string().max(ASSISTANT_DESCRIPTION_MAX_LENGTH).default(''),
  welcomeMessage: z.string().max(WELCOME_MESSAGE_MAX_LENGTH).default(''),
});

export const dataFile = z.object({
  dataFileGuid: guid,
  name: z.string(),
  bytes: z.int().nonnegative(),
  pages: z.int().nonnegative(),
  status: z.enum(DATA_FILE_STATUSES),
  updatedAt: moment,
});

/** A place in a data file that an answer leans on; `number` is what the text shows as [1]. */
export const citation = z.object({
  number: z.int().positive(),
  dataFileGuid: guid,
  fileName: z.string(),
  /** Page from 1, or null where the file has no pages. */
  page: z.int().positive().nullable(),
  excerpt: z.string(),
});

export const rating = z.enum(RATINGS).nullable();

export const message = z.object({
  id: guid,
  /** The message that it follows, null for one that begins the conversation. Several that follow the same one are branches. */
  parentId: guid.nullable(),
  /** Who wrote it: the reader, or the assistant. */
  author: z.enum(AUTHORS),
  /** `text`, or the kind of error that stands in the message's place (ER-3). */
  contentType: z.enum(['text', 'error', 'error_rate_limited']),
  /** Markdown for an assistant's message, plain text for a reader's. */
  body: z.string(),
  /** `streaming` while more may come; all others are final. */
  state: z.enum(MESSAGE_STATES),
  citations: z.array(citation),
  rating,
  createdAt: moment,
});

export const thread = z.object({
  id: guid,
  assistantGuid: guid,
  title: z.string(),
  unreadCount: z.int().nonnegative(),
  updatedAt: moment,
});

/** A thread with its messages, oldest first. */
export const threadWithMessages = z.object({ thread, messages: z.array(message) });

/** The text of a message: 1 to 2000 characters, not only white space (CH-2, T15). */
export const messageText = z
  .string()
  .max(MESSAGE_MAX_LENGTH, `A message may have at most ${MESSAGE_MAX_LENGTH} characters.`)
  .refine((text) => text.trim() !== '', 'A message needs some text.');

/**
 * Sends a message. The client makes `messageId` and `answerId` and keeps them when it tries again:
 * the server stores a message id once, and answers a repeated call with the stream of the same answer.
 * A repeated message with an `answerId` of its own is answered once more, beside the answers that it has (CH-3).
 * `threadId` is made by the client too; the thread is created with its first message (CH-1).
 */
export const sendMessageRequest = z.object({
  assistantGuid: guid,
  threadId: guid,
  messageId: guid,
  answerId: guid,
  /** The answer that it follows, null to begin the conversation anew; left out, it follows the newest message. */
  parentId: guid.nullable().optional(),
  text: messageText,
});

/** The same for a visitor: the widget key says which assistant is meant. */
export const sendWidgetMessageRequest = sendMessageRequest.omit({ assistantGuid: true });

/**
 * What an answer's stream sends, each with a growing `id:` to resume from (`Last-Event-ID`).
 * A stream without `end` or `error` is not finished (FA-3).
 */
export const answerEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('start'), threadId: guid, messageId: guid, answerId: guid, createdAt: moment }),
  /** More text, to be appended. */
  z.object({ type: z.literal('delta'), text: z.string() }),
  z.object({ type: z.literal('citations'), citations: z.array(citation) }),
  /** The whole text anew: what was shown so far is dropped. */
  z.object({ type: z.literal('replace'), text: z.string() }),
  z.object({ type: z.literal('ping') }),
  z.object({ type: z.literal('end'), finishReason: z.enum(['complete', 'stopped', 'truncated']) }),
  /** `status` as an HTTP status would say it: 429, 460-464, 500. */
  z.object({
    type: z.literal('error'),
    status: z.int(),
    code: z.string(),
    text: z.string(),
    /** Seconds. */
    retryAfter: z.number().optional(),
    resetAt: moment.optional(),
  }),
]);

export type ErrorBody = z.infer<typeof errorBody>;
export type UserSettings = z.infer<typeof userSettings>;
export type PortalUser = z.infer<typeof portalUser>;
export type Subscription = z.infer<typeof subscription>;
export type SubscriptionPlan = z.infer<typeof subscriptionPlan>;
export type AssistantSummary = z.infer<typeof assistantSummary>;
export type ChatAssistant = z.infer<typeof chatAssistant>;
export type NewAssistant = z.infer<typeof newAssistant>;
export type DataFile = z.infer<typeof dataFile>;
export type Citation = z.infer<typeof citation>;
export type Message = z.infer<typeof message>;
export type Thread = z.infer<typeof thread>;
export type ThreadWithMessages = z.infer<typeof threadWithMessages>;
export type SendMessageRequest = z.infer<typeof sendMessageRequest>;
export type AnswerEvent = z.infer<typeof answerEvent>;
