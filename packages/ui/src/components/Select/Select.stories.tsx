import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { LONG_LABEL } from '../stories.fixtures.ts';
import { Select } from './Select.tsx';

const options = [
  { value: 'draft', label: 'Draft', help: 'Only you can see it' },
  { value: 'published', label: 'Published', help: 'Everybody can talk to it' },
  { value: 'paused', label: 'Paused' },
];

const meta = preview.meta({
  component: Select,
  args: { label: 'Status', options, value: 'draft' as string | null, onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <Select {...args} value={value} onChange={setValue} />;
  },
});

export const Chosen = meta.story();
export const NothingChosen = meta.story({ args: { value: null, placeholder: 'Choose a status' } });
export const Invalid = meta.story({
  args: { value: null, placeholder: 'Choose a status', error: 'Choose one.' },
});
export const Long = meta.story({
  args: { label: LONG_LABEL, options: [{ value: 'long', label: LONG_LABEL }], value: 'long' },
});
/** A11Y-1: opened, walked and chosen by keyboard alone. */
export const Open = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /Status/ });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: /^Draft/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(button).toHaveTextContent('Published'));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('option', { name: /^Published/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
});
