import type { WordKey } from '@parley/i18n';
import type { UseWords } from '@parley/i18n/react';
import type { AnswerLanguage, FieldName, WidgetPosition, WidgetSize, WidgetTheme } from '@parley/model';
import { formatNumber } from '../../format/numbers.ts';
import { shownDomain } from '../../format/ownScript.ts';
import type { AssistantModel, AssistantUser } from './editor.types.ts';
import type { FieldValue } from './fields.ts';

/** Names that stand for ids in a draft. */
export interface Known {
  models: readonly AssistantModel[];
  users: readonly AssistantUser[];
}

export const LANGUAGE_WORDS: Record<AnswerLanguage, WordKey> = {
  auto: 'editor.general.languageAuto',
  en: 'shell.language.en',
  de: 'shell.language.de',
  es: 'shell.language.es',
  pl: 'shell.language.pl',
};

export const POSITION_WORDS: Record<WidgetPosition, WordKey> = {
  'bottom-start': 'editor.widget.positionStart',
  'bottom-end': 'editor.widget.positionEnd',
};

export const SIZE_WORDS: Record<WidgetSize, WordKey> = {
  small: 'editor.widget.sizeSmall',
  medium: 'editor.widget.sizeMedium',
  large: 'editor.widget.sizeLarge',
};

export const THEME_WORDS: Record<WidgetTheme, WordKey> = {
  system: 'editor.widget.themeSystem',
  light: 'editor.preview.light',
  dark: 'editor.preview.dark',
};

/** From how much on a temperature is called so. */
const TEMPERATURES = [
  { from: 0.8, word: 'inventive' },
  { from: 0.6, word: 'lively' },
  { from: 0.4, word: 'balanced' },
  { from: 0.2, word: 'factual' },
  { from: 0, word: 'precise' },
] as const;

/** What a temperature from 0 to 1 is called: the last part of its key in `editor.temperature`. */
export function temperatureWord(temperature: number): (typeof TEMPERATURES)[number]['word'] {
  return TEMPERATURES.find(({ from }) => temperature >= from)?.word ?? 'precise';
}

/** A field's value in words, one line an entry; none where it is empty. */
export function fieldWords(
  { t, locale }: UseWords,
  { models, users }: Known,
  name: FieldName,
  value: FieldValue,
): string[] {
  if (value === '' || (value === null && name !== 'widget.autoOpenSeconds')) return [];
  if (typeof value === 'boolean') return [t(value ? 'editor.value.on' : 'editor.value.off')];
  if (Array.isArray(value)) {
    if (name === 'allowedDomains') return value.map(shownDomain);
    return name === 'audience'
      ? value.map((id) => users.find((user) => user.id === id)?.name ?? t('editor.value.formerUser'))
      : [...value];
  }
  switch (name) {
    case 'language':
      return [t(LANGUAGE_WORDS[value as AnswerLanguage])];
    case 'model':
      return [models.find(({ id }) => id === value)?.name ?? t('editor.value.formerModel')];
    case 'temperature':
      return [
        t('editor.value.temperature', {
          value: formatNumber(locale, value as number),
          word: t(`editor.temperature.${temperatureWord(value as number)}`),
        }),
      ];
    case 'audience':
      return [t('editor.access.everyone')];
    case 'rateLimit.windowSeconds':
      return [t('editor.value.seconds', { count: value as number })];
    case 'widget.position':
      return [t(POSITION_WORDS[value as WidgetPosition])];
    case 'widget.size':
      return [t(SIZE_WORDS[value as WidgetSize])];
    case 'widget.theme':
      return [t(THEME_WORDS[value as WidgetTheme])];
    case 'widget.autoOpenSeconds':
      return [
        value === null ? t('editor.value.never') : t('editor.value.seconds', { count: value as number }),
      ];
    default:
      return typeof value === 'number' ? [formatNumber(locale, value)] : `${value}`.split('\n');
  }
}
