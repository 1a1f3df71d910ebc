import type { Locale } from '@parley/model';
import { describe, expect, test } from 'vitest';
import { flatten } from './flatten.ts';
import { baseOf, placeholdersOf } from './keys.testing.ts';
import { createLightWords } from './lightWords.ts';
import { allMessages } from './messages/all.ts';
import { messages as de } from './messages/de/index.ts';
import { en } from './messages/en/index.ts';
import spanish from './messages/es/chat.json' with { type: 'json' };
import { messages as es } from './messages/es/index.ts';
import polish from './messages/pl/chat.json' with { type: 'json' };
import { messages as pl } from './messages/pl/index.ts';
import { createWords, type MessageSource, type WordKey, type Words } from './words.ts';

const implementations = { createWords, createLightWords };

/** A source whose languages arrive when they are told to. */
function slowSource() {
  const arrive: Partial<Record<Locale, () => void>> = {};
  const source: MessageSource = {
    en,
    load: (locale) =>
      new Promise((resolve) => {
        arrive[locale] = () => resolve({ de, es, pl }[locale]);
      }),
  };
  return { source, arrive };
}

describe.each(Object.entries(implementations))('%s', (_, create) => {
  test('SH-5: starts in the language asked for', async () => {
    const words = await create('es', allMessages);
    expect(words.locale()).toBe('es');
    expect(words.t('common.close')).toBe(es.common.close);
  });

  test('SH-5: speaks a new language once it is loaded, and tells whoever listens', async () => {
    const words = await create('en', allMessages);
    const heard: Locale[] = [];
    const stop = words.subscribe(() => heard.push(words.locale()));
    expect(words.t('common.close')).toBe(en.common.close);
    await words.change('de');
    expect(words.t('common.close')).toBe(de.common.close);
    stop();
    await words.change('pl');
    expect(words.t('common.close')).toBe(pl.common.close);
    expect(heard).toEqual(['de']);
  });

  test('SH-5: goes back to English', async () => {
    const words = await create('de', allMessages);
    await words.change('en');
    expect([words.locale(), words.t('common.close')]).toEqual(['en', en.common.close]);
  });

  test('SH-5: of two changes the later one holds, whichever is loaded first', async () => {
    const { source, arrive } = slowSource();
    const words = await create('en', source);
    const changes = [words.change('de'), words.change('pl')];
    arrive.pl?.();
    await Promise.resolve();
    arrive.de?.();
    await Promise.all(changes);
    expect([words.locale(), words.t('common.close')]).toEqual(['pl', pl.common.close]);
  });

  test.each(['en', 'de', 'es', 'pl'] as const)(
    'SH-5: no message in %s shows a figure that is not grouped as the language does',
    async (locale) => {
      const words = await create(locale, allMessages);
      const namesOf = new Map<string, string[]>();
      for (const [key, text] of flatten({ en, de, es, pl }[locale])) {
        const names = placeholdersOf(text);
        if (names.length > 0) namesOf.set(baseOf(key), [...(namesOf.get(baseOf(key)) ?? []), ...names]);
      }
      expect(namesOf.size).toBeGreaterThan(100);
      const figure = new Intl.NumberFormat(locale).format(12_345);
      expect(figure).not.toBe('12345');
      for (const [key, names] of namesOf) {
        const values = Object.fromEntries(['count', ...names].map((name) => [name, 12_345]));
        const text = words.t(key as WordKey, values);
        expect([key, text]).toEqual([key, expect.stringContaining(figure)]);
        expect([key, text]).toEqual([key, expect.not.stringContaining('12345')]);
      }
    },
  );

  test('SH-5: a figure in a sentence follows the language, its plural the number', async () => {
    const told = async (locale: Locale, count: number) =>
      (await create(locale, allMessages)).t('conversations.count', { count });
    expect(await told('en', 1)).toBe('1 conversation');
    expect(await told('en', 4000)).toBe('4,000 conversations');
    expect(await told('de', 4000)).toContain('4.000 ');
    // Spanish groups from five figures on.
    expect(await told('es', 4000)).toContain('4000 ');
    expect(await told('es', 40_000)).toContain('40.000 ');
  });

  test('SH-5: fills placeholders with values as they are, dollar signs and markup too', async () => {
    const words = await create('en', allMessages);
    for (const name of ['Ada', '<b>&amp;"', '$1 $& $$', '{{name}}'.slice(1)]) {
      expect(words.t('chat.conversation', { name })).toBe(`Conversation with ${name}`);
    }
    // A name that turns text around does so within itself alone.
    for (const name of ['x \u202egnp.exe', 'نور']) {
      expect(words.t('chat.conversation', { name })).toBe(`Conversation with \u2068${name}\u2069`);
    }
    expect(words.t('chat.counter', { used: 0, max: 2000 })).toBe('0 of 2,000 characters');
  });

  test.each([
    ['en', 1, 'Try again in 1 second'],
    ['en', 0, 'Try again in 0 seconds'],
    ['en', 2, 'Try again in 2 seconds'],
    ['de', 1, de.chat.retryIn_one.replace('{{count}}', '1')],
    ['de', 5, de.chat.retryIn_other.replace('{{count}}', '5')],
    ['es', 1, es.chat.retryIn_one.replace('{{count}}', '1')],
    ['es', 5, es.chat.retryIn_other.replace('{{count}}', '5')],
    ['es', 1_000_000, spanish.retryIn_many.replace('{{count}}', '1.000.000')],
    ['pl', 1, pl.chat.retryIn_one.replace('{{count}}', '1')],
    ['pl', 3, polish.retryIn_few.replace('{{count}}', '3')],
    ['pl', 12, polish.retryIn_many.replace('{{count}}', '12')],
    ['pl', 1.5, pl.chat.retryIn_other.replace('{{count}}', '1,5')],
  ] as const)('SH-5: in %s, %d takes its plural form', async (locale, count, text) => {
    const words = await create(locale, allMessages);
    expect(words.t('chat.retryIn', { count })).toBe(text);
  });

  test('SH-5: says in English what a language lacks, and the key of what there is not', async () => {
    const { chat: _, ...withoutChat } = de;
    const words = await create('de', { en, load: async () => withoutChat });
    expect(words.t('chat.send')).toBe(en.chat.send);
    expect(words.t('chat.retryIn', { count: 1 })).toBe('Try again in 1 second');
    expect(words.t('chat.nothing' as WordKey)).toBe('chat.nothing');
    expect(words.t('chat.toString' as WordKey)).toBe('chat.toString');
  });
});

test.each(['en', 'de', 'es', 'pl'] as const)('SH-5: both say the same in %s, key by key', async (locale) => {
  const [one, other] = (await Promise.all(
    Object.values(implementations).map((create) => create(locale, allMessages)),
  )) as [Words, Words];
  const keys = [...new Set([...flatten(en).keys()].map(baseOf))] as WordKey[];
  const values = { name: 'Ada', time: '12:00', count: 2, used: 5, max: 9, number: 1, page: 4 };
  const said = (words: Words) => keys.map((key) => [key, words.t(key), words.t(key, values)]);
  expect(keys.length).toBeGreaterThan(300);
  expect(said(other)).toEqual(said(one));
});
