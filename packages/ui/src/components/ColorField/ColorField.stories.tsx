import { guide } from '@parley/showroom/guide';
import { statesOf } from '@parley/showroom/states';
import preview from '@parley/storybook/preview';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { EachHostile, everyHostileText } from '../../hostile.fixtures.ts';
import { LONG_LABEL, LONG_TEXT } from '../stories.fixtures.ts';
import { ColorField } from './ColorField.tsx';
import { ColorPicker } from './ColorPicker.tsx';

const swatches = [
  { value: '#4f46e5', label: 'Indigo' },
  { value: '#0b6cff', label: 'Blue' },
  { value: '#0f766e', label: 'Teal' },
  { value: '#f5b800', label: 'Yellow' },
];

const meta = preview.meta({
  component: ColorField,
  args: { label: 'Main color', value: '#4f46e5', onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <ColorField
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
      {
        use: 'RadioGroup',
        when: 'only a few given colors may be chosen: its cards take a swatch as picture.',
      },
    ],
    keyboard: [
      { keys: ['Enter'], does: 'In the text: takes what is typed. On the color: opens the picker.' },
      { keys: ['←', '→'], does: 'In the area: less or more saturation. On the hue: the neighboring hue.' },
      { keys: ['↑', '↓'], does: 'In the area: brighter or darker.' },
      { keys: ['Shift', '→'], does: 'Larger steps.' },
      { keys: ['Esc'], does: 'Closes the picker; the focus returns to the color.' },
    ],
    dos: ['Offer it where any color is right.', 'Show what the color does beside it.'],
    donts: [
      'Offer it where only a few colors may be chosen.',
      'Rely on the swatch alone: the value stands as text.',
    ],
    accessibility: [
      'The contrast result is words and a figure beside the icon, and is announced when it changes.',
      'The figure is rounded down: 4.49 is told as 4.4, not as the 4.5 that it misses.',
      'Text may be pasted in any notation of CSS; what is no color stays, and its owner says what is wrong ' +
        'once the field is left.',
      'Give every swatch a name: a color alone is none.',
    ],
  }),
});

export const Filled = meta.story();
export const WithHelp = meta.story({ args: { help: 'For the launcher and the reader’s own messages.' } });
export const WithSwatches = meta.story({ args: { swatches, contrastWith: '#ffffff' } });
export const Readable = meta.story({
  args: { contrastWith: '#ffffff' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('6.2:1 readable');
  },
});
export const TooWeak = meta.story({
  args: { value: '#f5b800', contrastWith: '#ffffff', swatches },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '1.7:1 too weak: text on this color is hard to read',
    );
  },
});
export const Invalid = meta.story({ args: { error: 'Choose another color: this one is taken.' } });
export const NoColor = meta.story({
  args: { value: 'zzz', error: 'Enter a color such as #3366FF.', swatches, contrastWith: '#ffffff' },
});
export const Optional = meta.story({ args: { need: 'optional' } });
export const ReadOnly = meta.story({
  args: { readOnly: true, swatches, contrastWith: '#ffffff' },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), '#000000{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
});
export const Long = meta.story({
  args: { label: LONG_LABEL, help: LONG_TEXT, swatches, contrastWith: '#ffffff' },
});
export const HostileText = meta.story({
  render: (args) => (
    <EachHostile>
      {(text) => (
        <ColorField
          {...args}
          label={text}
          help={text}
          swatches={[{ value: '#0b6cff', label: text || 'Blue' }]}
        />
      )}
    </EachHostile>
  ),
  play: everyHostileText(),
});

/** Half a color is nobody's value; three figures count when they are meant. */
export const Typed = meta.story({
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Main color' });
    await userEvent.clear(input);
    await userEvent.type(input, '#0B6CF');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.type(input, 'F');
    await expect(args.onChange).toHaveBeenLastCalledWith('#0b6cff');
    await userEvent.clear(input);
    await userEvent.type(input, 'f00{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('#ff0000');
    await expect(input).toHaveValue('#ff0000');
    await userEvent.clear(input);
    await userEvent.type(input, 'nonsense');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('nonsense');
    await expect(input).toHaveValue('nonsense');
  },
});

/** A11Y-1: picked by keyboard; a grey keeps the hue that it came from. */
export const Picking = meta.story({
  args: { swatches, contrastWith: '#ffffff' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const opener = canvas.getByRole('button', { name: 'Choose a color: Main color' });
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Main color' });
    const [area] = screen.getAllByRole('slider', { name: /Saturation and brightness/ });
    await waitFor(() => expect(area).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(1));
    await userEvent.keyboard('{Shift>}{ArrowLeft>12/}{/Shift}');
    const hue = screen.getByRole('slider', { name: 'Hue' });
    await expect(hue).toHaveValue('243');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Teal' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('#0f766e');
    await expect(canvas.getByRole('button', { name: 'Teal' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: 'Main color' });
  },
});
const color = (
  <div style={{ inlineSize: '220px' }}>
    <ColorField
      label="Main color"
      value="#4f46e5"
      swatches={[
        { value: '#4f46e5', label: 'Indigo' },
        { value: '#0f766e', label: 'Teal' },
      ]}
      onChange={fn()}
    />
  </div>
);
const picker = (
  <div style={{ inlineSize: '220px' }}>
    <ColorPicker value="#4f46e5" onChange={fn()} />
  </div>
);
export const States = meta.story(
  statesOf({
    states: ['rest', 'hover', 'focus'],
    variants: [
      { name: 'input', of: 'input', shows: color },
      { name: 'opener', of: 'button', shows: color },
      { name: 'suggestion', of: '[aria-pressed=false]', shows: color },
      { name: 'chosen one', of: '[aria-pressed=true]', shows: color },
      { name: 'area', of: '[role=presentation]', shows: picker },
      { name: 'hue', of: '[data-orientation] :has(> input)', shows: picker },
    ],
  }),
);
