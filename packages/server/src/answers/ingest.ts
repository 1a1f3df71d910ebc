import { lexMarkdown } from '@parley/markdown';
import type { MarkedToken, Token } from 'marked';

/** A passage of a file: a part of one section on one page, small enough to quote. A row of `data_chunks`. */
export interface Chunk {
  /** Place in the file, from 0. */
  ordinal: number;
  /** From 1; null where the file marks no pages. */
  page: number | null;
  /** Headings above the passage, outermost first, joined by `HEADING_SEPARATOR`; '' where there are none. */
  heading: string;
  /** Markdown: paragraphs, lists and tables as the file has them, without its headings. */
  text: string;
}

export interface Ingested {
  /** Pages of the file, at least 1. */
  pages: number;
  chunks: Chunk[];
}

/** A file that cannot be read; `message` tells its owner why, in plain English. */
export class IngestError extends Error {
  override name = 'IngestError';
}

export const HEADING_SEPARATOR = ' › ';

/** A section longer than this many characters becomes several passages, cut between blocks. */
const PASSAGE_LENGTH = 1200;

/** A form feed, or a comment `<!-- page -->` on a line of its own. */
const PAGE_BREAK = /\f|^[ \t]*<!--\s*page\s*-->[ \t]*$/m;

/** What turns a file's bytes into one Markdown text per page; formats to come join here. */
const READERS = new Map<string, (bytes: Uint8Array) => string[]>([
  ['md', (bytes) => textOf(bytes).split(PAGE_BREAK)],
  ['txt', (bytes) => textOf(bytes).split(PAGE_BREAK).map(escapeMarkdown)],
]);

/** Whether `ingest` reads files of this name. */
export function isReadable(fileName: string): boolean {
  return READERS.has(extensionOf(fileName));
}

/**
 * Cuts a file into the passages that answers cite.
 * @throws IngestError when the format is unknown, the bytes are not text, or nothing is in it
 */
export function ingest(file: { name: string; bytes: Uint8Array }): Ingested {
  const read = READERS.get(extensionOf(file.name));
  if (!read) throw new IngestError(`Files of the type of ${file.name} cannot be read.`);
  const pages = read(file.bytes);
  const chunks = chunksOf(pages);
  if (chunks.length === 0) throw new IngestError('The file holds no text.');
  return { pages: pages.length, chunks };
}

function extensionOf(fileName: string): string {
  return fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r\n?/g, '\n');
  } catch {
    throw new IngestError('The file is not text in UTF-8.');
  }
}

/** Keeps a plain text from being read as Markdown: no headings, no code by indentation, no markup. */
function escapeMarkdown(text: string): string {
  return text.replace(/^[ \t]+/gm, '').replace(/^[#>]|[\\`*_<[\]|~]/gm, String.raw`\$&`);
}

function chunksOf(pages: string[]): Chunk[] {
  const chunks: Chunk[] = [];
  const headings: string[] = [];
  pages.forEach((page, index) => {
    let blocks: string[] = [];
    const flush = () => {
      if (blocks.length === 0) return;
      chunks.push({
        ordinal: chunks.length,
        page: pages.length > 1 ? index + 1 : null,
        heading: headings.filter(Boolean).join(HEADING_SEPARATOR),
        text: blocks.join('\n\n'),
      });
      blocks = [];
    };
    for (const token of lexMarkdown(page)) {
      if (isHeading(token)) {
        flush();
        headings.length = token.depth - 1;
        headings[token.depth - 1] = plainText(token.tokens);
        continue;
      }
      for (const block of piecesOf(token)) {
        if (lengthOf(blocks) + block.length > PASSAGE_LENGTH) flush();
        blocks.push(block);
      }
    }
    flush();
  });
  return chunks;
}

function isHeading(token: Token): token is MarkedToken & { type: 'heading' } {
  return token.type === 'heading';
}

function lengthOf(blocks: string[]): number {
  return blocks.reduce((sum, block) => sum + block.length, 0);
}

/** The Markdown of a block, in several pieces where it is too long to quote; none where it says nothing. */
function piecesOf(token: Token): string[] {
  if (token.type === 'space' || token.type === 'hr' || token.type === 'html' || token.type === 'def')
    return [];
  const raw = token.type === 'table' ? token.raw.trim().replace(/ {2,}/g, ' ') : token.raw.trim();
  if (token.type !== 'paragraph' || raw.length <= PASSAGE_LENGTH) return raw === '' ? [] : [raw];
  const pieces: string[] = [];
  let piece = '';
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(raw)) {
    if (piece !== '' && piece.length + segment.length > PASSAGE_LENGTH) {
      pieces.push(piece.trim());
      piece = '';
    }
    piece += segment;
  }
  return [...pieces, piece.trim()];
}

/** Inline Markdown as a reader sees it, without its marks. */
export function plainText(tokens: Token[] | undefined): string {
  return (tokens ?? [])
    .map((token) => {
      if (token.type === 'br') return ' ';
      if (token.type === 'html') return '';
      if ('tokens' in token && token.tokens) return plainText(token.tokens);
      if ('text' in token) return String(token.text);
      return '';
    })
    .join('');
}
