import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { LONG_LABEL, LONG_TEXT } from '../stories.fixtures.ts';
import { Checkbox } from './Checkbox.tsx';

const meta = preview.meta({
  component: Checkbox,
  args: { label: 'Show citations', checked: false as boolean | 'mixed', onChange: fn() },
  render: function Controlled(args) {
    const [checked, setChecked] = useState(args.checked);
    return <Checkbox {...args} checked={checked} onChange={setChecked} />;
  },
});

export const Off = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
});
export const On = meta.story({ args: { checked: true } });
export const Mixed = meta.story({
  args: { checked: 'mixed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
  },
});
export const WithHelp = meta.story({
  args: { checked: true, help: 'Answers name the file that they lean on.' },
});
export const Invalid = meta.story({ args: { invalid: true } });
export const LabelHidden = meta.story({ args: { hideLabel: true } });
export const Long = meta.story({ args: { label: LONG_LABEL, help: LONG_TEXT, checked: true } });
