import { expect, test } from 'vitest';
import { flatten } from './flatten.ts';
import { placeholdersOf } from './keys.testing.ts';
import { en } from './messages/en/index.ts';
import { mirroredMessages, mirroredText, PSEUDO_LENGTH, pseudoMessages, pseudoText } from './pseudo.ts';
import { createWords } from './words.ts';

test('DS-2: pseudo words are marked, in brackets and longer', () => {
  expect(pseudoText('Close chat')).toBe('[ÇÇļööšéé çĥååţ]');
  expect(pseudoText('XXL')).toBe('[XXXXĻ]');
});

test('DS-2: placeholders stay as they are', () => {
  expect(pseudoText('{{count}} of {{max}}')).toBe('[{{count}} ööff {{max}}]');
});

test('DS-2: every English text has a pseudo text of the same placeholders, about 1.4 times as long', () => {
  const english = flatten(en);
  const pseudo = flatten(pseudoMessages(en));
  expect([...pseudo.keys()]).toEqual([...english.keys()]);
  for (const [key, text] of english) {
    const other = pseudo.get(key) ?? '';
    expect([key, placeholdersOf(other)]).toEqual([key, placeholdersOf(text)]);
    expect([key, other.startsWith('['), other.endsWith(']')]).toEqual([key, true, true]);
    const length = (words: string) => words.replace(/\{\{.*?\}\}/g, '').length;
    expect([key, length(other) >= length(text) * PSEUDO_LENGTH]).toEqual([key, true]);
  }
});

test('DS-2: plurals keep their forms', async () => {
  const pseudo = pseudoMessages(en);
  const words = await createWords('en', { en: pseudo, load: async () => pseudo });
  expect(words.t('chat.retryIn', { count: 1 })).toBe(
    pseudoText('Try again in {{count}} second').replace('{{count}}', '1'),
  );
  expect(words.t('chat.retryIn', { count: 2 })).toBe(
    pseudoText('Try again in {{count}} seconds').replace('{{count}}', '2'),
  );
});

test('SH-4: mirrored words run from right to left, but for what is put into them', () => {
  expect(mirroredText('Delete {{count}} files?')).toBe('[دهلهثه {{count}} فيلهس؟]');
  const english = flatten(en);
  for (const [key, text] of flatten(mirroredMessages(en))) {
    expect([key, placeholdersOf(text)]).toEqual([key, placeholdersOf(english.get(key) ?? '')]);
    expect([key, text.replace(/\{\{.*?\}\}/g, '')]).toEqual([key, expect.not.stringMatching(/[a-z]/i)]);
  }
});
