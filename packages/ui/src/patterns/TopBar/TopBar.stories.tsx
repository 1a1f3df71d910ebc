import { guide } from '@parley/showroom/guide';
import { noPicture } from '@parley/showroom/no-picture';
import preview from '@parley/storybook/preview';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { EachHostile, everyHostileText } from '../../hostile.fixtures.ts';
import { onPhone } from '../patterns.fixtures.tsx';
import { TopBar } from './TopBar.tsx';
import { account, contacts, manyNotifications, topBar } from './topBar.fixtures.ts';

const meta = preview.meta({
  component: TopBar,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      instead: [
        { use: 'AppShell', when: 'a whole screen is framed; it brings the bar with it' },
        { use: 'GuestLayout', when: 'the reader has no navigation: users without the admin permission' },
      ],
      keyboard: [
        {
          keys: ['Tab'],
          does: 'Goes from the navigation button (small screens) over the logo to each button in order.',
        },
        { keys: ['Enter'], does: 'Opens what the button holds. Nothing opens by pointing alone.' },
      ],
      dos: ['Name every button: all are icons.', 'Keep the order of its buttons on every page.'],
      donts: ['Open anything by pointing alone.', 'Add a button of a single page.'],
      accessibility: [
        'A banner landmark. Every button is an icon with a name; the bell’s includes the number unread.',
        'The logo is a link named “Parley: all assistants”, also where only its mark is shown.',
      ],
    }),
  },
  args: { ...topBar, onOpenSettings: fn() },
});

export const Default = meta.story();

export const LeadsOn = meta.story({
  name: 'SH-1: the logo leads to the list, a button to the settings',
  parameters: noPicture,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Parley: all assistants' })).toHaveAttribute('href', '/');
    await userEvent.click(canvas.getByRole('button', { name: 'App Settings' }));
    await expect(args.onOpenSettings).toHaveBeenCalledOnce();
  },
});
export const Phone = meta.story({
  globals: onPhone,
  args: { navigation: { open: false, onOpen: fn() } },
});
export const NothingUnread = meta.story({
  args: { notifications: { ...topBar.notifications, notifications: [] } },
});
export const ManyUnread = meta.story({
  args: { notifications: { ...topBar.notifications, notifications: manyNotifications } },
});
export const LoggingOut = meta.story({ args: { account: { ...account, state: 'loggingOut' } } });

export const OrderOfFocus = meta.story({
  name: 'SH-1: logo, language, notifications, contacts, settings and account, in this order of focus',
  parameters: noPicture,
  args: { navigation: { open: false, onOpen: fn() } },
  play: async ({ canvas }) => {
    const inOrder = [
      ['button', 'Open navigation'],
      ['link', 'Parley: all assistants'],
      ['button', 'Language: English'],
      ['button', 'Notifications 2 unread'],
      ['button', 'Contacts'],
      ['button', 'App Settings'],
      ['button', 'Account menu of Support lead'],
    ] as const;
    for (const [role, name] of inOrder) {
      await userEvent.tab();
      await waitFor(() => expect(canvas.getByRole(role, { name })).toHaveFocus());
    }
  },
});

export const HostileText = meta.story({
  render: (args) => (
    <EachHostile>
      {(text) => (
        <TopBar
          {...args}
          account={{ ...account, name: text }}
          contacts={{ ...args.contacts, contacts: contacts.map((contact) => ({ ...contact, name: text })) }}
        />
      )}
    </EachHostile>
  ),
  play: everyHostileText(),
});
