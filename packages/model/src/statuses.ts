/** Languages of the interface and of answers (SH-5). */
export const LOCALES = ['en', 'de', 'es', 'pl'] as const;
export type Locale = (typeof LOCALES)[number];

/** What a user may do: look after everything, or chat with the assistants that they were given. */
export const USER_ROLES = ['admin', 'user'] as const;
export type UserRole = (typeof USER_ROLES)[number];

export const USER_STATUSES = ['active', 'invited', 'inactive'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

/** What a list of users can be sorted by. */
export const USER_SORT_FIELDS = ['name', 'role', 'status', 'assistants', 'lastActivity'] as const;
export type UserSortField = (typeof USER_SORT_FIELDS)[number];

/** Both ways to sort a list. */
export const SORT_DIRECTIONS = ['ascending', 'descending'] as const;
export type SortDirection = (typeof SORT_DIRECTIONS)[number];

/**
 * Why an address is not invited: it is none, or somebody of the organisation has it, who was invited at least
 * (US-1).
 */
export const INVITATION_REFUSALS = ['invalid', 'member', 'invited'] as const;
export type InvitationRefusal = (typeof INVITATION_REFUSALS)[number];

/** Who looks at a screen: a user, or a visitor of a page that carries the widget. */
export type Audience = UserRole | 'visitor';

/** What an assistant does at present: only administrators see a draft, and a paused one answers nobody. */
export const ASSISTANT_STATUSES = ['published', 'draft', 'paused'] as const;
export type AssistantStatus = (typeof ASSISTANT_STATUSES)[number];

/** Language of an assistant's answers; `auto` is the language of the question. */
export const ANSWER_LANGUAGES = ['auto', ...LOCALES] as const;
export type AnswerLanguage = (typeof ANSWER_LANGUAGES)[number];

/** Who of the organisation finds an assistant in the portal (AS-2). */
export const ASSISTANT_AUDIENCES = ['everyone', 'chosen'] as const;
export type AssistantAudience = (typeof ASSISTANT_AUDIENCES)[number];

/** Where the widget's launcher stands on a page, and how large its chat opens (AS-5). */
export const WIDGET_POSITIONS = ['bottom-start', 'bottom-end'] as const;
export type WidgetPosition = (typeof WIDGET_POSITIONS)[number];
export const WIDGET_SIZES = ['small', 'medium', 'large'] as const;
export type WidgetSize = (typeof WIDGET_SIZES)[number];
/** `system` is what the visitor's device is set to. */
export const WIDGET_THEMES = ['system', 'light', 'dark'] as const;
export type WidgetTheme = (typeof WIDGET_THEMES)[number];

export const DATA_FILE_STATUSES = ['queued', 'indexing', 'ready', 'failed'] as const;
export type DataFileStatus = (typeof DATA_FILE_STATUSES)[number];

/** Statuses of a subscription that the product knows; the payment provider may send others (SB-1). */
export type SubscriptionStatus = 'active' | 'trial' | 'trial_ended' | 'canceled' | 'incomplete';

/** Monthly and yearly. */
export const BILLING_PERIODS = ['M', 'Y'] as const;
export type BillingPeriod = (typeof BILLING_PERIODS)[number];
/** The period where none is named (BI-2). */
export const DEFAULT_BILLING_PERIOD: BillingPeriod = 'M';

/** Plans of the product, the free trial among them; their words are messages. */
export const PLAN_CODES = ['trial', 'starter', 'team', 'business'] as const;
export type PlanCode = (typeof PLAN_CODES)[number];

/** What an organisation can have more of than a smaller plan includes (BI-2). */
export const PLAN_BLOCKERS = ['assistants', 'users', 'dataFiles', 'characters'] as const;

/** What an organisation has more of than a plan includes. */
export interface PlanBlocker {
  kind: (typeof PLAN_BLOCKERS)[number];
  used: number;
  /** What the plan includes. */
  limit: number;
}

/** Who wrote a message. */
export const AUTHORS = ['reader', 'assistant'] as const;
export type Author = (typeof AUTHORS)[number];

/** Thumbs up or down; null is neither. */
export const RATINGS = ['up', 'down'] as const;
export type Rating = (typeof RATINGS)[number] | null;

/** What a reader may find wrong with an answer that they rate down. */
export const RATING_REASONS = ['incorrect', 'offTopic', 'incomplete', 'other'] as const;
export type RatingReason = (typeof RATING_REASONS)[number];

/** Why an answer was rated down. */
export interface RatingWhy {
  reason: RatingReason;
  /** In the reader's own words; '' for none. */
  comment: string;
}

/** State of a stored message: only a `streaming` one may still change. */
export const MESSAGE_STATES = ['complete', 'streaming', 'stopped', 'failed', 'truncated'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/**
 * Why an answer is not certain (AS-6): its engine found nothing in the data files, or only passages of which
 * one may be the answer.
 */
export const UNCERTAINTIES = ['nothing', 'passages'] as const;
export type Uncertainty = (typeof UNCERTAINTIES)[number];

/** Whether an administrator has seen to an answer that needs care: not yet, or done (AS-6). */
export const CARE_STATES = ['open', 'done'] as const;
export type CareState = (typeof CARE_STATES)[number];

/** Who began a conversation: a visitor of a site, or a user of the portal (AS-6). */
export const ASKER_KINDS = ['visitor', 'user'] as const;
export type AskerKind = (typeof ASKER_KINDS)[number];

/**
 * Outcomes that conversations can be filtered by (AS-6): at least one answer that needs care, one of those
 * that found nothing or passages only, one that was seen to, or one that failed.
 */
export const CONVERSATION_OUTCOMES = ['needsCare', 'unanswered', 'passages', 'done', 'failed'] as const;
export type ConversationOutcome = (typeof CONVERSATION_OUTCOMES)[number];

/** How far back a list of conversations goes (AS-6). */
export const CONVERSATION_SPANS = ['24h', '7d', '30d'] as const;
export type ConversationSpan = (typeof CONVERSATION_SPANS)[number];

/** What a list of conversations is exported as (AS-6). */
export const EXPORT_TYPES = ['csv', 'json'] as const;
export type ExportType = (typeof EXPORT_TYPES)[number];

/** Steps of the welcome wizard, in their order. */
export const WIZARD_STEPS = ['useCase', 'identity', 'data', 'hello', 'embed'] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number];

/**
 * What the quick start guide wants done, in its order, and what each may lack (QS-1).
 */
export const QUICK_START_GAPS = {
  create: ['noAssistant', 'onlyDeleted'],
  data: ['noFile', 'noFileReady'],
  test: ['notAsked'],
  style: ['notStyled'],
  domain: ['noDomain'],
  publish: ['notPublished', 'paused'],
  install: ['notSeen'],
  invite: ['nobodyInvited'],
  plan: ['limitsNotSeen'],
} as const;
export type QuickStartTask = keyof typeof QUICK_START_GAPS;
/** What each task lacks; null where it is done. */
export type QuickStartGaps = { [T in QuickStartTask]: (typeof QUICK_START_GAPS)[T][number] | null };

/** What an assistant can be for. */
export const USE_CASES = ['support', 'sales', 'knowledge', 'other'] as const;
export type UseCase = (typeof USE_CASES)[number];
