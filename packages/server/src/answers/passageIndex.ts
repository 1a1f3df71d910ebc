import type { Locale } from '@parley/model';
import type { HistoryMessage } from '../chat/engine.ts';
import { keyOf, leans, questionOf, sectionAsked } from './askedBefore.ts';
import { DiskStore } from './diskStore.ts';
import { answersAnother, heldIn, isUnder, tellsAll, tellsMost } from './evidence.ts';
import { followsOn, isBare, standing } from './followUp.ts';
import { followedBy, fused, MOST_FOUND } from './fusion.ts';
import { judge, rarityOf, type WeighedTopic } from './judge.ts';
import { detectLanguage, isForeign, likeliestLanguages, stemsOf, wordsOf } from './language.ts';
import { MemoryStore } from './memoryStore.ts';
import {
  FEWEST_WORDS,
  FIRST,
  type Found,
  type FoundPassage,
  LONGEST_QUESTION,
  type NearPassage,
  type Passage,
} from './passage.ts';
import { type Hit, holds, type IndexSize, type PassageStore } from './passageStore.ts';
import { markdownOf, tableOfRow } from './quotedTable.ts';
import { excerptOf, linesOf } from './readableText.ts';
import { isRecord, recordsFor, type TableRow } from './records.ts';
import { Relatives } from './relatives.ts';
import { nameUnnamedCountry, OWN_WEIGHT, type Topic, topicsIn, withCompounds, withForms } from './topics.ts';
import { Vocabulary } from './vocabulary.ts';

/**
 * Pieces of words take some thirty times the memory of the text, and comparing letters among very many words
 * takes long and finds chance: more passages are found by whole words alone, and kept on the disk.
 */
const MOST_IN_MEMORY = 2000;
/** About what a word of the vocabulary takes, with its pieces, in bytes. */
const BYTES_OF_WORD = 200;
/** Words of the question before count this much. */
const EARLIER_WEIGHT = 0.5;

/** A passage in the ranking by meaning, by its number in the index. */
interface Ranked {
  id: number;
  isRelated: boolean;
}

/** What is known of a question beside its topics. */
interface Asked {
  question: string;
  /** None where nothing tells. */
  languages: readonly Locale[];
  byMeaning: readonly Ranked[];
}

/** A file whose passages have the numbers from `first` on, in their order. */
interface IndexedFile {
  language: Locale;
  first: number;
  count: number;
  /** The key of the question that it answers, and nothing else; '' for all other files. */
  question: string;
}

/** The index over all passages of one assistant (ADR 7). */
export class PassageIndex {
  readonly #files = new Map<string, IndexedFile>();
  readonly #vocabulary = new Vocabulary();
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

