import { createWords } from '@parley/i18n';
import { allMessages } from '@parley/i18n/all';
import { WordsProvider } from '@parley/i18n/react';
import { guide } from '@parley/showroom/guide';
import { noPicture } from '@parley/showroom/no-picture';
import { showState, statesOf } from '@parley/showroom/states';
import preview from '@parley/storybook/preview';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { arabicThread, citations, hostileText, richAnswer } from '../chat.fixtures.ts';
import { Markdown } from './Markdown.tsx';
import { marksOf, SINGLE_MARKS } from './marks.fixtures.ts';

const meta = preview.meta({
  component: Markdown,
  parameters: guide({
    instead: [
      { use: 'Text', when: 'the words are our own.' },
      { use: 'CodeBlock', when: 'it is code alone.' },
    ],
    keyboard: [
      { keys: ['Tab'], does: 'Through links, citations and what can be scrolled: code and wide tables.' },
    ],
    dos: ['Use it for words that others wrote.', 'Let wide tables scroll inside of themselves.'],
    donts: ['Write our own words in it.', 'Load pictures from elsewhere.'],
    accessibility: [
      'Real headings, lists, tables and quotes; headings stand below those of the screen.',
      'Each block finds its own direction, so Arabic and English can follow each other.',
      'Markup is shown as text, pictures are linked and never loaded, links lead to http, https and ' +
        'mailto only.',
    ],
  }),
  args: { text: richAnswer, citations },
});

export const Everything = meta.story();

export const Headings = meta.story({
  args: { text: '# One\n\nText.\n\n## Two\n\nText.\n\n### Three\n\nText.\n\n#### Four\n\nText.' },
});

export const Lists = meta.story({
  args: {
    text:
      '- one\n- two\n  - inner\n  - inner\n\n3. three\n4. four\n\n- [x] done\n- [ ] open\n\n- loose\n\n- ' +
      'list',
  },
});

/** More columns than an answer has room for. */
const wideTable = (rule: string) => {
  const names = Array.from({ length: 12 }, (_, index) => `Column ${index}`);
  return `| ${names.join(' | ')} |\n|${rule.repeat(12)}\n| ${'value | '.repeat(12)}`;
};

export const WideTable = meta.story({ args: { text: wideTable('---|') } });

export const ScrolledTable = meta.story({
  name: 'CH-3: a wide table has edges where it goes on, and a ring around it for the keyboard',
  args: { text: wideTable(':-:|') },
  parameters: { visual: { modes: ['light', 'dark', 'contrast'] } },
  play: async ({ canvas, canvasElement }) => {
    const table = canvas.getByRole('region', { name: 'Table' });
    await waitFor(() => expect(table).toHaveAttribute('tabindex', '0'));
    table.scrollTo(100, 0);
    const edges = () => ['::before', '::after'].map((part) => Number(getComputedStyle(table, part).opacity));
    await waitFor(() => expect(edges()).toEqual([1, 1]));
    showState(table, 'focus', canvasElement);
  },
});

