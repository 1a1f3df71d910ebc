import { guide } from '@parley/showroom/guide';
import { noPicture } from '@parley/showroom/no-picture';
import preview from '@parley/storybook/preview';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { EachHostile, everyHostileText } from '../../hostile.fixtures.ts';
import { onPhone, opened } from '../patterns.fixtures.tsx';
import { GuestLayout } from './GuestLayout.tsx';

const account = {
  name: 'Agent 3',
  avatarUrl: null,
  onOpenAccount: fn(),
  onOpenSettings: fn(),
  state: 'idle' as const,
  onLogout: fn(),
};

const meta = preview.meta({
  component: GuestLayout,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      instead: [
        {
          use: 'AppShell',
          when: 'the reader may manage assistants: it has the navigation and the account menu',
        },
      ],
      dos: ['Use it for people who chat and do nothing else.', 'Keep the composer above the keyboard.'],
      donts: ['Add a navigation to it.', 'Let the page itself scroll.'],
      accessibility: [
        'A banner and one main landmark. There is no navigation, because there is one place to be.',
        'The conversation inside scrolls by itself; the page does not, so that the composer stays above ' +
          'the keyboard.',
      ],
    }),
  },
  args: {
    homeHref: '/',
    language: { locale: 'en' as const, onLocaleChange: fn() },
    account,
    children: <h1>Chat</h1>,
  },
});

export const Default = meta.story({
  name: 'RT-8: no shell, but the account, settings and a way out',
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.getByRole('link', { name: /Parley/ })).toHaveAttribute('href', '/');
    const choose = async (name: string) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Account menu of Agent 3' }));
      await userEvent.click(await screen.findByRole('menuitem', { name }));
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    };
    await choose('Profile');
    await expect(args.account.onOpenAccount).toHaveBeenCalledOnce();
    await choose('Settings');
    await expect(args.account.onOpenSettings).toHaveBeenCalledOnce();
    await choose('Logout');
    await expect(args.account.onLogout).toHaveBeenCalledOnce();
  },
});
const assistants = [
  { id: 'a1', name: 'Shop assistant' },
  { id: 'a2', name: 'Returns desk' },
];

export const WithSwitcher = meta.story({
  name: 'RT-8: the way to another assistant, by keyboard too',
  args: { switcher: { assistants, currentId: 'a1', onChange: fn() } },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Assistant: Shop assistant' }).focus();
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('menu');
    const entries = within(menu).getAllByRole('menuitemradio');
    await expect(entries.map((entry) => entry.getAttribute('aria-checked'))).toEqual(['true', 'false']);
    await waitFor(() => expect(entries[0]).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(entries[1]).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.switcher?.onChange).toHaveBeenCalledWith('a2');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
});

export const SwitcherOpen = meta.story({
  args: { switcher: { assistants, currentId: 'a2', onChange: fn() } },
  play: opened('menu', /^Assistant/),
});

export const SwitcherOnPhone = SwitcherOpen.extend({ globals: onPhone });

/** Longer than the bar of any phone. */
const LONG_NAME = 'Donaudampfschifffahrtsgesellschaft';

export const SwitcherOfLongNameOnPhone = meta.story({
  name: 'RT-8: on a phone the switcher names its assistant, and a long name leaves the buttons their room',
  globals: onPhone,
  parameters: noPicture,
  args: {
    switcher: {
      assistants: assistants.map(({ id }) => ({ id, name: LONG_NAME })),
      currentId: 'a1',
      onChange: fn(),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(LONG_NAME)).toBeVisible();
    // The bar's padding at its end stays free.
    const edge = window.innerWidth - 16;
    const boxes = within(canvas.getByRole('banner'))
      .getAllByRole('button')
      .map((button) => button.getBoundingClientRect());
    for (const [index, box] of boxes.entries()) {
      await expect(box.right).toBeLessThanOrEqual(boxes[index + 1]?.left ?? edge);
    }
  },
});

export const OneAssistant = meta.story({
  name: 'RT-8: one assistant is no choice',
  parameters: noPicture,
  args: { switcher: { assistants: assistants.slice(0, 1), currentId: 'a1', onChange: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Assistant/ })).toBeNull();
  },
});

export const MenuOpen = meta.story({ play: opened('menu', /^Account/) });
export const LoggingOut = meta.story({ args: { account: { ...account, state: 'loggingOut' } } });
export const Phone = meta.story({ globals: onPhone });
export const HostileText = meta.story({
  render: (args) => (
    <EachHostile>
      {(text) => (
        <GuestLayout
          {...args}
          account={{ ...account, name: text }}
          switcher={{
            assistants: assistants.map(({ id }) => ({ id, name: text })),
            currentId: 'a1',
            onChange: fn(),
          }}
        >
          <h1>Chat</h1>
        </GuestLayout>
      )}
    </EachHostile>
  ),
  play: everyHostileText(),
});
export const HostileTextOnPhone = HostileText.extend({ globals: onPhone, parameters: noPicture });
