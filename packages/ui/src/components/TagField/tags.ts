/**
 * Where one tag ends: at a comma, a semicolon or a new line, or only at a new
 * line where tags are whole sentences.
 */
export type TagSeparator = 'list' | 'line';

const ENDS: Record<TagSeparator, RegExp> = { list: /[,;\r\n]+/, line: /[\r\n]+/ };

/** Whether the text holds a place where a tag ends. */
export const holdsSeparator = (text: string, separator: TagSeparator): boolean => ENDS[separator].test(text);

/** Finds the tags in a text that more than separators part. */
export type CutTags = (text: string) => readonly string[];

/** The tags in a text, trimmed and normalized, the empty ones left out. */
export function tagsIn(
  text: string,
  separator: TagSeparator,
  normalize: (tag: string) => string = (tag) => tag,
  cut: CutTags = (whole) => whole.split(ENDS[separator]),
): string[] {
  return cut(text)
    .map((part) => normalize(part.trim()))
    .filter((part) => part !== '');
}

/** What becomes of tags that are put into a list. */
export interface TagsAdded {
  /** The whole list. */
  tags: readonly string[];
  /** How many are new in it. */
  added: number;
  /** Those that were in it before, or twice among the new ones. */
  duplicates: readonly string[];
  /** Those for which there is no room. */
  left: readonly string[];
}

/** Puts tags into a list at a place: each once, at most `max` in all. */
export function addTags(
  list: readonly string[],
  candidates: readonly string[],
  { at = list.length, max = Number.POSITIVE_INFINITY }: { at?: number; max?: number | undefined } = {},
): TagsAdded {
  const known = new Set(list);
  const duplicates = new Set<string>();
  const fresh: string[] = [];
  for (const tag of candidates) {
    if (known.has(tag)) duplicates.add(tag);
    else fresh.push(tag);
    known.add(tag);
  }
  const added = fresh.slice(0, Math.max(0, max - list.length));
  return {
    tags: list.toSpliced(at, 0, ...added),
    added: added.length,
    duplicates: [...duplicates],
    left: fresh.slice(added.length),
  };
}
