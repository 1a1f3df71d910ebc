import {
  ANSWER_LANGUAGES,
  ASSISTANT_AUDIENCES,
  ASSISTANT_DESCRIPTION_MAX_LENGTH,
  ASSISTANT_NAME_MAX_LENGTH,
  ASSISTANT_STATUSES,
  ASSISTANT_VERSIONS_MAX_COUNT,
  AUTHORS,
  AVATAR_MAX_BYTES,
  EXPORT_MAX_BYTES,
  PAGE_ADDRESS_MAX_LENGTH,
  STARTER_QUESTION_MAX_LENGTH,
  STARTER_QUESTIONS_MAX_COUNT,
  SUBSCRIPTION_ERROR_STATUSES,
  TEST_HISTORY_MAX_COUNT,
  TEST_HISTORY_TEXT_MAX_LENGTH,
  USER_STATUSES,
  WELCOME_MESSAGE_MAX_LENGTH,
} from '@parley/model';
import { z } from 'zod';
import { assistantDraft, exportedAssistant, sentDraft } from './assistantDraft.ts';
import type { Calls } from './call.ts';
import { answerEvent, sendMessageRequest } from './chat.ts';
import { byAssistant, done, guid, maxUnits, moment, rowsOf, severalAssistants, shownText } from './common.ts';
import { pageFinding } from './pageFinding.ts';

/** Hours of the curve that the list draws. */
const CURVE_HOURS = 24;
/** A figure in each of these hours, oldest first; the last ends now. */
const hourly = z.array(z.int().nonnegative()).length(CURVE_HOURS);
/** The largest draft: each text as long as it may be, with every character escaped. */
const DRAFT_MAX_BYTES = 512 * 1024;
/** What an import sends beside the file. */
const IMPORT_REST_BYTES = 1024;

/** The largest test: a history as long as it may be, with many characters escaped. */
const TEST_MAX_BYTES = 1024 * 1024;

export const assistantStatus = z.enum(ASSISTANT_STATUSES);

export const assistantSummary = z.object({
  assistantGuid: guid,
  name: z.string(),
  /** For administrators; '' for everybody else. */
  description: z.string(),
  avatarUrl: z.string().nullable(),
  status: assistantStatus,
  /** Its saved draft differs from the published version (AS-4); false for those who are no administrators. */
  unpublishedChanges: z.boolean(),
  /** What it is called in its draft, where people meet it under another name; null for all others' eyes. */
  draftName: z.string().nullable(),
  /** Who may use it while it is published; what its first publication makes of it before. */
  audience: z.enum(ASSISTANT_AUDIENCES),
  dataFileCount: z.int().nonnegative(),
  /** For administrators; 0 for everybody else, as those that need care. */
  conversationCount: z.int().nonnegative(),
  /** Conversations with an answer that needs care (AS-6). */
  careCount: z.int().nonnegative(),
  /** Messages that people sent to it in the last 24 hours. */
  messages24h: z.int().nonnegative(),
  /** The same by the hour. */
  hourlyMessages: hourly,
  createdAt: moment,
  updatedAt: moment,
});

/** What a chat shows of its assistant, in the portal and in the widget alike. */
export const assistantDetails = z.object({
  assistantGuid: guid,
  name: z.string(),
  /** For administrators; '' for everybody else. */
  description: z.string(),
  avatarUrl: z.string().nullable(),
  status: assistantStatus,
  welcomeMessage: z.string(),
  starterQuestions: z
    .array(z.string().check(...maxUnits(STARTER_QUESTION_MAX_LENGTH)))
    .max(STARTER_QUESTIONS_MAX_COUNT)
    .readonly(),
  placeholder: z.string(),
  disclaimer: z.string(),
  /** Readers are asked whether an answer helped. */
  feedback: z.boolean(),
  language: z.enum(ANSWER_LANGUAGES),
});

export const newAssistant = z.object({
  name: shownText().check(...maxUnits(ASSISTANT_NAME_MAX_LENGTH)),
  description: z
    .string()
    .check(...maxUnits(ASSISTANT_DESCRIPTION_MAX_LENGTH))
    .default(''),
  welcomeMessage: z
    .string()
    .check(...maxUnits(WELCOME_MESSAGE_MAX_LENGTH))
    .default(''),
  /** Made by the client: a repeated call with the same id makes no second assistant. */
  assistantGuid: guid,
});

/** A version of the draft: it grows with each save, whoever saves. */
const version = z.int().positive();