export const TableOnPhone = meta.story({
  name: 'CH-3: a table on a phone scrolls inside itself, by keyboard too',
  args: {
    text: [
      'These are our delivery times [2]:',
      '| Country | Carrier | Working days | Price | Remark |',
      '|---|---|---:|---:|---|',
      '| Germany | Parcel service | 2 to 3 | 4.90 € | Free from an order of 60 € |',
      '| Liechtenstein | Letter and parcel | 5 to 8 | 12.50 € | Customs clearance by the recipient |',
      '| Donaudampfschifffahrtsland | Ship | 20 to 30 | 0.00 € | – |',
    ].join('\n'),
  },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  parameters: { visual: { modes: ['light', 'dark', 'rtl'] } },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('region', { name: 'Table' });
    await waitFor(() => expect(table).toHaveAttribute('tabindex', '0'));
    await expect(table.scrollWidth).toBeGreaterThan(table.clientWidth);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
    // An edge where there is more, and none where there is not.
    const edges = () => ['::before', '::after'].map((part) => Number(getComputedStyle(table, part).opacity));
    await waitFor(() => expect(edges()).toEqual([0, 1]));
    const word = canvas.getByText('Donaudampfschifffahrtsland');
    await expect(word.getBoundingClientRect().height).toBeLessThan(60);
  },
});
export const RightToLeftTable = meta.story({
  name: 'CH-3, SH-4: a wide table begins where its own words do',
  args: { text: '| Country | Carrier |\n|---|---|\n| Germany | Parcel service |' },
  globals: { direction: 'rtl' },
  parameters: noPicture,
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('region', { name: 'Table' })).direction).toBe('ltr');
    await expect(getComputedStyle(canvas.getByRole('table')).direction).toBe('ltr');
  },
});
export const NarrowTable = meta.story({
  name: 'A table that fits is no stop of the Tab key',
  args: { text: '| Day | Open |\n|---|---|\n| Monday | 9 to 5 |' },
  parameters: noPicture,
  play: async ({ canvas }) => {
    const table = canvas.getByRole('region', { name: 'Table' });
    await expect(table).not.toHaveAttribute('tabindex');
    await userEvent.tab();
    await expect(table).not.toHaveFocus();
  },
});

export const TableWithoutNames = meta.story({
  name: 'CH-3: where no column has a name, a table has no header',
  args: { text: '| | |\n|---|---|\n| Monday | 9 to 5 |\n| Tuesday | 10 to 6 |' },
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('columnheader')).toEqual([]);
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
    await expect(canvas.getByRole('cell', { name: '9 to 5' })).toBeVisible();
  },
});

export const Ranges = meta.story({
  name: 'CH-3: two figures and the dash between them stand on one line',
  parameters: noPicture,
  args: { text: 'It takes 2–3 days [1], by phone 8:00–12:00.' },
  render: (args) => (
    <div style={{ inlineSize: '1ch' }}>
      <Markdown {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const range of ['2–3', '8:00–12:00']) {
      await expect(canvas.getByText(range).getClientRects()).toHaveLength(1);
    }
  },
});
export const WithoutASpace = meta.story({
  name: 'T6: a long text without a space is drawn letter by letter, and holds nothing up',
  args: { text: `${'*_'.repeat(3000)}x` },
  parameters: noPicture,
  play: async ({ canvas }) => {
    const rest = canvas.getByText(/^[*_]{1000,}x$/);
    await expect(getComputedStyle(rest).fontKerning).toBe('none');
    await expect(getComputedStyle(rest).fontVariantLigatures).toBe('none');
  },
});

export const LongCode = meta.story({
  args: { text: `\`\`\`bash\ncurl https://example.com/${'long/'.repeat(40)}\n\`\`\`\n\n    indented code` },
});

export const HalfWritten = meta.story({
  args: { text: 'The parcel takes **two to fo', streaming: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('two to fo').tagName).toBe('STRONG');
  },
});

export const HalfWrittenCode = meta.story({
  args: { text: 'Run this:\n\n```bash\npnpm sta', streaming: true },
});

export const MarkersWithoutCitation = meta.story({
  args: { text: 'Only the first exists [1], this does not [7].' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Source 1: shipping-and-delivery.pdf' })).toBeVisible();
    await expect(canvas.getByText(/\[7\]/)).toBeVisible();
  },
});

export const Links = meta.story({
  args: {
    text: '[Web](https://example.com/a?b=1&amp;c=2), [mail](mailto:help@example.com), [script](javascript:alert(1)), [relative](/logout), https://example.com',
  },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://example.com/a?b=1&c=2',
      'mailto:help@example.com',
      'https://example.com/',
    ]);
    for (const link of links) {
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      await expect(link).toHaveAttribute('target', '_blank');
    }
  },
});

export const Picture = meta.story({
  name: 'Picture (T7: linked, never loaded)',
  args: { text: 'Look: ![our shop](https://example.com/shop.jpg) and ![](https://example.com/unnamed.jpg)' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Picture: our shop' })).toHaveAttribute(
      'href',
      'https://example.com/shop.jpg',
    );
  },
});

