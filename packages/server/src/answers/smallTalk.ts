import { answerWords } from '@parley/i18n/answers';
import type { Locale } from '@parley/model';
import { wordsOf } from './language.ts';

type SmallTalk = keyof (typeof answerWords)['en']['replies'];

/** Longer messages want an answer, even if they begin with a greeting. */
const LONGEST_SMALL_TALK = 7;
const LONGEST_WISH = 12;

/** The kind of small talk that a message is, and nothing else; with its language. */
export function smallTalkIn(message: string): { kind: SmallTalk; language: Locale } | null {
  const words = wordsOf(message);
  if (words.length > LONGEST_SMALL_TALK || !words.some(({ length }) => length > 1)) return null;
  for (const [language, { said }] of Object.entries(answerWords) as [Locale, (typeof answerWords)['en']][]) {
    for (const [kind, allowed] of Object.entries(said) as [SmallTalk, string][]) {
      const list = allowed.split(' ');
      if (words.every((word) => list.includes(word))) return { kind, language };
    }
  }
  return null;
}

/** The language of a message that asks for a person or how to reach one, and for nothing else; else null. */
export function personWantedIn(message: string): Locale | null {
  const words = wordsOf(message);
  if (words.length > LONGEST_WISH) return null;
  const found = Object.entries(answerWords).find(([, { person }]) => {
    const wanted = person.wanted.split(' ');
    const all = [...wanted, ...person.beside.split(' ')];
    return words.some((word) => wanted.includes(word)) && words.every((word) => all.includes(word));
  });
  return found ? (found[0] as Locale) : null;
}

/** The reply to small talk. */
export function smallTalkReply(kind: SmallTalk, language: Locale, name: string): string {
  return answerWords[language].replies[kind].replace('{{name}}', () => name);
}
