import { guide } from '@parley/showroom/guide';
import { noPicture } from '@parley/showroom/no-picture';
import preview from '@parley/storybook/preview';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { FilterMenu } from '../FilterMenu/FilterMenu.tsx';
import { ListTools } from '../ListTools/ListTools.tsx';
import { onPhone } from '../patterns.fixtures.tsx';
import { FilterBar, type FilterBarProps } from './FilterBar.tsx';

const CHOICES = {
  Role: [
    { value: 'admin', label: 'Administrator' },
    { value: 'user', label: 'User' },
  ],
  Status: [
    { value: 'active', label: 'Active' },
    { value: 'invited', label: 'Invited' },
  ],
  Team: [{ value: 'sales', label: 'Sales' }],
  Site: [{ value: 'shop', label: 'shop.test' }],
};
type Chosen = Partial<Record<keyof typeof CHOICES, string>>;

const InTools = ({ children }: { children: ReactNode }) => (
  <ListTools
    search={<SearchField label="Search" value="" onChange={() => undefined} />}
    filters="below"
    count="25 users"
  >
    {children}
  </ListTools>
);

/** Filters that keep what is chosen, as the owner of a list does. */
function Filters({
  chosen: given,
  ...bar
}: Omit<FilterBarProps, 'children' | 'active'> & { chosen: Chosen }) {
  const [chosen, setChosen] = useState(given);
  const Around = bar.place === 'below' ? InTools : Inline;
  return (
    <Around>
      <FilterBar
        {...bar}
        active={Object.keys(chosen).length}
        onClear={() => {
          bar.onClear();
          setChosen({});
        }}
      >
        {Object.entries(CHOICES).map(([label, choices]) => (
          <FilterMenu
            key={label}
            label={label}
            choices={choices}
            value={chosen[label as keyof Chosen] ?? 'all'}
            onChange={(value) => {
              const { [label as keyof Chosen]: _, ...others } = chosen;
              setChosen(value === 'all' ? others : { ...others, [label]: value });
            }}
          />
        ))}
      </FilterBar>
    </Around>
  );
}

const shows = (chosen: Chosen) => ({
  render: ({ active: _active, children: _children, ...bar }: FilterBarProps) => (
    <Filters {...bar} chosen={chosen} />
  ),
});

const meta = preview.meta({
  component: FilterBar,
  parameters: guide({
    instead: [
      { use: 'Tabs', when: 'the choices are parts of one screen' },
      { use: 'SortMenu', when: 'nothing is to be left out, only put into another order' },
    ],
    keyboard: [{ keys: ['Tab'], does: 'Goes from filter to filter, and to what clears them.' }],
    dos: [
      'Put it into `ListTools`, behind the search.',
      'Count each filter once, whatever it is narrowed to.',
      'Leave a single filter in view on phones.',
      'Put more than four into a line of their own.',
    ],
    donts: [
      'Count the search: it has a button of its own that clears it.',
      'Show what clears filters while none is in force.',
      'Hide on a phone that a list is narrowed.',
      'Let a filter that is set move the others.',
    ],
    accessibility: [
      'A group by the name of “Filters”; on phones the button before it says how many are in force and ' +
        'whether they are unfolded.',
      'What clears them goes with the last of them: the focus stays in the group.',
    ],
  }),
  args: { children: null, active: 0, onClear: fn() },
});

export const None = meta.story(shows({}));
export const Some = meta.story({
  ...shows({ Role: 'admin', Status: 'invited' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Role: Administrator' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Team' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Clear filters' })).toBeVisible();
  },
});
export const Clears = meta.story({
  ...shows({ Role: 'admin' }),
  parameters: noPicture,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: 'Clear filters' })).toBeNull();
    await expect(canvas.getByRole('group', { name: 'Filters' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Role' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'User' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Role: User' })).toBeVisible());
  },
});
export const Phone = meta.story({
  ...shows({ Role: 'admin', Status: 'invited' }),
  globals: onPhone,
  play: async ({ canvas }) => {
    const unfold = canvas.getByRole('button', { name: 'Filters (2)' });
    await expect(unfold).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('button', { name: 'Role: Administrator' })).toBeNull();
  },
});
export const PhoneUnfolded = meta.story({
  ...shows({ Role: 'admin', Status: 'invited' }),
  globals: onPhone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters (2)' }));
    await expect(canvas.getByRole('button', { name: 'Role: Administrator' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(canvas.getByRole('button', { name: 'Filters' })).toHaveAttribute('aria-expanded', 'true');
  },
});
export const InViewOnPhones = meta.story({
  ...shows({ Role: 'admin' }),
  args: { onPhones: 'inView' },
  globals: onPhone,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Filters/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Role: Administrator' })).toBeVisible();
  },
});
export const Below = meta.story({
  ...shows({}),
  args: { place: 'below' },
  play: async ({ canvas }) => {
    const places = () =>
      ['Role', 'Status', 'Team', 'Site'].map((name) =>
        JSON.stringify(canvas.getByRole('button', { name: new RegExp(`^${name}`) }).getBoundingClientRect()),
      );
    const before = places();
    await userEvent.click(canvas.getByRole('button', { name: 'Role' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Administrator' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Role: Administrator' })).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Clear filters' })).toBeVisible();
    await expect(places()).toEqual(before);
  },
});
