import type { Locale } from '@parley/model';
import MiniSearch, { type SearchResult } from 'minisearch';
import type { HistoryMessage } from '../chat/engine.ts';
import { HEADING_SEPARATOR } from '../dataFiles/passages.ts';
import { detectLanguage, isStopWord, stem, stemsOf, wordsOf } from './language.ts';
import {
  FEWEST_WORDS,
  FIRST,
  type Found,
  type FoundPassage,
  LONGEST_QUESTION,
  type NearPassage,
  type Passage,
  type Verdict,
} from './passage.ts';
import { tableOfRow } from './quotedTable.ts';
import { excerptOf, linesOf } from './readableText.ts';
import { isRecord, recordOf, recordsFor, type TableRow } from './records.ts';
import { repaired } from './spelling.ts';

/** Passages that a search gives at most. */
const MOST_FOUND = 8;

const BOOST = { file: 1, heading: 2, text: 1 };
/**
 * Words of four letters and more are also found with a quarter of their letters changed, for less; among
 * very many words that takes long and finds chance.
 */
const FUZZY = { least: 4, share: 0.25, weight: 0.2 };
/** Letters of the pieces of words that are compared beside whole words. */
const PIECE_LENGTH = 3;
/** Pieces take some thirty times the memory of the text: files of more passages are found by words alone. */
const MOST_PASSAGES_IN_PIECES = 2000;
/** Reciprocal rank fusion's usual constant. */
const FUSION = 60;
/** Words of the question before count this much. */
const EARLIER_WEIGHT = 0.5;
const OWN_WEIGHT = 1;
/** A question may bring this many words; pasted texts bring more. */
const MOST_WORDS = 32;

/** Shares of the question that a passage holds, and of the best one's score that the second has. */
const MOSTLY = 0.6;
const HALF = 0.45;
const PARTLY = 0.15;
const FAR_BEHIND = 0.65;

/** A word of the question with a topic: its stems in the languages of the files, and how much it counts. */
interface Topic {
  word: string;
  stems: string[];
  weight: number;
}

/** A topic with how much it tells: what no passage holds tells as much as the rarest. */
interface WeighedTopic extends Topic {
  rarity: number;
}

/** A passage in the ranking by meaning, by its place in `#passages`. */
interface Ranked {
  id: number;
  isRelated: boolean;
}