/** An assistant as its editor needs it (AS-2, AS-4). */
export const editedAssistant = z.object({
  assistantGuid: guid,
  status: assistantStatus,
  /** Credential of the widget, which its snippet holds. */
  widgetKey: z.string(),
  version,
  /** What was saved last. */
  draft: assistantDraft,
  /** What is in force; null before the first publication. */
  published: assistantDraft.nullable(),
  /** Who changed it last; null where that is not known any more. */
  savedBy: z.string().nullable(),
  /** Whether that was the caller. */
  savedByCaller: z.boolean(),
  savedAt: moment,
  /**
   * Names of the language models that can be chosen besides the server's own choice; none where no model is
   * set up: answers are then quoted from the data files, whatever model, temperature and instructions say.
   */
  models: z.array(z.string()),
  /** Conversations that people had with it, and those of them that need care (AS-6). */
  conversationCount: z.int().nonnegative(),
  careCount: z.int().nonnegative(),
  /** Everyone of the organisation. */
  users: rowsOf(
    z.object({ userId: guid, name: z.string(), email: z.string(), status: z.enum(USER_STATUSES) }),
  ),
  /** Sites that have the widget, newest first, as browsers named them (AS-5). */
  installations: rowsOf(z.object({ site: z.string(), lastSeenAt: moment })),
  /** Sites that asked for the widget but are not among the domains in force, newest first (WG-7). */
  refusals: rowsOf(
    z.object({
      site: z.string(),
      lastSeenAt: moment,
      /** What to put among the domains so that the site has it; null where none would do. */
      domain: z.string().nullable(),
    }),
  ),
});

/** A publication of an assistant, by which what was in force since can be had again (AS-4). */
export const assistantVersion = z.object({
  /** Counts the publications of the assistant from 1; the oldest are kept no more. */
  number: z.int().positive(),
  /** Null for what was published before versions were kept. */
  publishedAt: moment.nullable(),
  /** Their name now, or as it was when they were removed; null as above. */
  publishedBy: z.string().nullable(),
  /** It is what is in force. */
  current: z.boolean(),
  /**
   * Fields of the draft that differ from the version before it, dots leading into its objects. Null for the
   * first that is kept.
   */
  changed: z.array(z.string()).nullable(),
});

/** Which version of which assistant. */
const byVersion = byAssistant.extend({ number: z.coerce.number<number | string>().int().positive() });

/**
 * A question to an assistant as its editor has it, saved or not (AS-4). The server keeps nothing of a test,
 * so the messages before the question come along, oldest first.
 */
const testQuestion = sendMessageRequest.omit({ parentId: true }).extend({
  draft: assistantDraft.pick({
    name: true,
    language: true,
    model: true,
    temperature: true,
    instructions: true,
    fallbackMessage: true,
    citations: true,
  }),
  history: z
    .array(
      z.object({
        author: z.enum(AUTHORS),
        text: z.string().check(...maxUnits(TEST_HISTORY_TEXT_MAX_LENGTH)),
      }),
    )
    .max(TEST_HISTORY_MAX_COUNT),
});

/** What a call that makes an assistant replies with. */
const made = z.object({ assistantGuid: guid, name: z.string() });

