import type { MarkedToken, Token, Tokens } from 'marked';
import { known, plainText } from './text.ts';

type Targeted = Tokens.Link | Tokens.Image;

const isTargeted = (token: MarkedToken): token is Targeted => token.type === 'link' || token.type === 'image';

/** What stands in a token: items of a list, cells of a table, anything within another. */
export function childrenOf(token: MarkedToken): readonly MarkedToken[] {
  if (token.type === 'table')
    return [token.header, ...token.rows].flat().flatMap((cell) => known(cell.tokens));
  return known(token.type === 'list' ? token.items : 'tokens' in token ? token.tokens : undefined);
}

const keyOf = (token: Targeted) => `${plainText(token.text)} ${token.href}`;

/** What the links and pictures of a token are called, each with where it leads. */
export function linksOf(token: MarkedToken): string[] {
  return isTargeted(token) ? [keyOf(token)] : childrenOf(token).flatMap(linksOf);
}

/**
 * A copy of a token that says behind each of its links where it leads, but for those that lead to the same on
 * the other side: nobody sees that from their words.
 */
export function withTargets<T extends MarkedToken>(token: T, other: ReadonlySet<string>): T {
  const within = (tokens: Token[] | undefined): Token[] =>
    known(tokens).flatMap((child): Token[] => {
      if (!isTargeted(child)) return [withTargets(child, other)];
      const text = ` (${child.href})`;
      return other.has(keyOf(child)) ? [child] : [child, { type: 'escape', raw: text, text }];
    });
  const cells = (row: Tokens.TableCell[]) => row.map((cell) => ({ ...cell, tokens: within(cell.tokens) }));
  if (token.type === 'table') return { ...token, header: cells(token.header), rows: token.rows.map(cells) };
  if (token.type === 'list') return { ...token, items: token.items.map((item) => withTargets(item, other)) };
  return 'tokens' in token && token.tokens ? { ...token, tokens: within(token.tokens) } : token;
}
