import fc from 'fast-check';
import type { Token, Tokens } from 'marked';
import { describe, expect, test } from 'vitest';
import { lexInline, lexMarkdown, MAX_DEPTH } from './index.ts';

const childrenOf = (token: Token): Token[] => [
  ...('tokens' in token && token.tokens ? token.tokens : []),
  ...(token.type === 'list' ? (token as Tokens.List).items : []),
  ...(token.type === 'table' ? [token.header, ...token.rows].flat().flatMap(({ tokens }) => tokens) : []),
];

/** Levels of tokens, counted without recursion, so that a tree too deep fails the test, not the stack. */
function depthOf(tokens: readonly Token[]): number {
  let levels = 0;
  for (let level = tokens; level.length > 0; level = level.flatMap(childrenOf)) levels += 1;
  return levels;
}

/**
 * An item of a list is a token between its list and its content: two levels of tokens for one of text, twice
 * over.
 */
const MOST_LEVELS = 4 * MAX_DEPTH;

const LENGTH = 10_000;
const filled = (unit: string) => unit.repeat(Math.ceil(LENGTH / unit.length)).slice(0, LENGTH);

describe('lexMarkdown', () => {
  test.each([
    ['1,000 list marks', '- '.repeat(1000)],
    ['2,500 quote marks', '> '.repeat(2500)],
    ['22 KB of nested emphasis', `${'*a **b '.repeat(1600)}${'b** a*'.repeat(1600)}`],
    ['numbered lists', filled('1. ')],
    ['brackets', filled('[')],
    ['links in links', filled('[a](')],
    ['quotes in lists', filled('- > ')],
  ])('T6: %s are read to a bounded depth', (_, text) => {
    expect(depthOf(lexMarkdown(`${text}end`))).toBeLessThanOrEqual(MOST_LEVELS);
  });

  test('T6: any 10 KB of marks are read to a bounded depth and nothing of them is lost', () => {
    const marks = ['*', '**', '_', '~~', '`', '[', ']', '](', '!', '> ', '- ', '1. ', '    ', '\n', '\n\n'];
    const more = ['|', '|-', '#', '<a ', '<!--', '&', '\\', 'a', ' ', '[1]', '=\n', 'https://a.b '];
    const unit = fc.array(fc.constantFrom(...marks, ...more), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(unit, (parts) => {
        const text = filled(parts.join(''));
        const tokens = lexMarkdown(text);
        expect(depthOf(tokens)).toBeLessThanOrEqual(MOST_LEVELS);
        expect(tokens.map(({ raw }) => raw).join('')).toBe(text);
      }),
      { seed: 2026, numRuns: 100 },
    );
  });

  test('CH-3: what stands deeper than that is kept as plain text', () => {
    const inner = (tokens: readonly Token[]): Token | undefined => {
      let found = tokens[0];
      for (let next = found; next; next = childrenOf(next)[0]) found = next;
      return found;
    };
    expect(inner(lexMarkdown(`${'> '.repeat(MAX_DEPTH + 3)}deep`))).toMatchObject({
      type: 'text',
      raw: expect.stringContaining('> > > deep'),
    });
  });

  test('CH-3: what people write is read as marked reads it', () => {
    const [list] = lexMarkdown('- one\n  - two\n    - three **bold *and* more**');
    expect(depthOf(list ? [list] : [])).toBe(10);
  });
});

test('CH-3: one line is read without blocks', () => {
  expect(lexInline('- a *b*').map(({ type }) => type)).toEqual(['text', 'em']);
});
