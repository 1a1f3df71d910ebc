import { expect, test } from 'vitest';
import { LOCALES, type Locale, localeOf } from './locale.ts';
import { allMessages } from './messages/all.ts';
import { conversationMessages } from './messages/conversation.ts';
import { messages as de } from './messages/de/index.ts';
import { en } from './messages/en/index.ts';
import { messages as es } from './messages/es/index.ts';
import { messages as pl } from './messages/pl/index.ts';
import { createWords } from './words.ts';

const all: Record<Locale, object> = { en, de, es, pl };

/** Every text by its dotted key. */
function flatten(messages: object, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(messages)) {
    if (typeof value === 'string') flat.set(prefix + key, value);
    else for (const [inner, text] of flatten(value, `${prefix}${key}.`)) flat.set(inner, text);
  }
  return flat;
}

const placeholders = (text: string) => [...new Set(text.match(/\{\{\s*[\w.]+\s*\}\}/g) ?? [])].sort();
const pluralForm = /_(zero|one|two|few|many|other)$/;

test.each(LOCALES)('SH-5: %s has every key, each with the placeholders of English', (locale) => {
  const english = flatten(en);
  const other = flatten(all[locale]);
  const bases = (texts: Map<string, string>) => [
    ...new Set([...texts.keys()].map((key) => key.replace(pluralForm, ''))),
  ];
  expect(bases(other).sort()).toEqual(bases(english).sort());
  for (const [key, text] of other) {
    const source = english.get(key) ?? english.get(key.replace(pluralForm, '_other'));
    // A singular may say 'one' instead of the number.
    const expected = placeholders(source ?? '').filter(
      (name) => !pluralForm.test(key) || name !== '{{count}}',
    );
    const found = placeholders(text).filter((name) => !pluralForm.test(key) || name !== '{{count}}');
    expect([key, found]).toEqual([key, expected]);
    expect([key, text.trim()]).not.toEqual([key, '']);
  }
});

test.each(LOCALES)('SH-5: %s has each plural form that the language needs', (locale) => {
  const texts = flatten(all[locale]);
  const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  const plurals = [...texts.keys()]
    .filter((key) => key.endsWith('_other'))
    .map((key) => key.slice(0, -'_other'.length));
  for (const base of plurals) {
    // i18next falls back to `_other`, which is right for the large numbers of `many` in Spanish.
    const needed = forms.filter((form) => !(locale === 'es' && form === 'many'));
    for (const form of needed) expect([base, form, texts.has(`${base}_${form}`)]).toEqual([base, form, true]);
  }
});

test('SH-5: the language changes at once for whoever listens, and loads its messages when asked', async () => {
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
