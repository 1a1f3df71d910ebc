import { BoundedLexer, lexInline } from '@parley/markdown';
import type { FilePassage } from '@parley/model';
import type { MarkedToken, Token, Tokens } from 'marked';
import { ExtractionError } from './extractionError.ts';

/** A step of a page on its way into passages. */
export type Piece =
  /** Begins a section; `depth` from 1. */
  | { kind: 'heading'; depth: number; text: string }
  /** A block of Markdown that is quoted as a whole. */
  | { kind: 'block'; markdown: string };

export const HEADING_SEPARATOR = ' › ';

/** A section longer than this many characters becomes several passages, cut between blocks. */
const PASSAGE_LENGTH = 1200;
/** A list, table or code block up to this many characters stays whole. */
const LONGEST_BLOCK = 1800;
/** Beyond this many characters a line is no paragraph that anything could be found in. */
const LONGEST_LINE = 200_000;
/**
 * Blocks up to this many characters are given to the lexer whole: its expressions
 * overflow the stack on far longer ones.
 */
const LEXED_BLOCK = 50_000;
/** A file may have this many passages: 10 MB in passages of the usual length are half as many. */
const MAX_PASSAGES = 20_000;
/** Levels of lists and quotes within each other that a file may have; people write a handful. */
const MAX_NESTING = 100;

/** A line of a plain text up to this many characters may be a heading. */
const LONGEST_HEADING = 80;
/** No text is wrapped to fewer characters in a line. */
const NARROWEST_LINE = 40;
/** Level of headings that stands below all others, as in Markdown. */
export const DEEPEST_HEADING = 6;
/** A value of a table up to this many characters serves as the name of its row. */
const LONGEST_NAME = 200;
/** Rows of a table up to this many are passages of their own; of more, many stand in one. */
const MOST_RECORDS = 1500;
/** Columns, or members of an object, whose value serves as its name. */
export const NAMES = ['title', 'name', 'label', 'question', 'id', 'key'];

/** Line that opens more than `MAX_NESTING` levels, by its marks or by its indentation. */
const TOO_DEEP = new RegExp(
  String.raw`^(?:[ \t]*(?:[-*+][ \t]|\d{1,9}[.)][ \t]|>)){${MAX_NESTING}}|^[ \t]{${2 * MAX_NESTING},}(?:[-*+]|\d{1,9}[.)])[ \t]`,
  'm',
);

/**
 * Packs the pieces of a file's pages into passages.
 * @throws {ExtractionError} `noText`, `tooMuchText`, and what making the pieces throws
 */
export function passagesOf(pages: readonly Iterable<Piece>[]): FilePassage[] {
  const chunks: FilePassage[] = [];
  const headings: string[] = [];
  pages.forEach((page, index) => {
    let blocks: string[] = [];
    let length = 0;
    const flush = () => {
      if (blocks.length === 0) return;
      if (chunks.length === MAX_PASSAGES) throw new ExtractionError('tooMuchText');
      chunks.push({
        ordinal: chunks.length,
        page: pages.length > 1 ? index + 1 : null,
        heading: headings.filter(Boolean).join(HEADING_SEPARATOR),
        text: blocks.join('\n\n'),
      });
      blocks = [];
      length = 0;
    };
    for (const piece of page) {
      if (piece.kind === 'heading') {
        flush();
        headings.length = piece.depth - 1;
        headings[piece.depth - 1] = piece.text;
        continue;
      }
      if (length + piece.markdown.length > PASSAGE_LENGTH) flush();
      blocks.push(piece.markdown);
      length += piece.markdown.length;
    }
    flush();
  });
  if (chunks.length === 0) throw new ExtractionError('noText');
  return chunks;
}

/**
 * The pieces of a page of Markdown.
 * @throws {ExtractionError} `tooDeep`, `paragraphTooLong`
 */
export function* piecesOfMarkdown(page: string): Generator<Piece> {
  const source = withShortBlocks(page);
  if (TOO_DEEP.test(source)) throw new ExtractionError('tooDeep');
  // Only headings need their inline tokens; other blocks are kept as Markdown.
  for (const token of new BoundedLexer().blockTokens(source)) {
    if (isHeading(token)) {
      yield { kind: 'heading', depth: token.depth, text: plainText(lexInline(token.text)) };
    } else {
      for (const markdown of blocksOf(token)) yield { kind: 'block', markdown };
    }
  }
}

/** Parts blocks of very many lines by blank ones; a table gets its header again in each part. */
function withShortBlocks(page: string): string {
  const blocks = page.split(/\n[ \t]*\n/);
  if (blocks.every(({ length }) => length <= LEXED_BLOCK)) return page;
  return blocks
    .map((block) => (block.length <= LEXED_BLOCK ? block : partsOf(block).join('\n\n')))
    .join('\n\n');
}

