import { DatabaseSync } from 'node:sqlite';
import { stemsOf, wordsOf } from './language.ts';
import type { Passage } from './passage.ts';
import {
  BOOST,
  type Hit,
  type IndexSize,
  type LanguageOf,
  type PassageStems,
  type PassageStore,
} from './passageStore.ts';
import { isRecord, recordOf, type TableRow } from './records.ts';
import type { Stems } from './topics.ts';

/** What SQLite keeps of a store in memory, in KiB. */
const CACHE_KIB = 8192;
/** Passages that are looked at closer, of all that hold a word. */
const MOST_HITS = 32;
/** Passages that take part for words of one weight, before the weights are joined. */
const MOST_OF_WEIGHT = 200;
/** Rows of tables that are compared for one question. */
const MOST_ROWS = 2000;

/** Letters, digits and marks make words, as `wordsOf` has it; stems have them alone. */
const TABLES = `
  pragma journal_mode = memory;
  pragma synchronous = off;
  pragma cache_size = -${CACHE_KIB};
  create table passages (id integer primary key, file text, name text, page integer, heading text, body text);
  create index passages_by_file on passages (file);
  create virtual table words using fts5(
    file, heading, body, content = '', contentless_delete = 1,
    tokenize = "unicode61 remove_diacritics 0 categories 'L* N* M* Co'"
  );`;

interface Row {
  id: number;
  file: string;
  name: string;
  page: number | null;
  heading: string;
  body: string;
}

/**
 * Passages of very many files: SQLite's full text search in a temporary file without a name, which the
 * system removes with the process at the latest. In memory are only the pages in use.
 */
export class DiskStore implements PassageStore {
  readonly #database = new DatabaseSync('');
  readonly #statements;
  readonly #languageOf: LanguageOf;
  #count = 0;

  constructor(languageOf: LanguageOf) {
    this.#languageOf = languageOf;
    this.#database.exec(TABLES);
    const prepare = (text: string) => this.#database.prepare(text);
    this.#statements = {
      add: prepare('insert into passages values (?, ?, ?, ?, ?, ?)'),
      addWords: prepare('insert into words (rowid, file, heading, body) values (?, ?, ?, ?)'),
      remove: prepare('delete from passages where id = ?'),
      removeWords: prepare('delete from words where rowid = ?'),
      passage: prepare('select * from passages where id = ?'),
      ofFile: prepare('select * from passages where file = ? limit ?'),
      find: prepare(
        `select rowid as id, -rank as score from words
         where words match ? and rank match 'bm25(${BOOST.file}, ${BOOST.heading}, ${BOOST.text})'
         order by rank limit ${MOST_OF_WEIGHT}`,
      ),
      count: prepare('select count(*) as count from words where words match ?'),
      pages: prepare('select page_count * page_size as bytes from pragma_page_count, pragma_page_size'),
    };
  }

  get count(): number {
    return this.#count;
  }

  get size(): IndexSize {
    const { bytes } = this.#statements.pages.get() as { bytes: number };
    return { memory: Math.min(bytes, CACHE_KIB * 1024), disk: bytes };
  }

  together(work: () => void): void {
    const count = this.#count;
    this.#database.exec('begin');
    try {
      work();
      this.#database.exec('commit');
    } catch (cause) {
      // As where the disk is full: SQLite may have rolled back by itself.
      if (this.#database.isTransaction) this.#database.exec('rollback');
      this.#count = count;
      throw cause;
    }
  }

  add(id: number, passage: Passage, stems: PassageStems): void {
    const { dataFileGuid, fileName, page, heading, text } = passage;
    this.#statements.add.run(id, dataFileGuid, fileName, page, heading, text);
    this.#statements.addWords.run(id, stems.file, stems.heading, stems.text);
    this.#count += 1;
  }

  remove(id: number): void {
    this.#count -= Number(this.#statements.remove.run(id).changes);
    this.#statements.removeWords.run(id);
  }

  passage(id: number): Passage | undefined {
    const row = this.#statements.passage.get(id) as Row | undefined;
    return row && passageOf(row);
  }

  find(weights: ReadonlyMap<string, number>): Hit[] {
    return this.#best(weights).map(([id, score]) => ({ id, score, ...this.#match(id, weights) }));
  }

  /** The passages that hold most of the stems, with their scores. */
  #best(weights: ReadonlyMap<string, number>): [id: number, score: number][] {
    const scores = new Map<number, number>();
    for (const weight of new Set(weights.values())) {
      const stems = [...weights.keys()].filter((stem) => weights.get(stem) === weight);
      const rows = this.#statements.find.all(anyOf(stems)) as { id: number; score: number }[];
      for (const { id, score } of rows) scores.set(id, (scores.get(id) ?? 0) + weight * score);
    }
    return [...scores].sort(([, a], [, b]) => b - a).slice(0, MOST_HITS);
  }

  #match(id: number, weights: ReadonlyMap<string, number>): Pick<Hit, 'match' | 'language'> {
    const { dataFileGuid, fileName, heading, text } = this.passage(id) as Passage;
    const words = wordsOf(`${fileName} ${heading} ${text}`);
    const language = this.#languageOf(dataFileGuid);
    const held = stemsOf(words, language).filter((stem) => weights.has(stem));
    return { language, match: Object.fromEntries(held.map((stem) => [stem, true])) };
  }

  /** Those of other languages that have the same stem are counted, too. */
  countOf(stems: Stems): number {
    const all = Object.values(stems).flat();
    return all.length > 0 ? (this.#statements.count.get(anyOf(all)) as { count: number }).count : 0;
  }

  findByPieces(_: readonly string[], relatives: () => ReadonlyMap<string, number>): { id: number }[] {
    return this.#best(relatives()).map(([id]) => ({ id }));
  }

  /** Those of the tables that hold the best passages. */
  records(hits: () => readonly Hit[]): TableRow[] {
    const found = hits().flatMap(({ id }) => this.passage(id) ?? []);
    const files = new Set(found.filter(({ text }) => isRecord(text)).map(({ dataFileGuid }) => dataFileGuid));
    const records: TableRow[] = [];
    for (const file of files) {
      const rows = this.#statements.ofFile.all(file, MOST_ROWS - records.length) as unknown as Row[];
      records.push(...rows.flatMap((row) => recordOf(row.id, passageOf(row), this.#languageOf(file)) ?? []));
    }
    return records;
  }

  close(): void {
    this.#database.close();
  }
}

const passageOf = ({ file, name, page, heading, body }: Row): Passage => ({
  ...{ dataFileGuid: file, fileName: name, page },
  ...{ heading, text: body },
});

const anyOf = (stems: readonly string[]) => stems.map((stem) => `"${stem}"`).join(' OR ');
