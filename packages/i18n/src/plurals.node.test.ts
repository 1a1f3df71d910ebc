import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { LOCALES, type Locale } from '@parley/model';
import { expect, test } from 'vitest';
import { flatten } from './flatten.ts';
import { baseOf, formOf } from './keys.testing.ts';

/** Forms of whole numbers that follow one another in a language: its words differ from one to the next. */
const NEIGHBOURS: Record<Locale, readonly (readonly [string, string])[]> = {
  en: [['one', 'other']],
  de: [['one', 'other']],
  es: [['one', 'other']],
  pl: [
    ['one', 'few'],
    ['few', 'many'],
  ],
};

/** Words that are the same in both forms, and texts that count nothing. */
const SAME: Record<Locale, RegExp> = {
  en: /\}\}\s(added|more|selected|unread)|^Recently deleted \(/,
  de: /\}\}\s(Assistenten|Benutzer|Fehler|Zeichen|ausgewählt|hinzugefügt|ungelesen|weitere|zu erledigen)|^Zuletzt gelöscht \(/,
  es: /\}\}\s(más|sin leer)|^Eliminados hace poco \(/,
  pl: new RegExp(
    [
      // The accusative of persons, and what is the same after a preposition or a negation.
      '(asystentów|użytkowników|osób|osobom)',
      '\\}\\}\\s(dni|wiadomości|min\\.|do załatwienia|inne)',
      '(ciągu|zawiera|pokazać|w)\\s\\{\\{count\\}\\}\\s(godzin|plików danych|wpisów|polach)',
      '^(Ostatnio usunięte \\(|Dodano |Zaznaczono )',
      // Says 'they' of two and of many.
      '^(Do \\{\\{date\\}\\} można ich|Potem znikną|Cofnij zaproszenia|Te osoby|.*Dodaj ponownie jego pliki)',
    ].join('|'),
  ),
};

const textsOf = (locale: string): [string, string][] =>
  globSync(`${import.meta.dirname}/messages/${locale}/*.json`).flatMap((path) => [
    // Several files have a key of the same name.
    ...flatten(JSON.parse(readFileSync(path, 'utf8')), `${basename(path, '.json')}.`),
  ]);

test.each(LOCALES)('SH-5: in %s, each plural form has its own words', (locale) => {
  const texts = new Map(textsOf(locale));
  const copied = [...texts].filter(([key, text]) => {
    const next = NEIGHBOURS[locale].find(([form]) => form === formOf(key))?.[1];
    return next && texts.get(`${baseOf(key)}_${next}`) === text && !SAME[locale].test(text);
  });
  expect(texts.size).toBeGreaterThan(1000);
  expect(copied).toEqual([]);
});
