import { describe, expect, it } from 'vitest';
import { SEED_FILES, type SeedAssistant, seedFilesOf } from '../seed/files/manifest.ts';
import { IngestError, ingest, isReadable } from './ingest.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const markdown = (text: string) => ingest({ name: 'a.md', bytes: bytes(text) });

describe('ingest', () => {
  it('AS-3: keeps headings, pages and order with each passage', () => {
    const { pages, chunks } = markdown(
      '# Shop\n\n## Hours\n\nOpen.\n\n<!-- page -->\n\nClosed.\n\n## Post\n\n- one\n- two\n',
    );
    expect(pages).toBe(2);
    expect(chunks).toEqual([
      { ordinal: 0, page: 1, heading: 'Shop › Hours', text: 'Open.' },
      { ordinal: 1, page: 2, heading: 'Shop › Hours', text: 'Closed.' },
      { ordinal: 2, page: 2, heading: 'Shop › Post', text: '- one\n- two' },
    ]);
  });

  it('a file without page breaks has no page numbers', () => {
    expect(markdown('Hello.')).toEqual({
      pages: 1,
      chunks: [{ ordinal: 0, page: null, heading: '', text: 'Hello.' }],
    });
  });

  it('a form feed parts pages too, and Windows line ends are no difference', () => {
    const { pages, chunks } = ingest({ name: 'A.TXT', bytes: bytes('One.\r\n\r\nTwo.\fThree.') });
    expect(pages).toBe(2);
    expect(chunks.map(({ page, text }) => [page, text])).toEqual([
      [1, 'One.\n\nTwo.'],
      [2, 'Three.'],
    ]);
  });

  it('plain text is no Markdown', () => {
    const [chunk] = ingest({ name: 'a.txt', bytes: bytes('# not a heading\n    not code') }).chunks;
    expect(chunk).toMatchObject({ heading: '', text: '\\# not a heading\nnot code' });
  });

  it('long sections become several passages, cut between blocks or sentences', () => {
    const paragraph = `${'A sentence of some length stands here. '.repeat(100)}`;
    const { chunks } = markdown(`# Long\n\n${paragraph}\n\nShort.`);
    expect(chunks.length).toBeGreaterThan(2);
    for (const { text, heading } of chunks) {
      expect(text.length).toBeLessThanOrEqual(1210);
      expect(text).toMatch(/\.$/);
      expect(heading).toBe('Long');
    }
    expect(
      chunks
        .map(({ text }) => text)
        .join(' ')
        .replace(/\s+/g, ' '),
    ).toBe(`${paragraph.trim()} Short.`);
  });

  it.for([
    ['an unknown type', 'a.exe', bytes('MZ')],
    ['no extension', 'constructor', bytes('text')],
    ['bytes that are no text', 'a.md', Uint8Array.of(0xff, 0xfe, 0x00, 0xd8)],
    ['an empty file', 'a.md', bytes(' \n\n ')],
    ['nothing but markup', 'a.md', bytes('<!-- nothing -->')],
  ] as const)('AS-3: %s is refused with a reason', ([, name, content]) => {
    expect(() => ingest({ name, bytes: content })).toThrow(IngestError);
  });

  it('knows what it reads', () => {
    expect([isReadable('a.md'), isReadable('b.TXT'), isReadable('c.pdf'), isReadable('toString')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('10 MB are cut within seconds', () => {
    const started = performance.now();
    expect(
      markdown('# A\n\nSome words that make a paragraph of a file.\n\n'.repeat(200_000)).chunks.length,
    ).toBeGreaterThan(1000);
    expect(performance.now() - started).toBeLessThan(20_000);
  });
});

describe('the demo files', () => {
  const all = (Object.keys(SEED_FILES) as SeedAssistant[]).flatMap((assistant) => seedFilesOf(assistant));
  const files = new Map(all.map((file) => [file.name, ingest(file)]));

  it('are at least 30 pages of the usual length', () => {
    const pages = [...files.values()].reduce((sum, file) => sum + file.pages, 0);
    const words = [...files.values()]
      .flatMap(({ chunks }) => chunks)
      .reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
    expect(pages).toBeGreaterThanOrEqual(30);
    expect(words / pages).toBeGreaterThan(330);
  });

  it('have a heading over each passage and no passage too long to quote', () => {
    for (const [name, { chunks }] of files) {
      for (const { heading, text } of chunks) {
        expect(heading, name).not.toBe('');
        expect(text.length, `${name}: ${heading}`).toBeLessThan(1800);
      }
    }
  });
});
