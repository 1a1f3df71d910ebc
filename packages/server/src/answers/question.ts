import type { Locale } from '@parley/model';
import type { HistoryMessage } from '../chat/engine.ts';
import { isStopWord, isWeakWord, stem, wordsOf } from './language.ts';
import { synonymsOf } from './synonyms.ts';

/** A topic of a question. */
export interface Concept {
  stem: string;
  synonyms: readonly string[];
  /**
   * 1 for a word of the question, less for a number, a weak word, or one that an earlier message brings in.
   */
  weight: number;
}

/** What a good answer must hold. */
export type Expectation =
  | 'price'
  | 'duration'
  | 'time'
  | 'number'
  | 'contact'
  | 'place'
  | 'steps'
  | 'exclusion';

export interface ParsedQuestion {
  concepts: Concept[];
  expectations: ReadonlySet<Expectation>;
  /** Stems of the words that the reader has written just now; the others are context. */
  ownStems: ReadonlySet<string>;
}

/**
 * Concepts of an earlier question, or of a remark beside the question, count this
 * much; one step further, its square.
 */
const CONTEXT_WEIGHT = 0.5;
const WEAK_WEIGHT = 0.4;
/** Pasted texts have more words than a question has topics. */
const MOST_CONCEPTS = 24;
const MOST_PARTS = 3;

