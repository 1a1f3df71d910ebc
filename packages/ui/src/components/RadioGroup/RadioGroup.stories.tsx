import { guide } from '@parley/showroom/guide';
import { noPicture } from '@parley/showroom/no-picture';
import { statesOf } from '@parley/showroom/states';
import preview from '@parley/storybook/preview';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { EachHostile, everyHostileText } from '../../hostile.fixtures.ts';
import { LONG_LABEL, LONG_TEXT } from '../stories.fixtures.ts';
import { RadioGroup } from './RadioGroup.tsx';

const meta = preview.meta({
  component: RadioGroup,
  args: {
    label: 'Role',
    options: [
      { value: 'admin', label: 'Administrator', help: 'Manages assistants, users and billing' },
      { value: 'user', label: 'User', help: 'Chats with the assistants given to them' },
    ],
    value: 'user' as string | null,
    onChange: fn(),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState<string | null>(args.value);
    return <RadioGroup {...args} value={value} onChange={setValue} />;
  },
  parameters: guide({
    instead: [
      { use: 'Select', when: 'there are more than five, or the choice is rarely changed.' },
      { use: 'Checkbox', when: 'several may be chosen, or it is a plain yes or no.' },
      { use: 'SegmentedControl', when: 'it changes at once what is shown.' },
    ],
    keyboard: [
      {
        keys: ['Tab'],
        does: 'To the chosen option, or to the first while none is; once more leaves the group.',
      },
      {
        keys: ['↓', '→'],
        does: 'Chooses the next one; after the last comes the first. Right to left, the left arrow goes on.',
      },
      { keys: ['↑', '←'], does: 'Chooses the one before.' },
      { keys: ['Space'], does: 'Chooses the one that has the focus.' },
    ],
    dos: ['Take it for two to five options that all matter.', 'Explain an option below its own label.'],
    donts: ['Leave none chosen where one is the usual.', 'Use it for yes or no: that is a `Checkbox`.'],
    accessibility: [
      'The label names the group; each option carries its second line in its own name.',
      'Do not choose for the reader where a wrong guess costs: let it begin with nothing chosen.',
    ],
  }),
});

export const Chosen = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('radio', { name: /User/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: /Administrator/ })).toBeChecked();
  },
});
export const NothingChosen = meta.story({ args: { value: null } });
export const Invalid = meta.story({ args: { value: null, error: 'Choose a role.' } });
export const Cards = meta.story({
  args: {
    label: 'Color scheme',
    look: 'cards',
    options: [
      { value: 'light', label: 'Light' },
      { value: 'dark', label: 'Dark' },
    ],
    value: 'light',
  },
});
const threeCards = {
  label: 'Size',
  look: 'cards' as const,
  options: ['Small', 'Medium', 'Large'].map((label) => ({ value: label, label })),
  value: 'Medium',
};
/** Where each card begins, across and down. */
function placesOf(cards: readonly HTMLElement[]) {
  const boxes = cards.map((card) => card.closest('label')?.getBoundingClientRect());
  return [new Set(boxes.map((box) => box?.left)).size, new Set(boxes.map((box) => box?.top)).size];
}
export const ThreeCards = meta.story({
  name: 'DS-1: three cards stand on one line, or below each other',
  args: threeCards,
  render: (args) => (
    <>
      <RadioGroup {...args} />
      <div style={{ inlineSize: '358px' }}>
        <RadioGroup {...args} label="On a phone" />
      </div>
    </>
  ),
  parameters: noPicture,
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('radio');
    await expect(placesOf(cards.slice(0, 3))).toEqual([3, 1]);
    await expect(placesOf(cards.slice(3))).toEqual([1, 3]);
  },
});
export const Long = meta.story({
  args: { label: LONG_LABEL, options: [{ value: 'a', label: LONG_LABEL, help: LONG_TEXT }], value: 'a' },
});
export const WithHelp = meta.story({ args: { help: 'It can be changed later.' } });
export const ReadOnly = meta.story({
  args: { readOnly: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Administrator/ }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});
export const HostileText = meta.story({
  render: (args) => (
    <EachHostile>
      {(text) => (
        <RadioGroup
          {...args}
          label={text}
          error={text}
          options={[{ value: 'a', label: text || 'One', help: text }]}
          value="a"
        />
      )}
    </EachHostile>
  ),
  play: everyHostileText(),
});
const roles = [
  { value: 'admin', label: 'Admin' },
  { value: 'user', label: 'User' },
];
export const States = meta.story(
  statesOf({
    of: 'label:not([data-selected])',
    states: ['rest', 'hover', 'focus'],
    variants: [
      {
        name: 'list',
        shows: <RadioGroup label="Role" options={roles} value="user" onChange={fn()} />,
      },
      {
        name: 'cards',
        shows: (
          <div style={{ inlineSize: '260px' }}>
            <RadioGroup label="Role" options={roles} value="user" look="cards" onChange={fn()} />
          </div>
        ),
      },
      {
        name: 'chosen card',
        of: 'label[data-selected]',
        shows: (
          <div style={{ inlineSize: '260px' }}>
            <RadioGroup label="Role" options={roles} value="user" look="cards" onChange={fn()} />
          </div>
        ),
      },
    ],
  }),
);
