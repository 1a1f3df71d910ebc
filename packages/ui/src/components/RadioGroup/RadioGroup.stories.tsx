import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { LONG_LABEL, LONG_TEXT } from '../stories.fixtures.ts';
import { RadioGroup } from './RadioGroup.tsx';

const meta = preview.meta({
  component: RadioGroup,
  args: {
    label: 'Role',
    options: [
      { value: 'admin', label: 'Administrator', help: 'Manages assistants, users and billing' },
      { value: 'user', label: 'User', help: 'Chats with the assistants given to them' },
    ],
    value: 'user' as string | null,
    onChange: fn(),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <RadioGroup {...args} value={value} onChange={setValue} />;
  },
});

export const Chosen = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /User/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: /Administrator/ })).toBeChecked();
  },
});
export const NothingChosen = meta.story({ args: { value: null } });
export const Invalid = meta.story({ args: { value: null, error: 'Choose a role.' } });
export const Cards = meta.story({
  args: {
    label: 'Color scheme',
    look: 'cards',
    options: [
      { value: 'light', label: 'Light' },
      { value: 'dark', label: 'Dark' },
    ],
    value: 'light',
  },
});
export const Long = meta.story({
  args: { label: LONG_LABEL, options: [{ value: 'a', label: LONG_LABEL, help: LONG_TEXT }], value: 'a' },
});