/** The index over all passages of one assistant: MiniSearch over stems, and over pieces of words (ADR 7). */
export class PassageIndex {
  readonly #passages: Passage[] = [];
  readonly #languages = new Map<string, Locale>();
  /** The place of each file's first passage in `#passages`. */
  readonly #firsts = new Map<string, number>();
  /** The passages that are rows of tables, by their place in `#passages`. */
  readonly #records = new Map<number, TableRow>();
  /** Words of the files with how often they occur. */
  readonly #vocabulary = new Map<string, number>();
  readonly #words = new MiniSearch({
    fields: Object.keys(BOOST),
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term || null,
  });
  #pieces: MiniSearch | null = new MiniSearch({
    fields: ['heading', 'text'],
    tokenize: piecesOf,
    processTerm: (term) => term,
  });

  /** Adds passages; those of one file follow each other, all of them and in their order. */
  add(passages: readonly Passage[]): void {
    for (const { dataFileGuid: file } of passages)
      if (!this.#languages.has(file)) this.#languages.set(file, languageOf(file, passages));
    for (const passage of passages) this.#addOne(passage);
  }

  #addOne(passage: Passage): void {
    const id = this.#passages.push(passage) - 1;
    const { dataFileGuid, fileName, heading, text } = passage;
    if (!this.#firsts.has(dataFileGuid)) this.#firsts.set(dataFileGuid, id);
    const record = recordOf(id, passage, this.#languages.get(dataFileGuid) ?? 'en');
    if (record) this.#records.set(id, record);
    const stems = (field: string) => {
      const words = wordsOf(field);
      for (const word of words) this.#vocabulary.set(word, (this.#vocabulary.get(word) ?? 0) + 1);
      return stemsOf(words, this.#languages.get(dataFileGuid) ?? 'en').join(' ');
    };
    this.#words.add({ id, file: stems(fileName), heading: stems(heading), text: stems(text) });
    if (this.#passages.length > MOST_PASSAGES_IN_PIECES) this.#pieces = null;
    this.#pieces?.add({ id, heading, text });
  }

  /**
   * What may answer a question. A question of few words takes its topic from the reader's question before, as
   * far as passages have a word of its own, too.
   * @param near passages whose meaning is near the question's, the nearest first. They take part in the
   * ranking; where words find nothing, those that are about the same are what might help (ADR 72).
   */
  find(question: string, history: readonly HistoryMessage[] = [], near: readonly NearPassage[] = []): Found {
    const byMeaning = near.flatMap((one) => this.#rankedOf(one));
    const found = this.#findByWords(question, history, byMeaning);
    const related = byMeaning.filter(({ isRelated }) => isRelated);
    if (found.verdict !== 'nothing' || related.length === 0) return found;
    const first = related.map(({ id }) => this.#found(this.#passages[id] as Passage, []));
    return { verdict: 'several', clear: 0, passages: followedBy(first, found.passages) };
  }

  #rankedOf({ dataFileGuid, ordinal, isRelated }: NearPassage): Ranked[] {
    const id = (this.#firsts.get(dataFileGuid) ?? Number.NaN) + ordinal;
    // The file may have changed since it was indexed here.
    return this.#passages[id]?.dataFileGuid === dataFileGuid ? [{ id, isRelated }] : [];
  }

  #findByWords(question: string, history: readonly HistoryMessage[], byMeaning: readonly Ranked[]): Found {
    const own = this.#wordsWithTopic(question);
    if (own.length === 0) return { verdict: 'nothing', clear: 0, passages: [] };
    const earlier = history.findLast(({ author }) => author === 'reader')?.text ?? '';
    const context = own.length < FEWEST_WORDS ? this.#wordsWithTopic(earlier) : [];
    const words = wordsOf(question.slice(0, LONGEST_QUESTION));
    const alone = this.#topicsOf(own, []);
    const rows = this.#records.size > 0 ? recordsFor(words, alone, [...this.#records.values()]) : null;
    if (rows) return this.#quoted(rows, alone, byMeaning);
    const together = this.#findTopics(this.#topicsOf(own, context), byMeaning, context.length > 0);
    return together.passages.length > 0 ? together : this.#findTopics(alone, byMeaning, false);
  }

  /** Rows that answer a question, before all else that was found. */
  #quoted(rows: readonly TableRow[], topics: readonly Topic[], byMeaning: readonly Ranked[]): Found {
    const { passages } = this.#findTopics(topics, byMeaning, false);
    const weighed = this.#weigh(topics, this.#findWords(topics));
    const first = rows.map(({ id }) => this.#found(this.#passages[id] as Passage, weighed));
    return { verdict: 'clear', clear: rows.length, passages: followedBy(first, passages) };
  }

  /** @param onlyOwn leaves out passages without a word of the question itself, and not about the same. */
  #findTopics(topics: readonly Topic[], byMeaning: readonly Ranked[], onlyOwn: boolean): Found {
    const byWords = this.#findWords(topics);
    const byPieces = this.#pieces?.search(topics.map(({ word }) => word).join(' '), {
      boost: { heading: BOOST.heading },
    });
    const own = topics.filter(({ weight }) => weight === OWN_WEIGHT);
    const withOwn = new Set([
      ...byWords.filter((result) => own.some((topic) => holds(result, topic))).map(({ id }) => id),
      ...byMeaning.filter(({ isRelated }) => isRelated).map(({ id }) => id),
    ]);
    const ids = fused([byWords, byPieces ?? [], byMeaning])
      .filter((id) => !onlyOwn || withOwn.has(id))
      .slice(0, MOST_FOUND);
    const weighed = this.#weigh(topics, byWords);
    const verdict = this.#isUnderTheQuestion(topics, ids) ? 'clear' : judge(weighed, byWords, ids);
    // A row is quoted where it holds all of the question, and not for standing out.
    const isRow = ids[0] !== undefined && this.#records.has(ids[0]);
    return {
      verdict: isRow && verdict === 'clear' ? 'several' : verdict,
      clear: 1,
      passages: ids.map((id) => this.#found(this.#passages[id] as Passage, weighed)),
    };
  }

  /** Whether the first passage alone stands under a heading that holds all of the question. */
  #isUnderTheQuestion(topics: readonly Topic[], [first, ...rest]: readonly number[]): boolean {
    const isUnder = (id: number) => {
      const { heading, dataFileGuid } = this.#passages[id] as Passage;
      const innermost = heading.split(HEADING_SEPARATOR).at(-1) ?? '';
      const stems = new Set(stemsOf(wordsOf(innermost), this.#languages.get(dataFileGuid) ?? 'en'));
      return topics.every((topic) => topic.stems.some((one) => stems.has(one)));
    };
    return topics.length > 1 && first !== undefined && isUnder(first) && !rest.some(isUnder);
  }

  #findWords(topics: readonly Topic[]): SearchResult[] {
    const weights = new Map(topics.flatMap(({ stems, weight }) => stems.map((one) => [one, weight])));
    return this.#words.search([...weights.keys()].join(' '), {
      boost: BOOST,
      fuzzy: (term) => this.#pieces !== null && term.length >= FUZZY.least && FUZZY.share,
      weights: { fuzzy: FUZZY.weight, prefix: 0 },
      boostTerm: (term) => weights.get(term) ?? 1,
    });
  }

  #weigh(topics: readonly Topic[], byWords: readonly SearchResult[]): WeighedTopic[] {
    const total = this.#passages.length;
    return topics.map((topic) => {
      const count = byWords.filter((result) => holds(result, topic)).length;
      return { ...topic, rarity: topic.weight * Math.log(1 + (total - count + 0.5) / (count + 0.5)) };
    });
  }

  /** Topics of a question by its own words, and by those of the question before, each once. */
  #topicsOf(own: readonly string[], context: readonly string[]): Topic[] {
    const languages = [...new Set(this.#languages.values())];
    return [...new Set([...own, ...context])].map((word) => ({
      word,
      stems: [...new Set(languages.map((language) => stem(word, language)))],
      weight: own.includes(word) ? OWN_WEIGHT : EARLIER_WEIGHT,
    }));
  }

  /** Words of a text that carry a topic, mended where they are mistyped. */
  #wordsWithTopic(text: string): string[] {
    const asked = detectLanguage(text);
    const isTopic = (word: string) => !isStopWord(word, asked ?? 'en');
    // In another language than the files' own most words are new to them, and none is mistyped.
    const isMendable = asked === null || [...this.#languages.values()].includes(asked);
    return wordsOf(text.slice(0, LONGEST_QUESTION))
      .filter(isTopic)
      .slice(0, MOST_WORDS)
      .flatMap((word) => (isMendable ? repaired(word, this.#vocabulary) : [word]))
      .filter(isTopic);
  }

  /** A passage with its excerpt from the line on that holds most of the topics. */
  #found(passage: Passage, topics: readonly WeighedTopic[]): FoundPassage {
    const language = this.#languages.get(passage.dataFileGuid) ?? 'en';
    const lines = linesOf(passage.text);
    const held = lines.map(({ text }) => {
      const stems = new Set(stemsOf(wordsOf(text), language));
      return rarityOf(topics.filter((topic) => topic.stems.some((one) => stems.has(one))));
    });
    const { excerpt, table } = excerptOf(lines, held);
    const row = tableOfRow(passage);
    return { ...passage, excerpt, table: row ?? table, isRow: row !== null };
  }
}

/** Measured on the questions for tuning; what is quoted wrongly counts worse than what is not found. */
function judge(
  topics: readonly WeighedTopic[],
  byWords: readonly SearchResult[],
  ids: readonly number[],
): Verdict {
  if (!topics.some(({ word }) => /\p{L}/u.test(word))) return 'nothing';
  const first = ids.slice(0, FIRST).map((id) => {
    const result = byWords.find((one) => one.id === id);
    const held = topics.filter((topic) => result && holds(result, topic));
    const share = rarityOf(held) / rarityOf(topics);
    return { share, fits: share >= MOSTLY || (share >= PARTLY && held.length >= 2) };
  });
  const [best, second] = byWords;
  const standsOut =
    best !== undefined && best.id === ids[0] && (second?.score ?? 0) <= best.score * FAR_BEHIND;
  if (standsOut && first[0]?.fits && first[0].share >= HALF) return 'clear';
  return first.some(({ fits }) => fits) ? 'several' : 'nothing';
}

/** Whether a result holds a topic as it is, not only a word like it. */
function holds({ match }: SearchResult, { stems }: Topic): boolean {
  return stems.some((one) => Object.hasOwn(match, one));
}

function rarityOf(topics: readonly WeighedTopic[]): number {
  return topics.reduce((sum, { rarity }) => sum + rarity, 0);
}

function languageOf(file: string, passages: readonly Passage[]): Locale {
  const texts = passages.filter(({ dataFileGuid }) => dataFileGuid === file).map(({ text }) => text);
  // Each row of a table repeats the names of its columns.
  const isTable = texts.every(isRecord);
  return detectLanguage(isTable ? [...new Set(wordsOf(texts.join(' ')))].join(' ') : texts.join(' ')) ?? 'en';
}

/** Each three letters in a row of each word, its beginning and its end marked. */
function piecesOf(text: string): string[] {
  return wordsOf(text).flatMap((word) => {
    const marked = `_${word}_`;
    const count = Math.max(1, marked.length - PIECE_LENGTH + 1);
    return Array.from({ length: count }, (_, start) => marked.slice(start, start + PIECE_LENGTH));
  });
}

/** The first passages, then the others that are not among them. */
function followedBy(first: readonly FoundPassage[], others: readonly FoundPassage[]): FoundPassage[] {
  const isFirst = ({ dataFileGuid, text }: Passage) =>
    first.some((one) => one.dataFileGuid === dataFileGuid && one.text === text);
  return [...first, ...others.filter((passage) => !isFirst(passage))].slice(0, MOST_FOUND);
}

/** The ids of several rankings, best first, by reciprocal rank fusion. */
function fused(rankings: readonly (readonly { id: number }[])[]): number[] {
  const scores = new Map<number, number>();
  for (const ranking of rankings) {
    for (const [place, { id }] of ranking.entries())
      scores.set(id, (scores.get(id) ?? 0) + 1 / (FUSION + place));
  }
  return [...scores].sort(([, a], [, b]) => b - a).map(([id]) => id);
}
