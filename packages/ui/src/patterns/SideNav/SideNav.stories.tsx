import { BookOpen, Bot, KeyRound, UsersRound } from 'lucide-react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { HOSTILE_TEXT, LONG_NAME } from '../../screens/screens.fixtures.ts';
import { noPicture, withSettings } from '../patterns.fixtures.tsx';
import type { NavSection } from './navigation.ts';
import { SideNav } from './SideNav.tsx';

/** Every kind of entry that the spec knows: plain, nested, disabled, external, with a note. */
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

const meta = preview.meta({
  component: SideNav,
  args: { sections: everyKind, path: '/', onSupport: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '280px', blockSize: '560px' }}>
        <Story />
      </div>
    ),
  ],
});

export const EveryKindOfEntry = meta.story();
export const NestedCurrent = meta.story({ args: { path: '/users' } });
export const Evident = meta.story({
  args: { path: '/users' },
  decorators: [withSettings({ navColor: 'evident' })],
});
export const Hostile = meta.story({
  args: {
    sections: [
      { subheader: LONG_NAME, items: [{ title: LONG_NAME, path: '/', icon: Bot, label: '999+' }] },
      { subheader: HOSTILE_TEXT, items: [{ title: HOSTILE_TEXT, path: '/hostile' }] },
    ],
  },
});

export const NestedByKeyboard = meta.story({
  name: 'SH-2: nested entries open by keyboard',
  parameters: noPicture,
  play: async ({ canvas }) => {
    const team = canvas.getByRole('button', { name: 'Team' });
    team.focus();
    await userEvent.keyboard('{Enter}');
    await expect(team).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Users' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('link', { name: 'Users' })).toBeNull();
  },
});

export const DisabledAndExternal = meta.story({
  name: 'SH-2: disabled entries lead nowhere, external ones into a new tab',
  parameters: noPicture,
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
  name: 'SH-2: hover menus of the horizontal layout close soon after the pointer leaves',
  parameters: noPicture,
  decorators: [
    withSettings({ layout: 'horizontal' }),
    (Story) => (
      <div style={{ inlineSize: '900px', blockSize: '200px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const team = canvas.getByRole('button', { name: 'Team' });
    await userEvent.hover(team);
    await expect(canvas.getByRole('link', { name: 'Users' })).toBeVisible();
    await userEvent.unhover(team);
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Users' })).toBeNull());
  },
});
