import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { LONG_LABEL, LONG_TEXT } from '../stories.fixtures.ts';
import { Switch } from './Switch.tsx';

const meta = preview.meta({
  component: Switch,
  args: { label: 'Responsive font sizes', on: false, onChange: fn() },
  render: function Controlled(args) {
    const [on, setOn] = useState(args.on);
    return <Switch {...args} on={on} onChange={setOn} />;
  },
});

export const Off = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch')).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch')).not.toBeChecked();
  },
});
export const On = meta.story({ args: { on: true } });
export const WithHelp = meta.story({ args: { on: true, help: 'Headings follow the width of the window.' } });
export const Long = meta.story({ args: { label: LONG_LABEL, help: LONG_TEXT, on: true } });
