import { guide } from '@parley/showroom/guide';
import { statesOf } from '@parley/showroom/states';
import preview from '@parley/storybook/preview';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { LONG_LABEL } from '../stories.fixtures.ts';
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
/** The room for the row shrinks after it was drawn, as when a phone is turned. */
export const MadeNarrow = meta.story({
  args: { selected: 'widget' },
  parameters: { visual: { modes: [] } },
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
export const Long = meta.story({
  args: { tabs: tabs.map((tab) => ({ ...tab, label: `${tab.label} ${LONG_LABEL}` })) },
});
const tabList = <Tabs label="Assistant" tabs={tabs} selected="general" onSelect={fn()} />;
export const States = meta.story(
  statesOf({
    states: ['rest', 'hover', 'focus'],
    variants: [
      { name: 'tab', of: '[role=tab]:not([data-selected])', shows: tabList },
      { name: 'chosen tab', of: '[data-selected]', states: ['rest', 'focus'], shows: tabList },
    ],
  }),
);
