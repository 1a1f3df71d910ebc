import { guide } from '@parley/showroom/guide';
import { noPicture } from '@parley/showroom/no-picture';
import { statesOf } from '@parley/showroom/states';
import preview from '@parley/storybook/preview';
import { useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { EachHostile, everyHostileText } from '../../hostile.fixtures.ts';
import type { SelectOption } from '../Select/Select.tsx';
import { LONG_LABEL, LONG_TEXT } from '../stories.fixtures.ts';
import { ComboBox, type ComboBoxProps } from './ComboBox.tsx';

const zones: readonly SelectOption<string>[] = [
  'Africa/Cairo',
  'America/New_York',
  'America/São_Paulo',
  'Asia/Tokyo',
  'Australia/Sydney',
  'Europe/Berlin',
  'Europe/Madrid',
  'Europe/Warsaw',
].map((zone) => ({ value: zone, label: zone.replace('_', ' '), help: zone.split('/')[0] ?? '' }));

const meta = preview.meta({
  component: ComboBox,
  args: {
    label: 'Time zone',
    options: zones,
    value: null as string | null,
    onChange: fn(),
    placeholder: 'Type a city',
  },
  render: function Controlled(args) {
    const [value, setValue] = useState<string | null>(args.value);
    return (
      <ComboBox
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
      { use: 'Select', when: 'there are up to a dozen options and their names are known.' },
      { use: 'TagField', when: 'several may be given and all of them are free text.' },
      { use: 'SearchField', when: 'it narrows what is on the page and chooses nothing.' },
    ],
    keyboard: [
      { keys: ['↓'], does: 'Opens the list; walks through it.' },
      { keys: ['Enter'], does: 'Chooses the option that is marked, and closes the list.' },
      { keys: ['Esc'], does: 'Closes the list; once more it gives up what was typed.' },
      { keys: ['Alt', '↓'], does: 'Opens the list without choosing.' },
    ],
    dos: ['Take it for more than a dozen options.', 'Say what to do where nothing is found.'],
    donts: ['Take it for a handful that fit on the page.', 'Use the placeholder as its label.'],
    accessibility: [
      'The focus stays in the text; the marked option is told as active descendant, with its place ' +
        'among the options.',
      'While the owner searches, that is announced; the number of options found is announced too.',
      'What fits no option is given up when the field is left, unless `allowCustom` is set. Emptying it ' +
        'means none.',
    ],
  }),
});

