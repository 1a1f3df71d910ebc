import { lexInline, lexMarkdown } from '@parley/markdown';
import type { CitedTable } from '@parley/model';
import type { Tokens } from 'marked';
import { plainText } from '../dataFiles/passages.ts';
import type { Excerpt } from './passage.ts';
import { markdownOf, tableOfToken } from './quotedTable.ts';

/** Longest excerpt of a citation, in characters. */
const EXCERPT_LENGTH = 300;
/** Rows of a table that an excerpt shows. */
const MOST_ROWS = 8;
/** Stands where something is left out. */
const LEFT_OUT = '…';

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
 * What is shown of a passage: its beginning, or, where that does not reach so far, what follows from the line
 * on that holds most of the question. Of tables that are the rows that hold most of it, under their header.
 * @param held how much of the question each line holds
 */
export function excerptOf(lines: readonly Line[], held: readonly number[]): Excerpt {
  const best = held.indexOf(Math.max(...held, 0));
  const shortened = (table: CitedTable) => withBestRows(table, lines, held);
  const own = lines[best]?.of?.table;
  if (own) {
    const table = shortened(own);
    return { excerpt: excerptFrom(lines, best), table, markdown: markdownOf(table) };
  }
  const isFromStart = textOf(lines.slice(0, best + 1)).length <= EXCERPT_LENGTH;
  const blocks = blocksOf(lines.slice(isFromStart ? 0 : best));
  const start = isFromStart ? '' : `${LEFT_OUT} `;
  const shownAs = (ofTable: (table: CitedTable) => string, between: string) =>
    start + blocks.map((block) => (typeof block === 'string' ? block : ofTable(block))).join(between);
  return {
    excerpt: shownAs(() => LEFT_OUT, ' '),
    table: null,
    markdown: shownAs((table) => markdownOf(shortened(table)), '\n\n'),
  };
}

/** The rows of a table that hold most of the question; all of one that is short. */
function withBestRows(table: CitedTable, lines: readonly Line[], held: readonly number[]): CitedTable {
  if (table.rows.length <= MOST_ROWS) return table;
  const rows = lines
    .flatMap(({ of }, at) =>
      of?.table === table ? [{ row: table.rows[of.row] ?? [], held: held[at] ?? 0 }] : [],
    )
    .sort((one, other) => other.held - one.held)
    .slice(0, MOST_ROWS)
    .map(({ row }) => row);
  return { ...table, rows: [...rows, table.header.map((_, column) => (column === 0 ? LEFT_OUT : ''))] };
}

/** Texts and tables by turns, as long as their words fit into an excerpt. */
function blocksOf(lines: readonly Line[]): (string | CitedTable)[] {
  const blocks: (string | CitedTable)[] = [];
  let room = EXCERPT_LENGTH;
  for (let at = 0; at < lines.length && room > 0; ) {
    const table = lines[at]?.of?.table;
    const end = lines.findIndex(({ of }, other) => other > at && of?.table !== table);
    const run = lines.slice(at, end === -1 ? lines.length : end);
    if (table) blocks.push(table);
    else {
      const text = textOf(run);
      blocks.push(cut(text, room));
      room -= text.length;
    }
    at += run.length;
  }
  return blocks;
}

/** Lines without the rows of tables. */
const textOf = (lines: readonly Line[]) =>
  lines.reduce((text, line) => (line.of ? text : joinedTo(text, line)), '');

const joinedTo = (text: string, line: Line) =>
  text === '' ? line.text : `${text}${/[.!?:…]$/.test(text) ? ' ' : '; '}${line.text}`;

/** A text that is cut at a word where it is too long. @param most in characters */
const cut = (text: string, most: number) =>
  text.length <= most ? text : `${text.slice(0, most).replace(/\s+\S*$/, '')} ${LEFT_OUT}`;

/** Lines from one place on as text, cut at a word, and in a table behind a row. */
function excerptFrom(lines: readonly Line[], first: number): string {
  let excerpt = '';
  for (const line of lines.slice(first)) {
    const next = joinedTo(excerpt, line);
    if (line.of && excerpt !== '' && next.length > EXCERPT_LENGTH) return `${excerpt} ${LEFT_OUT}`;
    excerpt = next;
  }
  return cut(excerpt, EXCERPT_LENGTH);
}
