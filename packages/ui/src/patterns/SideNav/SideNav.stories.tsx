import { guide } from '@parley/showroom/guide';
import { noPicture } from '@parley/showroom/no-picture';
import { statesOf } from '@parley/showroom/states';
import preview from '@parley/storybook/preview';
import { BookOpen, Bot, KeyRound, UsersRound } from 'lucide-react';
import type { ComponentType } from 'react';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { EachHostile, everyHostileText } from '../../hostile.fixtures.ts';
import { withSettings } from '../patterns.fixtures.tsx';
import type { NavSection } from './navigation.ts';
import { SideNav } from './SideNav.tsx';

/** Every kind of entry that there is (SH-2): plain, nested, disabled, external, with a note. */
const everyKind: readonly NavSection[] = [
  { items: [{ title: 'Chat Assistants', path: '/', icon: Bot, label: '3' }] },
  {
    subheader: 'Settings',
    items: [
      {
        title: 'Team',
        path: '/team',
        icon: UsersRound,
        items: [
          { title: 'Users', path: '/users' },
          { title: 'Roles', path: '/roles', disabled: true },
        ],
      },
      { title: 'API Access', path: '/api', icon: KeyRound, disabled: true },
    ],
  },
  {
    subheader: 'Help center',
    items: [{ title: 'FAQ', path: 'https://example.com/faq', icon: BookOpen, external: true }],
  },
];

/** The room that the shell gives it: a column, or a row on top. */
const column = (Story: ComponentType) => (
  <div style={{ maxInlineSize: '280px', blockSize: '560px' }}>
    <Story />
  </div>
);
const row = (Story: ComponentType) => (
  <div style={{ blockSize: '220px' }}>
    <Story />
  </div>
);
const horizontal = [withSettings({ layout: 'horizontal' }), row];

const meta = preview.meta({
  component: SideNav,
  parameters: guide({
    instead: [
      { use: 'Tabs', when: 'the choice is between parts of one screen' },
      { use: 'Breadcrumbs', when: 'a screen lies below another and the way back is wanted' },
    ],
    keyboard: [
      {
        keys: ['Tab'],
        does: 'Goes from entry to entry; entries that are put away or disabled are left out.',
      },
      {
        keys: ['Enter'],
        does: 'Follows a link; on an entry with nested ones shows them or puts them away. So does Space.',
      },
      { keys: ['Esc'], does: 'Puts nested entries away; focus goes to the entry that holds them.' },
    ],
    dos: ['Mark the page that is open.', 'Name entries as their pages are named.'],
    donts: ['Nest deeper than two levels.', 'Hide an entry that is only disabled for now.'],
    accessibility: [
      'A navigation landmark of lists. A section’s heading names its list, also in the horizontal ' +
        'layout, where it is not drawn.',
      'The current entry carries aria-current, besides its ground and weight; when it is put away, the ' +
        'entry that holds it is marked instead.',
      'A disabled entry stays in reading order as a link without an address. An external one says that ' +
        'it opens a new tab.',
      'Hover is a shortcut alone: all that opens by pointing also opens by Enter and by touch.',
    ],
  }),
  args: { sections: everyKind, path: '/', onSupport: fn() },
});

export const EveryKindOfEntry = meta.story({ decorators: [column] });
export const NestedCurrent = meta.story({ args: { path: '/users' }, decorators: [column] });
export const NestedCurrentPutAway = meta.story({
  args: { path: '/users' },
  decorators: [column],
  play: async ({ canvas }) => userEvent.click(canvas.getByRole('button', { name: 'Team' })),
});
export const Discreet = meta.story({
  args: { path: '/users' },
  decorators: [withSettings({ navColor: 'discreet' }), column],
});
export const Evident = meta.story({
  args: { path: '/users' },
  decorators: [withSettings({ navColor: 'evident' }), column],
});
export const Horizontal = meta.story({ args: { path: '/users' }, decorators: horizontal });
export const HorizontalMenuOpen = meta.story({
  args: { path: '/users' },
  decorators: horizontal,
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Team' }));
    await expect(canvas.getByRole('link', { name: 'Users' })).toBeVisible();
  },
});
export const HorizontalMenuAbove = meta.story({
  name: 'SH-2: nested entries lie above what the page has placed itself',
  parameters: noPicture,
  decorators: horizontal,
  render: (args) => (
    <>
      <SideNav {...args} />
      <div style={{ position: 'fixed', inset: 0, background: 'Canvas' }} />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Team' }));
    const entry = canvas.getByRole('link', { name: 'Users' });
    await expect(entry).toBeVisible();
    const { x, y, width, height } = entry.getBoundingClientRect();
    await expect(entry).toContainElement(
      document.elementFromPoint(x + width / 2, y + height / 2) as HTMLElement | null,
    );
  },
});