const ASKS: readonly [Expectation, RegExp][] = [
  [
    'price',
    /how much (?!longer)|\bcosts?\b|\bpric|\bfees?\b|\bcharge|expensive|\bfree\b|kost|teuer|preis|gebühr|cuesta|precio|cuánto vale|kosztuj|cena/i,
  ],
  [
    'duration',
    /how long|how (?:many|soon|quick|fast)|until when|deadline|how much time|wie lange|wie viele|frist|cuánto (?:tiempo|tarda)|jak długo|ile (?:dni|czasu)/i,
  ],
  [
    'time',
    /\bwhen\b|what time|opening|\bopen\b|\bclose[sd]?\b|\bhours\b|\bwann\b|uhr|geöffnet|öffnungs|cuándo|horario|kiedy|godzin/i,
  ],
  [
    'number',
    /how (?:many|much|big|large|heavy|warm|cold|far|old|tall|deep|wide|often|high)|wie (?:viel|groß|schwer|hoch|oft|alt)|weigh|capacity|maximum|minimum|limit/i,
  ],
  ['contact', /contact|phone|e-?mail|reach|call|hotline|telefon|erreich|kontakt|correo|teléfono/i],
  [
    'place',
    /where (?:is|are|can i find) (?:the|your|a)|\baddress\b|wo (?:ist|sind|finde|liegt)|adresse|dónde está|gdzie jest/i,
  ],
  ['exclusion', /\bnot\b|n't\b|cannot|except|exclu|\bnicht|\bkein/i],
  [
    'steps',
    /how (?:do|can|should|would|to)\b|\bsteps?\b|what (?:do|should|must) i do|wie (?:kann|muss|soll|mache|funktioniert)|cómo|jak (?:mogę|można)/i,
  ],
];

/**
 * Words that a question begins with; a part that neither begins so nor ends in a question mark is a remark.
 */
const ASKING =
  'how|what|when|where|which|who|why|can|could|do|does|did|is|are|will|may|should|am|und wie|wie|was|wann|wo|welche[rsn]?|wer|warum|kann|können|gibt|ist|sind|cómo|qué|cuándo|dónde|jak|co|kiedy|gdzie|czy|ile';
const BEGINS_ASKING = new RegExp(String.raw`^(?:and\s+|und\s+|but\s+|so\s+)?(?:${ASKING})(?!\p{L})`, 'iu');
const NEXT_PART =
  /(?<=[?!])\s+|(?<=\.)\s+(?=\p{Lu}|i\b)|\n+|,?\s+(?:and|und)\s+(?=(?:how|what|when|where|which|do|does|can|is|are|wie|was|wann|wo|welche|kann)\s)/iu;

/** Pasted markup is no part of a question. */
const MARKUP = /<[^<>]*>/g;

const FOLLOWS_UP =
  /^(?:and|or|but|also|what about|how about|what if|same for|und|oder|aber|was ist mit|wie ist es|wie sieht|y|¿y|a co|a dla|a)\b/i;
const POINTS_BACK =
  /\b(?:it|its|they|them|their|that|this|these|those|one|ones|there|then|es|sie|diese[rsmn]?|davon|dafür|damit|dort|dann|eso|esto)\b/i;
/** A question with a pointing word and more topics than this stands on its own. */
const POINTING_TOPICS = 2;

/** Whether a word or stem is a number, which is a topic only together with words. */
function isNumber(word: string): boolean {
  return /^\p{N}/u.test(word);
}

/** The concepts of a text, each once. */
function conceptsOf(text: string, language: Locale, weight: number): Concept[] {
  const concepts = new Map<string, Concept>();
  for (const word of wordsOf(text)) {
    if (isStopWord(word, language) || (word.length < 2 && !/\p{N}/u.test(word))) continue;
    const stemmed = stem(word, language);
    const own = isWeakWord(word) || isNumber(word) ? weight * WEAK_WEIGHT : weight;
    concepts.set(stemmed, { stem: stemmed, synonyms: synonymsOf(stemmed, language), weight: own });
  }
  return mergeSynonyms([...concepts.values()]).slice(0, MOST_CONCEPTS);
}

/**
 * Two words for one thing in one question ('shipping and delivery') are one
 * concept, or they would count twice.
 */
function mergeSynonyms(concepts: Concept[]): Concept[] {
  return concepts.filter(
    (concept, index) => !concepts.slice(0, index).some((earlier) => earlier.synonyms.includes(concept.stem)),
  );
}

/** What a good answer to a text must hold, by the words that the text asks with. */
export function expectationsOf(text: string): Set<Expectation> {
  return new Set(ASKS.filter(([, pattern]) => pattern.test(text)).map(([expectation]) => expectation));
}

/**
 * Cuts a message into the questions that it asks, at most three, each with the remarks beside it as context.
 */
export function parseQuestions(
  message: string,
  history: readonly HistoryMessage[],
  language: Locale,
): ParsedQuestion[] {
  const parts = message
    .replace(MARKUP, ' ')
    .split(NEXT_PART)
    .map((part) => part.trim())
    .filter(Boolean);
  const asked = parts.filter((part) => BEGINS_ASKING.test(part) || part.endsWith('?'));
  const questions = (asked.length > 0 ? asked : [parts.join(' ')]).slice(-MOST_PARTS);
  const remarks = asked.length > 0 ? parts.filter((part) => !asked.includes(part)).join(' ') : '';
  const parsed: ParsedQuestion[] = [];
  for (const question of questions) {
    const own = conceptsOf(question, language, 1);
    const expectations = expectationsOf(question);
    const earlier = parsed.at(-1);
    let context = conceptsOf(remarks, language, CONTEXT_WEIGHT);
    if (earlier ? continues(question, own) : continues(question, own) || pointsBack(question, own)) {
      const before = earlier ?? lastQuestion(history, language);
      context = [
        ...context,
        ...(before?.concepts ?? []).map((one) => ({ ...one, weight: one.weight * CONTEXT_WEIGHT })),
      ];
      if (expectations.size === 0) for (const one of before?.expectations ?? []) expectations.add(one);
    }
    const concepts = mergeSynonyms([
      ...own,
      ...context.filter((one) => !own.some(({ stem: s }) => s === one.stem)),
    ]);
    if (concepts.every((one) => isNumber(one.stem))) continue;
    parsed.push({ concepts, expectations, ownStems: new Set(own.map((one) => one.stem)) });
  }
  return parsed;
}

/** The reader's last question of the thread, with what it takes from those before it. */
function lastQuestion(history: readonly HistoryMessage[], language: Locale): ParsedQuestion | undefined {
  const index = history.findLastIndex((message) => message.author === 'reader');
  if (index < 0) return undefined;
  return parseQuestions((history[index] as HistoryMessage).text, history.slice(0, index), language).at(-1);
}

/** Whether a question goes on from another one: 'And for tents?', 'How much?'. */
function continues(question: string, own: readonly Concept[]): boolean {
  return own.length === 0 || FOLLOWS_UP.test(question);
}

/** Whether a question with little topic of its own speaks of something said before: 'What does it cost?'. */
function pointsBack(question: string, own: readonly Concept[]): boolean {
  return own.length <= POINTING_TOPICS && POINTS_BACK.test(question);
}
