import { guide } from '@parley/showroom/guide';
import { statesOf } from '@parley/showroom/states';
import preview from '@parley/storybook/preview';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { EachHostile, everyHostileText } from '../../hostile.fixtures.ts';
import { LONG_LABEL, LONG_TEXT } from '../stories.fixtures.ts';
import { TextField } from './TextField.tsx';

const meta = preview.meta({
  component: TextField,
  args: { label: 'Name', value: '', onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <TextField {...args} value={value} onChange={setValue} />;
  },
  parameters: guide({
    instead: [
      { use: 'TextArea', when: 'the answer may have several lines.' },
      { use: 'PasswordField', when: 'it is a secret that its owner types.' },
      { use: 'NumberField', when: 'it is a figure to count with.' },
      { use: 'ComboBox', when: 'most answers are among known ones.' },
    ],
    dos: ['Say in the error what to do: “Enter a whole address”.', 'Set `type` and `autoComplete`.'],
    donts: ['Use the placeholder as its label.', 'Ask for what is known already.'],
    accessibility: [
      'The label is always seen; a placeholder shows an example and never what the field is.',
      'Help and error are the description of the input; the error takes the place of the help.',
      'Say in the error what to do: “Enter a whole address, such as name@example.com.”',
      'Set `type` and `autoComplete`: they choose the keyboard of phones and let browsers fill in.',
      'Addresses and links run left to right in every page.',
    ],
  }),
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
    label: 'Email',
    value: 'name@',
    error: 'Enter a whole address, such as name@example.com.',
    help: 'Not seen.',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/whole address/);
    await expect(canvas.queryByText('Not seen.')).toBeNull();
  },
});
export const Counted = meta.story({ args: { value: 'Shop assistant', maxLength: 256 } });
export const TooLong = meta.story({
  args: { value: LONG_TEXT, maxLength: 120, error: 'At most 120 characters.' },
});
export const LabelSpokenOnly = meta.story({
  args: { label: 'Question 1', hideLabel: true, value: 'Where is my order?' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Question 1' })).toBeVisible();
    await expect(canvas.getByText('Question 1').getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
});
export const Optional = meta.story({ args: { need: 'optional', label: 'Description' } });
export const ReadOnly = meta.story({
  args: { readOnly: true, value: 'support@acme.test', label: 'Email', type: 'email' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, 'x');
    await expect(input).toHaveValue('support@acme.test');
  },
});
export const Address = meta.story({
  args: { type: 'url', label: 'Web site', value: 'https://shop.acme.test/help' },
});
export const Long = meta.story({ args: { label: LONG_LABEL, help: LONG_TEXT, value: LONG_TEXT } });
export const HostileText = meta.story({
  render: (args) => (
    <EachHostile>
      {(text) => <TextField {...args} label={text} error={text} value={text} placeholder={text} />}
    </EachHostile>
  ),
  play: everyHostileText(),
});
export const States = meta.story(
  statesOf({
    of: 'input',
    states: ['rest', 'hover', 'focus'],
    variants: [
      { name: 'valid', shows: <TextField label="Name" value="Shop assistant" onChange={fn()} /> },
      {
        name: 'invalid',
        shows: <TextField label="Name" value="" error="Enter a name." onChange={fn()} />,
      },
      {
        name: 'read only',
        shows: <TextField label="Name" value="Shop assistant" readOnly onChange={fn()} />,
      },
    ],
  }),
);
