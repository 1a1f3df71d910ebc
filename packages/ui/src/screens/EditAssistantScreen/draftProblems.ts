import type { WordKey } from '@parley/i18n';
import type { UseWords } from '@parley/i18n/react';
import {
  ALLOWED_DOMAINS_MAX_COUNT,
  ASSISTANT_DESCRIPTION_MAX_LENGTH,
  ASSISTANT_NAME_MAX_LENGTH,
  type AssistantDraft,
  AUTO_OPEN_MAX_SECONDS,
  DISCLAIMER_MAX_LENGTH,
  domainProblem,
  FALLBACK_MESSAGE_MAX_LENGTH,
  type FieldName,
  INSTRUCTIONS_MAX_LENGTH,
  isBlank,
  LAUNCHER_LABEL_MAX_LENGTH,
  type Locale,
  MODEL_MAX_LENGTH,
  PLACEHOLDER_MAX_LENGTH,
  RATE_LIMIT_MAX_MESSAGES,
  RATE_LIMIT_MAX_SECONDS,
  RATE_LIMIT_MESSAGE_MAX_LENGTH,
  STARTER_QUESTION_MAX_LENGTH,
  STARTER_QUESTIONS_MAX_COUNT,
  TEMPERATURE_MAX,
  WELCOME_MESSAGE_MAX_LENGTH,
} from '@parley/model';
import { formatNumber } from '../../format/numbers.ts';
import { shortName } from '../../format/shortName.ts';

/** What is wrong with a field. */
export interface DraftProblem {
  key: WordKey;
  /** A list holds what was typed: the words quote it, as it may end in signs of its own. */
  values?: Record<string, number | string | readonly string[]>;
  /** Shown only after an attempt to save: an empty field is not a mistake before. */
  late?: true;
}

export type DraftProblems = Partial<Record<FieldName, DraftProblem>>;

/** A problem in words. */
export function draftProblemWords(
  t: UseWords['t'],
  locale: Locale,
  { key, values = {} }: DraftProblem,
): string {
  const said = Object.entries(values).map(([name, value]) => [name, wordsOf(value)]);
  return t(key, Object.fromEntries(said));

  function wordsOf(value: number | string | readonly string[]): string {
    if (typeof value === 'number') return formatNumber(locale, value);
    if (typeof value === 'string') return value;
    return value.map((text) => t('editor.problem.typed', { text: shortName(text) })).join(', ');
  }
}

/** Whether a text is a color as drafts have it, '#rrggbb'. */
export const isColor = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

/**
 * What keeps a draft from being saved, by field; empty when nothing does (AS-2, AS-5). The server checks the
 * same again.
 */
export function draftProblems(draft: AssistantDraft): DraftProblems {
  const { rateLimit, widget } = draft;
  const found: Partial<Record<FieldName, DraftProblem | null>> = {
    name:
      missing(draft.name, 'editor.problem.nameMissing') ??
      tooLong(draft.name.trim(), ASSISTANT_NAME_MAX_LENGTH),
    model: tooLong(draft.model, MODEL_MAX_LENGTH),
    temperature:
      draft.temperature >= 0 && draft.temperature <= TEMPERATURE_MAX
        ? null
        : { key: 'editor.problem.number', values: { min: 0, max: TEMPERATURE_MAX } },
    description: tooLong(draft.description, ASSISTANT_DESCRIPTION_MAX_LENGTH),
    instructions: tooLong(draft.instructions, INSTRUCTIONS_MAX_LENGTH),
    fallbackMessage: tooLong(draft.fallbackMessage, FALLBACK_MESSAGE_MAX_LENGTH),
    welcomeMessage: tooLong(draft.welcomeMessage, WELCOME_MESSAGE_MAX_LENGTH),
    starterQuestions: questionsProblem(draft.starterQuestions),
    placeholder: tooLong(draft.placeholder, PLACEHOLDER_MAX_LENGTH),
    disclaimer: tooLong(draft.disclaimer, DISCLAIMER_MAX_LENGTH),
    audience:
      draft.audience === 'chosen' && draft.userIds.length === 0
        ? { key: 'editor.problem.nobodyChosen', late: true }
        : null,
    'rateLimit.max': outside(rateLimit.max, 1, RATE_LIMIT_MAX_MESSAGES),
    'rateLimit.windowSeconds': outside(rateLimit.windowSeconds, 1, RATE_LIMIT_MAX_SECONDS),
    'rateLimit.message': tooLong(rateLimit.message, RATE_LIMIT_MESSAGE_MAX_LENGTH),
    allowedDomains: domainsProblem(draft.allowedDomains),
    'widget.color': isColor(widget.color) ? null : { key: 'editor.problem.color' },
    'widget.textColor': isColor(widget.textColor) ? null : { key: 'editor.problem.color' },
    'widget.launcherLabel': tooLong(widget.launcherLabel, LAUNCHER_LABEL_MAX_LENGTH),
    'widget.autoOpenSeconds':
      widget.autoOpenSeconds === null ? null : outside(widget.autoOpenSeconds, 0, AUTO_OPEN_MAX_SECONDS),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem)) as DraftProblems;
}

/** What is wrong with one starter question, wherever it stands. */
export function questionProblem(question: string): DraftProblem | null {
  return (
    missing(question, 'editor.problem.questionEmpty') ?? tooLong(question.trim(), STARTER_QUESTION_MAX_LENGTH)
  );
}

function questionsProblem(questions: readonly string[]): DraftProblem | null {
  if (questions.length > STARTER_QUESTIONS_MAX_COUNT) {
    return { key: 'editor.problem.tooManyQuestions', values: { max: STARTER_QUESTIONS_MAX_COUNT } };
  }
  // A question that is too long is shown at once, so it comes before one that is only empty.
  const problems = questions.map(questionProblem).filter((problem) => problem !== null);
  return problems.find(({ late }) => !late) ?? problems[0] ?? null;
}

function domainsProblem(domains: readonly string[]): DraftProblem | null {
  if (domains.length > ALLOWED_DOMAINS_MAX_COUNT) {
    return { key: 'editor.problem.domainTooMany', values: { max: ALLOWED_DOMAINS_MAX_COUNT } };
  }
  const wrong = domains.filter(domainProblem);
  return wrong.length > 0 ? { key: 'editor.problem.domains', values: { domains: wrong } } : null;
}

function missing(text: string, key: WordKey): DraftProblem | null {
  return isBlank(text) ? { key, late: true } : null;
}

function tooLong(text: string, max: number): DraftProblem | null {
  return text.length > max ? { key: 'fields.tooLong', values: { max } } : null;
}

function outside(value: number | null, min: number, max: number): DraftProblem | null {
  const fits = value !== null && Number.isInteger(value) && value >= min && value <= max;
  return fits ? null : { key: 'editor.problem.range', values: { min, max } };
}