function partsOf(block: string): string[] {
  const lines = block.split('\n');
  if (lines.some(({ length }) => length > LONGEST_LINE)) throw new ExtractionError('paragraphTooLong');
  const isTable = /^[ \t]*\|?[ \t]*:?-+:?[ \t]*(?:\||$)/.test(lines[1] ?? '');
  const head = isTable ? lines.splice(0, 2).join('\n') : '';
  const parts: string[] = [];
  let part = head;
  for (const line of lines) {
    if (part !== head && part.length + line.length > LEXED_BLOCK) {
      parts.push(part);
      part = head;
    }
    part = part === '' ? line : `${part}\n${line}`;
  }
  return [...parts, part];
}

/**
 * The pieces of a page of plain text: its paragraphs, escaped so that nothing in them is read as Markdown. A
 * short line above a paragraph is its heading.
 * @throws {ExtractionError} `paragraphTooLong`
 */
export function* piecesOfText(page: string): Generator<Piece> {
  const paragraphs = page.split(/\n[ \t]*\n/).map((paragraph) => paragraph.trim());
  const texts = paragraphs.filter((paragraph) => paragraph !== '').flatMap(apartFromTitle);
  for (const [at, trimmed] of texts.entries()) {
    const next = texts[at + 1];
    if (looksLikeHeading(trimmed) && next !== undefined && !looksLikeHeading(next)) {
      yield { kind: 'heading', depth: 1, text: trimmed };
      continue;
    }
    // Lines of a log or a listing are units of their own, however many follow each other without a blank one.
    for (const markdown of trimmed.length > LONGEST_BLOCK ? cutByLines(trimmed) : [trimmed]) {
      yield { kind: 'block', markdown: escapeMarkdown(markdown) };
    }
  }
}

/**
 * A paragraph, and before it the title that stands on its first line without a blank one below: it would have
 * had room for the next word, and sentences follow. A question stays with its answer: they are found and
 * quoted together.
 */
function apartFromTitle(paragraph: string): string[] {
  const [title, next, word] = /^([^\n]*)\n\s*((\S+)[^\n]*)/.exec(paragraph)?.slice(1) ?? [];
  if (title === undefined || next === undefined || word === undefined) return [paragraph];
  const hasRoom = title.length + 1 + word.length <= Math.max(next.length, NARROWEST_LINE);
  const isTitle =
    hasRoom &&
    looksLikeHeading(title) &&
    !/[?？]$/.test(title) &&
    !/^\p{Ll}/u.test(next) &&
    /[.!?…。！？]$/.test(paragraph);
  return isTitle ? [title, paragraph.slice(title.length).trim()] : [paragraph];
}

const looksLikeHeading = (paragraph: string) =>
  paragraph.length <= LONGEST_HEADING && /^[^\n]*\p{L}[^\n]*(?<![.,;:!])$/u.test(paragraph);

/**
 * The pieces of a table: each row under its name, as a list of `header: value`, so that it is found and
 * quoted alone (ADR 69). Of very many rows as many Markdown tables as they fill, each under the same header;
 * rows too wide for these are lists there too.
 * @param header names of the columns, plain text
 * @throws {ExtractionError} `paragraphTooLong` for a cell beyond every measure
 */
export function* piecesOfTable(
  header: readonly string[],
  rows: readonly (readonly string[])[],
): Generator<Piece> {
  if (rows.length <= MOST_RECORDS) {
    for (const row of rows) yield* piecesOfRecord(header, row);
    return;
  }
  const head = `${rowOf(header)}\n${rowOf(header.map(() => '---'))}`;
  let lines: string[] = [];
  let length = head.length;
  const tableOf = (): Piece[] =>
    lines.length > 0 ? [{ kind: 'block', markdown: `${head}\n${lines.join('\n')}` }] : [];
  for (const row of rows) {
    const line = rowOf(header.map((_, column) => row[column] ?? ''));
    const isWide = head.length + line.length > PASSAGE_LENGTH;
    if (isWide || length + line.length > PASSAGE_LENGTH) {
      yield* tableOf();
      lines = [];
      length = head.length;
    }
    if (isWide) {
      yield* piecesOfRecord(header, row);
      continue;
    }
    lines.push(line);
    length += line.length + 1;
  }
  yield* tableOf();
}

/** A row as a list under its name, which stands over each of its passages. */
function* piecesOfRecord(header: readonly string[], row: readonly string[]): Generator<Piece> {
  const entries = row.flatMap((value, column) =>
    value.trim() === '' ? [] : [entryOf(header[column] ?? '', value)],
  );
  yield { kind: 'heading', depth: DEEPEST_HEADING, text: nameOf(header, row) };
  yield* piecesOfEntries(entries);
  yield { kind: 'heading', depth: DEEPEST_HEADING, text: '' };
}

