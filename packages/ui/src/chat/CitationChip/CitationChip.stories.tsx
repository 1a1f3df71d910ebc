import { guide } from '@parley/showroom/guide';
import { noPicture } from '@parley/showroom/no-picture';
import { showState, statesOf } from '@parley/showroom/states';
import preview from '@parley/storybook/preview';
import type { ComponentType } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { citations } from '../chat.fixtures.ts';
import { CitationChip } from './CitationChip.tsx';
import { CitedFileLinks } from './CitedFileLinks.tsx';

const [withPage, withoutPage] = citations;
if (!withPage || !withoutPage) throw new Error('The fixtures have two citations.');

const meta = preview.meta({
  component: CitationChip,
  parameters: guide({
    instead: [{ use: 'Link', when: 'it leads to another page.' }],
    keyboard: [
      { keys: ['Enter'], does: 'Opens and closes what was cited.' },
      { keys: ['Tab'], does: 'From the open mark to what was cited, and to Close.' },
      { keys: ['Esc'], does: 'Closes it, and stops nothing else.' },
    ],
    dos: ['Put it right behind the word that it proves.', 'Show where in the file it was found.'],
    donts: ['Leave a gap before it or the full stop.', 'Cite what the answer does not use.'],
    accessibility: [
      'Its name says the number and the file, since a number alone means nothing out of its line.',
      'Whether it is open is said by the button, and what opened is a note with the same name.',
    ],
  }),
  args: { citation: withPage },
  render: (args) => (
    <p>
      Parcels leave the same day <CitationChip {...args} />, when ordered in time.
    </p>
  ),
});

export const Closed = meta.story();

export const Open = meta.story({
  name: 'CH-3: pressing it shows file, page and words',
  play: async ({ canvas }) => {
    const chip = canvas.getByRole('button', { name: 'Source 1: shipping-and-delivery.pdf' });
    await expect(chip).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(chip);
    await expect(chip).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('Page 4')).toBeVisible();
    await expect(canvas.getByText(/leave our Bremen warehouse/)).toBeVisible();
  },
});

export const FormatWithoutPages = meta.story({
  name: 'CH-3: a file whose format has no pages is cited without one',
  parameters: noPicture,
  args: { citation: { ...withPage, fileName: 'shipping-and-delivery.md' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByText(/leave our Bremen warehouse/)).toBeVisible();
    await expect(canvas.queryByText(/Page/)).toBeNull();
  },
});

