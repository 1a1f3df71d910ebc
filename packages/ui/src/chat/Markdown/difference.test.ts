import { decodeEntities } from '@parley/markdown';
import fc from 'fast-check';
import type { MarkedToken } from 'marked';
import { describe, expect, test } from 'vitest';
import { markdownDifference } from './difference.ts';
import { known, type MarkedChange, plainText } from './text.ts';

const LABELS = { added: 'Added:', removed: 'Removed:' };

/** A token in print: `{+came+}`, `[-went-]`, `*strong*`. */
function printed(token: MarkedToken | MarkedChange): string {
  const inner = known(token.type === 'list' ? token.items : 'tokens' in token ? token.tokens : undefined);
  const text = inner.length > 0 ? inner.map(printed).join('') : 'text' in token ? token.text : '';
  if (token.type === 'strong') return `*${text}*`;
  if (token.type === 'list') return `${token.ordered ? `${token.start}.` : '-'} ${text}`;
  if (token.type !== 'change') return text;
  return token.of === 'added' ? `{+${text}+}` : `[-${text}-]`;
}

/** The words of one side of a block. */
function onSide(token: MarkedToken | MarkedChange, of: 'added' | 'removed'): string {
  if (token.type === 'change' && token.of !== of) return '';
  const inner = known(token.type === 'list' ? token.items : 'tokens' in token ? token.tokens : undefined);
  if (inner.length > 0) return inner.map((each) => onSide(each, of)).join('');
  if (token.type === 'text') return decodeEntities(token.text);
  return 'text' in token ? token.text : '';
}

const differ = (before: string, after: string) =>
  markdownDifference(before, after, LABELS).map(({ of, token }) => `${of}: ${printed(token)}`);

describe('AS-4: what changed in Markdown is told as people read it', () => {
  test('words that came and went are marked in their sentence, and the marks of Markdown are not there', () => {
    expect(
      differ('Hello! Ask me about **shipping** or returns.', 'Hello! Ask us about **shipping** today.'),
    ).toEqual(['changed: Hello! Ask [-me-]{+us+} about *shipping* [-or returns-]{+today+}.']);
  });

  test('what changed inside of a mark stays in it', () => {
    expect(differ('Read the **short guide** first.', 'Read the **long guide** first.')).toEqual([
      'changed: Read the *[-short-]{+long+} guide* first.',
    ]);
  });

  test('an item of a list is a part of its own', () => {
    expect(
      differ('We do:\n\n1. shipping\n2. returns', 'We do:\n\n1. shipping\n2. repairs\n3. returns'),
    ).toEqual(['same: We do:', 'same: 1. shipping', 'added: 2. repairs', 'same: 3. returns']);
  });

  test('a paragraph that came or went is shown whole', () => {
    expect(differ('One.\n\nTwo.', 'Two.\n\nThree.')).toEqual([
      'removed: One.',
      'same: Two.',
      'added: Three.',
    ]);
    expect(differ('', 'New')).toEqual(['added: New']);
    expect(differ('Old', '')).toEqual(['removed: Old']);
  });

  test('sentences with little in common stand one after the other', () => {
    expect(differ('Good morning, dear guest!', 'How can I help you today?')).toEqual([
      'removed: Good morning, dear guest!',
      'added: How can I help you today?',
    ]);
  });

  test('the same words with other marks are shown in both looks', () => {
    expect(differ('Ask about shipping.', 'Ask about **shipping**.')).toEqual([
      'removed: Ask about shipping.',
      'added: Ask about *shipping*.',
    ]);
  });

  test('where the words of a link stay and its target changes, the target is told', () => {
    expect(differ('See [our shop](https://a.example.com)', 'See [our shop](https://b.example.com)')).toEqual([
      'changed: See our shop (https://[-a-]{+b+}.example.com)',
    ]);
    expect(differ('See our shop', 'See [our shop](https://b.test)')).toEqual([
      'changed: See our shop{+ (https://b.test)+}',
    ]);
    expect(differ('[One](https://one.test) is old.', '[One](https://one.test) is new.')).toEqual([
      'changed: One is [-old-]{+new+}.',
    ]);
    expect(
      differ('| a |\n| - |\n| [b](https://a.test) |', '| a |\n| - |\n| [b](https://b.test) |').length,
    ).toBe(2);
  });

  test('a target that stands elsewhere in the text is told, too', () => {
    expect(differ('See [it][1].\n\n[1]: https://a.test', 'See [it][1].\n\n[1]: https://b.test')).toContain(
      'changed: See it (https://[-a-]{+b+}.test).',
    );
  });

  test('what looks the same and is written otherwise is shown as it is written', () => {
    expect(differ('So *be* it.', 'So _be_ it.')).toEqual(['removed: So *be* it.', 'added: So _be_ it.']);
    expect(differ('[a](https://a.test "one")', '[a](https://a.test "two")')).toEqual([
      'removed: [a](https://a.test "one")',
      'added: [a](https://a.test "two")',
    ]);
  });

  test('a table and code are shown whole, and so is a text without end', () => {
    const table = (cell: string) => `| a |\n| - |\n| ${cell} |`;
    expect(markdownDifference(table('b'), table('c'), LABELS).map(({ of }) => of)).toEqual([
      'removed',
      'added',
    ]);
    const long = (word: string) => `${word} is the word. `.repeat(200);
    expect(markdownDifference(long('This'), long('That'), LABELS).map(({ of }) => of)).toEqual([
      'removed',
      'added',
    ]);
  });

  test('nothing of either text is lost, whatever it holds', () => {
    const before = 'A &amp; B\nnext line\n\n> a quote of `code` and [a link](https://a.test)\n\n- one\n- two';
    const after =
      'A &amp; C\nnext lines\n\n> a quote of `codes` and [a link](https://b.test)\n\n- two\n- one';
    expect(differ(before, after)).toEqual([
      'changed: A & [-B-]{+C+}\nnext [-line-]{+lines+}',
      'changed: a quote of [-code-]{+codes+} and a link (https://[-a-]{+b+}.test)',
      'removed: - one',
      'same: - two',
      'added: - one',
    ]);
  });

  test('of any two texts, each is whole in what is shown', () => {
    const words = fc.constantFrom(
      'one',
      'two',
      '**three**',
      '*four*',
      '`five`',
      '[six](https://a.test)',
      '[six](https://b.test)',
      '&lt;',
    );
    const line = fc.array(words, { minLength: 1, maxLength: 8 }).map((each) => each.join(' '));
    const start = fc.constantFrom('', '- ', '1. ', '> ', '## ');
    const block = fc.tuple(start, line).map((parts) => parts.join(''));
    const text = fc.array(block, { maxLength: 5 }).map((blocks) => blocks.join('\n\n'));
    const shown = (of: 'added' | 'removed', before: string, after: string) =>
      markdownDifference(before, after, LABELS)
        .filter((each) => each.of === 'same' || each.of === 'changed' || each.of === of)
        .map(({ token }) => onSide(token, of))
        .join('')
        .replaceAll(/ \(https:\/\/[ab]\.test\)/g, '');
    const read = (source: string) => plainText(source).replace(/\s/g, '');
    fc.assert(
      fc.property(text, text, (before, after) => {
        expect(shown('added', before, after).replace(/\s/g, '')).toBe(read(after));
        expect(shown('removed', before, after).replace(/\s/g, '')).toBe(read(before));
      }),
    );
  });
});
