import type { Locale } from '@parley/model';
import type { HistoryMessage } from '../chat/engine.ts';
import { HEADING_SEPARATOR } from '../dataFiles/passages.ts';
import { DiskStore } from './diskStore.ts';
import { judge, rarityOf, type Topic, type WeighedTopic } from './judge.ts';
import { detectLanguage, isStopWord, stem, stemsOf, wordsOf } from './language.ts';
import { MemoryStore } from './memoryStore.ts';
import {
  FEWEST_WORDS,
  type Found,
  type FoundPassage,
  LONGEST_QUESTION,
  type NearPassage,
  type Passage,
} from './passage.ts';
import { type Hit, holds, type IndexSize, type PassageStore } from './passageStore.ts';
import { tableOfRow } from './quotedTable.ts';
import { excerptOf, linesOf } from './readableText.ts';
import { isRecord, recordsFor, type TableRow } from './records.ts';
import { Relatives } from './relatives.ts';
import { repaired } from './spelling.ts';

/** Passages that a search gives at most. */
const MOST_FOUND = 8;

/**
 * Pieces of words take some thirty times the memory of the text, and comparing letters among very many words
 * takes long and finds chance: more passages are found by whole words alone, and kept on the disk.
 */
const MOST_IN_MEMORY = 2000;
/** About what a word of the vocabulary takes, with its pieces, in bytes. */
const BYTES_OF_WORD = 200;
/** Reciprocal rank fusion's usual constant. */
const FUSION = 60;
/** Words of the question before count this much. */
const EARLIER_WEIGHT = 0.5;
const OWN_WEIGHT = 1;
/** A question may bring this many words; pasted texts bring more. */
const MOST_WORDS = 32;

/** A passage in the ranking by meaning, by its number in the index. */
interface Ranked {
  id: number;
  isRelated: boolean;
}

/** What is known of a question beside its topics. */
interface Asked {
  /** Null where nothing tells. */
  language: Locale | null;
  byMeaning: readonly Ranked[];
}

/** A file whose passages have the numbers from `first` on, in their order. */
interface IndexedFile {
  language: Locale;
  first: number;
  count: number;
}

/** The index over all passages of one assistant (ADR 7). */
export class PassageIndex {
  readonly #files = new Map<string, IndexedFile>();
  /** Words of the files with how often they occur. */
  readonly #vocabulary = new Map<string, number>();
  /** Of words of the vocabulary, where the passages are on the disk. */
  #relatives: Relatives | undefined;
  readonly #mostInMemory: number;
  readonly #languageOf = (file: string): Locale => this.#files.get(file)?.language ?? 'en';
  #store: PassageStore = new MemoryStore(this.#languageOf);
  #next = 0;

  /** @param mostInMemory passages from which on they are kept on the disk */
  constructor(mostInMemory = MOST_IN_MEMORY) {
    this.#mostInMemory = mostInMemory;
  }

