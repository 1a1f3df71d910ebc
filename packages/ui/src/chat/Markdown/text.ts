import { decodeEntities, lexMarkdown } from '@parley/markdown';
import type { MarkedToken, Token } from 'marked';

/** Words that came or went between two versions of a text; no lexer makes it. */
export interface MarkedChange {
  type: 'change';
  of: 'added' | 'removed';
  raw: string;
  /** Read out before the words. */
  label: string;
  tokens: MarkedToken[];
}

const SAFE_PROTOCOLS = new Set(['http:', 'https:', 'mailto:']);

/**
 * The address of a link as it may be followed, or null: only absolute http, https and mailto (T7). A relative
 * address would lead into the page that shows the answer, so it is refused too.
 */
export function safeHref(href: string): string | null {
  const url = URL.parse(decodeEntities(href));
  return url && SAFE_PROTOCOLS.has(url.protocol) ? url.href : null;
}

/** The words of a Markdown text without its marks, for announcements. */
export function plainText(markdown: string): string {
  return plainTextOf(lexMarkdown(markdown)).replace(/\s+/g, ' ').trim();
}

/**
 * The lexer's tokens as the discriminated union of marked's own types: there are no extensions that add
 * others.
 */
export function known(tokens: readonly Token[] | undefined): readonly MarkedToken[] {
  return (tokens ?? []) as readonly MarkedToken[];
}

function plainTextOf(tokens: readonly Token[] | undefined): string {
  return known(tokens).map(plainTextOfToken).join('');
}

function plainTextOfToken(token: MarkedToken): string {
  switch (token.type) {
    case 'space':
    case 'hr':
    case 'br':
      return ' ';
    case 'def':
    case 'checkbox':
      return '';
    case 'list':
      return token.items.map((item) => `${plainTextOf(item.tokens)} `).join('');
    case 'table':
      return [token.header, ...token.rows]
        .flat()
        .map((cell) => `${plainTextOf(cell.tokens)} `)
        .join('');
    case 'paragraph':
    case 'heading':
    case 'blockquote':
      return `${plainTextOf(token.tokens)} `;
    case 'code':
    case 'codespan':
    case 'escape':
    case 'html':
      return token.text;
    case 'text':
      // Markers such as [1] stand for chips, and say nothing when read aloud.
      return token.tokens
        ? plainTextOf(token.tokens)
        : decodeEntities(token.text).replace(/\s?\[\d{1,3}\]/g, '');
    default:
      return plainTextOf(token.tokens);
  }
}
