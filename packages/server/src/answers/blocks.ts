import { lexInline, lexMarkdown } from '@parley/markdown';
import type { Tokens } from 'marked';
import { plainText } from '../dataFiles/passages.ts';

/** The smallest thing an answer quotes: a sentence, a list item or a table row. */
export interface Unit {
  /** Inline Markdown; of a row, its cells joined by ' | '. */
  text: string;
  /** Cells of a row. */
  cells?: string[];
  /** As a reader sees it. */
  plain: string;
  /** Ranges of numbers in a row, such as 10–24: a question about 12 means this row. */
  ranges?: [from: number, to: number][];
}

export type Block<U extends Unit = Unit> =
  | { kind: 'paragraph'; units: U[] }
  | { kind: 'list'; ordered: boolean; units: U[] }
  | { kind: 'table'; header: string[]; units: U[] };

/**
 * The blocks of a passage's Markdown, cut into units; blocks that cannot be quoted in parts become one unit.
 */
export function blocksOf(markdown: string): Block[] {
  return lexMarkdown(markdown).flatMap((token): Block[] => {
    if (token.type === 'list') return [listOf(token as Tokens.List)];
    if (token.type === 'table') return [tableOf(token as Tokens.Table)];
    if (token.type === 'space') return [];
    return [{ kind: 'paragraph', units: sentencesOf(token.raw).map(unitOf) }];
  });
}

function listOf(token: Tokens.List): Block {
  return { kind: 'list', ordered: token.ordered, units: token.items.map((item) => unitOf(item.text)) };
}

function tableOf(token: Tokens.Table): Block {
  const units = token.rows.map((row) => {
    const cells = row.map((cell) => cell.text);
    const plain = row.map((cell) => plainText(cell.tokens)).join(' · ');
    return { text: cells.join(' | '), cells, plain, ranges: rangesIn(cells) };
  });
  return { kind: 'table', header: token.header.map((cell) => cell.text), units };
}

function rangesIn(cells: readonly string[]): [number, number][] {
  return cells.flatMap((cell): [number, number][] => {
    const [, from, to] = /^(\d+(?:\.\d+)?)\s?[–-]\s?(\d+(?:\.\d+)?)\b/.exec(cell) ?? [];
    if (from && to) return [[Number(from), Number(to)]];
    const [, least] = /^(\d+) (?:and|or) more\b|^from (\d+)\b/.exec(cell) ?? [];
    return least ? [[Number(least), Number.POSITIVE_INFINITY]] : [];
  });
}

function unitOf(text: string): Unit {
  const line = text.trim().replace(/\s*\n\s*/g, ' ');
  return { text: line, plain: plainText(lexInline(line)).replace(/\s+/g, ' ').trim() };
}

/**
 * Sentences of a paragraph; a mark such as `**` that opens in one sentence and
 * closes in the next keeps them together.
 */
function sentencesOf(paragraph: string): string[] {
  const sentences: string[] = [];
  let open = '';
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'sentence' }).segment(paragraph.trim())) {
    open += segment;
    const isWhole =
      (open.match(/\*\*|__/g)?.length ?? 0) % 2 === 0 && !/\b(?:e\.g|i\.e|z\. ?B|approx|No)\.\s*$/.test(open);
    if (isWhole && open.trim() !== '') {
      // A bold label such as "**A pole breaks.**" is the beginning of its sentence.
      if (/^\*\*[^*]+\*\*\s*$/.test(open)) continue;
      sentences.push(open.trim());
      open = '';
    }
  }
  if (open.trim() !== '') sentences.push(open.trim());
  return sentences;
}
