import {
  getDefaults,
  Lexer,
  type MarkedToken,
  type Token,
  Tokenizer,
  type Tokens,
  type TokensList,
} from 'marked';

export { decodeEntities } from './entities.ts';

/**
 * How deep lists, quotes and emphasis may stand in each other. What stands deeper is one plain text: people
 * write a handful of levels, and each level costs the lexer and whoever renders its tokens a few frames of
 * the call stack.
 */
export const MAX_DEPTH = 12;

/**
 * How many characters in a row are read for emphasis, links and code. What follows is one plain text: to find
 * where marks end takes the lexer time by the square of the length, and paragraphs of people are shorter.
 */
export const MAX_INLINE = 4000;

/**
 * How many marks in a row are read: where each could begin or end emphasis, the lexer looks for the other end
 * of each. Paragraphs of people have a few dozen.
 */
export const MAX_MARKS = 1000;

/** What can begin or end emphasis, code, or a link: equal signs side by side are one mark. */
const MARKS = /\*+|_+|~+|`+|[[\]]/g;

/**
 * How many cells a table may have; a larger one is plain text. An answer of the server's, 20,000 characters,
 * has fewer; half a million of them hold the page for 17 s.
 */
export const MAX_CELLS = 10_000;

const plain = (text: string): MarkedToken => ({ type: 'text', raw: text, text, escaped: false });

/** Where the part of a text ends that is read for marks: between two words, where it has any. */
function endOfMarked(source: string): number {
  const most = Math.min(MAX_INLINE, endOfMarks(source));
  if (source.length <= most) return source.length;
  const space = source.slice(0, most).search(/\s\S*$/);
  if (space > 0) return space;
  return most - Number(/[\ud800-\udbff]/.test(source[most - 1] ?? ''));
}

/** Where the mark stands that is one too many; the end of a text that has no more than are read. */
function endOfMarks(source: string): number {
  let count = 0;
  for (const { index } of source.matchAll(MARKS)) if (++count > MAX_MARKS) return index;
  return source.length;
}

class BoundedTokenizer extends Tokenizer {
  /**
   * Short rows are filled up to the width of the header: 1,000 columns over 2,000 rows of a letter would be
   * two million cells. With more cells than characters, or than `MAX_CELLS`, it is no table.
   */
  override table(source: string): Tokens.Table | undefined {
    const [whole = '', header = '', , rows = ''] = this.rules.block.table.exec(source) ?? [];
    const cells = header.split('|').length * rows.split('\n').length;
    if (cells > Math.min(whole.length, MAX_CELLS)) return undefined;
    return super.table(source);
  }
}

/**
 * The lexer of `marked`, which goes no deeper than `MAX_DEPTH` and reads marks in no more than `MAX_INLINE`
 * characters in a row, whatever the text holds.
 */
export class BoundedLexer extends Lexer {
  #depth = 0;

  constructor() {
    super({ ...getDefaults(), tokenizer: new BoundedTokenizer() });
  }

  override blockTokens(source: string, tokens?: Token[], lastParagraphClipped?: boolean): Token[];
  override blockTokens(source: string, tokens?: TokensList, lastParagraphClipped?: boolean): TokensList;
  override blockTokens(source: string, tokens: Token[] = [], lastParagraphClipped?: boolean): Token[] {
    return this.#below(source, tokens, () => super.blockTokens(source, tokens, lastParagraphClipped));
  }

  override inlineTokens(source: string, tokens: Token[] = []): Token[] {
    return this.#below(source, tokens, () => {
      const end = endOfMarked(source);
      super.inlineTokens(source.slice(0, end), tokens);
      if (end < source.length) tokens.push(plain(source.slice(end)));
      return tokens;
    });
  }

  #below(source: string, tokens: Token[], read: () => Token[]): Token[] {
    if (this.#depth === MAX_DEPTH) {
      tokens.push(plain(source));
      return tokens;
    }
    this.#depth += 1;
    try {
      return read();
    } finally {
      this.#depth -= 1;
    }
  }
}

/**
 * The blocks of a Markdown text of any shape, with their inline tokens; at most `MAX_DEPTH` levels of each.
 */
export function lexMarkdown(text: string): TokensList {
  return new BoundedLexer().lex(text);
}

/** The inline tokens of one line of Markdown. */
export function lexInline(text: string): Token[] {
  return new BoundedLexer().inlineTokens(text);
}
