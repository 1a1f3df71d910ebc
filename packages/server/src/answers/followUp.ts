import type { Locale } from '@parley/model';
import { followedBy, isIn } from './fusion.ts';
import { likeliestLanguages, wordsOf } from './language.ts';
import { FIRST, type Found } from './passage.ts';

/** What tells in a language that a question is about the same as the one before. */
interface Signs {
  /** Beginnings of sentences that go on: conjunctions, 'what about', and prepositions. */
  begins: string;
  /** Words that ask, which make a whole question of one that begins with a preposition: 'Until when ...?' */
  asks: string;
  /** Pronouns that stand for what was said. */
  refers: string;
}

const SIGNS: Record<Locale, Signs> = {
  en: {
    begins:
      'and|but|or|also|then|(?:the )?same|(?:what|how) about|(?:how (?:much|many|long|often) )?' +
      '(?:for|on|in|at|to|with|without|from|by|after|before|until|during)',
    asks: 'what|which|whom?|whose|when|where|how',
    refers:
      'it|they|them|those|these|ones|(?:is|are|was|does|did|can|will|has) (?:this|that)|(?:this|that|one)$',
  },
  de: {
    begins:
      'und|aber|oder|auch|dann|was ist mit|(?:wie ?(?:viel|viele|lange?|oft) )?' +
      '(?:für|bei[mn]?|mit|ohne|nach|vo[nmr]|zu[mr]?|i[nm]|ins|a[nmb]|auf|aus|bis|um|über|während)',
    asks: 'w(?:ann|er|en|em|as|ie|o|elche[mnrs]?|essen)',
    refers:
      '(?<!gibt )es(?! gibt)|er|ihn|ihm|denen|diese?[mnrs]?|da(?:für|von|zu|mit|bei|nach|r(?:an|auf|aus|in|über))|' +
      'dort|das (?:für|bei|mit|auch|a[mn]|i[mn])|(?:das|die|der|den)$',
  },
  es: {
    begins: 'y|e|pero|o|u|también|qué (?:tal|hay de|pasa con)|para|con|sin|en|al?|del?|desde|hasta|por|sobre',
    asks: 'qué|quién(?:es)?|cuál(?:es)?|cuándo|cuánt[oa]s?|dónde',
    refers: 'es[eao]s?|est[ao]s?|ell[oa]s?|\\p{L}+[aei]rl[oae]s?',
  },
  pl: {
    begins: 'a|i|ale|albo|lub|też|co z|dla|na|we?|ze?|do|od|po|bez|przy|za',
    asks: 'jak\\p{L}*|któr\\p{L}+|kiedy|co|czego|czym|kto|kogo|kim|ile|ilu',
    refers: 'to|te(?:n|go|mu)?|ta|tą|tym|tych|jego|jej|ich|nim|nią|nimi|niego|niej|nich|go|je|tam',
  },
};

/** After a short word that only leads over to the question, as in 'Thanks, and on Sunday?' */
const BEGINNING = String.raw`(?:^|[.!?…]\s)\P{L}*(?:\p{L}+,\s)?`;
const whole = (words: string) => String.raw`(?<!\p{L})(?:${words})(?!\p{L})`;

const patternOf = ({ begins, asks, refers }: Signs) =>
  new RegExp(`${BEGINNING}${whole(begins)}(?! ${whole(asks)})|${whole(refers)}`, 'iu');

const PATTERNS: Record<Locale, RegExp> = {
  en: patternOf(SIGNS.en),
  de: patternOf(SIGNS.de),
  es: patternOf(SIGNS.es),
  pl: patternOf(SIGNS.pl),
};
/** A German 'sie' in the middle of a text that knows capital letters is not 'you'. */
const GERMAN_THEY = /^\P{L}*\p{Lu}.*(?<!\p{L})sie(?!\p{L})/u;

/** More words make a sentence. */
const MOST_BARE = 2;

/** Whether a question is a word or two, as 'Sundays?' is: about the one before, or about anything. */
export const isBare = (question: string) => wordsOf(question).length <= MOST_BARE;

/**
 * Whether a question says that it is about the same as the one before. Only what it says itself counts, so
 * that one that stands by itself is answered alike wherever it stands.
 */
export function followsOn(question: string): boolean {
  const languages = likeliestLanguages(question);
  const text = question.trim().replace(/[\s\p{P}]+$/u, '');
  return languages.some(
    (language) => PATTERNS[language].test(text) || (language === 'de' && GERMAN_THEY.test(text)),
  );
}

/**
 * What was found for a question that does not say that it follows on. A whole one is answered as if nothing
 * was asked before; so is a bare word where both find the same.
 */
export function standing(alone: Found, findTogether: () => Found, bare: boolean): Found {
  if (!bare && alone.verdict === 'clear') return alone;
  const together = findTogether();
  const [same] = together.passages;
  if (bare && same && !(alone.verdict === 'clear' && isIn(alone.passages.slice(0, 1), same))) return together;
  // The first are all that is shown. A language model, which reads the conversation, is given more.
  if (alone.passages.length < FIRST) return alone;
  const others = followedBy(together.passages, alone.passages);
  return { ...alone, passages: followedBy(alone.passages.slice(0, FIRST), others) };
}
