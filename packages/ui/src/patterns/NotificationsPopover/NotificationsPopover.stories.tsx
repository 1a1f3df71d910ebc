import { guide } from '@parley/showroom/guide';
import { noPicture } from '@parley/showroom/no-picture';
import { showState } from '@parley/showroom/states';
import preview from '@parley/storybook/preview';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { type AnchorProps, LinkProvider } from '../../components/Link/LinkProvider.tsx';
import { EachHostile, everyHostileText, HOSTILE, HOSTILE_KINDS } from '../../hostile.fixtures.ts';
import { atTheEnd, offline, onPhone, opened, opens } from '../patterns.fixtures.tsx';
import { manyNotifications, notifications } from '../TopBar/topBar.fixtures.ts';
import { NotificationsPopover } from './NotificationsPopover.tsx';

const meta = preview.meta({
  component: NotificationsPopover,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      instead: [
        { use: 'Toaster', when: 'something just happened because of what the reader did' },
        { use: 'Banner', when: 'news concerns one screen and must be seen before working on' },
      ],
      keyboard: [
        { keys: ['Enter'], does: 'On the bell, opens the popover, which takes the focus.' },
        { keys: ['Tab'], does: 'Moves through “Mark all as read”, and the link and the cross of each row.' },
        { keys: ['Enter'], does: 'On a row, opens what it tells of and closes the popover.' },
        { keys: ['Esc'], does: 'Closes; focus goes back to the bell.' },
      ],
      dos: ['Lead from each row to what it tells of.', 'Say “Unread” in words.'],
      donts: ['Use it for what the reader has just done.', 'Mark all as read by opening it.'],
      accessibility: [
        'The bell’s name carries the exact number unread, also where the badge says 99+.',
        'Unread rows say “Unread” in words, besides their ground.',
        'When a row is removed, its neighbour’s cross takes the focus; from the last one the popover itself.',
        'The cross of each row names what it removes.',
      ],
    }),
  },
  args: { notifications, onMarkAllAsRead: fn(), onRead: fn(), onRemove: fn(), onRetry: fn() },
  decorators: [atTheEnd],
});

const openPopover = opens('dialog');

export const Open = meta.story({
  name: 'SH-6: 380 wide, with type, author, avatar and time',
  play: async ({ canvas }) => {
    const panel = await openPopover({ canvas });
    await expect(panel.offsetWidth).toBe(380);
    await waitFor(() => expect(panel).toHaveFocus());
    const rows = within(panel).getAllByRole('listitem');
    const said = rows.map((row) => [
      within(row).getByRole('link').textContent,
      row.querySelector('time')?.textContent,
    ]);
    await expect(said).toEqual([
      [
        'Shop assistant could not read price-list.pdf. The file is protected by a password.',
        'Mar 10, 2:25 PM',
      ],
      ['Support lead published Shop assistant', 'Mar 10, 12:10 PM'],
      ['Parley · The daily message limit is reached', 'Mar 10, 12:10 PM'],
      ['Parley · 80% of the characters of a month are used', 'Mar 09, 9:05 AM'],
      ['Agent 4 accepted the invitation', 'Mar 09, 9:05 AM'],
      ['Parley · New feature: Invite your team, and say who may use which assistant', 'Mar 07, 4:40 PM'],
    ]);
    const unread = rows.map((row) => within(row).queryByText(/Unread/) !== null);
    await expect(unread).toEqual([true, true, false, false, false, false]);
  },
});

export const VisitorsRefused = meta.story({
  name: 'SH-6: that visitors are no longer answered is told with what they used, and leads to billing',
  args: {
    notifications: [
      {
        id: '1',
        type: 'visitors_refused',
        used: 900,
        left: 100,
        createdAt: '2026-03-10T14:25:00.000Z',
        read: false,
        href: '/billing',
      },
    ],
  },
  play: async ({ canvas }) => {
    const link = within(await openPopover({ canvas })).getByRole('link');
    await expect(link).toHaveTextContent(
      'Parley · Visitors are no longer answered today: they have used their 900 messages. Kept for your team: 100.',
    );
    await expect(link).toHaveAttribute('href', '/billing');
  },
});

/** The router's part: the page stays. */
function StayingAnchor(anchor: AnchorProps) {
  const onClick: AnchorProps['onClick'] = (event) => {
    event.preventDefault();
    anchor.onClick?.(event);
  };
  return <a {...{ ...anchor, onClick }} />;
}

export const Followed = meta.story({
  name: 'SH-6: each leads to what it tells of, and is read then',
  parameters: noPicture,
  decorators: [
    (Story) => (
      <LinkProvider component={StayingAnchor}>
        <Story />
      </LinkProvider>
    ),
  ],
  play: async ({ canvas, args }) => {
    const panel = await openPopover({ canvas });
    await userEvent.click(within(panel).getByRole('link', { name: /^Shop assistant/ }));
    await expect(args.onRead).toHaveBeenCalledWith('1');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await openPopover({ canvas });
    await userEvent.click(within(again).getByRole('link', { name: /^Agent 4/ }));
    await expect(args.onRead).toHaveBeenCalledOnce();
  },
});

