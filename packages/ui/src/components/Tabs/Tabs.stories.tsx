import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
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
    await expect(canvas.getByRole('tab', { name: 'Data files' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Files that it answers from');
  },
});
export const Long = meta.story({
  args: { tabs: tabs.map((tab) => ({ ...tab, label: `${tab.label} ${LONG_LABEL}` })) },
});
