import { guide } from '@parley/showroom/guide';
import { statesOf } from '@parley/showroom/states';
import preview from '@parley/storybook/preview';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { EachHostile, everyHostileText } from '../../hostile.fixtures.ts';
import { LONG_LABEL, LONG_TEXT } from '../stories.fixtures.ts';
import { Checkbox } from './Checkbox.tsx';

const meta = preview.meta({
  component: Checkbox,
  args: { label: 'Show citations', checked: false as boolean | 'mixed', onChange: fn() },
  render: function Controlled(args) {
    const [checked, setChecked] = useState<boolean | 'mixed'>(args.checked);
    return <Checkbox {...args} checked={checked} onChange={setChecked} />;
  },
  parameters: guide({
    instead: [
      { use: 'Switch', when: 'it acts at once.' },
      { use: 'RadioGroup', when: 'the two answers are not simply yes and no.' },
    ],
    keyboard: [{ keys: ['Space'], does: 'Checks or unchecks it.' }],
    dos: [
      'Word it so that the checked box is true: “Show citations”.',
      'Let it count when its form is saved.',
    ],
    donts: ['Negate: “Do not show citations”.', 'Act at once: that is a `Switch`.'],
    accessibility: [
      'The whole row can be pressed, 44 px high for fingers.',
      'Word the label so that the checked box is true: “Show citations”, not “Hide citations”.',
      'With `disabledReason` it stays in the Tab order and tells the reason as its description.',
    ],
  }),
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
export const ReadOnly = meta.story({
  args: { readOnly: true, checked: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
});
export const MixedReadOnly = meta.story({ args: { readOnly: true, checked: 'mixed' } });
export const Blocked = meta.story({
  args: { disabledReason: 'Citations need at least one data file.' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const box = canvas.getByRole('checkbox', { name: 'Show citations' });
    await waitFor(() => expect(box).toHaveFocus());
    await expect(box).toHaveAccessibleDescription('Citations need at least one data file.');
    await userEvent.keyboard(' ');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});
export const HostileText = meta.story({
  render: (args) => (
    <EachHostile>{(text) => <Checkbox {...args} label={text || 'Show'} help={text} />}</EachHostile>
  ),
  play: everyHostileText(),
});
export const States = meta.story(
  statesOf({
    of: 'label',
    states: ['rest', 'hover', 'focus'],
    variants: ([false, true, 'mixed'] as const).map((checked) => ({
      name: { false: 'off', true: 'on', mixed: 'mixed' }[`${checked}`],
      shows: <Checkbox label="Show citations" checked={checked} onChange={fn()} />,
    })),
  }),
);
