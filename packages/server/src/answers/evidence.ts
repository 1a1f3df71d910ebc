import type { Locale } from '@parley/model';
import { HEADING_SEPARATOR } from '../dataFiles/passages.ts';
import { rarityOf, type WeighedTopic } from './judge.ts';
import { mayTell } from './kinds.ts';
import { isLightWord, stemsOf, wordsOf } from './language.ts';
import type { Passage } from './passage.ts';
import { linesOf } from './readableText.ts';
import type { Topic } from './topics.ts';

/** Whether a text in a language holds a word of the question. */
export function heldIn(text: string, language: Locale): (topic: Pick<Topic, 'stems'>) => boolean {
  const held = new Set(stemsOf(wordsOf(text), language));
  return ({ stems }) => stems[language]?.some((one) => held.has(one)) ?? false;
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
  return stemsOf(told, language).some((one) => !topics.some(({ stems }) => stems[language]?.includes(one)));
}

/**
 * Whether one line of a passage, with its headings, holds all topics, and may tell the kind of thing that is
 * asked for.
 */
export function tellsAll(
  passage: Passage,
  language: Locale,
  topics: readonly Topic[],
  question: string,
): boolean {
  return linesIn(passage, language).some(
    ({ text, isHeld }) => topics.every(isHeld) && mayTell(question, text),
  );
}

/**
 * Whether a passage that holds these topics may tell the kind of thing that is asked for: a line of it does
 * that holds one of them, and most of them with the line before. Further on it is one of something else.
 */
export function tellsMost(
  passage: Passage,
  language: Locale,
  topics: readonly WeighedTopic[],
  question: string,
): boolean {
  // A question that asks for no kind of thing may be answered by all lines together.
  if (mayTell(question, '')) return true;
  const lines = linesIn(passage, language);
  return lines.some(({ text, isHeld }, at) => {
    if (!mayTell(question, text) || !topics.some(isHeld)) return false;
    const held = topics.filter((one) => isHeld(one) || lines[at - 1]?.isHeld(one));
    return rarityOf(held) > rarityOf(topics) / 2;
  });
}

/**
 * The lines of a passage, parted at semicolons, each with what it holds with its headings, and with the line
 * before if that asks.
 */
function linesIn({ heading, text: markdown }: Passage, language: Locale) {
  const lines = linesOf(markdown).flatMap(({ text }) => text.split(/;\s/));
  return lines.map((line, at) => {
    const before = lines[at - 1] ?? '';
    const text = /[?:]$/.test(before) ? `${before} ${line}` : line;
    return { text, isHeld: heldIn(`${heading}\n${text}`, language) };
  });
}
