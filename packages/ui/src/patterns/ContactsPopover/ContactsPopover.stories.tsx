import type { Contact } from '@parley/model';
import { guide } from '@parley/showroom/guide';
import { noPicture } from '@parley/showroom/no-picture';
import preview from '@parley/storybook/preview';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { EachHostile, everyHostileText } from '../../hostile.fixtures.ts';
import { atTheEnd, onPhone, opened, opens } from '../patterns.fixtures.tsx';
import { contacts } from '../TopBar/topBar.fixtures.ts';
import { ContactsPopover } from './ContactsPopover.tsx';

const meta = preview.meta({
  component: ContactsPopover,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      instead: [{ use: 'Table', when: 'people are managed, not only seen: that is the users screen' }],
      keyboard: [
        { keys: ['Enter'], does: 'On the button, opens the popover.' },
        { keys: ['↑', '↓'], does: 'Scrolls the list where it is longer than the popover.' },
        { keys: ['Esc'], does: 'Closes; focus goes back to the button.' },
      ],
      dos: ['Say in words who is online.', 'Sort by who was here last.'],
      donts: [
        'Manage people in it: that is the users screen.',
        'Show an exact time where a short one is enough.',
      ],
      accessibility: [
        'The dot is an image named “Online”: presence is never told by color alone.',
        'The short time has the full date as its tooltip and in its machine-readable attribute.',
        'A name that is too long for its line is whole in its tooltip.',
      ],
    }),
  },
  args: { contacts, onRetry: fn() },
  decorators: [atTheEnd],
});

const openPopover = opens('dialog');

export const Open = meta.story({
  name: 'SH-7: 320 wide, with an online dot or the time since',
  play: async ({ canvas }) => {
    const panel = await openPopover({ canvas });
    await expect(panel.offsetWidth).toBe(320);
    await expect(within(panel).getAllByRole('img', { name: 'Online' })).toHaveLength(2);
    const rows = within(panel).getAllByRole('listitem');
    const presence = rows.map((row) => row.querySelector('time')?.textContent ?? 'online');
    await expect(presence).toEqual(['online', 'online', '5m ago', '2h ago', '2d ago']);
    await expect(within(panel).getByRole('link', { name: 'agent.1@acme.test' })).toHaveAttribute(
      'href',
      'mailto:agent.1@acme.test',
    );
    await expect(
      within(panel).getByRole('button', { name: 'Copy the address of Agent 1' }),
    ).toBeInTheDocument();
  },
});

/** More than fit: the list scrolls, by keyboard too. */
const many: readonly Contact[] = Array.from({ length: 40 }, (_, index) => ({
  ...(contacts[index % contacts.length] as Contact),
  id: `many-${index}`,
  name: `Agent ${index + 1}`,
}));

export const Many = meta.story({
  args: { contacts: many },
  play: async ({ canvas }) => {
    const list = within(await openPopover({ canvas })).getByRole('list');
    await expect(list.offsetHeight).toBeLessThanOrEqual(400);
    await waitFor(() => expect(list).toHaveAttribute('tabindex', '0'));
  },
});

export const Empty = meta.story({
  args: { contacts: [] },
  play: async ({ canvas }) => {
    await expect(await openPopover({ canvas })).toHaveTextContent('There are no contacts');
  },
});

export const Loading = meta.story({
  args: { contacts: 'loading' },
  play: async ({ canvas }) => {
    const panel = await openPopover({ canvas });
    await expect(within(panel).getByRole('status')).toHaveTextContent('Loading the contacts');
  },
});

export const Failed = meta.story({
  args: { contacts: 'failed' },
  play: async ({ canvas, args }) => {
    const panel = await openPopover({ canvas });
    await expect(within(panel).getByRole('alert')).toHaveTextContent('The contacts could not be loaded.');
    await userEvent.click(within(panel).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const NeverSeen = meta.story({
  args: { contacts: contacts.map((contact) => ({ ...contact, isActive: false, lastActivity: null })) },
  play: opened('dialog'),
});

export const ByKeyboard = meta.story({
  name: 'SH-1: opens and closes by keyboard; focus comes back',
  parameters: noPicture,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Contacts' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Contacts' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Contacts' })).toHaveFocus());
  },
});

export const Phone = meta.story({ globals: onPhone, play: opened('dialog') });

export const HostileText = meta.story({
  render: (args) => (
    <EachHostile>
      {(name) => <ContactsPopover {...args} contacts={contacts.map((contact) => ({ ...contact, name }))} />}
    </EachHostile>
  ),
  play: everyHostileText(openPopover),
});
