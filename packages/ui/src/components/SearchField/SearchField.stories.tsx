import { guide } from '@parley/showroom/guide';
import { statesOf } from '@parley/showroom/states';
import preview from '@parley/storybook/preview';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { EachHostile, everyHostileText } from '../../hostile.fixtures.ts';
import { LONG_LABEL } from '../stories.fixtures.ts';
import { SearchField } from './SearchField.tsx';

const meta = preview.meta({
  component: SearchField,
  args: { label: 'Search assistants', value: '', onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <SearchField {...args} value={value} onChange={setValue} />;
  },
  parameters: guide({
    instead: [{ use: 'ComboBox', when: 'what is found is chosen as a value of a form.' }],
    keyboard: [
      {
        keys: ['Esc'],
        does: 'Empties it; the focus stays. In the empty field it does what it does around it.',
      },
    ],
    dos: ['Say in a status line how many are left.', 'Name what is searched: “Search assistants”.'],
    donts: ['Search only after a press where typing is enough.', 'Choose a value of a form with it.'],
    accessibility: [
      'A search landmark with a native search input; the label is its name and its placeholder.',
      'Tell how many are left beside the list, in a status line: the field itself does not know.',
    ],
  }),
});

export const Empty = meta.story();
export const Filled = meta.story({ args: { value: 'shop' } });
/** A11Y-1: Escape and the cross both empty it and leave the focus in it. */
export const Cleared = meta.story({
  args: { value: 'shop' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('searchbox', { name: 'Search assistants' });
    const heard = fn();
    document.addEventListener('keydown', heard);
    await userEvent.type(input, '{Escape}');
    await expect(input).toHaveValue('');
    // Whatever it stands in stays open; from the empty field Escape closes that.
    await expect(heard).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(heard).toHaveBeenCalledOnce();
    document.removeEventListener('keydown', heard);
    await userEvent.type(input, 'help');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(input).toHaveValue('');
    await waitFor(() => expect(input).toHaveFocus());
  },
});
export const Long = meta.story({ args: { label: LONG_LABEL } });
export const HostileText = meta.story({
  render: (args) => (
    <EachHostile>{(text) => <SearchField {...args} label={text || 'Search'} value={text} />}</EachHostile>
  ),
  play: everyHostileText(),
});
const search = (value: string) => (
  <div style={{ inlineSize: '180px' }}>
    <SearchField label="Search" value={value} onChange={fn()} />
  </div>
);
export const States = meta.story(
  statesOf({
    variants: [
      { name: 'input', of: 'input', states: ['rest', 'hover', 'focus'], shows: search('') },
      { name: 'cross', of: 'button', shows: search('shop') },
    ],
  }),
);