/** The value of a row's column that is called a name, or its first one, that is short enough for one. */
function nameOf(header: readonly string[], row: readonly string[]): string {
  const column = NAMES.map((name) => header.findIndex((one) => one.trim().toLowerCase() === name));
  const values = [...column.map((at) => row[at] ?? ''), ...row].map((value) => value.trim());
  return values.find(({ length }) => length > 0 && length <= LONGEST_NAME) ?? '';
}

/** A named value as an item of a list. */
export function entryOf(name: string, value: string): string {
  const line = escapeMarkdown(value.replace(/\s+/g, ' ').trim());
  return name.trim() === '' ? `- ${line}` : `- ${escapeMarkdown(name.trim())}: ${line}`;
}

/** A list of `entryOf` items, in as many pieces as it fills. */
export function* piecesOfEntries(entries: readonly string[]): Generator<Piece> {
  for (const markdown of packed(entries.flatMap(cutBySentences), '\n')) yield { kind: 'block', markdown };
}

function rowOf(cells: readonly string[]): string {
  return `| ${cells.map((cell) => escapeMarkdown(cell.replace(/\s+/g, ' ').trim())).join(' | ')} |`;
}

/** Keeps a plain text from being read as Markdown: no headings, no code by indentation, no markup. */
function escapeMarkdown(text: string): string {
  return text.replace(/^[ \t]+/gm, '').replace(/^[#>]|[\\`*_<[\]|~]/gm, String.raw`\$&`);
}

function isHeading(token: Token): token is MarkedToken & { type: 'heading' } {
  return token.type === 'heading';
}

/** The Markdown of a block, in several pieces where it is too long to quote; none where it has no text. */
function blocksOf(token: Token): string[] {
  if (token.type === 'space' || token.type === 'hr' || token.type === 'html' || token.type === 'def')
    return [];
  const raw = token.type === 'table' ? token.raw.trim().replace(/ {2,}/g, ' ') : token.raw.trim();
  if (raw === '') return [];
  if (token.type === 'paragraph') return raw.length > PASSAGE_LENGTH ? cutBySentences(raw) : [raw];
  if (raw.length <= LONGEST_BLOCK) return [raw];
  switch (token.type) {
    case 'list':
      return packed(
        (token as Tokens.List).items.flatMap((item) => cutByLines(item.raw.trimEnd())),
        '\n',
      );
    case 'table': {
      const [names = '', rule = '', ...lines] = raw.split('\n');
      const head = `${names}\n${rule}`;
      return packed(lines.flatMap(cutBySentences), '\n').map((rows) => `${head}\n${rows}`);
    }
    case 'code':
      return packed(cutByLines((token as Tokens.Code).text), '\n').map((code) => `\`\`\`\n${code}\n\`\`\``);
    default:
      return cutByLines(raw);
  }
}

/** Joins neighbours as long as they fit a passage. */
function packed(parts: readonly string[], separator: string): string[] {
  const packs: string[] = [];
  let pack = '';
  for (const part of parts) {
    if (pack !== '' && pack.length + part.length > PASSAGE_LENGTH) {
      packs.push(pack);
      pack = '';
    }
    pack = pack === '' ? part : pack + separator + part;
  }
  return pack.trim() === '' ? packs : [...packs, pack];
}

/** Cuts between lines, and lines that are too long between sentences. */
function cutByLines(text: string): string[] {
  if (text.length <= PASSAGE_LENGTH) return [text];
  return packed(text.split('\n').flatMap(cutBySentences), '\n');
}

/** Cuts between sentences, and sentences that are too long between words. */
function cutBySentences(text: string): string[] {
  if (text.length <= PASSAGE_LENGTH) return [text];
  if (text.length > LONGEST_LINE) throw new ExtractionError('paragraphTooLong');
  const pieces: string[] = [];
  let piece = '';
  const add = (part: string) => {
    if (piece !== '' && piece.length + part.length > PASSAGE_LENGTH) {
      pieces.push(piece.trim());
      piece = '';
    }
    piece += part;
  };
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(text)) {
    if (segment.length <= PASSAGE_LENGTH) add(segment);
    else for (const words of cutByWords(segment)) add(words);
  }
  return piece.trim() === '' ? pieces : [...pieces, piece.trim()];
}

function cutByWords(text: string): string[] {
  return (
    text.match(
      new RegExp(String.raw`[\s\S]{1,${PASSAGE_LENGTH - 1}}(?:\s|$)|[\s\S]{1,${PASSAGE_LENGTH}}`, 'gu'),
    ) ?? []
  );
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