/** Calls about assistants and what happened with them. */
export const assistantCalls = {
  getAssistants: {
    summary: 'Assistants that the caller may use, by name; all of the organization for an administrator',
    auth: 'bearer',
    reply: z.object({
      assistants: rowsOf(assistantSummary),
      /** How many the plan has room for. */
      assistantLimit: z.int().nonnegative(),
      /** Deleted ones that can be had back; 0 for those who are no administrators. */
      deletedCount: z.int().nonnegative(),
    }),
    errors: [],
  },
  getAssistant: {
    summary: 'One assistant, as its chat shows it',
    auth: 'bearer',
    query: byAssistant,
    reply: assistantDetails,
    errors: [404],
  },
  createAssistant: {
    summary: 'Create an assistant; it starts as a draft',
    auth: 'admin',
    body: newAssistant,
    reply: assistantDetails,
    errors: [409, ...SUBSCRIPTION_ERROR_STATUSES],
  },
  getAssistantDraft: {
    summary: 'An assistant for its editor: draft and published version',
    auth: 'admin',
    query: byAssistant,
    reply: editedAssistant,
    errors: [404],
  },
  saveAssistantDraft: {
    summary: 'Save the draft over the version it was made from; 409 where somebody saved a newer one',
    auth: 'admin',
    body: byAssistant.extend({ base: version, draft: sentDraft }),
    maxBytes: DRAFT_MAX_BYTES,
    reply: z.object({ version }),
    errors: [404, 409],
  },
  publishAssistant: {
    summary: 'Put a version of the draft in force; 409 where it is not the newest',
    auth: 'admin',
    body: byAssistant.extend({ version }),
    reply: done,
    errors: [404, 409],
  },
  revertAssistant: {
    summary: 'Make the published version the draft again; 409 where somebody saved a newer draft',
    auth: 'admin',
    body: byAssistant.extend({ base: version }),
    reply: z.object({ version, draft: assistantDraft }),
    errors: [404, 409],
  },
  getAssistantVersions: {
    summary: 'Published versions of an assistant, newest first; data files have no versions',
    auth: 'admin',
    query: byAssistant,
    reply: z.object({ versions: rowsOf(assistantVersion, ASSISTANT_VERSIONS_MAX_COUNT) }),
    errors: [404],
  },
  getAssistantVersion: {
    summary: 'What a published version holds, as the draft could hold it now: without users who have left',
    auth: 'admin',
    query: byVersion,
    reply: z.object({ draft: assistantDraft }),
    errors: [404],
  },
  restoreAssistantVersion: {
    summary:
      'Make a published version the draft; what is in force stays. 409 where somebody saved a newer draft',
    auth: 'admin',
    body: byAssistant.extend({ number: z.int().positive(), base: version }),
    reply: z.object({ version, draft: assistantDraft }),
    errors: [404, 409],
  },
  pauseAssistants: {
    summary: 'Let published assistants answer nobody; those in another state stay as they are',
    auth: 'admin',
    body: severalAssistants,
    reply: done,
    errors: [404],
  },
  resumeAssistants: {
    summary: 'Let paused assistants answer again; those in another state stay as they are',
    auth: 'admin',
    body: severalAssistants,
    reply: done,
    errors: [404],
  },
  duplicateAssistant: {
    summary: 'Make a draft of the same content and the same data files',
    auth: 'admin',
    body: byAssistant.extend({ newAssistantGuid: guid }),
    reply: made,
    errors: [404, 409, ...SUBSCRIPTION_ERROR_STATUSES],
  },
  exportAssistant: {
    summary: 'The draft as a JSON file',
    auth: 'admin',
    query: byAssistant,
    download: true,
    errors: [404],
  },
  importAssistant: {
    summary: 'Make a draft of an exported file',
    auth: 'admin',
    body: z.object({ exported: exportedAssistant, assistantGuid: guid }),
    maxBytes: EXPORT_MAX_BYTES + IMPORT_REST_BYTES,
    reply: made,
    errors: [409, ...SUBSCRIPTION_ERROR_STATUSES],
  },
  testAssistant: {
    summary: 'Ask an assistant as a draft makes it, and stream the answer; it counts, and is not kept',
    auth: 'admin',
    body: testQuestion,
    maxBytes: TEST_MAX_BYTES,
    events: answerEvent,
    errors: [404, ...SUBSCRIPTION_ERROR_STATUSES],
  },
  checkPage: {
    summary: "Fetch a page once, as a visitor's browser would, and tell what the widget would meet there",
    auth: 'admin',
    body: byAssistant.extend({
      /** Of http or https, without credentials. */
      address: z.url({ protocol: /^https?$/ }).check(...maxUnits(PAGE_ADDRESS_MAX_LENGTH)),
    }),
    // No list of rows: a check that is told in part would be told wrong.
    reply: z.object({ findings: z.array(pageFinding) }),
    errors: [404],
  },
  uploadAssistantAvatar: {
    summary: 'Keep a picture for an assistant, square and encoded anew; the draft takes it when it is saved',
    auth: 'admin',
    upload: { fields: byAssistant, maxBytes: AVATAR_MAX_BYTES },
    reply: z.object({ avatarUrl: z.string() }),
    errors: [404],
  },
  getLast24Hours: {
    summary: 'Messages and chat sessions of the last 24 hours',
    auth: 'admin',
    reply: z.object({
      messages: z.int().nonnegative(),
      chatSessions: z.int().nonnegative(),
      hourlyMessages: hourly,
      /** Sessions with a message in each of these hours. */
      hourlyChatSessions: hourly,
    }),
    errors: [],
  },
} as const satisfies Calls;

export type AssistantSummary = z.infer<typeof assistantSummary>;
export type AssistantDetails = z.infer<typeof assistantDetails>;
export type EditedAssistant = z.infer<typeof editedAssistant>;
export type NewAssistant = z.infer<typeof newAssistant>;