export const HostileText = meta.story({
  name: 'Hostile text (T6, T7)',
  args: { text: hostileText },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvasElement.querySelectorAll('script, img, svg[onload], [onerror], [onclick]'),
    ).toHaveLength(0);
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'https://tracker.example/pixel.png',
    ]);
    await expect(canvas.getByText(/<script>alert\(1\)<\/script>/)).toBeVisible();
  },
});

/**
 * Most levels of elements that Markdown of a bounded depth is shown by: a list has two for one of its own.
 */
const MOST_LEVELS = 60;

const levelsBelow = (element: Element): number =>
  1 + Math.max(0, ...Array.from(element.children, levelsBelow));

export const AnyMarks = meta.story({
  name: 'T6: any 10 KB of Markdown marks are shown without an error, while they come and afterwards',
  args: { text: marksOf(SINGLE_MARKS).slice(0, 200) },
  parameters: noPicture,
  play: async () => {
    const words = await createWords('en', allMessages);
    for (let seed = 0; seed < SINGLE_MARKS + 10; seed += 1) {
      const text = marksOf(seed);
      // Beside the page, so that nothing is laid out: what is asked for is that React can show it.
      const host = document.createElement('div');
      const errors: unknown[] = [];
      const root = createRoot(host, { onUncaughtError: (error) => errors.push(error) });
      const show = (length: number) =>
        flushSync(() =>
          root.render(
            <WordsProvider words={words}>
              <Markdown text={text.slice(0, length)} citations={citations} streaming={length < text.length} />
            </WordsProvider>,
          ),
        );
      for (let length = 2500; length <= text.length; length += 2500) show(length);
      await expect(errors).toEqual([]);
      await expect(host.children).toHaveLength(1);
      await expect(levelsBelow(host)).toBeLessThan(MOST_LEVELS);
      flushSync(() => root.unmount());
    }
  },
});

export const RightToLeft = meta.story({
  args: { text: arabicThread[1]?.body ?? '' },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const latin = canvas.getByText('Shipping is free from 60 €.');
    await expect(getComputedStyle(latin).direction).toBe('ltr');
    await expect(getComputedStyle(canvas.getByText(/يستغرق/)).direction).toBe('rtl');
  },
});

/** A text that grows by some characters each time it is pressed, as a stream would make it grow. */
function Growing({ text, step }: { text: string; step: number }) {
  const [length, setLength] = useState(step);
  return (
    <>
      <Markdown text={text.slice(0, length)} citations={citations} streaming={length < text.length} />
      <Button size="small" onClick={() => setLength(length + step)}>
        More
      </Button>
    </>
  );
}

export const ClosedBlocksStay = meta.story({
  name: 'CH-3: closed blocks are not rendered again while text streams',
  render: () => (
    <Growing text={'First block.\n\n- a list\n- of two\n\nThe third block grows on and on.'} step={8} />
  ),
  play: async ({ canvas, canvasElement }) => {
    const more = canvas.getByRole('button', { name: 'More' });
    for (let presses = 0; presses < 4; presses += 1) await userEvent.click(more);
    const first = canvas.getByText('First block.');
    const list = canvas.getByRole('list');
    const changed: Node[] = [];
    const observer = new MutationObserver((records) => changed.push(...records.map(({ target }) => target)));
    observer.observe(canvasElement, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    for (let presses = 0; presses < 4; presses += 1) await userEvent.click(more);
    observer.disconnect();
    await expect(canvas.getByText('The third block grows on and on.')).toBeVisible();
    await expect(changed.length).toBeGreaterThan(0);
    await expect(changed.some((node) => first.contains(node) || list.contains(node))).toBe(false);
    await expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  },
});
export const States = meta.story(
  statesOf({
    of: 'a',
    states: ['rest', 'hover', 'focus'],
    variants: [
      { name: 'link', shows: <Markdown text="See [terms](https://example.com/terms)." citations={[]} /> },
    ],
  }),
);
