import type { Citation } from '@parley/api';
import type { IndexedPassage, IndexedUnit } from './passageIndex.ts';
import type { Selection } from './select.ts';

export interface ComposedAnswer {
  /** Markdown. */
  text: string;
  citations: Citation[];
}

/** Longest excerpt of a citation, in characters. */
const EXCERPT_LENGTH = 300;

/** Cuts a text at a word, with an ellipsis where something is left out. */
export function excerptOf(text: string): string {
  if (text.length <= EXCERPT_LENGTH) return text;
  return `${text.slice(0, EXCERPT_LENGTH).replace(/\s+\S*$/, '')} …`;
}

/**
 * Writes an answer from what was selected, in the files' own words; each statement
 * is followed by its citation, as [1].
 */
export function compose(selections: readonly Selection[], citationsShown: boolean): ComposedAnswer {
  const citations: Citation[] = [];
  const excerpts: string[] = [];
  const cite = ({ dataFileGuid, fileName, page }: IndexedPassage, excerpt: string): string => {
    if (!citationsShown) return '';
    let place = citations.findIndex((one) => one.dataFileGuid === dataFileGuid && one.page === page);
    if (place < 0) {
      place = citations.push({ number: citations.length + 1, dataFileGuid, fileName, page, excerpt: '' }) - 1;
    }
    excerpts[place] = excerpts[place] ? `${excerpts[place]} ${excerpt}` : excerpt;
    return ` [${place + 1}]`;
  };
  const paragraphs = selections.map((selection, index) => {
    const isIntroduced =
      selections[index - 1]?.passage === selection.passage &&
      selections[index - 1]?.block === selection.block - 1;
    return write(selection, cite, isIntroduced);
  });
  return {
    text: paragraphs.join('\n\n'),
    citations: citations.map((citation, place) => ({
      ...citation,
      excerpt: excerptOf(excerpts[place] ?? ''),
    })),
  };
}

function write(
  { passage, block: place, units: chosen }: Selection,
  cite: (passage: IndexedPassage, excerpt: string) => string,
  isIntroduced: boolean,
): string {
  const block = passage.blocks[place];
  if (!block) return '';
  const units = chosen.map((index) => block.units[index] as IndexedUnit);
  const mark = cite(passage, units.map((unit) => unit.plain).join(' '));
  if (block.kind === 'paragraph') return `${units.map((unit) => unit.text).join(' ')}${mark}`;
  const lead = isIntroduced ? '' : `${leadOf(passage, place)}${mark}\n\n`;
  if (block.kind === 'list') {
    if (units.length === 1 && !block.ordered) return `${units[0]?.text}${mark}`;
    const items = units.map((unit, index) => `${block.ordered ? `${index + 1}.` : '-'} ${unit.text}`);
    return `${lead}${items.join('\n')}`;
  }
  if (units.length === 1 && units[0]) return `${sentenceOfRow(block.header, units[0])}${mark}`;
  const rows = [block.header, block.header.map(() => '---'), ...units.map((unit) => unit.cells ?? [])];
  return `${lead}${rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}`;
}

/** The sentence that introduces a list or table in its file, else its heading. */
function leadOf(passage: IndexedPassage, place: number): string {
  const before = passage.blocks[place - 1];
  const last = before?.kind === 'paragraph' ? before.units.at(-1) : undefined;
  if (last?.plain.endsWith(':')) return last.text;
  return `**${passage.section || passage.title || passage.fileName}**`;
}

/** A single row, as one can read it aloud: **Austria**: Cost €7.90, Delivery time 3–4 working days. */
function sentenceOfRow(header: readonly string[], { cells = [] }: IndexedUnit): string {
  const [name = '', ...values] = cells;
  if (values.length === 1) return `**${name}**: ${values[0]}`;
  return `**${name}**: ${values.map((value, index) => `${header[index + 1] ?? ''} ${value}`.trim()).join(' · ')}`;
}
