import MiniSearch from 'minisearch';
import { wordsOf } from './language.ts';
import type { Passage } from './passage.ts';
import {
  BOOST,
  type Hit,
  holds,
  type LanguageOf,
  type PassageStems,
  type PassageStore,
} from './passageStore.ts';
import { recordOf, type TableRow } from './records.ts';
import { piecesOf } from './relatives.ts';
import type { Stems } from './topics.ts';

/** Words of four letters and more are also found with a quarter of their letters changed, for less. */
const FUZZY = { least: 4, share: 0.25, weight: 0.2 };
/** Bytes for each character, most of them for the pieces: 29 in large indexes, 60 in small ones. */
const BYTES_OF_CHARACTER = 40;

/** Passages of usual files, in memory: MiniSearch over stems, and over pieces of words (ADR 7). */
export class MemoryStore implements PassageStore {
  readonly #passages = new Map<number, Passage>();
  readonly #records = new Map<number, TableRow>();
  readonly #words = new MiniSearch({
    fields: Object.keys(BOOST),
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term || null,
  });
  readonly #pieces = new MiniSearch({
    fields: ['heading', 'text'],
    tokenize: (text) => wordsOf(text).flatMap(piecesOf),
    processTerm: (term) => term,
  });
  readonly #languageOf: LanguageOf;
  #characters = 0;

  constructor(languageOf: LanguageOf) {
    this.#languageOf = languageOf;
  }

  get count() {
    return this.#passages.size;
  }

  get size() {
    return { memory: this.#characters * BYTES_OF_CHARACTER, disk: 0 };
  }

  together(work: () => void): void {
    work();
  }

  add(id: number, passage: Passage, stems: PassageStems): void {
    const { dataFileGuid, heading, text } = passage;
    this.#passages.set(id, passage);
    this.#characters += heading.length + text.length;
    const record = recordOf(id, passage, this.#languageOf(dataFileGuid));
    if (record) this.#records.set(id, record);
    this.#words.add({ id, ...stems });
    this.#pieces.add({ id, heading, text });
  }

  remove(id: number): void {
    const passage = this.#passages.get(id);
    if (!passage) return;
    this.#passages.delete(id);
    this.#characters -= passage.heading.length + passage.text.length;
    this.#records.delete(id);
    this.#words.discard(id);
    this.#pieces.discard(id);
  }

  passage(id: number): Passage | undefined {
    return this.#passages.get(id);
  }

  find(weights: ReadonlyMap<string, number>): Hit[] {
    const found = this.#words.search([...weights.keys()].join(' '), {
      boost: BOOST,
      fuzzy: (term) => term.length >= FUZZY.least && FUZZY.share,
      weights: { fuzzy: FUZZY.weight, prefix: 0 },
      boostTerm: (term) => weights.get(term) ?? 1,
    });
    return found.map(({ id, score, match }) => {
      const { dataFileGuid } = this.#passages.get(id) as Passage;
      return { id, score, match, language: this.#languageOf(dataFileGuid) };
    });
  }

  countOf(stems: Stems, hits: readonly Hit[]): number {
    return hits.filter((hit) => holds(hit, stems)).length;
  }

  findByPieces(words: readonly string[]): { id: number }[] {
    return this.#pieces.search(words.join(' '), { boost: { heading: BOOST.heading } });
  }

  records(): TableRow[] {
    return [...this.#records.values()];
  }

  close(): void {
    // Its memory is all that it has.
  }
}
