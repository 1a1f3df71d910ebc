import { BoundedLexer } from '@parley/markdown';
import type { Links, MarkedToken } from 'marked';
import { known } from './text.ts';

/** One top-level block of an answer, ready to be rendered. */
export interface Block {
  /** Stable while the answer grows: its place from the start. */
  key: number;
  token: MarkedToken;
}

/** Reads a growing Markdown text block by block. */
export interface BlockReader {
  /**
   * The blocks of the text so far. A block that can no longer change keeps its identity between calls, so
   * that a memoised component renders it once; only what follows is parsed again. A text that does not
   * continue the last one is read anew.
   * @param open whether more text is expected: half-written marks at the end are then completed.
   */
  read(text: string, open: boolean): readonly Block[];
}

function lex(text: string, links: Links): { tokens: readonly MarkedToken[]; links: Links } {
  const lexer = new BoundedLexer();
  Object.assign(lexer.tokens.links, links);
  const tokens = lexer.lex(text);
  return { tokens: known(tokens), links: tokens.links };
}

const isBlock = (token: MarkedToken) => token.type !== 'space' && token.type !== 'def';

/** Blocks that may go on after a blank line, when what follows is indented or another item. */
const goesOnAfterBlank = (token: MarkedToken | undefined) => token?.type === 'list' || token?.type === 'code';

/**
 * How many leading tokens are settled: all before the last token that can't be merged into the block before
 * it.
 */
function settledCount(tokens: readonly MarkedToken[]): number {
  for (let index = tokens.length - 1; index > 0; index -= 1) {
    const token = tokens[index] as MarkedToken;
    if (token.type === 'space') continue;
    const afterBlank = tokens[index - 1]?.type === 'space';
    if (afterBlank && (!goesOnAfterBlank(tokens[index - 2]) || /^\p{L}/u.test(token.raw))) return index;
    // A first line that is still being written may turn into something that belongs to the block before it:
    // `***` is a rule until it becomes `***bold***`, a line of the paragraph above.
    if (token.raw.includes('\n')) return index;
  }
  return 0;
}

/** Makes a reader for one answer. */
export function createBlockReader(): BlockReader {
  let settledText = '';
  let settled: Block[] = [];
  let links: Links = {};

  return {
    read(source, open) {
      const text = source.replace(/\r\n?/g, '\n');
      if (!text.startsWith(settledText)) {
        settledText = '';
        settled = [];
        links = {};
      }
      const parsed = lex(text.slice(settledText.length), links);
      const count = open ? settledCount(parsed.tokens) : 0;
      if (count > 0) {
        const done = parsed.tokens.slice(0, count);
        const blocks = done.filter(isBlock).map((token, index) => ({ key: settled.length + index, token }));
        settled = [...settled, ...blocks];
        settledText += done.map((token) => token.raw).join('');
        links = { ...parsed.links };
      }

      let rest: readonly MarkedToken[] = parsed.tokens.slice(count);
      const last = rest.findLast(isBlock);
      if (open && last && last.type !== 'code' && last.type !== 'html') {
        const tail = rest.map((token) => token.raw).join('');
        const mended = mendTail(tail);
        // Most tokens leave nothing half-written: the text needs no second parse then.
        if (mended !== tail) rest = lex(mended, parsed.links).tokens;
      }
      return [
        ...settled,
        ...rest.filter(isBlock).map((token, index) => ({ key: settled.length + index, token })),
      ];
    },
  };
}

const LINK_BEING_WRITTEN = /!?\[([^[\]\n]*)\]\([^()\n]*$/;
const CITATION_BEING_WRITTEN = /\[\d{0,3}$/;
const MARKS_AT_END = /(?:\*{1,3}|_{1,3}|~~?|`)$/;

/**
 * Completes what the end of a growing text leaves half-written, so that a bold word does not show its
 * asterisks, nor a link its address, until the closing mark arrives.
 */
export function mendTail(text: string): string {
  const paragraphStart = text.lastIndexOf('\n\n') + 1;
  const before = text.slice(0, paragraphStart);
  let tail = text.slice(paragraphStart).replace(LINK_BEING_WRITTEN, '$1').replace(CITATION_BEING_WRITTEN, '');

  const bare = tail.replace(/\\./g, '');
  if (count(bare, /`/g) % 2 === 1) return before + close(tail, '`');
  const outsideCode = bare.replace(/`[^`]*`/g, '');
  for (const mark of ['**', '__', '~~'] as const) {
    if (outsideCode.split(mark).length % 2 === 0) tail = close(tail, mark);
  }
  return before + tail;
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** Adds the closing mark, or takes the opening one away while nothing follows it. */
function close(text: string, mark: string): string {
  const trimmed = text.trimEnd();
  if (!trimmed.endsWith(mark)) return trimmed.replace(MARKS_AT_END, '') + mark;
  return trimmed.slice(0, -mark.length);
}
