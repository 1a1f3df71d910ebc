import { guide } from '@parley/showroom/guide';
import { noPicture } from '@parley/showroom/no-picture';
import { statesOf } from '@parley/showroom/states';
import preview from '@parley/storybook/preview';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { EachHostile, everyHostileText } from '../../hostile.fixtures.ts';
import { Button } from '../Button/Button.tsx';
import { LONG_LABEL } from '../stories.fixtures.ts';
import { Select } from './Select.tsx';

const options = [
  { value: 'draft', label: 'Draft', help: 'Only you can see it' },
  { value: 'published', label: 'Published', help: 'Everybody can talk to it' },
  { value: 'paused', label: 'Paused' },
];

const meta = preview.meta({
  component: Select,
  args: { label: 'Status', options, value: 'draft' as string | null, onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState<string | null>(args.value);
    return <Select {...args} value={value} onChange={setValue} />;
  },
  parameters: guide({
    instead: [
      { use: 'RadioGroup', when: 'there are up to four and all of them matter at once.' },
      { use: 'ComboBox', when: 'there are more than a dozen, or they must be looked for.' },
      { use: 'Menu', when: 'choosing does something at once.' },
    ],
    keyboard: [
      { keys: ['Enter', 'Space'], does: 'Opens the list; in it, chooses the marked option.' },
      { keys: ['↓', '↑'], does: 'Opens the list; walks through it.' },
      { keys: ['Home', 'End'], does: 'The first and the last option.' },
      { keys: ['A'], does: 'The next option that begins with what is typed.' },
      { keys: ['Esc'], does: 'Closes the list without choosing; the focus returns to the button.' },
    ],
    dos: ['Sort options as readers look for them.', 'Choose what most readers want.'],
    donts: [
      'Hide two or three that could be seen at once.',
      'Do something at once when one is chosen: that is a `Menu`.',
    ],
    accessibility: [
      'The button is named after the label and the chosen option; the list is a listbox.',
      'Read-only, it is a text field that can be read and copied: a list that cannot be opened would ' +
        'only tease.',
    ],
  }),
});

export const Chosen = meta.story();
export const NothingChosen = meta.story({ args: { value: null, placeholder: 'Choose a status' } });
export const Invalid = meta.story({
  args: { value: null, placeholder: 'Choose a status', error: 'Choose one.' },
});
export const Long = meta.story({
  args: { label: LONG_LABEL, options: [{ value: 'long', label: LONG_LABEL }], value: 'long' },
});
/** A11Y-1: opened, walked and chosen by keyboard alone. */
export const Open = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /Status/ });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: /^Draft/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(button).toHaveTextContent('Published'));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('option', { name: /^Published/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
});
export const WithHelp = meta.story({ args: { help: 'Drafts are seen by administrators alone.' } });
export const Optional = meta.story({ args: { need: 'optional' } });
export const ReadOnly = meta.story({
  args: { readOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Status' })).toHaveValue('Draft');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
export const HostileText = meta.story({
  render: (args) => (
    <EachHostile>
      {(text) => (
        <Select
          {...args}
          label={text}
          error={text}
          options={[{ value: 'draft', label: text, help: text }]}
          value="draft"
        />
      )}
    </EachHostile>
  ),
  play: everyHostileText(),
});
const status = (value: string | null, error?: string) => (
  <div style={{ inlineSize: '180px' }}>
    <Select label="Status" options={options} value={value} onChange={fn()} {...(error ? { error } : {})} />
  </div>
);
/** What can be chosen depends on something else on the page, and is made anew each time. */
export const OtherOptions = meta.story({
  parameters: noPicture,
  render: function Owner(args) {
    const [rest, setRest] = useState(false);
    return (
      <>
        <Select
          {...args}
          options={options.slice(rest ? 1 : 0).map((option) => ({ ...option }))}
          value={rest ? 'paused' : 'draft'}
          onChange={args.onChange}
        />
        <Button onClick={() => setRest(true)}>Publish</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    const button = canvas.getByRole('button', { name: /Status/ });
    await waitFor(() => expect(button).toHaveTextContent('Paused'));
    await userEvent.click(button);
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
  },
});
export const States = meta.story(
  statesOf({
    of: 'button',
    states: ['rest', 'hover', 'focus'],
    variants: [
      { name: 'valid', shows: status('draft') },
      { name: 'invalid', shows: status(null, 'Choose a status.') },
    ],
  }),
);
