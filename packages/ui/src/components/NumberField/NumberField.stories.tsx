import { guide } from '@parley/showroom/guide';
import { statesOf } from '@parley/showroom/states';
import preview from '@parley/storybook/preview';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { EachHostile, everyHostileText } from '../../hostile.fixtures.ts';
import { LONG_LABEL, LONG_TEXT } from '../stories.fixtures.ts';
import { NumberField } from './NumberField.tsx';

const meta = preview.meta({
  component: NumberField,
  args: { label: 'Messages a day', value: 100 as number | null, onChange: fn(), min: 0, max: 1000, step: 10 },
  render: function Controlled(args) {
    const [value, setValue] = useState<number | null>(args.value);
    return (
      <NumberField
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
  parameters: guide({
    instead: [
      { use: 'Slider', when: 'the place between two ends matters more than the figure.' },
      { use: 'TextField', when: 'nobody would ever add one to it: post codes, numbers of accounts.' },
    ],
    keyboard: [
      { keys: ['↑', '↓'], does: 'One step more or less.' },
      { keys: ['Page Up', 'Page Down'], does: 'The same, in browsers without larger steps.' },
      { keys: ['Home', 'End'], does: 'The smallest and the largest value, where there is one.' },
      { keys: ['Enter'], does: 'Takes what is typed, rounded to a step within the range.' },
    ],
    dos: [
      'Set range and step, and name the unit in the label.',
      'Take what is typed, and round it to a step.',
    ],
    donts: [
      'Take it for post codes or numbers of accounts.',
      'Refuse what is typed while it is being typed.',
    ],
    accessibility: [
      'Figures are read and written in the reader’s own notation: 1.000,5 in German is 1,000.5 in English.',
      'The buttons are named after the field and are left out of the Tab order: the arrow keys do the same.',
      'The wheel does not change the figure.',
    ],
  }),
});

export const Filled = meta.story();
export const Empty = meta.story({ args: { value: null, placeholder: 'Unlimited', need: 'optional' } });
export const WithHelp = meta.story({ args: { help: 'Counted from midnight UTC.' } });
export const Unit = meta.story({
  args: {
    label: 'Keep conversations',
    value: 30,
    step: 1,
    format: { style: 'unit', unit: 'day', unitDisplay: 'long' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('30 days');
  },
});
export const Currency = meta.story({
  args: { label: 'Budget', value: 49.9, step: 0.1, format: { style: 'currency', currency: 'EUR' } },
});
export const Invalid = meta.story({
  args: { error: 'Your plan allows 50 at most.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Your plan allows 50 at most.');
  },
});
export const ReadOnly = meta.story({ args: { readOnly: true } });
export const Long = meta.story({ args: { label: LONG_LABEL, help: LONG_TEXT } });
export const HostileText = meta.story({
  render: (args) => (
    <EachHostile>
      {(text) => <NumberField {...args} label={text} error={text} placeholder={text} />}
    </EachHostile>
  ),
  play: everyHostileText(),
});

/** A11Y-1: stepped, typed and emptied without a pointer; what is typed stays, also outside its range. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Messages a day' });
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith(110);
    await userEvent.keyboard('{End}');
    await expect(input).toHaveValue('1,000');
    await userEvent.clear(input);
    await userEvent.type(input, '5000{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(5000);
    await expect(input).toHaveValue('5,000');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith(1000);
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
});
export const ByPointer = meta.story({
  args: { value: 990 },
  play: async ({ canvas, args }) => {
    const more = canvas.getByRole('button', { name: /Increase/ });
    await userEvent.click(more);
    await expect(args.onChange).toHaveBeenLastCalledWith(1000);
    await expect(more).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: /Decrease/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(990);
  },
});
const perDay = (
  <div style={{ inlineSize: '160px' }}>
    <NumberField label="Messages a day" value={100} onChange={fn()} />
  </div>
);
export const States = meta.story(
  statesOf({
    variants: [
      { name: 'input', of: 'input', states: ['rest', 'hover', 'focus'], shows: perDay },
      { name: 'step', of: 'button', states: ['rest', 'hover', 'pressed'], shows: perDay },
    ],
  }),
);
