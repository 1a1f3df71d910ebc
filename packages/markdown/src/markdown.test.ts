import fc from 'fast-check';
import { Lexer, type Token, type Tokens } from 'marked';
import { describe, expect, test, vi } from 'vitest';
import { lexInline, lexMarkdown, MAX_CELLS, MAX_DEPTH, MAX_INLINE, MAX_MARKS } from './index.ts';

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

/** What `marked` itself was given to read while `read` ran, in characters. */
function workOf(read: () => void) {
  const inline = vi.spyOn(Lexer.prototype, 'inlineTokens');
  const blocks = vi.spyOn(Lexer.prototype, 'blockTokens');
  read();
  const lengths = [inline, blocks].map(({ mock }) => mock.calls.map(([source]) => source.length));
  vi.restoreAllMocks();
  const [inlines = [], others = []] = lengths;
  return {
    longest: Math.max(0, ...inlines),
    whole: [...inlines, ...others].reduce((sum, one) => sum + one, 0),
  };
}

const LENGTH = 10_000;
const lettersOf = (text: string) => text.replace(/\s/g, '');
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

  test('T6: any 10 KB of marks are read to a bounded depth, with bounded work, none of them lost', () => {
    const marks = ['*', '**', '_', '~~', '`', '[', ']', '](', '!', '> ', '- ', '1. ', '    ', '\n', '\n\n'];
    const more = [
      '|',
      '|-',
      '\n|-|\n',
      '#',
      '<a ',
      '<!--',
      '&',
      '\\',
      'a',
      ' ',
      '[1]',
      '=\n',
      'https://a.b ',
    ];
    const unit = fc.array(fc.constantFrom(...marks, ...more), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(unit, (parts) => {
        const text = filled(parts.join(''));
        let tokens: readonly Token[] = [];
        const { longest, whole } = workOf(() => {
          tokens = lexMarkdown(text);
        });
        expect(depthOf(tokens)).toBeLessThanOrEqual(MOST_LEVELS);
        // A list's last, empty item is given a line end that the text does not have.
        expect(lettersOf(tokens.map(({ raw }) => raw).join(''))).toBe(lettersOf(text));
        // Each reading of marks takes time by the square of what it reads in a row.
        expect(longest).toBeLessThanOrEqual(LENGTH / 2);
        expect(whole).toBeLessThanOrEqual(24 * LENGTH);
      }),
      { seed: 2026, numRuns: 100 },
    );
  });

  test('T6: a paragraph is read for marks as far as people write, and what follows is plain text', () => {
    const [paragraph] = lexMarkdown('**bold** '.repeat(2000)) as Token[] as [Tokens.Paragraph];
    expect(paragraph.tokens.filter(({ type }) => type === 'strong').length).toBeGreaterThan(400);
    expect(paragraph.tokens.at(-1)?.raw.length).toBeGreaterThan(10_000);
    expect(paragraph.tokens.map(({ raw }) => raw).join('')).toBe(paragraph.text);
  });

  test('T6: no more marks in a row are read than people write, however close they stand', () => {
    const text = '*a_'.repeat(7000);
    const [paragraph] = lexMarkdown(text) as Token[] as [Tokens.Paragraph];
    expect(paragraph.tokens.at(-1)?.raw.length).toBeGreaterThan(text.length - 2 * MAX_MARKS);
  });

  test('T6: a long text without a space is not cut within a character', () => {
    const [paragraph] = lexMarkdown(`a${'🙂'.repeat(MAX_INLINE)}`) as Token[] as [Tokens.Paragraph];
    expect(paragraph.tokens.map(({ raw }) => raw.isWellFormed())).toEqual([true, true]);
  });

  test('T6: a table has no more cells than it has characters', () => {
    const header = `${'a|'.repeat(1200)}\n${'-|'.repeat(1200)}\n`;
    const cellsOf = (tokens: Token[]) =>
      tokens.map((token) => (token.type === 'table' ? token.header.length * token.rows.length : 0));
    expect(cellsOf(lexMarkdown(header + 'a\n'.repeat(2600)))).toEqual([0]);
    expect(cellsOf(lexMarkdown(header + `${'a|'.repeat(1200)}\n`.repeat(3)))).toEqual([3600]);
    expect(cellsOf(lexMarkdown('|Day|Open|\n|-|-|\n|Monday|9|\n|Sunday|\n'))).toEqual([4]);
  });

  test('T6: a table of more cells than people read is plain text, none of it lost', () => {
    const row = `${'a|'.repeat(100)}\n`;
    const table = (rows: number) => lexMarkdown(`${row}${'-|'.repeat(100)}\n${row.repeat(rows)}`);
    expect(table(MAX_CELLS / 101 - 2).map(({ type }) => type)).toEqual(['table']);
    const whole = table(MAX_CELLS / 100);
    expect(whole.map(({ type }) => type)).not.toContain('table');
    expect(whole.map(({ raw }) => raw).join('')).toContain(row.repeat(MAX_CELLS / 100).trim());
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