export const Empty = meta.story();
export const Filled = meta.story({
  args: { value: 'Europe/Warsaw', help: 'Daily figures start at its midnight.' },
});
export const Invalid = meta.story({ args: { error: 'Choose a time zone.' } });
export const Optional = meta.story({ args: { need: 'optional' } });
export const Adding = meta.story({
  args: { label: 'Add a time zone', need: 'free' },
  render: function Added({ options, ...args }) {
    const [added, setAdded] = useState<readonly string[]>([]);
    return (
      <>
        <ComboBox
          {...args}
          adding
          options={options.filter(({ value }) => !added.includes(value))}
          onChange={(next) => next !== null && setAdded([...added, next])}
        />
        <p>{added.join(', ')}</p>
      </>
    );
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    const isReady = () =>
      waitFor(async () => {
        await expect(field).toHaveValue('');
        await expect(screen.queryByRole('listbox')).toBeNull();
        await expect(field).toHaveFocus();
      });
    await userEvent.type(field, 'tok{ArrowDown}{Enter}');
    await isReady();
    await userEvent.type(field, 'ber');
    await userEvent.click(await screen.findByRole('option', { name: /Berlin/ }));
    await isReady();
    await expect(canvas.getByText('Asia/Tokyo, Europe/Berlin')).toBeVisible();
    await userEvent.type(field, 'tok');
    await waitFor(() => expect(screen.getByText('Nothing found')).toBeVisible());
    await userEvent.clear(field);
    await userEvent.keyboard('{Escape}');
    await isReady();
  },
});
export const ReadOnly = meta.story({
  args: { value: 'Europe/Berlin', readOnly: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue('Europe/Berlin');
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.type(canvas.getByRole('combobox'), 'x{ArrowDown}{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});
export const Open = meta.story({
  args: { value: 'Europe/Berlin' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const option = await screen.findByRole('option', { name: /Europe\/Berlin/ });
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await expect(screen.getAllByRole('option')).toHaveLength(8);
  },
});
export const NothingFound = meta.story({
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Atlantis');
    await waitFor(() => expect(screen.getByText('Nothing found')).toBeVisible());
  },
});
export const Loading = meta.story({
  args: { options: [], loading: true, onSearch: fn() },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'sup');
    await expect(await screen.findByRole('listbox')).toHaveTextContent('Searching…');
    await expect(screen.getByRole('status')).toHaveTextContent('Searching…');
  },
});
export const Long = meta.story({
  args: {
    label: LONG_LABEL,
    help: LONG_TEXT,
    options: [{ value: 'long', label: LONG_LABEL, help: LONG_TEXT }],
    value: 'long',
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('option');
  },
});
export const HostileText = meta.story({
  render: (args) => (
    <EachHostile>
      {(text) => (
        <ComboBox
          {...args}
          label={text}
          help={text}
          options={[{ value: 'one', label: text, help: text }]}
          value="one"
        />
      )}
    </EachHostile>
  ),
  play: everyHostileText(),
});

/** A11Y-1: found, chosen and emptied without a pointer. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Time zone' });
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.type(input, 'mad');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('Europe/Madrid'));
    await expect(input).toHaveValue('Europe/Madrid');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('x{Escape}');
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveValue('Europe/Madrid'));
    await userEvent.clear(input);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
});

/** The owner finds the options, a moment after each letter: here the cities that begin with the text. */
const searched = {
  args: { onSearch: fn() },
  render: function Owner(args: ComboBoxProps) {
    const [value, setValue] = useState<string | null>(args.value);
    const [found, setFound] = useState<readonly SelectOption<string>[]>([]);
    const [loading, setLoading] = useState(false);
    const last = useRef('');
    return (
      <ComboBox
        {...args}
        options={found}
        loading={loading}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
        onSearch={(text) => {
          args.onSearch?.(text);
          last.current = text;
          setLoading(true);
          setTimeout(() => {
            if (last.current !== text) return;
            const isFound = ({ label }: SelectOption<string>) =>
              label.split('/')[1]?.toLowerCase().startsWith(text.toLowerCase());
            setFound(zones.filter(isFound).map((zone) => ({ ...zone })));
            setLoading(false);
          }, 50);
        }}
      />
    );
  },
};
export const Searching = meta.story({
  ...searched,
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'to');
    await screen.findByRole('option', { name: /Tokyo/ });
    await expect(args.onSearch).toHaveBeenCalledWith('to');
  },
});
export const FoundAndChosen = meta.story({
  ...searched,
  parameters: noPicture,
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'cai');
    await screen.findByRole('option', { name: /Cairo/ });
    await userEvent.clear(input);
    await userEvent.type(input, 'to');
    await userEvent.click(await screen.findByRole('option', { name: /Tokyo/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('Asia/Tokyo');
    await expect(input).toHaveValue('Asia/Tokyo');
  },
});
export const OwnValue = meta.story({
  args: {
    label: 'Category',
    allowCustom: true,
    options: [{ value: 'support', label: 'Support' }],
    placeholder: '',
  },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'Returns');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('Returns');
    await expect(input).toHaveValue('Returns');
  },
});
export const States = meta.story(
  statesOf({
    of: 'input',
    states: ['rest', 'hover', 'focus'],
    variants: [
      {
        name: 'input',
        shows: <ComboBox label="Time zone" options={zones} value="Europe/Madrid" onChange={fn()} />,
      },
    ],
  }),
);