export const WithoutPage = meta.story({
  args: { citation: withoutPage },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByText('delivery-times.csv')).toBeVisible();
    await expect(canvas.queryByText(/Page/)).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const RowsOfATable = meta.story({
  name: 'CH-3: rows of a table are shown under the names of their columns',
  args: {
    citation: {
      ...withoutPage,
      table: {
        header: ['Destination', 'Cost', 'Delivery time'],
        rows: [
          ['Austria', '€7.90', '2-4 working days'],
          ['Switzerland', '€14.90', '3-6 working days'],
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const table = canvas.getByRole('table');
    await expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Destination', 'Cost', 'Delivery time']);
    await expect(within(table).getByRole('cell', { name: '€7.90' })).toBeVisible();
    await expect(canvas.queryByText(withoutPage.excerpt)).toBeNull();
  },
});

export const RowsWithoutNames = meta.story({
  name: 'CH-3: where no column has a name, rows of a table have no header above them',
  args: {
    citation: {
      ...withoutPage,
      table: {
        header: ['', ' ', ''],
        rows: [
          ['Austria', '€7.90', '2-4 working days'],
          ['Switzerland', '€14.90', '3-6 working days'],
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const table = within(canvas.getByRole('table'));
    await expect(table.queryAllByRole('columnheader')).toEqual([]);
    await expect(table.getAllByRole('row')).toHaveLength(2);
    await expect(table.getByRole('cell', { name: '€7.90' })).toBeVisible();
  },
});

const withFileLinks = (Story: ComponentType) => (
  <CitedFileLinks hrefOf={(file) => `#${file}`}>
    <Story />
  </CitedFileLinks>
);

export const WithWayToTheFile = meta.story({
  name: 'AS-3: whoever may edit files gets a way to the file',
  decorators: [withFileLinks],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const link = canvas.getByRole('link', { name: 'Open file' });
    await expect(link).toHaveAttribute('href', `#${withPage.dataFileGuid}`);
  },
});

/** More columns than its panel has room for. */
const wideTable = {
  header: Array.from({ length: 8 }, (_, index) => `Destination ${index + 1}`),
  rows: [Array.from({ length: 8 }, (_, index) => `${index + 2} working days`)],
};

export const StatesOfTheSource = meta.story({
  parameters: { visual: { modes: ['light', 'dark', 'contrast'] } },
  args: { citation: { ...withoutPage, table: wideTable } },
  decorators: [withFileLinks],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button'));
    showState(canvas.getByRole('button', { name: 'Close' }), 'hover', canvasElement);
    showState(canvas.getByRole('link', { name: 'Open file' }), 'hover', canvasElement);
    const table = canvas.getByRole('region', { name: 'Table' });
    await waitFor(() => expect(table).toHaveAttribute('tabindex', '0'));
    showState(table, 'focus', canvasElement);
  },
});

export const ClosedAgain = meta.story({
  name: 'CH-3: pressing it again puts them away and keeps focus',
  parameters: noPicture,
  play: async ({ canvas }) => {
    const chip = canvas.getByRole('button');
    await userEvent.click(chip);
    await waitFor(() => expect(chip).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.click(chip);
    await waitFor(() => expect(chip).toHaveAttribute('aria-expanded', 'false'));
    await waitFor(() => expect(chip).toHaveFocus());
    await expect(canvas.queryByText('Page 4')).toBeNull();
  },
});

const onKeyAround = fn();
export const NextEscape = meta.story({
  name: 'WG-5: once it is closed the next Escape is meant for what is around it, at once',
  parameters: noPicture,
  render: (args) => (
    <p onKeyDown={({ key }) => onKeyAround(key)}>
      Parcels leave the same day <CitationChip {...args} />.
    </p>
  ),
  play: async ({ canvas }) => {
    const chip = canvas.getByRole('button');
    await userEvent.click(chip);
    await userEvent.keyboard('{Escape}');
    await expect(onKeyAround).not.toHaveBeenCalled();
    canvas.getByRole('note').hidePopover();
    // Before the browser has told that it is closed.
    chip.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await expect(onKeyAround.mock.calls).toEqual([['Escape']]);
  },
});

export const OnPhone = meta.story({
  name: 'CH-3: on a phone a sheet with a button to close it; focus returns',
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  parameters: { visual: { modes: ['light', 'dark', 'rtl'] } },
  play: async ({ canvas }) => {
    const chip = canvas.getByRole('button', { name: /^Source 1/ });
    await userEvent.click(chip);
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(chip).toHaveAttribute('aria-expanded', 'false'));
    await waitFor(() => expect(chip).toHaveFocus());
    await userEvent.click(chip);
    // The browser's own Escape closes it; what the thread stands in hears none of it.
    const heard = fn();
    document.addEventListener('keydown', heard);
    (await canvas.findByRole('button', { name: 'Close' })).focus();
    await userEvent.keyboard('{Escape}');
    document.removeEventListener('keydown', heard);
    await expect(heard).not.toHaveBeenCalled();
  },
});

export const LongAndHostile = meta.story({
  args: {
    citation: {
      number: 128,
      dataFileGuid: 'hostile',
      fileName: `<img src=x onerror=alert(1)>${'very-long-name-'.repeat(12)}.pdf`,
      page: 1204,
      excerpt: `<script>alert(1)</script> ${'A long excerpt that goes on. '.repeat(30)}`,
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByText('Page 1,204')).toBeVisible();
    await expect(canvasElement.querySelector('img, script')).toBeNull();
  },
});

export const RightToLeft = meta.story({
  name: 'SH-4: what was cited is turned around with the page, its words are not',
  globals: { direction: 'rtl' },
  render: (args) => (
    <CitedFileLinks hrefOf={(file) => `#${file}`}>
      <p dir="auto">
        Parcels leave the same day <CitationChip {...args} />, when ordered in time.
      </p>
    </CitedFileLinks>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const panel = canvas.getByText('Page 4').closest('[popover]');
    const { left, right } = (panel as Element).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
    const edge = (element: Element) => element.getBoundingClientRect();
    const close = canvas.getByRole('button', { name: 'Close' });
    await expect(edge(close).left).toBeLessThan(edge(canvas.getByText(withPage.fileName)).left);
    const file = edge(canvas.getByRole('link', { name: 'Open file' }));
    await expect(right - file.right).toBeLessThan(file.left - left);
    const words = getComputedStyle(canvas.getByText(/leave our Bremen warehouse/));
    await expect([words.direction, words.textAlign]).toEqual(['ltr', 'start']);
  },
});
export const States = meta.story(
  statesOf({
    of: 'button',
    states: ['rest', 'hover', 'focus'],
    variants: [
      {
        name: 'number',
        shows: (
          <p>
            Here <CitationChip citation={withPage} />.
          </p>
        ),
      },
    ],
  }),
);
