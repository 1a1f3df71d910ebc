import { Lexer, type MarkedToken, type Token, type TokensList } from 'marked';

/**
 * How deep lists, quotes and emphasis may stand in each other. What stands deeper is one plain text: people
 * write a handful of levels, and each level costs the lexer and whoever renders its tokens a few frames of
 * the call stack.
 */
export const MAX_DEPTH = 12;

const plain = (text: string): MarkedToken => ({ type: 'text', raw: text, text, escaped: false });

/** The lexer of `marked`, which goes no deeper than `MAX_DEPTH`, whatever the text holds. */
export class BoundedLexer extends Lexer {
  #depth = 0;

  override blockTokens(source: string, tokens?: Token[], lastParagraphClipped?: boolean): Token[];
  override blockTokens(source: string, tokens?: TokensList, lastParagraphClipped?: boolean): TokensList;
  override blockTokens(source: string, tokens: Token[] = [], lastParagraphClipped?: boolean): Token[] {
    return this.#below(source, tokens, () => super.blockTokens(source, tokens, lastParagraphClipped));
  }

  override inlineTokens(source: string, tokens: Token[] = []): Token[] {
    return this.#below(source, tokens, () => super.inlineTokens(source, tokens));
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
