import type { Locale } from '@parley/model';
import { HEADING_SEPARATOR } from '../dataFiles/passages.ts';
import { followsOn, isBare } from './followUp.ts';
import { stem, wordsOf } from './language.ts';
import { LONGEST_QUESTION, type Passage } from './passage.ts';

/** All words of a question or a heading in their order: letter case, punctuation and inflection aside. */
export const keyOf = (text: string, language: Locale) =>
  wordsOf(text.slice(0, LONGEST_QUESTION))
    .map((word) => stem(word, language))
    .join(' ');

const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]/gu)
    ?.join('') ?? '';

/**
 * What a file answers, and nothing else, as far as a passage of it tells: it is called by the question that
 * the passage stands under, as an answer that an administrator added is. Long questions are cut in names.
 * @returns the key of the question; '' where the file is about anything else
 */
export function questionOf({ fileName, heading }: Passage, language: Locale): string {
  const [outermost = ''] = heading.split(HEADING_SEPARATOR);
  const title = /[?？]$/.test(outermost) ? outermost : heading;
  const name = lettersOf(fileName.replace(/\.[^.]*$/, ''));
  return name !== '' && lettersOf(title).startsWith(name) ? keyOf(title, language) : '';
}

/** Whether what is meant by a question may depend on the one before. */
export const leans = (question: string, isFirst: boolean) =>
  !isFirst && (followsOn(question) || isBare(question));

/**
 * The numbers of the passages that stand under the question as it was asked, in their order; none where two
 * sections do, which may contradict each other, or where it is a word or two, which many sections are called.
 */
export function sectionAsked(
  question: string,
  ids: readonly number[],
  passageOf: (id: number) => readonly [Passage, Locale],
): number[] {
  if (isBare(question)) return [];
  const under = ids.flatMap((id) => {
    const [{ heading, dataFileGuid }, language] = passageOf(id);
    const title = heading.split(HEADING_SEPARATOR).at(-1) ?? '';
    const isAsked = keyOf(title, language) === keyOf(question, language);
    return isAsked ? [{ id, section: `${dataFileGuid}\n${heading}` }] : [];
  });
  if (new Set(under.map(({ section }) => section)).size !== 1) return [];
  return under.map(({ id }) => id).sort((one, other) => one - other);
}
