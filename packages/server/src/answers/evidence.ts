import type { Locale } from '@parley/model';
import { HEADING_SEPARATOR } from '../dataFiles/passages.ts';
import { mayTell } from './kinds.ts';
import { isLightWord, stemsOf, wordsOf } from './language.ts';
import type { Passage } from './passage.ts';
import { linesOf } from './readableText.ts';
import type { Topic } from './topics.ts';

/** Whether a text in a language holds a word of the question. */
export function heldIn(text: string, language: Locale): (topic: Pick<Topic, 'stems'>) => boolean {
  const held = new Set(stemsOf(wordsOf(text), language));
  return ({ stems }) => held.has(stems[language] ?? '');
}

const innermost = ({ heading }: Passage) => heading.split(HEADING_SEPARATOR).at(-1) ?? '';

/** Whether a passage stands under a heading that holds all of the question. */
export function isUnder(passage: Passage, language: Locale, topics: readonly Topic[]): boolean {
  return topics.every(heldIn(innermost(passage), language));
}

/**
 * Whether a passage stands under another question than the one that is asked: one with a word that this one
 * lacks. 'What do I bring to the first lesson?' answers no 'When do I bring back the boat?'
 */
export function answersAnother(passage: Passage, language: Locale, topics: readonly Topic[]): boolean {
  const heading = innermost(passage);
  if (!heading.endsWith('?')) return false;
  const told = wordsOf(heading).filter((word) => !isLightWord(word, language));
  return stemsOf(told, language).some((one) => topics.every(({ stems }) => stems[language] !== one));
}

/**
 * Whether one line of a passage, with its headings, holds all topics, and it or the next one may tell the
 * kind of thing that is asked for.
 */
export function tellsAll(
  passage: Passage,
  language: Locale,
  topics: readonly Topic[],
  question: string,
): boolean {
  const lines = linesOf(passage.text);
  return lines.some(
    ({ text }, at) =>
      topics.every(heldIn(`${passage.heading}\n${text}`, language)) &&
      mayTell(question, `${text} ${lines[at + 1]?.text ?? ''}`),
  );
}
