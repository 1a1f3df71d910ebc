import { guide } from '@parley/showroom/guide';
import { noPicture } from '@parley/showroom/no-picture';
import { statesOf } from '@parley/showroom/states';
import preview from '@parley/storybook/preview';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { EachHostile, everyHostileText } from '../../hostile.fixtures.ts';
import { atTheEnd, onPhone, opened, opens } from '../patterns.fixtures.tsx';
import { account } from '../TopBar/topBar.fixtures.ts';
import { AccountMenu } from './AccountMenu.tsx';

const meta = preview.meta({
  component: AccountMenu,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      instead: [{ use: 'Menu', when: 'a button offers actions that are not about the person signed in' }],
      keyboard: [
        {
          keys: ['Enter'],
          does: 'On the picture, opens the menu with its first entry focused. So do Space and ↓.',
        },
        { keys: ['↑', '↓'], does: 'Moves through the entries, from the last to the first again.' },
        { keys: ['Home', 'End'], does: 'Goes to the first or the last entry.' },
        { keys: ['Esc'], does: 'Closes; focus goes back to the picture.' },
      ],
      dos: ['Keep it to what is about the person signed in.', 'Put the logout last.'],
      donts: ['Put settings of the organisation into it.', 'Ask before logging out.'],
      accessibility: [
        'The button is called “Account menu of …”, so that its picture needs no name of its own.',
        'While the logout runs, the button is busy and the entry says so; a second press does nothing.',
      ],
    }),
  },
  args: { ...account, onLogout: fn() },
  decorators: [atTheEnd],
});

const openMenu = opens('menu');

export const Open = meta.story({
  name: 'SH-1: 200 wide, with name, Profile, Settings, Billing and Logout',
  play: async ({ canvas }) => {
    const menu = await openMenu({ canvas });
    await expect(menu.offsetWidth).toBe(200);
    await expect(menu).toHaveTextContent('Support lead');
    const items = within(menu).getAllByRole('menuitem');
    await expect(items.map((item) => item.textContent)).toEqual(['Profile', 'Settings', 'Billing', 'Logout']);
  },
});

export const SettingsOpen = meta.story({
  name: 'SH-1: Settings opens the settings',
  parameters: noPicture,
  args: { onOpenSettings: fn() },
  play: async ({ canvas, args }) => {
    const menu = await openMenu({ canvas });
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Settings' }));
    await expect(args.onOpenSettings).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
});

export const WithoutLinks = meta.story({
  render: ({ links: _, onOpenSettings: __, ...args }) => <AccountMenu {...args} />,
  play: opened('menu'),
});

export const LoggingOut = meta.story({ args: { state: 'loggingOut' } });

export const ByKeyboard = meta.story({
  name: 'SH-1: by keyboard; focus comes back',
  parameters: noPicture,
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Account menu of Support lead' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onLogout).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Account menu of Support lead' })).toHaveFocus(),
    );
  },
});

export const Phone = meta.story({ globals: onPhone, play: opened('menu') });

export const HostileText = meta.story({
  render: (args) => <EachHostile>{(name) => <AccountMenu {...args} name={name} />}</EachHostile>,
  play: everyHostileText(openMenu),
});
export const States = meta.story(
  statesOf({
    of: 'button',
    states: ['rest', 'hover', 'focus'],
    variants: [{ name: 'picture', shows: <AccountMenu {...account} onLogout={fn()} /> }],
  }),
);