  /** Adds passages: those of one file follow each other, all of them and in order, newer files later. */
  add(passages: readonly Passage[]): void {
    if (this.#store instanceof MemoryStore && this.#store.count + passages.length > this.#mostInMemory)
      this.#moveToDisk();
    for (const { dataFileGuid: file } of passages) {
      if (this.#files.has(file)) continue;
      const language = languageOf(file, passages);
      this.#files.set(file, { language, first: this.#next, count: 0, question: '' });
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
        for (const word of wordsIn(passage)) this.#vocabulary.count(word, this.#languageOf(file), -1);
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
    const question = questionOf(passage, file.language);
    file.question = file.count === 0 || file.question === question ? question : '';
    file.count += 1;
    this.#keep(this.#store, this.#next++, passage);
    for (const word of wordsIn(passage)) {
      this.#relatives?.add(word);
      this.#vocabulary.count(word, file.language, 1);
    }
  }

  #keep(store: PassageStore, id: number, passage: Passage): void {
    const { dataFileGuid, fileName, heading, text } = passage;
    const stems = (field: string) => stemsOf(wordsOf(field), this.#languageOf(dataFileGuid));
    const above = stems(heading);
    // A file that is called as its heading, as an answer added by hand is, says it once.
    const file = stems(fileName).filter((one) => !above.includes(one));
    store.add(id, passage, { file: file.join(' '), heading: above.join(' '), text: stems(text).join(' ') });
  }

  #moveToDisk(): void {
    const disk = new DiskStore(this.#languageOf);
    disk.together(() => {
      for (const { first, count } of this.#files.values())
        for (let id = first; id < first + count; id++) this.#keep(disk, id, this.#passage(id));
    });
    this.#store = disk;
    this.#relatives = new Relatives();
    for (const language of this.#vocabulary.languages)
      for (const word of this.#vocabulary.of(language).keys()) this.#relatives.add(word);
  }

  #passage(id: number): Passage {
    return this.#store.passage(id) as Passage;
  }

  /**
   * What may answer a question. A file that is the answer to this very question, as one that an
   * administrator added, gives it alone, whatever others say: of several the newest. A question of few words
   * that follows on takes its topic from the reader's question before, as far as passages have a word of its
   * own, too.
   * @param near passages whose meaning is near the question's, the nearest first. They take part in the
   * ranking; where words find nothing, those that are about the same are what might help (ADR 72).
   */
  find(question: string, history: readonly HistoryMessage[] = [], near: readonly NearPassage[] = []): Found {
    const written = this.#written(question, history);
    if (written) return written;
    const byMeaning = near.flatMap((one) => this.#rankedOf(one));
    const found = this.#findByWords(question, history, byMeaning);
    const related = byMeaning.filter(({ isRelated }) => isRelated);
    if (found.verdict !== 'nothing') return found;
    if (related.length === 0) {
      const { languages } = this.#vocabulary;
      return isForeign(question, languages) ? { ...found, foreignTo: languages } : found;
    }
    const first = related.map(({ id }) => this.#found(this.#passage(id), []));
    return { verdict: 'several', shown: FIRST, passages: followedBy(first, found.passages) };
  }

  #written(question: string, history: readonly HistoryMessage[]): Found | null {
    if (leans(question, !history.some(({ author }) => author === 'reader'))) return null;
    const file = [...this.#files.values()].findLast(
      (one) =>
        one.question !== '' && one.count <= MOST_FOUND && one.question === keyOf(question, one.language),
    );
    if (!file) return null;
    const passages = Array.from({ length: file.count }, (_, at) => this.#passage(file.first + at));
    return { verdict: 'exact', shown: file.count, passages: passages.map((one) => this.#found(one, [])) };
  }

  #rankedOf({ dataFileGuid, ordinal, isRelated }: NearPassage): Ranked[] {
    const file = this.#files.get(dataFileGuid);
    // The file may have changed since it was indexed here.
    return file && ordinal < file.count ? [{ id: file.first + ordinal, isRelated }] : [];
  }

  /**
   * Compounds of the words of a question fit more passages than the very words, and so blur what is clear.
   * But what they answer clearly goes first: the very words may stand in a passage about something else.
   */
  #findByWords(question: string, history: readonly HistoryMessage[], byMeaning: readonly Ranked[]): Found {
    const topics = topicsIn(question, this.#vocabulary, OWN_WEIGHT);
    if (topics.length === 0) return { verdict: 'nothing', shown: 0, passages: [] };
    const earlier = history.findLast(({ author }) => author === 'reader')?.text ?? '';
    const context =
      topics.filter(({ isLight }) => !isLight).length < FEWEST_WORDS
        ? besides(topics, topicsIn(earlier, this.#vocabulary, EARLIER_WEIGHT))
        : [];
    const languages = likeliestLanguages(question);
    const asked = { question, languages, byMeaning };
    // What is said of others need not hold for a country that no file names.
    const isElsewhere = nameUnnamedCountry(topics, languages, this.#vocabulary);
    const found = this.#findWithin(topics, context, asked);
    const compounded = withCompounds(topics, this.#vocabulary);
    const wider = compounded ? this.#findWithin(compounded, context, asked) : found;
    const clear = [wider, found].find(({ verdict }) => verdict === 'clear');
    if (clear) return isElsewhere ? { ...clear, verdict: 'several' } : clear;
    const formed = withForms(compounded ?? topics, this.#vocabulary);
    const widest = formed ? this.#findWithin(formed, context, asked) : wider;
    // A guess at what a word means is not enough for the only answer.
    const isGuess = widest.verdict === 'clear' && (isElsewhere || wider.verdict === 'nothing');
    return isGuess ? { ...widest, verdict: 'several' } : widest;
  }

  /** @param context topics of the question before, where this one may take its own from there */
  #findWithin(own: readonly Topic[], context: readonly Topic[], asked: Asked): Found {
    const { question } = asked;
    const words = wordsOf(question.slice(0, LONGEST_QUESTION));
    const records = this.#store.records(() => this.#findWords(own));
    const rows = records.length > 0 ? recordsFor(words, own, records) : null;
    if (rows) return this.#quoted(rows, own, asked);
    const alone = () => this.#findTopics(own, asked, false);
    if (context.length === 0) return alone();
    const together = () => this.#findTopics([...own, ...context], asked, true);
    if (!followsOn(question)) return standing(alone(), together, isBare(question));
    const found = together();
    return found.verdict === 'nothing' ? alone() : found;
  }

  /** Rows that answer a question, before all else that was found. */
  #quoted(rows: readonly TableRow[], topics: readonly Topic[], asked: Asked): Found {
    const { passages } = this.#findTopics(topics, asked, false);
    const weighed = this.#weigh(topics, this.#findWords(topics));
    const first = rows.map(({ id }) => this.#found(this.#passage(id), weighed));
    return { verdict: 'clear', shown: rows.length, passages: followedBy(first, passages) };
  }

  /** @param onlyOwn leaves out passages without a word of the question itself, and not about the same. */
  #findTopics(topics: readonly Topic[], { question, languages, byMeaning }: Asked, onlyOwn: boolean): Found {
    const byWords = this.#findWords(topics);
    const words = topics.map(({ word }) => word);
    const byPieces = this.#store.findByPieces(
      words,
      () => this.#relatives?.stemsOf(topics, this.#vocabulary.languages) ?? new Map(),
    );
    const own = topics.filter(({ weight }) => weight === OWN_WEIGHT);
    const withOwn = new Set([
      ...byWords.filter((result) => own.some(({ stems }) => holds(result, stems))).map(({ id }) => id),
      ...byMeaning.filter(({ isRelated }) => isRelated).map(({ id }) => id),
    ]);
    const ids = fused([byWords, byPieces, byMeaning])
      .filter((id) => !onlyOwn || withOwn.has(id))
      .slice(0, MOST_FOUND);
    const weighed = this.#weigh(topics, byWords);
    const passageOf = (id: number) => {
      const passage = this.#passage(id);
      return [passage, this.#languageOf(passage.dataFileGuid)] as const;
    };
    const { verdict, shown } = judge(weighed, {
      ids,
      byWords,
      // With the question before it is none that a heading holds as it was asked.
      asked: onlyOwn ? [] : sectionAsked(question, ids, passageOf),
      isForeign: (id) => languages.length > 0 && !languages.includes(passageOf(id)[1]),
      isTitle: (id, topic) => this.#isTitle(id, topic, byWords),
      isRelated: (id) => byMeaning.some((one) => one.id === id && one.isRelated),
      isUnder: (id) => isUnder(...passageOf(id), topics),
      tellsAll: (id, all) => tellsAll(...passageOf(id), all, question),
      // A row is quoted where it holds all of the question, and not for standing out.
      mayStandOut(id, held) {
        const [passage, language] = passageOf(id);
        if (isRecord(passage.text) || answersAnother(passage, language, topics)) return false;
        return tellsMost(passage, language, held, question);
      },
    });
    const others = ids.filter((id) => !shown.includes(id));
    const passages = [...shown, ...others].map((id) => this.#found(this.#passage(id), weighed));
    return { verdict, shown: shown.length, passages };
  }

  /** Whether a topic stands in a passage's headings or its file's name, and nowhere in another file. */
  #isTitle(id: number, { stems }: Pick<Topic, 'stems'>, byWords: readonly Hit[]): boolean {
    const { fileName, heading, dataFileGuid: file } = this.#passage(id);
    if (!heldIn(`${fileName}\n${heading}`, this.#languageOf(file))({ stems })) return false;
    const inFile = byWords.filter((hit) => holds(hit, stems) && this.#passage(hit.id).dataFileGuid === file);
    return inFile.length === this.#store.countOf(stems, byWords);
  }

  #findWords(topics: readonly Topic[]): Hit[] {
    return this.#store.find(
      new Map(
        topics.flatMap(({ stems, weight }) =>
          Object.values(stems).flatMap((all) => all.map((one) => [one, weight])),
        ),
      ),
    );
  }

  #weigh(topics: readonly Topic[], byWords: readonly Hit[]): WeighedTopic[] {
    const total = this.#store.count;
    return topics.map((topic) => {
      const count = this.#store.countOf(topic.stems, byWords);
      return { ...topic, rarity: topic.weight * Math.log(1 + (total - count + 0.5) / (count + 0.5)) };
    });
  }

  /** A passage with its excerpt from the line on that holds most of the topics. */
  #found(passage: Passage, topics: readonly WeighedTopic[]): FoundPassage {
    const language = this.#languageOf(passage.dataFileGuid);
    const lines = linesOf(passage.text);
    const held = lines.map(({ text }) => rarityOf(topics.filter(heldIn(text, language))));
    const row = tableOfRow(passage);
    const own = row && { table: row, markdown: markdownOf(row) };
    return { ...passage, ...excerptOf(lines, held), ...own, isRow: row !== null };
  }
}

function languageOf(file: string, passages: readonly Passage[]): Locale {
  const texts = passages.filter(({ dataFileGuid }) => dataFileGuid === file).map(({ text }) => text);
  // Each row of a table repeats the names of its columns.
  const isTable = texts.every(isRecord);
  return detectLanguage(isTable ? [...new Set(wordsOf(texts.join(' ')))].join(' ') : texts.join(' ')) ?? 'en';
}

const wordsIn = ({ fileName, heading, text }: Passage) => wordsOf(`${fileName}\n${heading}\n${text}`);

/** Topics of the question before that are not among those of the question. */
const besides = (own: readonly Topic[], earlier: readonly Topic[]) =>
  earlier.filter(({ word }) => !own.some((one) => one.word === word));
