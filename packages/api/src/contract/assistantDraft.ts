import {
  ALLOWED_DOMAINS_MAX_COUNT,
  ANSWER_LANGUAGES,
  ASSISTANT_AUDIENCES,
  ASSISTANT_DESCRIPTION_MAX_LENGTH,
  ASSISTANT_NAME_MAX_LENGTH,
  AUTO_OPEN_MAX_SECONDS,
  DATA_FILE_NAME_MAX_LENGTH,
  DISCLAIMER_MAX_LENGTH,
  domainProblem,
  EXPORT_FILE_NAMES_MAX_COUNT,
  EXPORT_FORMAT,
  EXPORT_VERSION,
  FALLBACK_MESSAGE_MAX_LENGTH,
  INSTRUCTIONS_MAX_LENGTH,
  LAUNCHER_LABEL_MAX_LENGTH,
  MODEL_MAX_LENGTH,
  PLACEHOLDER_MAX_LENGTH,
  RATE_LIMIT_MAX_MESSAGES,
  RATE_LIMIT_MAX_SECONDS,
  RATE_LIMIT_MESSAGE_MAX_LENGTH,
  STARTER_QUESTION_MAX_LENGTH,
  STARTER_QUESTIONS_MAX_COUNT,
  TEMPERATURE_MAX,
  tidyDomain,
  WELCOME_MESSAGE_MAX_LENGTH,
  WIDGET_POSITIONS,
  WIDGET_SIZES,
  WIDGET_THEMES,
} from '@parley/model';
import { z } from 'zod';
import { guid, maxUnits, shownText } from './common.ts';

/** Users that one assistant can be given to by name; for more, its audience is everyone. */
const CHOSEN_USERS_MAX_COUNT = 1000;

/** An address of a picture that the server keeps. */
const pictureUrl = z.string().regex(/^\/pictures\/[\da-f-]{36}\.webp$/, 'This picture is not known.');
const color = z.string().regex(/^#[\da-f]{6}$/i, 'A color is written like #4f46d8.');
/** Any address of a site; its origin is kept. */
const allowedDomain = z
  .string()
  .overwrite(tidyDomain)
  .refine((domain) => domainProblem(domain) === null, 'This is not a domain that can be allowed.');

/** How the widget looks on a page (AS-5). */
export const widgetLook = z.object({
  position: z.enum(WIDGET_POSITIONS),
  size: z.enum(WIDGET_SIZES),
  /** Of the chat, unless its page says another. */
  theme: z.enum(WIDGET_THEMES),
  /** Background color of the launcher and of the visitor's messages, `#rrggbb`. */
  color,
  /** Color of text and icons on that background, `#rrggbb`. */
  textColor: color,
  /** Words on the launcher; '' shows its icon alone. */
  launcherLabel: z.string().check(...maxUnits(LAUNCHER_LABEL_MAX_LENGTH)),
  /** Seconds on the page after which the chat opens by itself; null never. */
  autoOpenSeconds: z.int().min(0).max(AUTO_OPEN_MAX_SECONDS).nullable(),
});

/** Everything of an assistant that is edited and published together (AS-2, AS-5). */
export const assistantDraft = z.object({
  name: shownText('An assistant needs a name.').check(...maxUnits(ASSISTANT_NAME_MAX_LENGTH)),
  description: z.string().check(...maxUnits(ASSISTANT_DESCRIPTION_MAX_LENGTH)),
  avatarUrl: pictureUrl.nullable(),
  language: z.enum(ANSWER_LANGUAGES),
  /** '' lets the server choose. */
  model: z.string().check(...maxUnits(MODEL_MAX_LENGTH)),
  temperature: z.number().min(0).max(TEMPERATURE_MAX),
  instructions: z.string().check(...maxUnits(INSTRUCTIONS_MAX_LENGTH)),
  /** '' is the engine's own wording. */
  fallbackMessage: z.string().check(...maxUnits(FALLBACK_MESSAGE_MAX_LENGTH)),
  welcomeMessage: z.string().check(...maxUnits(WELCOME_MESSAGE_MAX_LENGTH)),
  starterQuestions: z
    .array(shownText('A starter question needs some text.').check(...maxUnits(STARTER_QUESTION_MAX_LENGTH)))
    .max(STARTER_QUESTIONS_MAX_COUNT)
    .readonly(),
  citations: z.boolean(),
  feedback: z.boolean(),
  placeholder: z.string().check(...maxUnits(PLACEHOLDER_MAX_LENGTH)),
  disclaimer: z.string().check(...maxUnits(DISCLAIMER_MAX_LENGTH)),
  /** Who of the organisation finds it in the portal. */
  audience: z.enum(ASSISTANT_AUDIENCES),
  /** Who may use it when `audience` is `chosen`; kept while it is `everyone`. */
  userIds: z.array(guid).max(CHOSEN_USERS_MAX_COUNT).readonly(),
  rateLimit: z.object({
    max: z.int().min(1).max(RATE_LIMIT_MAX_MESSAGES),
    windowSeconds: z.int().min(1).max(RATE_LIMIT_MAX_SECONDS),
    /** What the assistant says past the limit; '' is the product's own wording. */
    message: z.string().check(...maxUnits(RATE_LIMIT_MESSAGE_MAX_LENGTH)),
  }),
  allowedDomains: z.array(allowedDomain).max(ALLOWED_DOMAINS_MAX_COUNT).readonly(),
  widget: widgetLook,
});

/** A draft as it is sent: files and windows from before widgets had a theme leave that out. */
export const sentDraft = assistantDraft.extend({
  widget: widgetLook.extend({ theme: widgetLook.shape.theme.default('system') }),
});

/** An assistant as a file: without what only its own organisation knows. */
export const exportedAssistant = z.object({
  format: z.literal(EXPORT_FORMAT, 'This file holds no assistant.'),
  version: z.literal(EXPORT_VERSION, 'This file comes from another version.'),
  assistant: sentDraft.omit({ avatarUrl: true, audience: true, userIds: true }),
  /** Names of its data files, which are not in it; left out in older files. */
  withoutFiles: z
    .array(z.string().check(...maxUnits(DATA_FILE_NAME_MAX_LENGTH)))
    .max(EXPORT_FILE_NAMES_MAX_COUNT)
    .optional(),
});

export type ExportedAssistant = z.infer<typeof exportedAssistant>;
