import { decodeEntities, lexMarkdown } from '@parley/markdown';
import type { MarkedToken, Token, Tokens } from 'marked';

/** What stands before each line of a list within another. */
const INDENT = '  ';

/**
 * A Markdown text without its marks, for cells of a spreadsheet: lines stay lines, lists have bullets or
 * numbers, and links say where they lead.
 */
export const textOfMarkdown = (markdown: string): string => linesOf(lexMarkdown(markdown)).join('\n').trim();

/** There are no extensions that add other tokens than marked's own. */
const known = (tokens: readonly Token[] | undefined) => (tokens ?? []) as readonly MarkedToken[];

const linesOf = (tokens: readonly Token[] | undefined): string[] => known(tokens).flatMap(linesOfToken);

function linesOfToken(token: MarkedToken): string[] {
  switch (token.type) {
    case 'space':
    case 'hr':
    case 'def':
    case 'checkbox':
      return [];
    case 'list':
      return token.items.flatMap((item, index) =>
        itemOf(item, token.ordered ? Number(token.start) + index : null),
      );
    case 'table':
      return [token.header, ...token.rows].map((cells) =>
        cells.map((cell) => inlineOf(cell.tokens)).join(' | '),
      );
    case 'blockquote':
      return linesOf(token.tokens);
    case 'code':
    case 'html':
      return token.text.trimEnd().split('\n');
    default:
      return inlineOfToken(token).split('\n');
  }
}

function itemOf({ tokens, task, checked }: Tokens.ListItem, number: number | null): string[] {
  const sign = number === null ? '•' : `${number}.`;
  const [first = '', ...others] = linesOf(tokens);
  const state = task ? `${checked ? '☑' : '☐'} ` : '';
  return [`${sign} ${state}${first}`, ...others.map((line) => INDENT + line)];
}

const inlineOf = (tokens: readonly Token[] | undefined): string => known(tokens).map(inlineOfToken).join('');

function inlineOfToken(token: MarkedToken): string {
  switch (token.type) {
    case 'br':
      return '\n';
    case 'link': {
      const text = inlineOf(token.tokens);
      return text === token.href || `mailto:${text}` === token.href ? text : `${text} (${token.href})`;
    }
    case 'codespan':
    case 'html':
      return token.text;
    default:
      return 'tokens' in token && token.tokens
        ? inlineOf(token.tokens)
        : 'text' in token
          ? decodeEntities(token.text)
          : '';
  }
}
