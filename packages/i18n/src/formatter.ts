import type { FormatterModule } from 'i18next';
import { writtenValue } from './figures.ts';

/** Has i18next write the numbers of all messages in their language; the number still chooses the plural. */
export const formatter: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value, _format, locale = 'en') => writtenValue(locale, value) as string,
};

/** How values are put into messages: all are formatted; none is escaped, as React and the pages do that. */
export const interpolation = { escapeValue: false, alwaysFormat: true } as const;