  /** What it takes now. */
  get size(): IndexSize {
    const { memory, disk } = this.#store.size;
    return { memory: memory + this.#vocabulary.size * BYTES_OF_WORD, disk };
  }

  /** Adds passages; those of one file follow each other, all of them and in their order. */
  add(passages: readonly Passage[]): void {
    if (this.#store instanceof MemoryStore && this.#store.count + passages.length > this.#mostInMemory)
      this.#moveToDisk();
    for (const { dataFileGuid: file } of passages) {
      if (this.#files.has(file)) continue;
      this.#files.set(file, { language: languageOf(file, passages), first: this.#next, count: 0 });
    }
    this.#store.together(() => {
      for (const passage of passages) this.#addOne(passage);
    });
  }

  /** Removes a file's passages. */
  remove(file: string): void {
    const { first, count } = this.#files.get(file) ?? { first: 0, count: 0 };
    this.#store.together(() => {
      for (let id = first; id < first + count; id++) {
        const passage = this.#store.passage(id);
        // One that could not be added, as on a full disk, is none.
        if (!passage) continue;
        for (const word of wordsIn(passage)) this.#count(word, -1);
        this.#store.remove(id);
      }
    });
    this.#files.delete(file);
  }

  /** Ends it, and gives back what it takes. */
  close(): void {
    this.#store.close();
  }

  #addOne(passage: Passage): void {
    const file = this.#files.get(passage.dataFileGuid) as IndexedFile;
    file.count += 1;
    this.#keep(this.#store, this.#next++, passage);
    for (const word of wordsIn(passage)) this.#count(word, 1);
  }

  #keep(store: PassageStore, id: number, passage: Passage): void {
    const { dataFileGuid, fileName, heading, text } = passage;
    const stems = (field: string) => stemsOf(wordsOf(field), this.#languageOf(dataFileGuid)).join(' ');
    store.add(id, passage, { file: stems(fileName), heading: stems(heading), text: stems(text) });
  }

  #count(word: string, more: number): void {
    const before = this.#vocabulary.get(word) ?? 0;
    if (before === 0) this.#relatives?.add(word);
    const count = before + more;
    if (count > 0) this.#vocabulary.set(word, count);
    else this.#vocabulary.delete(word);
  }

  #moveToDisk(): void {
    const disk = new DiskStore(this.#languageOf);
    disk.together(() => {
      for (const { first, count } of this.#files.values())
        for (let id = first; id < first + count; id++) this.#keep(disk, id, this.#passage(id));
    });
    this.#store = disk;
    this.#relatives = new Relatives();
    for (const word of this.#vocabulary.keys()) this.#relatives.add(word);
  }

  #passage(id: number): Passage {
    return this.#store.passage(id) as Passage;
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
    const first = related.map(({ id }) => this.#found(this.#passage(id), []));
    return { verdict: 'several', clear: 0, passages: followedBy(first, found.passages) };
  }

  #rankedOf({ dataFileGuid, ordinal, isRelated }: NearPassage): Ranked[] {
    const file = this.#files.get(dataFileGuid);
    // The file may have changed since it was indexed here.
    return file && ordinal < file.count ? [{ id: file.first + ordinal, isRelated }] : [];
  }

  #findByWords(question: string, history: readonly HistoryMessage[], byMeaning: readonly Ranked[]): Found {
    const own = this.#wordsWithTopic(question);
    if (own.length === 0) return { verdict: 'nothing', clear: 0, passages: [] };
    const earlier = history.findLast(({ author }) => author === 'reader')?.text ?? '';
    const context = own.length < FEWEST_WORDS ? this.#wordsWithTopic(earlier) : [];
    const words = wordsOf(question.slice(0, LONGEST_QUESTION));
    const alone = this.#topicsOf(own, []);
    const records = this.#store.records(() => this.#findWords(alone));
    const rows = records.length > 0 ? recordsFor(words, alone, records) : null;
    const asked = { language: detectLanguage(question), byMeaning };
    if (rows) return this.#quoted(rows, alone, asked);
    const together = this.#findTopics(this.#topicsOf(own, context), asked, context.length > 0);
    return together.passages.length > 0 ? together : this.#findTopics(alone, asked, false);
  }

  /** Rows that answer a question, before all else that was found. */
  #quoted(rows: readonly TableRow[], topics: readonly Topic[], asked: Asked): Found {
    const { passages } = this.#findTopics(topics, asked, false);
    const weighed = this.#weigh(topics, this.#findWords(topics));
    const first = rows.map(({ id }) => this.#found(this.#passage(id), weighed));
    return { verdict: 'clear', clear: rows.length, passages: followedBy(first, passages) };
  }

  /** @param onlyOwn leaves out passages without a word of the question itself, and not about the same. */
  #findTopics(topics: readonly Topic[], { language, byMeaning }: Asked, onlyOwn: boolean): Found {
    const byWords = this.#findWords(topics);
    const words = topics.map(({ word }) => word);
    const byPieces = this.#store.findByPieces(
      words,
      () => this.#relatives?.stemsOf(topics, this.#languages()) ?? new Map(),
    );
    const own = topics.filter(({ weight }) => weight === OWN_WEIGHT);
    const withOwn = new Set([
      ...byWords.filter((result) => own.some((topic) => holds(result, topic.stems))).map(({ id }) => id),
      ...byMeaning.filter(({ isRelated }) => isRelated).map(({ id }) => id),
    ]);
    const ids = fused([byWords, byPieces, byMeaning])
      .filter((id) => !onlyOwn || withOwn.has(id))
      .slice(0, MOST_FOUND);
    const weighed = this.#weigh(topics, byWords);
    const isForeign = (id: number) =>
      language !== null && this.#languageOf(this.#passage(id).dataFileGuid) !== language;
    const isUnder = this.#isUnderTheQuestion(topics, ids);
    const isTitle = (id: number, topic: WeighedTopic) => this.#isTitle(id, topic, byWords);
    const verdict = isUnder ? 'clear' : judge(weighed, { ids, byWords, isForeign, isTitle });
    // A row is quoted where it holds all of the question, and not for standing out.
    const isRow = ids[0] !== undefined && isRecord(this.#passage(ids[0]).text);
    return {
      verdict: isRow && verdict === 'clear' ? 'several' : verdict,
      clear: 1,
      passages: ids.map((id) => this.#found(this.#passage(id), weighed)),
    };
  }

  /** Whether the first passage alone stands under a heading that holds all of the question. */
  #isUnderTheQuestion(topics: readonly Topic[], [first, ...rest]: readonly number[]): boolean {
    const isUnder = (id: number) => {
      const { heading, dataFileGuid } = this.#passage(id);
      const innermost = heading.split(HEADING_SEPARATOR).at(-1) ?? '';
      const stems = new Set(stemsOf(wordsOf(innermost), this.#languageOf(dataFileGuid)));
      return topics.every((topic) => topic.stems.some((one) => stems.has(one)));
    };
    return topics.length > 1 && first !== undefined && isUnder(first) && !rest.some(isUnder);
  }

  /** Whether a topic stands in a passage's headings or its file's name, and nowhere in another file. */
  #isTitle(id: number, { stems }: Topic, byWords: readonly Hit[]): boolean {
    const { fileName, heading, dataFileGuid: file } = this.#passage(id);
    const title = stemsOf(wordsOf(`${fileName}\n${heading}`), this.#languageOf(file));
    if (!title.some((one) => stems.includes(one))) return false;
    const inFile = byWords.filter((hit) => holds(hit, stems) && this.#passage(hit.id).dataFileGuid === file);
    return inFile.length === this.#store.countOf(stems, byWords);
  }

  #findWords(topics: readonly Topic[]): Hit[] {
    return this.#store.find(
      new Map(topics.flatMap(({ stems, weight }) => stems.map((one) => [one, weight]))),
    );
  }

  #weigh(topics: readonly Topic[], byWords: readonly Hit[]): WeighedTopic[] {
    const total = this.#store.count;
    return topics.map((topic) => {
      const count = this.#store.countOf(topic.stems, byWords);
      return { ...topic, rarity: topic.weight * Math.log(1 + (total - count + 0.5) / (count + 0.5)) };
    });
  }

  /** Topics of a question by its own words, and by those of the question before, each once. */
  #topicsOf(own: readonly string[], context: readonly string[]): Topic[] {
    const languages = this.#languages();
    return [...new Set([...own, ...context])].map((word) => ({
      word,
      stems: [...new Set(languages.map((language) => stem(word, language)))],
      weight: own.includes(word) ? OWN_WEIGHT : EARLIER_WEIGHT,
    }));
  }

  #languages(): Locale[] {
    return [...new Set([...this.#files.values()].map(({ language }) => language))];
  }

  /** Words of a text that carry a topic, mended where they are mistyped. */
  #wordsWithTopic(text: string): string[] {
    const asked = detectLanguage(text);
    const isTopic = (word: string) => !isStopWord(word, asked ?? 'en');
    // In another language than the files' own most words are new to them, and none is mistyped.
    const isMendable = asked === null || this.#languages().includes(asked);
    return wordsOf(text.slice(0, LONGEST_QUESTION))
      .filter(isTopic)
      .slice(0, MOST_WORDS)
      .flatMap((word) => (isMendable ? repaired(word, this.#vocabulary) : [word]))
      .filter(isTopic);
  }

  /** A passage with its excerpt from the line on that holds most of the topics. */
  #found(passage: Passage, topics: readonly WeighedTopic[]): FoundPassage {
    const language = this.#languageOf(passage.dataFileGuid);
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

function languageOf(file: string, passages: readonly Passage[]): Locale {
  const texts = passages.filter(({ dataFileGuid }) => dataFileGuid === file).map(({ text }) => text);
  // Each row of a table repeats the names of its columns.
  const isTable = texts.every(isRecord);
  return detectLanguage(isTable ? [...new Set(wordsOf(texts.join(' ')))].join(' ') : texts.join(' ')) ?? 'en';
}

const wordsIn = ({ fileName, heading, text }: Passage) => wordsOf(`${fileName}\n${heading}\n${text}`);

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
