import { lexInline, lexMarkdown } from '@parley/markdown';
import type { CitedTable } from '@parley/model';
import type { Tokens } from 'marked';
import { plainText } from '../dataFiles/passages.ts';
import { tableOfToken } from './quotedTable.ts';

/** Longest excerpt of a citation, in characters. */
const EXCERPT_LENGTH = 300;
/** Rows of a table that an excerpt shows. */
const MOST_ROWS = 4;

/** A piece of a passage that is read at once. */
export interface Line {
  /** Plain text. */
  text: string;
  /** The table whose row it is, and the row's place in it. */
  of?: { table: CitedTable; row: number };
}

/** What a reader sees of a passage: its sentences, items of lists and rows of tables. */
export function linesOf(markdown: string): Line[] {
  const lines = lexMarkdown(markdown).flatMap((token): Line[] => {
    if (token.type === 'space') return [];
    if (token.type === 'table') return rowsOf(token as Tokens.Table);
    const texts =
      token.type === 'list'
        ? (token as Tokens.List).items.map(({ text }) => plain(text))
        : sentencesOf(plain(token.raw));
    return texts.map((text) => ({ text }));
  });
  return lines.filter(({ text }) => text !== '');
}

function sentencesOf(text: string): string[] {
  const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(text);
  return [...sentences].map(({ segment }) => segment.trim());
}

/** Each row with the names of its columns: 'Country: Austria, Cost: €7.90'. */
function rowsOf(token: Tokens.Table): Line[] {
  const table = tableOfToken(token);
  const names = token.header.map((cell) => plainText(cell.tokens));
  return token.rows.map((cells, row) => ({
    text: cells
      .map((cell, column) => [names[column], plainText(cell.tokens)].filter(Boolean).join(': '))
      .join(', '),
    of: { table, row },
  }));
}

const plain = (text: string) => plainText(lexInline(text.trim())).replace(/\s+/g, ' ').trim();

/**
 * What a citation shows of a passage, from the line on that holds most of the question. Of a table that are
 * the rows that hold most of it, under its header.
 * @param held how much of the question each line holds
 */
export function excerptOf(
  lines: readonly Line[],
  held: readonly number[],
): { excerpt: string; table: CitedTable | null } {
  const best = held.indexOf(Math.max(...held, 0));
  const excerpt = excerptFrom(lines, best);
  const table = lines[best]?.of?.table;
  if (!table) return { excerpt, table: null };
  const rows = lines
    .flatMap(({ of }, at) =>
      of?.table === table ? [{ row: table.rows[of.row] ?? [], held: held[at] ?? 0 }] : [],
    )
    .sort((one, other) => other.held - one.held)
    .slice(0, MOST_ROWS)
    .map(({ row }) => row);
  return { excerpt, table: { header: table.header, rows } };
}

/**
 * Lines of a passage from one place on, cut at a word, and in a table behind a row, with an ellipsis where
 * something is left out.
 */
function excerptFrom(lines: readonly Line[], first: number): string {
  let excerpt = '';
  for (const { text, of } of lines.slice(first)) {
    const next = excerpt === '' ? text : `${excerpt}${/[.!?:…]$/.test(excerpt) ? ' ' : '; '}${text}`;
    if (of && excerpt !== '' && next.length > EXCERPT_LENGTH) return `${excerpt} …`;
    excerpt = next;
  }
  if (excerpt.length <= EXCERPT_LENGTH) return excerpt;
  return `${excerpt.slice(0, EXCERPT_LENGTH).replace(/\s+\S*$/, '')} …`;
}
