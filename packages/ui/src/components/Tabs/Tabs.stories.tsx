import { guide } from '@parley/showroom/guide';
import { noPicture } from '@parley/showroom/no-picture';
import { statesOf } from '@parley/showroom/states';
import preview from '@parley/storybook/preview';
import { type ComponentType, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { LONG_LABEL } from '../stories.fixtures.ts';
import { TagField } from '../TagField/TagField.tsx';
import { Text } from '../Text/Text.tsx';
import { Tabs } from './Tabs.tsx';

const tabs = [
  { id: 'general', label: 'General', content: <Text>Name and description</Text> },
  { id: 'data', label: 'Data files', content: <Text>Files that it answers from</Text> },
  { id: 'widget', label: 'Widget', content: <Text>How it looks on your site</Text> },
];

const meta = preview.meta({
  component: Tabs,
  parameters: guide({
    instead: [
      { use: 'Links', when: 'each part has a page of its own.' },
      { use: 'SegmentedControl', when: 'it changes how the same thing is shown.' },
      { use: 'Accordion', when: 'several parts may be open at once.' },
      { use: 'Stepper', when: 'the parts have an order.' },
    ],
    keyboard: [
      { keys: ['Tab'], does: 'To the chosen tab, then into its panel.' },
      { keys: ['←', '→'], does: 'To the tab beside, which opens.' },
      { keys: ['Home', 'End'], does: 'To the first and the last tab.' },
    ],
    dos: ['Keep tabs short: one or two words.', 'Order them by how often they are wanted.'],
    donts: ['Send the reader to another page with a tab.', 'Order them as steps: that is a `Stepper`.'],
    accessibility: [
      'Each panel is named by its tab.',
      'A row that does not fit is scrolled; the chosen tab stays in view.',
      'A mark in a tab’s label is read as a part of its name: say “2 errors”, not “2”.',
    ],
  }),
  args: { label: 'Assistant', tabs, selected: 'general', onSelect: fn() },
  render: function Controlled(args) {
    const [selected, setSelected] = useState(args.selected);
    return <Tabs {...args} selected={selected} onSelect={setSelected} />;
  },
});

export const First = meta.story();
/** A11Y-1: the arrow towards the end goes to the next tab, whichever way the page runs. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, globals }) => {
    await userEvent.tab();
    await userEvent.keyboard(globals.direction === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Data files' })).toHaveFocus());
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Files that it answers from');
  },
});
export const WithProblem = meta.story({
  args: { tabs: tabs.map((tab) => (tab.id === 'data' ? { ...tab, problem: '2 mistakes' } : tab)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Data files 2 mistakes' })).toBeVisible();
  },
});
/** AS-2: a domain that is typed without Enter is taken over by a press on another tab. */
export const TypedThenLeft = meta.story({
  parameters: noPicture,
  render: function Typed(args) {
    const [selected, setSelected] = useState('general');
    const [domains, setDomains] = useState<readonly string[]>([]);
    const [typed, setTyped] = useState('');
    const field = (
      <TagField label="Domains" value={domains} onChange={setDomains} typed={typed} onType={setTyped} />
    );
    const content = { general: field, data: <Text>Taken: {domains.join(', ')}</Text> };
    return (
      <Tabs
        {...args}
        tabs={tabs.map((tab) => ({ ...tab, content: content[tab.id as 'data'] }))}
        selected={selected}
        onSelect={setSelected}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Domains/ }), 'shop.example');
    await userEvent.click(canvas.getByRole('tab', { name: 'Data files' }));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Taken: shop.example');
  },
});
/** The room for the row shrinks after it was drawn, as when a phone is turned. */
export const MadeNarrow = meta.story({
  args: { selected: 'widget' },
  parameters: noPicture,
  play: async ({ canvas, canvasElement }) => {
    const row = canvas.getByRole('tablist');
    const tab = canvas.getByRole('tab', { selected: true });
    const outside = () => {
      const [place, shown] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
      return Math.max(place.left - shown.left, shown.right - place.right);
    };
    canvasElement.style.inlineSize = '160px';
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth);
    await waitFor(() => expect(outside()).toBeLessThanOrEqual(1));
    canvasElement.style.inlineSize = '';
  },
});
/** How much is seen of the soft edges at the two ends of a row. */
const edgesOf = (row: HTMLElement) =>
  ['::before', '::after'].map((edge) => Number(getComputedStyle(row, edge).opacity));

/** Soft edges, by which one sees that there are more tabs than fit. */
export const CutOff = meta.story({
  parameters: noPicture,
  play: async ({ canvas, canvasElement }) => {
    const row = canvas.getByRole('tablist');
    const edges = () => edgesOf(row);
    await expect(edges()).toEqual([0, 0]);
    canvasElement.style.inlineSize = '160px';
    await waitFor(() => expect(edges()).toEqual([0, 1]));
    row.scrollLeft = 40;
    await waitFor(() => expect(edges()).toEqual([1, 1]));
    row.scrollLeft = row.scrollWidth;
    await waitFor(() => expect(edges()).toEqual([1, 0]));
    canvasElement.style.inlineSize = '';
    await waitFor(() => expect(edges()).toEqual([0, 0]));
  },
});
/** Narrower than its tabs. */
const narrow = [
  (Story: ComponentType) => (
    <div style={{ inlineSize: 160 }}>
      <Story />
    </div>
  ),
];
/** Further tabs at both ends: the edges stand at the ends of the row, whichever way it runs. */
export const ScrolledOn = meta.story({
  args: { selected: 'data' },
  decorators: narrow,
  play: async ({ canvas }) => {
    const row = canvas.getByRole('tablist');
    await waitFor(() => expect(edgesOf(row)).toEqual([1, 1]));
  },
});
export const CutOffRightToLeft = meta.story({
  name: 'SH-4: from right to left, the soft edges tell of tabs before and after in that order',
  globals: { direction: 'rtl' },
  parameters: noPicture,
  decorators: narrow,
  play: async ({ canvas }) => {
    const row = canvas.getByRole('tablist');
    await waitFor(() => expect(edgesOf(row)).toEqual([0, 1]));
    row.scrollLeft = -40;
    await waitFor(() => expect(edgesOf(row)).toEqual([1, 1]));
    row.scrollLeft = -row.scrollWidth;
    await waitFor(() => expect(edgesOf(row)).toEqual([1, 0]));
  },
});
export const Long = meta.story({
  args: { tabs: tabs.map((tab) => ({ ...tab, label: `${tab.label} ${LONG_LABEL}` })) },
});
const tabList = <Tabs label="Assistant" tabs={tabs} selected="general" onSelect={fn()} />;
export const States = meta.story(
  statesOf({
    states: ['rest', 'hover', 'focus'],
    variants: [
      { name: 'tab', of: '[role=tab]:not([data-selected])', shows: tabList },
      { name: 'chosen tab', of: '[data-selected]', shows: tabList },
    ],
  }),
);
