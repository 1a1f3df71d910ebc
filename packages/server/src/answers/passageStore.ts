import type { Locale } from '@parley/model';
import type { Passage } from './passage.ts';
import type { TableRow } from './records.ts';
import type { Stems } from './topics.ts';

/** What an index takes, in bytes. */
export interface IndexSize {
  memory: number;
  /** Of temporary files, which go with the index. */
  disk: number;
}

/** The stems of a passage, apart by spaces. */
export interface PassageStems {
  file: string;
  heading: string;
  text: string;
}

/** A passage that holds words that were looked for. */
export interface Hit {
  id: number;
  /** Of its file. */
  language: Locale;
  score: number;
  /** The stems that it holds, as its keys. */
  match: Readonly<Record<string, unknown>>;
}

/** Where an index keeps passages, by numbers of its own, and finds them by their words. */
export interface PassageStore {
  /** Passages in it. */
  readonly count: number;
  readonly size: IndexSize;
  /** Runs work that adds or removes many passages; where it fails, on the disk none of it was done. */
  together(work: () => void): void;
  add(id: number, passage: Passage, stems: PassageStems): void;
  remove(id: number): void;
  passage(id: number): Passage | undefined;
  /** Passages that hold some of the stems, best first. @param weights how much each stem counts */
  find(weights: ReadonlyMap<string, number>): Hit[];
  /** How many passages hold a word. @param hits what `find` gave for it and others */
  countOf(stems: Stems, hits: readonly Hit[]): number;
  /**
   * Passages with pieces of the words, best first.
   * @param relatives stems of the words and of those that share most of their pieces, with how much each
   * counts: where a store of pieces would take too much
   */
  findByPieces(words: readonly string[], relatives: () => ReadonlyMap<string, number>): { id: number }[];
  /** Rows of tables that may answer. @param hits what was found, where only their tables are looked at */
  records(hits: () => readonly Hit[]): TableRow[];
  /** Ends it, and gives its files back. */
  close(): void;
}

/** The language of a file in the index. */
export type LanguageOf = (file: string) => Locale;

export const BOOST = { file: 1, heading: 2, text: 1 };

/** Whether a hit holds a word as it is, not only one like it. */
export function holds({ match, language }: Hit, stems: Stems): boolean {
  return stems[language]?.some((one) => Object.hasOwn(match, one)) ?? false;
}
