import { Lexer } from 'marked';
import { describe, expect, test, vi } from 'vitest';
import { createBlockReader, mendTail } from './blocks.ts';
import { marksOf, SINGLE_MARKS } from './marks.fixtures.ts';

const SAMPLES = {
  prose: 'One line.\nAnother **bold** line.\n\nA paragraph with `code` and [1].\n\n***\n\nThe end.',
  interruptions: 'para\n***bold italic*** goes on\npara\n#hashtag goes on\n# Heading\n> quote\nlazy\n\nafter',
  lists:
    '1. one\n2. two\n   - inner\n   - inner two\n\n   more of two\n3. three\n\nText after.\n- a\n\n- b\n',
  code: 'Look:\n\n```ts\nconst a = 1;\n\nconst b = 2;\n```\nDone.\n\n    indented\n\n    more\n\nend',
  table: 'Prices:\n\n| Plan | Price |\n|---|--:|\n| **Basic** | 9 |\n| Pro | 19 |\n\nThat is all.',
  html: '<div>\nnot **markup**\n</div>\n\nText <b>inline</b>.',
  definitions: '[docs]: https://example.com\n\nSee [docs] and more.\n\nSee [docs] again.',
  setext: 'Title\n=====\n\nSub\n---\ntext',
};

const shape = (tokens: readonly { type: string; raw: string }[]) =>
  tokens
    .filter((token) => token.type !== 'space' && token.type !== 'def')
    .map((token) => [token.type, token.raw.trimEnd()]);

/** How many characters `marked` was given to read, as blocks and for marks, while `read` ran. */
function workOf(read: () => void): number {
  const spies = [vi.spyOn(Lexer.prototype, 'inlineTokens'), vi.spyOn(Lexer.prototype, 'blockTokens')];
  read();
  const work = spies.flatMap(({ mock }) => mock.calls.map(([source]) => source.length));
  vi.restoreAllMocks();
  return work.reduce((sum, length) => sum + length, 0);
}

describe('createBlockReader', () => {
  test.each(Object.entries(SAMPLES))(
    'CH-3: %s read character by character ends as read at once',
    (_, text) => {
      const reader = createBlockReader();
      for (let length = 1; length < text.length; length += 1) reader.read(text.slice(0, length), true);

      const blocks = reader.read(text, false);

      expect(shape(blocks.map((block) => block.token))).toEqual(shape(new Lexer().lex(text)));
      expect(blocks.map((block) => block.key)).toEqual(blocks.map((_block, index) => index));
    },
  );

  test('CH-3: a closed block keeps its identity while the answer grows', () => {
    const reader = createBlockReader();
    const before = reader.read('First.\n\nSecond.\n\nThi', true);
    const after = reader.read('First.\n\nSecond.\n\nThird is growing', true);

    expect(after[0]).toBe(before[0]);
    expect(after[2]).not.toBe(before[2]);
  });

  test('T6: any 10 KB of marks are read as they come, each time with work that keeps to their length', () => {
    for (let seed = 0; seed < SINGLE_MARKS + 20; seed += 1) {
      const text = marksOf(seed);
      const reader = createBlockReader();
      for (let length = 1000; length <= text.length; length += 1000) {
        // Twice, as half-written marks are mended; at most twelve levels of blocks, and as many of marks.
        const most = 2 * 24 * length;
        expect(workOf(() => reader.read(text.slice(0, length), true))).toBeLessThanOrEqual(most);
      }
      const keys = reader.read(text, false).map(({ key }) => key);
      expect(keys).toEqual(keys.map((_key, index) => index));
    }
  });

  test('CH-3: a piece of an answer takes as much work at its end as at its beginning', () => {
    const workAfter = (paragraphs: number) => {
      const text = 'A paragraph of **some** words, and [a link](https://example.com).\n\n'.repeat(paragraphs);
      const reader = createBlockReader();
      reader.read(`${text}A la`, true);
      return workOf(() => reader.read(`${text}A last one.`, true));
    };
    expect(workAfter(200)).toBe(workAfter(1));
  });

  test('CH-3: a text that was replaced is read anew', () => {
    const reader = createBlockReader();
    reader.read('First.\n\nSecond.\n\nThird', true);

    expect(shape(reader.read('Other.', true).map((block) => block.token))).toEqual([['paragraph', 'Other.']]);
  });

  test('CH-3: links defined above are known below', () => {
    const reader = createBlockReader();
    reader.read('[docs]: https://example.com/\n\nA line.\n\nAnother line.\n\nSee', true);
    const last = reader
      .read('[docs]: https://example.com/\n\nA line.\n\nAnother line.\n\nSee [docs].', true)
      .at(-1);

    expect(JSON.stringify(last?.token)).toContain('https://example.com/');
  });

  test('CH-3: windows line ends are read like others', () => {
    expect(createBlockReader().read('a\r\n\r\nb', false)).toHaveLength(2);
  });
});

describe('mendTail', () => {
  test.each([
    ['a **bol', 'a **bol**'],
    ['a **', 'a '],
    ['a **bold*', 'a **bold**'],
    ['a **bold** b', 'a **bold** b'],
    ['a `cod', 'a `cod`'],
    ['see [the docs](https://exam', 'see the docs'],
    ['see ![a picture](https://exam', 'see a picture'],
    ['as said [1', 'as said '],
    ['as said [1] and', 'as said [1] and'],
    ['`a ** b` c', '`a ** b` c'],
    ['first **open\n\nsecond', 'first **open\n\nsecond'],
    ['price \\*', 'price \\*'],
  ])('CH-3: %j reads as %j while more is expected', (text, mended) => {
    expect(mendTail(text)).toBe(mended);
  });
});
