import { expect, test } from 'vitest';
import { dataFailureWords, hasPages } from './codes.ts';

test.each([
  ['plan.PDF', 'noText', 'noText'],
  ['letter.docx', 'noText', 'noText'],
  ['notes.txt', 'noText', 'nothingWritten'],
  ['pdf', 'noText', 'nothingWritten'],
  ['notes.txt', 'tooMuchText', 'tooMuchText'],
] as const)('AS-3: of %s with %s it says %s', (name, failure, words) => {
  expect(dataFailureWords(name, failure)).toBe(words);
});

test.each(['md', 'txt', 'csv', 'json', 'html'])('AS-3: a file of the format %s has no pages', (ending) => {
  expect(hasPages(`pdf.${ending}`)).toBe(false);
  expect(hasPages(`${ending}.pdf`)).toBe(true);
});
