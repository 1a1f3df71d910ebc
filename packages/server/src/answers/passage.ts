/**
 * A passage of an assistant's data files, as `dataFiles` cut it: what retrieval finds and an answer cites.
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

/** Where the engines read an assistant's passages. */
export interface PassageSource {
  /** Changes whenever the assistant's passages change; cheap, because it is asked for every question. */
  dataVersion(assistantId: string): Promise<string>;
  /** All passages of the assistant's files that are ready, in the order of their files. */
  loadPassages(assistantId: string): Promise<Passage[]>;
}
