import type {
  AnswerLanguage,
  AssistantAudience,
  DataFileStatus,
  WidgetPosition,
  WidgetSize,
  WidgetTheme,
} from './statuses.ts';

/** What a new assistant needs. */
export interface AssistantAnswers {
  name: string;
  description: string;
  welcomeMessage: string;
}

/**
 * At most `max` uses within `windowSeconds` of the first of them; past it `message` is said, or the usual
 * words where it is ''. `Figure` may be null where a form holds it: an empty field, which can't be saved.
 */
export interface RateLimit<Figure = number> {
  max: Figure;
  windowSeconds: Figure;
  message: string;
}

/** How the widget looks on a page (AS-5). */
export interface WidgetLook {
  position: WidgetPosition;
  size: WidgetSize;
  /** Of the chat, unless its page says another. */
  theme: WidgetTheme;
  /** Background color of the launcher and of the visitor's messages, `#rrggbb`. */
  color: string;
  /** Color of text and icons on that background, `#rrggbb`. */
  textColor: string;
  /** Words on the launcher; '' shows its icon alone. */
  launcherLabel: string;
  /** Seconds on the page after which the chat opens by itself; null never. */
  autoOpenSeconds: number | null;
}

/**
 * Everything of an assistant that is edited and published together (AS-2, AS-5). `Figure` is `number` for one
 * that is saved; in a form a field may be empty.
 */
export interface AssistantDraft<Figure = number | null> {
  name: string;
  description: string;
  avatarUrl: string | null;
  language: AnswerLanguage;
  /** `id` of an `AssistantModel`. */
  model: string;
  /** From 0 to 1. */
  temperature: number;
  instructions: string;
  fallbackMessage: string;
  welcomeMessage: string;
  starterQuestions: readonly string[];
  citations: boolean;
  feedback: boolean;
  placeholder: string;
  disclaimer: string;
  audience: AssistantAudience;
  /** Who may use it when `audience` is `chosen`; kept while it is `everyone`. */
  userIds: readonly string[];
  rateLimit: RateLimit<Figure>;
  /**
   * Hosts that may embed it: `example.com`, `*.example.com`, with `:port` or `:*`, and `http(s)://` before
   * them.
   */
  allowedDomains: readonly string[];
  widget: WidgetLook;
}

/** Where an error of a field belongs; dots lead into the objects of the draft. */
export type FieldName =
  | Exclude<keyof AssistantDraft, 'rateLimit' | 'widget' | 'userIds'>
  | `rateLimit.${keyof RateLimit}`
  | `widget.${keyof WidgetLook}`;

/** Words of what is wrong, by field. */
export type FieldErrors = Partial<Record<FieldName, string>>;

/** A data file as the editor lists it (AS-3). */
export interface ListedDataFile {
  id: string;
  name: string;
  bytes: number;
  /** 0 until it is read. */
  pages: number;
  status: DataFileStatus;
  /** Share that is read, 0 to 1, while it is indexed; null where nobody knows. */
  progress: number | null;
  /** Why it failed, in the reader's words; '' for all others. */
  reason: string;
  /** When it was added, replaced or read, ISO 8601. */
  updatedAt: string;
  /** What was asked of the server for it and is not done yet. */
  busy?: 'retrying' | 'removing';
}

/** A passage of a data file: a part of one section on one page, small enough to quote (AS-3). */
export interface FilePassage {
  /** Place in the file, from 0. */
  ordinal: number;
  /** From 1; null where the file marks no pages. */
  page: number | null;
  /** Headings above the passage, outermost first, joined by ' › '; '' where there are none. */
  heading: string;
  /** Markdown: paragraphs, lists and tables as the file has them, without its headings. */
  text: string;
}
