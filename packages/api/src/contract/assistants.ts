import {
  ANSWER_LANGUAGES,
  ASSISTANT_DESCRIPTION_MAX_LENGTH,
  ASSISTANT_NAME_MAX_LENGTH,
  ASSISTANT_STATUSES,
  STARTER_QUESTION_MAX_LENGTH,
  STARTER_QUESTIONS_MAX_COUNT,
  SUBSCRIPTION_ERROR_STATUSES,
  WELCOME_MESSAGE_MAX_LENGTH,
} from '@parley/model';
import { z } from 'zod';
import type { Calls } from './call.ts';
import { byAssistant, guid, moment } from './common.ts';

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
export const assistantDetails = z.object({
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

/** Calls about assistants and what happened with them. */
export const assistantCalls = {
  getAssistants: {
    summary: 'Assistants that the caller may use, by name; all of the organisation for an administrator',
    auth: 'bearer',
    reply: z.object({ assistants: z.array(assistantSummary) }),
    errors: [],
  },
  getAssistant: {
    summary: 'One assistant, as its chat shows it',
    auth: 'bearer',
    query: byAssistant,
    reply: assistantDetails,
    errors: [403, 404],
  },
  createAssistant: {
    summary: 'Create an assistant; it starts as a draft',
    auth: 'admin',
    body: newAssistant,
    reply: assistantDetails,
    errors: [403, ...SUBSCRIPTION_ERROR_STATUSES],
  },
  getLast24Hours: {
    summary: 'Messages and chat sessions of the last 24 hours',
    auth: 'admin',
    reply: z.object({ messages: z.int().nonnegative(), chatSessions: z.int().nonnegative() }),
    errors: [403],
  },
} as const satisfies Calls;

export type AssistantSummary = z.infer<typeof assistantSummary>;
export type AssistantDetails = z.infer<typeof assistantDetails>;
export type NewAssistant = z.infer<typeof newAssistant>;
