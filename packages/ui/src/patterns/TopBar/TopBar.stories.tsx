import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import {
  contacts,
  HOSTILE_TEXT,
  longContacts,
  longNotifications,
  manyNotifications,
  notifications,
} from '../../screens/screens.fixtures.ts';
import { onPhone } from '../patterns.fixtures.tsx';
import { TopBar } from './TopBar.tsx';
import type { AccountMenuProps } from './topBar.types.ts';

const account = {
  name: 'Ada Keller',
  avatarUrl: null,
  links: { profile: '#profile', settings: '#settings', billing: '#billing' },
  state: 'idle' as AccountMenuProps['state'],
  onLogout: fn(),
};
const news = { notifications, onMarkAllAsRead: fn(), onRemove: fn() };

const meta = preview.meta({
  component: TopBar,
  parameters: { layout: 'fullscreen' },
  args: {
    homeHref: '/',
    language: { locale: 'en' as const, onLocaleChange: fn() },
    notifications: news,
    contacts: { contacts },
    account,
    onOpenSettings: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '560px' }}>
        <Story />
      </div>
    ),
  ],
});

/** Presses a button of the bar and waits for what it opens. */
async function open(canvas: ReturnType<typeof within>, button: RegExp | string, role: 'menu' | 'dialog') {
  await userEvent.click(await canvas.findByRole('button', { name: button }));
  return screen.findByRole(role);
}

export const Default = meta.story();
export const Phone = meta.story({
  globals: onPhone,
  args: { navigation: { open: false, onOpen: fn() } },
});
export const NothingUnread = meta.story({ args: { notifications: { ...news, notifications: [] } } });
export const LoggingOut = meta.story({ args: { account: { ...account, state: 'loggingOut' } } });

export const LanguageSwitcher = meta.story({
  name: 'SH-1, SH-5: the language switcher is 220 wide and offers en, de, es',
  play: async ({ canvas, args }) => {
    const menu = await open(canvas, 'Language: English', 'menu');
    await expect(menu.offsetWidth).toBe(220);
    const items = within(menu).getAllByRole('menuitemradio');
    await expect(items.map((item) => item.textContent)).toEqual(['English', 'Deutsch', 'Español']);
    await userEvent.click(within(menu).getByRole('menuitemradio', { name: 'Deutsch' }));
    await expect(args.language.onLocaleChange).toHaveBeenCalledWith('de');
  },
});

export const AccountMenuOpen = meta.story({
  name: 'SH-1: the account menu is 200 wide, with name, Profile, Settings, Billing and Logout, by keyboard',
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Account menu of Ada Keller' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('menu');
    await expect(menu.offsetWidth).toBe(200);
    await expect(menu).toHaveTextContent('Ada Keller');
    const items = within(menu).getAllByRole('menuitem');
    await expect(items.map((item) => item.textContent)).toEqual(['Profile', 'Settings', 'Billing', 'Logout']);
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.account.onLogout).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Account menu of Ada Keller' })).toHaveFocus();
  },
});

export const Notifications = meta.story({
  play: async ({ canvas }) => {
    await open(canvas, /^Notifications 2 unread$/, 'dialog');
  },
});

export const NotificationsPanel = meta.story({
  name: 'SH-6: notifications are 380 wide, at most 400 high, with times, mark all as read and remove',
  args: { notifications: { ...news, notifications: manyNotifications } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('99+')).toBeInTheDocument();
    const panel = await open(canvas, /^Notifications 120 unread$/, 'dialog');
    await expect(panel.offsetWidth).toBe(380);
    await expect(within(panel).getByRole('list').offsetHeight).toBeLessThanOrEqual(400);
    await expect(within(panel).getAllByText('Mar 10, 2:25 PM')).not.toHaveLength(0);
    await userEvent.click(within(panel).getByRole('button', { name: 'Mark all as read' }));
    await expect(args.notifications.onMarkAllAsRead).toHaveBeenCalledOnce();
    const [remove] = within(panel).getAllByRole('button', { name: /^Remove: Jie Yan added the job/ });
    await userEvent.click(remove as HTMLElement);
    await expect(args.notifications.onRemove).toHaveBeenCalledWith('many-0');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const NoNotifications = meta.story({
  name: 'SH-6: with none left it says so',
  args: { notifications: { ...news, notifications: [] } },
  play: async ({ canvas }) => {
    const panel = await open(canvas, 'Notifications', 'dialog');
    await expect(panel).toHaveTextContent('There are no notifications');
    await expect(within(panel).queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  },
});

export const HostileNotifications = meta.story({
  args: { notifications: { ...news, notifications: longNotifications } },
  play: async ({ canvas }) => {
    const panel = await open(canvas, /^Notifications/, 'dialog');
    await expect(panel.querySelector('img, script')).toBeNull();
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
  },
});

export const Contacts = meta.story({
  name: 'SH-7: contacts are 320 wide, with an online dot or the time since',
  play: async ({ canvas }) => {
    const panel = await open(canvas, 'Contacts', 'dialog');
    await expect(panel.offsetWidth).toBe(320);
    await expect(within(panel).getAllByRole('img', { name: 'Online' })).toHaveLength(2);
    for (const time of ['5m ago', '2h ago', '2d ago']) await expect(panel).toHaveTextContent(time);
  },
});

export const HostileContacts = meta.story({
  args: { contacts: { contacts: longContacts }, account: { ...account, name: HOSTILE_TEXT } },
  play: async ({ canvas }) => {
    const panel = await open(canvas, 'Contacts', 'dialog');
    await expect(panel.querySelector('img, script')).toBeNull();
  },
});
export const NoContacts = meta.story({
  args: { contacts: { contacts: [] } },
  play: async ({ canvas }) => {
    await expect(await open(canvas, 'Contacts', 'dialog')).toHaveTextContent('There are no contacts');
  },
});
