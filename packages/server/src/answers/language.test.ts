import { expect, test } from 'vitest';
import { detectLanguage } from './language.ts';

test.each([
  ['Wie lange dauert das?', 'de'],
  ['¿Cuánto cuesta?', 'es'],
  ['gdzie jest sklep', 'pl'],
  ['where is it', 'en'],
  ['=SUM(a;b)+x/y', null],
  ['Reset password', null],
  ['total', null],
  ['¿Total?', 'es'],
  ['Tag3x428 tent?', null],
])('AS-2: the language of %j is %j', (text, language) => {
  expect(detectLanguage(text)).toBe(language);
});
