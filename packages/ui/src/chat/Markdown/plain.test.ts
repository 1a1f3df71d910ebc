import { expect, test } from 'vitest';
import { createBlockReader } from './blocks.ts';
import { isPlain } from './plain.ts';

test.each([
  'Hello! How can I help you?',
  'Prices: 9 € (plus 19 % VAT), open 9–17 h; see § 3 - or ask…',
  'مرحبًا! اسألني عن الشحن.',
  '1 question is enough. 2 are fine.',
])('CH-3: %s is plain, and Markdown shows it as it is', (text) => {
  expect(isPlain(text)).toBe(true);
  const [block, ...more] = createBlockReader().read(text, false);
  expect(more).toEqual([]);
  expect(block?.token).toMatchObject({ type: 'paragraph', tokens: [{ type: 'text', text }] });
});

test.each([
  ['**bold**', 'emphasis'],
  ['Two\nlines', 'lines'],
  ['- one', 'a list'],
  ['1. one', 'a numbered list'],
  ['# Title', 'a heading'],
  ['    code', 'code'],
  ['See https://example.com', 'an address'],
  ['See www.example.com', 'an address without its scheme'],
  ['Write to us@example.com', 'an e-mail address'],
  ['[docs](/docs)', 'a link'],
  ['Tom &amp; Jerry', 'an entity'],
  ['a\\*b', 'an escape'],
  ['<script>alert(1)</script>', 'markup'],
])('CH-3: %j is not plain (%s)', (text) => {
  expect(isPlain(text)).toBe(false);
});
