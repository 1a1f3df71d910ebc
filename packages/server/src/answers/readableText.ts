import { lexInline, lexMarkdown } from '@parley/markdown';
import type { Tokens } from 'marked';
import { plainText } from '../dataFiles/passages.ts';

/** Longest excerpt of a citation, in characters. */
const EXCERPT_LENGTH = 300;

/** Plain text of a passage as a reader sees it, by sentences, items of lists and rows of tables. */
export function linesOf(markdown: string): string[] {
  const lines = lexMarkdown(markdown).flatMap((token) => {
    if (token.type === 'space') return [];
    if (token.type === 'list') return (token as Tokens.List).items.map(({ text }) => plain(text));
    if (token.type === 'table') return rowsOf(token as Tokens.Table);
    const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(plain(token.raw));
    return [...sentences].map(({ segment }) => segment.trim());
  });
  return lines.filter(Boolean);
}

/** Each row with the names of its columns: 'Country: Austria, Cost: €7.90'. */
function rowsOf({ header, rows }: Tokens.Table): string[] {
  const names = header.map((cell) => plainText(cell.tokens));
  return rows.map((row) =>
    row.map((cell, column) => [names[column], plainText(cell.tokens)].filter(Boolean).join(': ')).join(', '),
  );
}

const plain = (text: string) => plainText(lexInline(text.trim())).replace(/\s+/g, ' ').trim();

/** Lines of a passage from one place on, cut at a word, with an ellipsis where something is left out. */
export function excerptFrom(lines: readonly string[], first: number): string {
  let text = '';
  for (const line of lines.slice(first)) {
    if (text !== '') text += /[.!?:…]$/.test(text) ? ' ' : '; ';
    text += line;
  }
  if (text.length <= EXCERPT_LENGTH) return text;
  return `${text.slice(0, EXCERPT_LENGTH).replace(/\s+\S*$/, '')} …`;
}