export const HostileText = meta.story({
  decorators: [column],
  render: (args) => (
    <EachHostile>
      {(text) => (
        <SideNav
          {...args}
          path="/nested"
          sections={[
            {
              subheader: text,
              items: [
                { title: text, path: '/', icon: Bot, label: text },
                { title: text, path: '/group', items: [{ title: text, path: '/nested' }] },
                { title: text, path: '/disabled', disabled: true },
                { title: text, path: '/external', external: true },
              ],
            },
          ]}
        />
      )}
    </EachHostile>
  ),
  play: everyHostileText(),
});

export const NestedByKeyboard = meta.story({
  name: 'SH-2: nested entries open by keyboard; Escape puts them away',
  parameters: noPicture,
  decorators: [column],
  play: async ({ canvas }) => {
    const team = canvas.getByRole('button', { name: 'Team' });
    team.focus();
    await userEvent.keyboard('{Enter}');
    await expect(team).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Users' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('link', { name: 'Users' })).toBeNull();
    await waitFor(() => expect(team).toHaveFocus());
  },
});

export const DisabledAndExternal = meta.story({
  name: 'SH-2: disabled entries lead nowhere, external ones into a new tab',
  parameters: noPicture,
  decorators: [column],
  play: async ({ canvas }) => {
    const disabled = canvas.getByRole('link', { name: 'API Access' });
    await expect(disabled).toHaveAttribute('aria-disabled', 'true');
    await expect(disabled).not.toHaveAttribute('href');
    const external = canvas.getByRole('link', { name: /FAQ/ });
    await expect(external).toHaveAttribute('target', '_blank');
    await expect(external).toHaveAttribute('rel', 'noopener noreferrer');
  },
});

export const HoverMenu = meta.story({
  name: 'SH-2: hover menus of the horizontal layout close 50 ms after the pointer leaves',
  parameters: noPicture,
  decorators: horizontal,
  play: async ({ canvas }) => {
    const team = canvas.getByRole('button', { name: 'Team' });
    await userEvent.hover(team);
    await expect(canvas.getByRole('link', { name: 'Users' })).toBeVisible();
    const timers = spyOn(window, 'setTimeout');
    await userEvent.unhover(team);
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Users' })).toBeNull());
    await expect(timers).toHaveBeenCalledWith(expect.any(Function), 50);
    timers.mockRestore();
  },
});

export const HoverMenuComeBack = meta.story({
  name: 'SH-2: a pointer that comes back within 50 ms keeps the hover menu open',
  parameters: noPicture,
  decorators: horizontal,
  play: async ({ canvas }) => {
    const team = canvas.getByRole('button', { name: 'Team' });
    await userEvent.hover(team);
    await userEvent.unhover(team);
    await userEvent.hover(team);
    await new Promise((resolve) => setTimeout(resolve, 120));
    await expect(canvas.getByRole('link', { name: 'Users' })).toBeVisible();
  },
});

export const HoverMenuLeftByKeyboard = meta.story({
  name: 'SH-2: hover menus open by keyboard too, start closed, and close when focus leaves',
  parameters: noPicture,
  args: { path: '/users' },
  decorators: horizontal,
  play: async ({ canvas }) => {
    const team = canvas.getByRole('button', { name: 'Team' });
    await expect(team).toHaveAttribute('aria-expanded', 'false');
    team.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Users' })).toHaveFocus());
    await userEvent.tab();
    await expect(team).toHaveAttribute('aria-expanded', 'false');
  },
});
/** Entries under a hand and with focus, on both grounds that the column can have. */
const entryStates = statesOf({
  as: 'lines',
  states: ['rest', 'hover', 'focus'],
  variants: [
    { name: 'entry', of: 'a:not([aria-current])' },
    { name: 'current entry', of: '[aria-current]' },
    { name: 'disabled entry', of: '[aria-disabled]' },
    { name: 'group', of: '[aria-expanded]' },
  ].map((variant) => ({
    ...variant,
    shows: (
      <div style={{ inlineSize: '240px' }}>
        <SideNav
          sections={[
            {
              items: [
                { title: 'Chat Assistants', path: '/', icon: Bot, label: '3' },
                { title: 'API Access', path: '/api', icon: KeyRound, label: 'New' },
                {
                  title: 'Team',
                  path: '/team',
                  icon: UsersRound,
                  items: [{ title: 'Users', path: '/users' }],
                },
                { title: 'Roles', path: '/roles', icon: KeyRound, disabled: true },
              ],
            },
          ]}
          path="/"
          onSupport={fn()}
        />
      </div>
    ),
  })),
});
export const States = meta.story({
  ...entryStates,
  decorators: [withSettings({ navColor: 'discreet' })],
});
export const StatesEvident = meta.story({
  ...entryStates,
  decorators: [withSettings({ navColor: 'evident' })],
});
