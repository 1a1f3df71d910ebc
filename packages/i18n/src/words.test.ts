import { LOCALES, type Locale } from '@parley/model';
import { expect, test } from 'vitest';
import { answerWords } from './answers.ts';
import { flatten } from './flatten.ts';
import { baseOf, formOf, placeholdersOf } from './keys.testing.ts';
import { localeOf } from './locale.ts';
import { allMessages } from './messages/all.ts';
import { conversationMessages } from './messages/conversation.ts';
import { messages as de } from './messages/de/index.ts';
import deLauncher from './messages/de/launcher.json' with { type: 'json' };
import deServer from './messages/de/server.json' with { type: 'json' };
import { en } from './messages/en/index.ts';
import enLauncher from './messages/en/launcher.json' with { type: 'json' };
import enServer from './messages/en/server.json' with { type: 'json' };
import { messages as es } from './messages/es/index.ts';
import esLauncher from './messages/es/launcher.json' with { type: 'json' };
import esServer from './messages/es/server.json' with { type: 'json' };
import { messages as pl } from './messages/pl/index.ts';
import plLauncher from './messages/pl/launcher.json' with { type: 'json' };
import plServer from './messages/pl/server.json' with { type: 'json' };
import { createWords } from './words.ts';

const all: Record<Locale, Map<string, string>> = {
  en: flatten({ ...en, launcher: enLauncher, server: enServer, answers: answerWords.en }),
  de: flatten({ ...de, launcher: deLauncher, server: deServer, answers: answerWords.de }),
  es: flatten({ ...es, launcher: esLauncher, server: esServer, answers: answerWords.es }),
  pl: flatten({ ...pl, launcher: plLauncher, server: plServer, answers: answerWords.pl }),
};

const basesOf = (texts: Map<string, string>) => [...new Set([...texts.keys()].map(baseOf))].sort();

test.each(LOCALES)('SH-5: %s has every key, each with words and the placeholders of English', (locale) => {
  expect(basesOf(all[locale])).toEqual(basesOf(all.en));
  for (const [key, text] of all[locale]) {
    const source = all.en.get(key) ?? all.en.get(`${baseOf(key)}_other`) ?? '';
    // A plural form may write its number as a word, or leave it out.
    const counted = (name: string) => formOf(key) !== undefined && name === 'count';
    const names = (words: string) => placeholdersOf(words).filter((name) => !counted(name));
    expect([key, names(text)]).toEqual([key, names(source)]);
    expect([key, text.trim()]).not.toEqual([key, '']);
  }
});

test.each(LOCALES)(
  'SH-5: %s has each plural form that ICU knows for the language, and no other',
  (locale) => {
    const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    const plurals = new Set([...all.en.keys()].filter((key) => formOf(key) !== undefined).map(baseOf));
    expect(plurals.size).toBeGreaterThan(5);
    for (const base of basesOf(all[locale])) {
      const found = [...all[locale].keys()].filter((key) => baseOf(key) === base).map(formOf);
      const needed = plurals.has(base) ? [...forms].sort() : [undefined];
      expect([base, found.sort()]).toEqual([base, needed]);
    }
  },
);

/** A figure and the space before its unit, where a line could end. */
const BREAKABLE = /(?<=\d|\}\}) (?=(?:h|min|Min\.|Std\.|godz\.|[KMG]B)(?!\p{L}))/u;

test.each(LOCALES)('SH-5: %s keeps a figure and its unit in one line', (locale) => {
  const broken = [...all[locale]].filter(([, text]) => BREAKABLE.test(text));
  expect(broken).toEqual([]);
});

test('SH-5: the language changes at once for whoever listens, its messages load when asked', async () => {
  const words = await createWords('en', allMessages);
  const heard: Locale[] = [];
  const stop = words.subscribe(() => heard.push(words.locale()));
  await words.change('de');
  expect(words.t('common.close')).toBe(de.common.close);
  stop();
  await words.change('pl');
  expect(words.t('common.close')).toBe(pl.common.close);
  expect(heard).toEqual(['de']);
});

test('SH-5: a language starts in force, and values fill placeholders without being escaped', async () => {
  const words = await createWords('es', allMessages);
  expect(words.locale()).toBe('es');
  expect(words.t('common.close')).toBe(es.common.close);
});

test.each([
  ['de-AT', 'de'],
  ['PL', 'pl'],
  ['fr', 'en'],
  ['', 'en'],
  [null, 'en'],
] as const)('SH-5: the language for %s is %s', (tag, locale) => {
  expect(localeOf(tag)).toBe(locale);
});

test('SH-5: the widget’s words are those of a conversation, in every language', async () => {
  const areas = Object.keys(conversationMessages.en);
  for (const locale of ['de', 'es', 'pl'] as const) {
    expect(Object.keys(await conversationMessages.load(locale)).sort()).toEqual([...areas].sort());
  }
  const words = await createWords('de', conversationMessages);
  expect(words.t('common.close')).toBe(de.common.close);
});

test('SH-5: English is spelled as the given texts spell it: color, canceled, center', () => {
  const british = /colour|organis|behaviour|recognis|cancell|centre|licence|catalogue|towards/i;
  const texts = [...flatten(en).entries(), ...flatten(enServer).entries(), ...flatten(enLauncher).entries()];
  // Names of what is inserted are our own.
  const wrong = texts.filter(([, text]) => british.test(text.replace(/\{\{\w+\}\}/g, '')));
  expect(wrong).toEqual([]);
  expect(texts.length).toBeGreaterThan(300);
});
