import type { CitedTable, Locale } from '@parley/model';

/**
 * A passage of an assistant's data files, as `dataFiles` cut it: what a search finds and an answer cites.
 */
export interface Passage {
  dataFileGuid: string;
  fileName: string;
  /** From 1; null where the file has no pages. */
  page: number | null;
  /** Headings above the passage, outermost first, joined by `HEADING_SEPARATOR`. */
  heading: string;
  /** Markdown. */
  text: string;
}

/** Passages that are shown where several might answer; also how many of the best are judged. */
export const FIRST = 3;

/** A question of fewer words of its own takes its topic from the question before. */
export const FEWEST_WORDS = 3;
/** Longer questions are looked at up to this character. */
export const LONGEST_QUESTION = 2000;

/** What is shown of a passage that may answer. */
export interface Excerpt {
  /** Plain text, as a citation shows it. */
  excerpt: string;
  /** Where a row of a table holds most of the question: the table, in place of the text. */
  table: CitedTable | null;
  /** The same as Markdown, with tables where they stand in the text. */
  markdown: string;
}

/** A passage that may answer a question. */
export interface FoundPassage extends Passage, Excerpt {
  /** Whether the passage is the one row of `table`, and nothing else. */
  isRow: boolean;
}

/**
 * What the files hold for a question: a file that is the answer to `exact`ly this one, one passage that
 * stands `clear` of the others, `several` that might answer it, or `nothing`.
 */
export type Verdict = 'exact' | 'clear' | 'several' | 'nothing';

/** What was found for a question. */
export interface Found {
  verdict: Verdict;
  /** How many of the first are shown: those that answer, as rows of a table may, or that might. */
  shown: number;
  /** Best first, eight at most: a language model is given all. An `exact` answer has no others beside it. */
  passages: FoundPassage[];
  /** The languages of the files, where nothing was found and the question is in none of them. */
  foreignTo?: readonly Locale[];
}

/** What a search in the files of an assistant gives. */
export interface Searched extends Found {
  /** Whether files were still being read: what answers the question may stand in one of them. */
  isPartial: boolean;
}

/** A data file that is ready, as an index holds it. */
export interface SourceFile {
  guid: string;
  name: string;
  bytes: number;
  /** Another one with another name or other passages. */
  version: string;
}

/** Where the passages of assistants are read. */
export interface PassageSource {
  /** Changes whenever the assistant's passages change; cheap, because it is asked for every question. */
  dataVersion(assistantId: string): Promise<string>;
  /** The assistant's files that are ready, the oldest first. */
  filesOf(assistantId: string): Promise<SourceFile[]>;
  /** All passages of a file, in parts. */
  passagesOf(file: SourceFile): AsyncIterable<Passage[]>;
  /** Assistants with files of more than so many bytes in all, one of which became ready lately. */
  grownBeyond(bytes: number): Promise<string[]>;
}

/** A passage whose meaning is near a question's. */
export interface NearPassage {
  dataFileGuid: string;
  /** Its place in the file, from 0. */
  ordinal: number;
  /** Whether it is near enough to be about the same. */
  isRelated: boolean;
}

/** Where the vectors of passages are read; those of another space are never found. */
export interface PassageVectors {
  /** Passages of an assistant's files that are ready, the nearest first, with the cosine to the vector. */
  nearest(
    assistantId: string,
    space: string,
    vector: readonly number[],
    count: number,
  ): Promise<{ dataFileGuid: string; ordinal: number; similarity: number }[]>;
}
