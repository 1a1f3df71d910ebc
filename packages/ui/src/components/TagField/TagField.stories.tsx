import { guide } from '@parley/showroom/guide';
import { noPicture } from '@parley/showroom/no-picture';
import { statesOf } from '@parley/showroom/states';
import preview from '@parley/storybook/preview';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { EachHostile, everyHostileText } from '../../hostile.fixtures.ts';
import { LONG_LABEL, LONG_TEXT } from '../stories.fixtures.ts';
import { TagField } from './TagField.tsx';

const domainProblem = (tag: string): string | undefined =>
  /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(tag) ? undefined : 'Enter a domain, such as example.com.';

const meta = preview.meta({
  component: TagField,
  args: {
    label: 'Allowed domains',
    value: [] as readonly string[],
    onChange: fn(),
    typed: '',
    onType: fn(),
    validate: domainProblem,
    normalize: (tag: string) => tag.toLowerCase(),
    type: 'url' as const,
  },
  render: function Controlled(args) {
    const [value, setValue] = useState<readonly string[]>(args.value);
    const [typed, setTyped] = useState(args.typed);
    return (
      <TagField
        {...args}
        value={value}
        typed={typed}
        onType={setTyped}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
  parameters: guide({
    instead: [
      { use: 'Checkbox', when: 'the possible values are known and few.' },
      { use: 'TextArea', when: 'order and punctuation matter more than the single entries.' },
    ],
    keyboard: [
      { keys: ['Enter'], does: 'Adds what is typed. In an empty input it submits the form as usual.' },
      { keys: [','], does: 'Adds what is typed; so does a semicolon. Not with `separator="line"`.' },
      { keys: ['Backspace'], does: 'In the empty input: removes the last tag.' },
      { keys: ['←'], does: 'At the start of the input: moves to the last tag, and on from tag to tag.' },
      { keys: ['Enter'], does: 'On a tag: takes it back into the input to be mended, at its place.' },
      { keys: ['Delete'], does: 'On a tag: removes it; the next one takes the focus.' },
    ],
    dos: ['Say how entries are parted.', 'Let a refused entry be mended at its place.'],
    donts: ['Use it for a few known values.', 'Drop duplicates in silence.'],
    accessibility: [
      'The tags are a grid that bears the name of the field; additions, removals and duplicates are ' +
        'announced politely.',
      'A wrong tag carries an icon and the words “not valid”; below, a line for each says what is ' +
        'wrong with it.',
      'Pasting a list separated by commas, semicolons or new lines adds all of it; leaving the field ' +
        'adds what is still typed.',
      '`validate` only marks: check `value.some(validate)` again before you save.',
    ],
  }),
});

const chips = (canvas: { queryAllByRole: (role: 'row') => HTMLElement[] }) =>
  canvas.queryAllByRole('row').map((chip) => chip.textContent);

export const Empty = meta.story({
  args: { placeholder: 'example.com', help: 'Sites on which the widget may appear.' },
});
export const Filled = meta.story({ args: { value: ['acme.test', 'shop.acme.test', 'example.test'] } });
export const WithHelp = meta.story({
  args: { value: ['acme.test'], help: 'Sites on which the widget may appear.' },
});
export const WrongTag = meta.story({
  args: { value: ['acme.test', 'acme', 'example.test'] },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Allowed domains' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('acme: Enter a domain, such as example.com.');
  },
});
export const WrongTags = meta.story({
  name: 'AS-2: each wrong tag has a line of its own',
  args: { value: ['acme', 'example.test', 'shop'] },
  play: async ({ canvas }) => {
    const problem = canvas.getByText(/^acme: /);
    await expect(problem.textContent).toBe(
      'acme: Enter a domain, such as example.com.\nshop: Enter a domain, such as example.com.',
    );
    await expect(getComputedStyle(problem).whiteSpace).toBe('pre-line');
  },
});
export const Invalid = meta.story({ args: { error: 'Allow one domain at least.' } });
export const Optional = meta.story({ args: { need: 'optional' } });
export const ReadOnly = meta.story({
  args: { value: ['acme.test', 'example.test'], readOnly: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('{Backspace}x{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});
export const Full = meta.story({
  args: { value: ['a.test', 'b.test', 'c.test'], max: 3 },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, 'd.test{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(input).toHaveValue('d.test');
    await expect(input).toHaveAccessibleDescription(/There is room for 3/);
  },
});
/** Sentences hold commas: here only a new line ends one. */
export const Sentences = meta.story({
  args: {
    label: 'Starter questions',
    separator: 'line',
    type: 'text',
    normalize: (tag) => tag,
    validate: (tag) => (tag.length > 120 ? 'At most 120 characters.' : undefined),
    value: ['Where is my order, and when will it arrive?', 'How do I return something?'],
    max: 6,
    help: 'They stand above the first message. One per line.',
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Hello, are you open; and until when?{Enter}');
    await expect(chips(canvas)).toContain('Hello, are you open; and until when?');
  },
});
export const Long = meta.story({
  args: { label: LONG_LABEL, value: ['acme.test', LONG_TEXT.replaceAll(' ', '-')], help: LONG_TEXT },
});
export const HostileText = meta.story({
  render: (args) => (
    <EachHostile>
      {(text) => <TagField {...args} label={text} value={[text, 'acme.test']} help={text} type="text" />}
    </EachHostile>
  ),
  play: everyHostileText(),
});

/** A11Y-1: typed, mended and removed without a pointer. */
export const ByKeyboard = meta.story({
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Allowed domains' });
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.keyboard('ACME.test{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 added');
    await userEvent.keyboard('example.test,shop{Enter}');
    await expect(chips(canvas)).toEqual(['acme.test', 'example.test', 'shopnot valid']);
    await expect(canvas.getByRole('grid', { name: 'Allowed domains' })).toBeVisible();

    await userEvent.keyboard('acme.test{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('acme.test is already in the list.');

    // To the wrong one, back into the input, and mended at its place.
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('row', { name: /shop/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('row', { name: 'example.test' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(input).toHaveFocus());
    await expect(input).toHaveValue('example.test');
    await userEvent.keyboard('{Control>}a{/Control}docs.test{Enter}');
    await expect(chips(canvas)).toEqual(['acme.test', 'docs.test', 'shopnot valid']);

    // A key that is held to empty the input stops there.
    await fireEvent.keyDown(input, { key: 'Backspace', repeat: true });
    await expect(chips(canvas)).toEqual(['acme.test', 'docs.test', 'shopnot valid']);
    await userEvent.keyboard('{Backspace}');
    await expect(chips(canvas)).toEqual(['acme.test', 'docs.test']);
    await expect(canvas.getByRole('status')).toHaveTextContent('shop removed');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Delete}');
    await waitFor(() => expect(canvas.getByRole('row', { name: 'docs.test' })).toHaveFocus());
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(input).toHaveFocus());
    await expect(chips(canvas)).toEqual([]);
  },
});

export const WrongOnesSaid = meta.story({
  name: 'A11Y-1: what is wrong with a new tag is said, and only right ones are counted as added',
  parameters: noPicture,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Allowed domains' });
    await userEvent.type(input, 'shop{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^shop: Enter a domain, such as example.com.$/,
    );
    await userEvent.click(input);
    await userEvent.paste('a.test, acme, b.test');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^2 added acme: Enter a domain, such as example.com.$/,
    );
  },
});

/** A list from elsewhere becomes its tags at once; what is still typed is kept when the field is left. */
export const Pasted = meta.story({
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste('a.test, b.test;c.test\nd.test');
    await waitFor(() => expect(chips(canvas)).toEqual(['a.test', 'b.test', 'c.test', 'd.test']));
    await userEvent.type(input, 'e.test');
    await userEvent.tab();
    await waitFor(() => expect(chips(canvas)).toContain('e.test'));
    await userEvent.click(canvas.getByRole('button', { name: /a\.test/ }));
    await waitFor(() => expect(chips(canvas)).toEqual(['b.test', 'c.test', 'd.test', 'e.test']));
  },
});

/** A tag that is kept in another form than it was typed in reads as it was typed, also to be mended. */
export const ShownAsTyped = meta.story({
  args: {
    normalize: (tag: string) => tag.replace('ü', 'ue'),
    show: (tag: string) => tag.replace('ue', 'ü'),
  },
  parameters: noPicture,
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, 'bücher.test{Enter}bücher!{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['buecher.test', 'buecher!']);
    await waitFor(() => expect(chips(canvas)).toEqual(['bücher.test', expect.stringContaining('bücher!')]));
    await expect(canvas.getByText(/bücher!: /, { ignore: '[role=status]' })).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(input).toHaveValue('bücher!');
    await userEvent.clear(input);
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.getByRole('status')).toHaveTextContent('bücher.test removed');
  },
});
const domains = (tag: string, error?: string) => (
  <div style={{ inlineSize: '220px' }}>
    <TagField
      label="Allowed domains"
      value={[tag]}
      typed=""
      validate={domainProblem}
      onChange={fn()}
      onType={fn()}
      {...(error ? { error } : {})}
    />
  </div>
);
export const States = meta.story(
  statesOf({
    states: ['rest', 'hover', 'focus'],
    variants: [
      { name: 'input', of: 'input', shows: domains('acme.test') },
      { name: 'invalid', of: 'input', shows: domains('acme.test', 'Add the domain of your shop.') },
      { name: 'tag', of: '[role=row]', shows: domains('acme.test') },
      { name: 'cross', of: '[role=row] button', shows: domains('acme.test') },
      { name: 'wrong tag', of: '[role=row]', shows: domains('shop acme') },
    ],
  }),
);
