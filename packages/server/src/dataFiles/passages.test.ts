import { expect, test } from 'vitest';
import { SEED_FILES, type SeedAssistant, seedFilesOf } from '../seed/files/manifest.ts';
import { extract } from './extract/index.ts';
import { ExtractionError } from './extractionError.ts';
import { textBytes } from './files.fixtures.ts';

const markdown = (text: string) => extract('md', textBytes(text));

test('AS-3: headings, pages and order are kept with each passage', async () => {
  const { pages, chunks } = await markdown(
    '# Shop\n\n## Hours\n\nOpen.\n\n<!-- page -->\n\nClosed.\n\n## Post\n\n- one\n- two\n',
  );
  expect(pages).toBe(2);
  expect(chunks).toEqual([
    { ordinal: 0, page: 1, heading: 'Shop › Hours', text: 'Open.' },
    { ordinal: 1, page: 2, heading: 'Shop › Hours', text: 'Closed.' },
    { ordinal: 2, page: 2, heading: 'Shop › Post', text: '- one\n- two' },
  ]);
});

test('AS-3: a file without page breaks has no page numbers', async () => {
  expect(await markdown('Hello.')).toEqual({
    pages: 0,
    chunks: [{ ordinal: 0, page: null, heading: '', text: 'Hello.' }],
  });
});

const sentences = 'A sentence of some length stands here. '.repeat(100);

test('AS-3: long sections become several passages, cut between blocks or sentences', async () => {
  const { chunks } = await markdown(`# Long\n\n${sentences}\n\nShort.`);
  expect(chunks.length).toBeGreaterThan(2);
  for (const { text, heading } of chunks) {
    expect(text.length).toBeLessThanOrEqual(1210);
    expect(text).toMatch(/\.$/);
    expect(heading).toBe('Long');
  }
  const joined = chunks.map(({ text }) => text).join(' ');
  expect(joined.replace(/\s+/g, ' ')).toBe(`${sentences.trim()} Short.`);
});

const item = 'A line of words that goes on for a while';
test.each([
  ['a list', Array.from({ length: 300 }, (_, index) => `- ${item} ${index}`).join('\n'), /^- /],
  [
    'a table',
    `| what | number |\n| --- | --- |\n${Array.from({ length: 3000 }, (_, index) => `| ${item} | ${index} |`).join('\n')}`,
    /^\| what \| number \|\n\| --- \| --- \|\n\| A line/,
  ],
  ['code', `\`\`\`\n${`${item}\n`.repeat(300)}\`\`\``, /^```\n[\s\S]*\n```$/],
  ['a list item', `- ${sentences}`, /\S/],
  ['a word', 'x'.repeat(5000), /^x+$/],
])('AS-3: %s too long to quote becomes several passages of its kind', async (_, text, shape) => {
  const { chunks } = await markdown(text);
  expect(chunks.length).toBeGreaterThan(2);
  for (const chunk of chunks) {
    expect(chunk.text.length).toBeLessThan(1900);
    expect(chunk.text).toMatch(shape);
  }
});

test.each([
  ['a list nested 3,000 deep in a line', 'md', `${'- '.repeat(3000)}end`, 'tooDeep'],
  [
    'a list nested 3,000 deep by indentation',
    'md',
    Array.from({ length: 3000 }, (_, level) => `${'  '.repeat(level)}- x`).join('\n'),
    'tooDeep',
  ],
  ['quotes nested 3,000 deep', 'md', `${'> '.repeat(3000)}end`, 'tooDeep'],
  ['one paragraph of 10 MB', 'md', 'a word '.repeat(1_400_000), 'paragraphTooLong'],
  ['one line of 10 MB', 'txt', 'a word '.repeat(1_400_000), 'paragraphTooLong'],
  ['brackets without an end', 'md', '['.repeat(5_000_000), 'paragraphTooLong'],
  ['nothing but white space', 'txt', ' \n\n\t', 'noText'],
  ['nothing but markup', 'md', '<!-- nothing -->', 'noText'],
  ['250,000 sections', 'md', '# A\n\nWords.\n\n'.repeat(250_000), 'tooMuchText'],
] as const)('AS-3: %s is failed with its reason', async (_, type, text, code) => {
  const failure = await extract(type, textBytes(text)).catch((cause: unknown) => cause);
  expect(failure).toBeInstanceOf(ExtractionError);
  expect(failure).toMatchObject({ code });
});

test('AS-3: 10 MB of paragraphs are read', async () => {
  const { chunks } = await markdown(
    '# A\n\n'.concat('Words that make a paragraph of a file.\n\n'.repeat(240_000)),
  );
  expect(chunks.length).toBeGreaterThan(5000);
});

test('AS-3: a log of 10 MB without a blank line is read', async () => {
  const log = '2026-05-12 10:00:00 something *happened* here\n'.repeat(200_000);
  for (const type of ['md', 'txt'] as const) {
    expect((await extract(type, textBytes(log))).chunks.length).toBeGreaterThan(5000);
  }
});

const demoFiles = (Object.keys(SEED_FILES) as SeedAssistant[]).flatMap((assistant) => seedFilesOf(assistant));

test('the demo files are at least 30 pages, with a heading over each passage that can be quoted', async () => {
  const read = new Map<string, Awaited<ReturnType<typeof extract>>>();
  for (const { name, bytes } of demoFiles) read.set(name, await extract('md', bytes));
  const files = [...read.values()];
  const pages = files.reduce((sum, file) => sum + file.pages, 0);
  const words = files.flatMap(({ chunks }) => chunks).flatMap(({ text }) => text.split(/\s+/)).length;
  expect(pages).toBeGreaterThanOrEqual(30);
  expect(words / pages).toBeGreaterThan(330);
  for (const [name, { chunks }] of read) {
    for (const { heading, text } of chunks) {
      expect(heading, name).not.toBe('');
      expect(text.length, `${name}: ${heading}`).toBeLessThan(1800);
    }
  }
});
