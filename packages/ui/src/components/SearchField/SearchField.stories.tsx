import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SearchField } from './SearchField.tsx';

const meta = preview.meta({
  component: SearchField,
  args: { label: 'Search assistants', value: '', onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <SearchField {...args} value={value} onChange={setValue} />;
  },
});

export const Empty = meta.story();
export const Filled = meta.story({ args: { value: 'shop' } });
/** A11Y-1: Escape and the cross both empty it and leave the focus in it. */
export const Cleared = meta.story({
  args: { value: 'shop' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('searchbox', { name: 'Search assistants' });
    await userEvent.type(input, '{Escape}');
    await expect(input).toHaveValue('');
    await userEvent.type(input, 'help');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
  },
});
