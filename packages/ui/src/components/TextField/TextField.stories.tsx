import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { LONG_LABEL, LONG_TEXT } from '../stories.fixtures.ts';
import { TextField } from './TextField.tsx';

const meta = preview.meta({
  component: TextField,
  args: { label: 'Name', value: '', onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <TextField {...args} value={value} onChange={setValue} />;
  },
});

export const Empty = meta.story({ args: { placeholder: 'Shop assistant' } });
export const Filled = meta.story({
  args: { value: 'Shop assistant', help: 'Visitors see it above the conversation.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Name' });
    await expect(input).toHaveAccessibleDescription('Visitors see it above the conversation.');
    await userEvent.type(input, ' 2');
    await expect(input).toHaveValue('Shop assistant 2');
  },
});
export const Invalid = meta.story({
  args: {
    type: 'email',
    label: 'E-mail',
    value: 'ada@',
    error: 'Enter a whole address, such as ada@example.com.',
    help: 'Not seen.',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'E-mail' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/whole address/);
    await expect(canvas.queryByText('Not seen.')).toBeNull();
  },
});
export const Optional = meta.story({ args: { need: 'optional', label: 'Description' } });
export const ReadOnly = meta.story({ args: { readOnly: true, value: 'ada@example.com', label: 'E-mail' } });
export const Password = meta.story({ args: { type: 'password', label: 'Password', value: 'secret' } });
export const Long = meta.story({ args: { label: LONG_LABEL, help: LONG_TEXT, value: LONG_TEXT } });
