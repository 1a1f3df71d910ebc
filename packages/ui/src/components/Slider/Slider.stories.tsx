import { guide } from '@parley/showroom/guide';
import { statesOf } from '@parley/showroom/states';
import preview from '@parley/storybook/preview';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { EachHostile, everyHostileText } from '../../hostile.fixtures.ts';
import { LONG_LABEL, LONG_TEXT } from '../stories.fixtures.ts';
import { Slider, type SliderMark } from './Slider.tsx';

const ends: readonly SliderMark[] = [
  { value: 0, label: 'Precise' },
  { value: 50, label: 'Balanced' },
  { value: 100, label: 'Inventive' },
];

const meta = preview.meta({
  component: Slider,
  args: { label: 'Creativity', value: 30, onChange: fn(), marks: [] as readonly SliderMark[] },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Slider
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
      { use: 'NumberField', when: 'the figure must be exact, or the range is long.' },
      { use: 'RadioGroup', when: 'there are only three or four steps, each with a name.' },
    ],
    keyboard: [
      { keys: ['→', '↑'], does: 'One step more. In right-to-left pages the left arrow means more.' },
      { keys: ['←', '↓'], does: 'One step less.' },
      { keys: ['Page Up'], does: 'Ten steps more; Page Down ten less.' },
      { keys: ['Home', 'End'], does: 'The smallest and the largest value.' },
    ],
    dos: ['Take it where more or less matters, not the figure.', 'Do what costs something in `onChangeEnd`.'],
    donts: ['Ask for an exact figure with it.', 'Leave its ends without words.'],
    accessibility: [
      'A native range input takes the keys; its value is told in the language’s own figures and units.',
      'Help, error and the words of the marks are its description.',
      '`onChange` comes with every movement: use `onChangeEnd` for what costs something.',
    ],
  }),
});

export const Filled = meta.story({
  play: async ({ canvas, args }) => {
    const slider = canvas.getByRole('slider', { name: 'Creativity' });
    await userEvent.tab();
    await waitFor(() => expect(slider).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowUp}{ArrowLeft}');
    await expect(slider).toHaveValue('31');
    await userEvent.keyboard('{PageUp}');
    await expect(slider).toHaveValue('41');
    await userEvent.keyboard('{Home}');
    await expect(slider).toHaveValue('0');
    await userEvent.keyboard('{End}');
    await expect(slider).toHaveValue('100');
    await expect(canvas.getByRole('status')).toHaveTextContent('100');
    await expect(args.onChange).toHaveBeenLastCalledWith(100);
  },
});
export const Smallest = meta.story({ args: { value: 0 } });
export const WithMarks = meta.story({ args: { marks: ends, help: 'How freely the answers are worded.' } });
export const Percent = meta.story({
  args: {
    label: 'Least certainty',
    value: 0.65,
    min: 0,
    max: 1,
    step: 0.05,
    format: { style: 'percent' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '65%');
  },
});
export const Invalid = meta.story({
  args: { value: 90, error: 'Above 80 the answers leave the files behind.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toHaveAccessibleDescription(/leave the files/);
  },
});
export const Dragged = meta.story({
  parameters: { visual: { modes: ['light', 'dark', 'contrast', 'forced'] } },
  play: async ({ canvas }) => {
    const thumb = canvas.getByRole('slider').closest('[data-rac]:has(> * > input)') as HTMLElement;
    await userEvent.pointer({ keys: '[MouseLeft>]', target: thumb });
    await expect(thumb).toHaveAttribute('data-dragging', 'true');
  },
});
export const ReadOnly = meta.story({
  args: { readOnly: true, marks: ends },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toBeDisabled();
  },
});
export const Long = meta.story({
  args: { label: LONG_LABEL, help: LONG_TEXT, marks: ends.map((mark) => ({ ...mark, label: LONG_LABEL })) },
});
export const HostileText = meta.story({
  render: (args) => (
    <EachHostile>
      {(text) => <Slider {...args} label={text} help={text} marks={[{ value: 0, label: text }]} />}
    </EachHostile>
  ),
  play: everyHostileText(),
});
export const States = meta.story(
  statesOf({
    of: ':has(> * > input)',
    states: ['rest', 'hover', 'focus'],
    variants: [
      {
        name: 'thumb',
        shows: (
          <div style={{ inlineSize: '220px' }}>
            <Slider label="Creativity" value={30} onChange={fn()} />
          </div>
        ),
      },
    ],
  }),
);
