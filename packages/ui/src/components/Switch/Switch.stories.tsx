import { guide } from '@parley/showroom/guide';
import { statesOf } from '@parley/showroom/states';
import preview from '@parley/storybook/preview';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { EachHostile, everyHostileText } from '../../hostile.fixtures.ts';
import { LONG_LABEL, LONG_TEXT } from '../stories.fixtures.ts';
import { Switch } from './Switch.tsx';

const meta = preview.meta({
  component: Switch,
  args: { label: 'Responsive font sizes', on: false, onChange: fn() },
  render: function Controlled(args) {
    const [on, setOn] = useState(args.on);
    return <Switch {...args} on={on} onChange={setOn} />;
  },
  parameters: guide({
    instead: [{ use: 'Checkbox', when: 'it only counts when its form is saved.' }],
    keyboard: [{ keys: ['Space'], does: 'Turns it on or off.' }],
    dos: ['Act at once; turn it back where that fails.', 'Name what is on: “Responsive font sizes”.'],
    donts: ['Wait for a form to be saved: that is a `Checkbox`.', 'Write “Enable” or “On” into its label.'],
    accessibility: [
      'It acts at once: if that fails, turn it back and say why.',
      'Name what is on, without “enable”: “Responsive font sizes”.',
      'With `disabledReason` it stays in the Tab order and tells the reason as its description.',
      'In forced colors the track has a border and the system’s highlight.',
    ],
  }),
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
export const ReadOnly = meta.story({
  args: { readOnly: true, on: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});
export const Blocked = meta.story({
  args: { disabledReason: 'Your system asks for larger text.' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const control = canvas.getByRole('switch', { name: 'Responsive font sizes' });
    await waitFor(() => expect(control).toHaveFocus());
    await expect(control).toHaveAccessibleDescription('Your system asks for larger text.');
    await userEvent.keyboard(' ');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});
export const HostileText = meta.story({
  render: (args) => (
    <EachHostile>{(text) => <Switch {...args} label={text || 'On'} help={text} />}</EachHostile>
  ),
  play: everyHostileText(),
});
export const States = meta.story(
  statesOf({
    of: 'label',
    states: ['rest', 'hover', 'focus'],
    variants: [false, true].map((on) => ({
      name: on ? 'on' : 'off',
      shows: <Switch label="Responsive font sizes" on={on} onChange={fn()} />,
    })),
  }),
);