export const RowFocused = meta.story({
  name: 'SH-6: the row whose link has the focus is framed',
  parameters: { visual: { modes: ['light', 'dark', 'contrast'] } },
  play: async ({ canvas }) => {
    const panel = within(await openPopover({ canvas }));
    const [link] = panel.getAllByRole('link');
    for (let stop = 0; stop < 3 && document.activeElement !== link; stop++) await userEvent.tab();
    await expect(link).toHaveFocus();
  },
});
export const RowsHovered = meta.story({
  parameters: { visual: { modes: ['light', 'dark', 'contrast'] } },
  play: async ({ canvas }) => {
    const panel = await openPopover({ canvas });
    const [unread, , read] = within(panel).getAllByRole('listitem');
    for (const row of [unread, read]) showState(row as HTMLElement, 'hover', panel);
  },
});
export const Loading = meta.story({
  args: { notifications: 'loading' },
  play: async ({ canvas }) => {
    await expect(within(await openPopover({ canvas })).getByRole('status')).toHaveTextContent(
      'Loading the notifications',
    );
  },
});

export const Failed = meta.story({
  args: { notifications: 'failed' },
  play: async ({ canvas, args }) => {
    const panel = await openPopover({ canvas });
    await expect(within(panel).getByRole('alert')).toHaveTextContent(
      'The notifications could not be loaded.',
    );
    await userEvent.click(within(panel).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const FailedAndOffline = meta.story({
  name: 'FA-1: a failed list says that there is no network',
  args: { notifications: 'failed' },
  parameters: noPicture,
  decorators: [offline],
  play: async ({ canvas }) => {
    const panel = await openPopover({ canvas });
    await expect(within(panel).getByRole('alert')).toHaveTextContent('You are offline.');
  },
});

export const Many = meta.story({
  name: 'SH-1, SH-6: more than 99 unread are 99+, and the list is at most 400 high',
  args: { notifications: manyNotifications },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
    const panel = await opens('dialog', 'Notifications 120 unread')({ canvas });
    await expect(within(panel).getByRole('list').offsetHeight).toBe(400);
  },
});

export const NinetyNine = meta.story({
  name: 'SH-1: 99 unread are 99',
  parameters: noPicture,
  args: { notifications: manyNotifications.slice(0, 99) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99')).toBeVisible();
    await expect(canvas.queryByText('99+')).toBeNull();
  },
});

export const AllRead = meta.story({
  args: { notifications: notifications.map((item) => ({ ...item, read: true })) },
  play: async ({ canvas }) => {
    const panel = await openPopover({ canvas });
    await expect(within(panel).queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  },
});

export const NoneShown = meta.story({
  name: 'T20: where none can be shown, it does not say that there are none',
  parameters: noPicture,
  args: { notifications: [], leftOut: 2 },
  play: async ({ canvas }) => {
    const popover = await openPopover({ canvas });
    await expect(popover).toHaveTextContent('2 entries could not be shown.');
    await expect(popover).not.toHaveTextContent('There are no notifications');
  },
});
export const Empty = meta.story({
  name: 'SH-6: with none left it says so',
  args: { notifications: [] },
  play: async ({ canvas }) => {
    await expect(await openPopover({ canvas })).toHaveTextContent('There are no notifications');
  },
});

export const ReadAndRemove = meta.story({
  name: 'SH-6: mark all as read, and remove one after the other; focus stays inside',
  parameters: noPicture,
  render: function Render(args) {
    const [items, setItems] = useState(notifications.slice(0, 3));
    return (
      <NotificationsPopover
        {...args}
        notifications={items}
        onMarkAllAsRead={() => setItems(items.map((item) => ({ ...item, read: true })))}
        onRemove={(id) => setItems(items.filter((item) => item.id !== id))}
      />
    );
  },
  play: async ({ canvas }) => {
    const panel = await openPopover({ canvas });
    await userEvent.click(within(panel).getByRole('button', { name: 'Mark all as read' }));
    await expect(canvas.getByRole('button', { hidden: true })).toHaveAccessibleName('Notifications');
    await waitFor(() => expect(panel).toHaveFocus());
    const remove = () => within(panel).queryAllByRole('button', { name: /^Remove: / });
    await userEvent.click(remove()[1] as HTMLElement);
    await expect(remove()).toHaveLength(2);
    await waitFor(() => expect(remove()[1]).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(remove()[0]).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(panel).toHaveTextContent('There are no notifications');
    await waitFor(() => expect(panel).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const Phone = meta.story({ globals: onPhone, play: opened('dialog') });

/** Every type, with this text where somebody wrote something. */
const saying = (text: string) =>
  notifications.map((item) => ({
    ...item,
    ...('user' in item && { user: { ...item.user, name: text } }),
    ...('assistant' in item && { assistant: { ...item.assistant, name: text } }),
    ...('fileName' in item && { fileName: text }),
  }));

export const HostileText = meta.story({
  render: (args) => (
    <EachHostile>{(text) => <NotificationsPopover {...args} notifications={saying(text)} />}</EachHostile>
  ),
  play: everyHostileText(openPopover),
});

export const EachHostileRow = meta.story({
  args: {
    notifications: HOSTILE_KINDS.map((kind) => ({
      ...(notifications[4] as (typeof notifications)[number]),
      id: kind,
      user: { name: HOSTILE[kind], email: '', avatarUrl: null },
    })) as typeof notifications,
  },
  play: opened('dialog'),
});
