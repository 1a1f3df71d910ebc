import { guide } from '@parley/showroom/guide';
import { noPicture } from '@parley/showroom/no-picture';
import { showState } from '@parley/showroom/states';
import preview from '@parley/storybook/preview';
import { CreditCard, Download, Ellipsis, Inbox, LogOut, Search, Settings, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { sizes } from '../../theme/tokens.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { LONG_LABEL } from '../stories.fixtures.ts';
import { Text } from '../Text/Text.tsx';
import { Menu, type MenuItem } from './Menu.tsx';

const onLogout = fn();
const account: MenuItem[] = [
  { kind: 'link', id: 'settings', label: 'Settings', href: '#settings', icon: Settings },
  { kind: 'link', id: 'billing', label: 'Billing', href: '#billing', icon: CreditCard },
  { kind: 'separator', id: 'line' },
  { kind: 'action', id: 'logout', label: 'Logout', icon: LogOut, iconPoints: true, onSelect: onLogout },
];

const meta = preview.meta({
  component: Menu,
  parameters: {
    layout: 'centered',
    ...guide({
      coversPage: true,
      instead: [
        { use: 'Select', when: 'it is the field of a form.' },
        { use: 'Popover', when: 'it is not a list of things to do.' },
        { use: 'Button', when: 'there are one or two things to do: show them.' },
        { use: 'RadioGroup', when: 'choices have to be compared.' },
      ],
      keyboard: [
        { keys: ['Enter'], does: 'Opens it, with the first item; on an item: does it.' },
        { keys: ['↓'], does: 'Opens it; then the next item.' },
        { keys: ['↑'], does: 'The item before.' },
        { keys: ['Home', 'End'], does: 'The first and the last item.' },
        { keys: ['→'], does: 'Opens a submenu (← right to left).' },
        { keys: ['←'], does: 'Closes a submenu.' },
        { keys: ['A–Z'], does: 'To the next item that begins so.' },
        { keys: ['Esc'], does: 'Closes, and the focus goes back to the button.' },
      ],
      dos: ['Write each item as a verb: “Rename”, “Delete”.', 'Put what destroys last, apart from the rest.'],
      donts: ['Hide one or two actions in it: show them.', 'Use it as the field of a form.'],
      accessibility: [
        'Choices are radio items, checks are check items: both say whether they are on.',
        'A section’s title names the group; a blocked item says why as a part of its name.',
        'Critical items stand last, after a separator.',
        'One level of submenus at most; fingers find none of them.',
      ],
    }),
  },
  args: {
    label: 'Account',
    width: sizes.accountMenu,
    trigger: <Button>Account</Button>,
    items: account,
    open: true,
  },
});

export const Open = meta.story();
export const WithHeader = meta.story({
  args: {
    header: (
      <>
        <Text weight="strong">Support lead</Text>
        <Text size="caption" tone="muted">
          Administrator
        </Text>
      </>
    ),
  },
});
export const Choices = meta.story({
  args: {
    label: 'Language',
    width: sizes.languageMenu,
    items: [
      { kind: 'choice', id: 'en', label: 'English', lang: 'en', checked: true, onSelect: fn() },
      { kind: 'choice', id: 'de', label: 'Deutsch', lang: 'de', checked: false, onSelect: fn() },
      { kind: 'choice', id: 'es', label: 'Español', lang: 'es', checked: false, onSelect: fn() },
    ],
  },
});
export const CriticalAndBlocked = meta.story({
  args: {
    trigger: <IconButton icon={Ellipsis} label="More" />,
    items: [
      {
        kind: 'action',
        id: 'demote',
        label: 'Change role',
        onSelect: fn(),
        disabledReason: 'The last administrator stays.',
      },
      { kind: 'action', id: 'delete', label: 'Delete', icon: Trash2, tone: 'critical', onSelect: fn() },
    ],
  },
});
export const Long = meta.story({
  args: { items: [{ kind: 'action', id: 'long', label: LONG_LABEL, icon: Settings, onSelect: fn() }] },
});
/** A11Y-1: opened, walked and used by keyboard alone, and focus comes back to its button. */
export const ByKeyboard = meta.story({
  render: ({ open: _open, ...args }) => <Menu {...args} />,
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Account' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Settings' })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(onLogout).toHaveBeenCalledOnce();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});
/** Pressed while it still fades away it opens again: the press counts once, for the button. */
export const OpenedAgain = meta.story({
  parameters: noPicture,
  render: ({ open: _open, ...args }) => <Menu {...args} />,
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Account' });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await userEvent.click(trigger);
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Logout' })).toBeVisible());
  },
});
const view: MenuItem[] = [
  {
    kind: 'section',
    id: 'columns',
    label: 'Columns',
    items: [
      { kind: 'check', id: 'status', label: 'Status', checked: true, onChange: fn() },
      { kind: 'check', id: 'messages', label: 'Messages in 24 h', checked: false, onChange: fn() },
    ],
  },
  {
    kind: 'section',
    id: 'rows',
    label: 'Rows',
    items: [
      { kind: 'choice', id: 'close', label: 'Close together', checked: false, onSelect: fn() },
      { kind: 'choice', id: 'apart', label: 'Apart', checked: true, onSelect: fn() },
    ],
  },
];
export const Sections = meta.story({ args: { label: 'View', width: 220, items: view } });
export const Hints = meta.story({
  args: {
    width: 240,
    items: [
      { kind: 'action', id: 'search', label: 'Search', icon: Search, hint: 'Ctrl K', onSelect: fn() },
      { kind: 'link', id: 'inbox', label: 'Unanswered', icon: Inbox, hint: '12', href: '#inbox' },
    ],
  },
});
/** A check item leaves the menu open, because there may be more to set. */
export const Checked = meta.story({
  parameters: noPicture,
  args: { label: 'View' },
  render: function Kept({ open: _open, ...args }) {
    const [checked, setChecked] = useState(false);
    return (
      <Menu
        {...args}
        items={[{ kind: 'check', id: 'status', label: 'Status', checked, onChange: setChecked }]}
      />
    );
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Account' }).focus();
    await userEvent.keyboard('{Enter}');
    const item = await screen.findByRole('menuitemcheckbox', { name: 'Status' });
    await waitFor(() => expect(item).toHaveFocus());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(item).toHaveAttribute('aria-checked', 'true'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
});
/** A11Y-1: opened and closed by the arrows along the line of writing. */
export const Submenu = meta.story({
  args: {
    width: 200,
    items: [
      { kind: 'action', id: 'rename', label: 'Rename', onSelect: fn() },
      {
        kind: 'submenu',
        id: 'export',
        label: 'Export',
        icon: Download,
        items: [
          { kind: 'action', id: 'json', label: 'As JSON', onSelect: fn() },
          { kind: 'action', id: 'csv', label: 'As CSV', onSelect: fn() },
        ],
      },
    ],
  },
  render: ({ open: _open, ...args }) => <Menu {...args} />,
  play: async ({ canvas, globals }) => {
    const [into, out] =
      globals.direction === 'rtl' ? ['{ArrowLeft}', '{ArrowRight}'] : ['{ArrowRight}', '{ArrowLeft}'];
    canvas.getByRole('button', { name: 'Account' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus());
    await userEvent.keyboard(`{ArrowDown}${into}`);
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'As JSON' })).toHaveFocus());
    await userEvent.keyboard(out);
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Export' })).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('menuitem', { name: 'As JSON' })).toBeNull());
    await userEvent.keyboard(into);
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'As JSON' })).toHaveFocus());
  },
});
/** Opens a menu by keyboard, once its first item, of the given name, has the focus. @returns the button */
async function openByKey(button: HTMLElement, first: string): Promise<HTMLElement> {
  button.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: first })).toHaveFocus());
  return button;
}
export const Blocked = meta.story({
  name: 'A11Y-1: while what was chosen runs, the button stays, with the focus, and opens nothing',
  parameters: noPicture,
  render: function Owner({ open: _, ...args }) {
    const [busy, setBusy] = useState(false);
    return (
      <>
        <Menu
          {...args}
          blocked={busy}
          trigger={<IconButton icon={Ellipsis} label="More" busy={busy} />}
          items={[{ kind: 'action', id: 'copy', label: 'Duplicate', onSelect: () => setBusy(true) }]}
        />
        <Button onClick={() => setBusy(false)}>End</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const button = await openByKey(canvas.getByRole('button', { name: 'More' }), 'Duplicate');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'More' })).toBe(button);
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await userEvent.click(canvas.getByRole('button', { name: 'End' }));
    await expect(screen.queryByRole('menu')).toBeNull();
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
});
/** Longer than anyone reads a dialog, as on a machine that draws few frames, though pictures stop motion. */
const SLOW_FADE = `@keyframes fade { to { opacity: 0.5 } }
[role=menu][data-state=closed] { animation: 60s fade !important }`;
export const FadesBelowADialog = meta.story({
  name: 'A11Y-1: a dialog that closes while the menu behind it fades away gives the focus to the button',
  parameters: noPicture,
  render: function Owner({ open: _, ...args }) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <style>{SLOW_FADE}</style>
        <Menu
          {...args}
          trigger={<IconButton icon={Ellipsis} label="More" />}
          items={[{ kind: 'action', id: 'rename', label: 'Rename', onSelect: () => setOpen(true) }]}
        />
        <Dialog open={open} onClose={() => setOpen(false)} title="Rename">
          Its name is shown in lists.
        </Dialog>
      </>
    );
  },
  play: async ({ canvas }) => {
    const button = await openByKey(canvas.getByRole('button', { name: 'More' }), 'Rename');
    const menu = screen.getByRole('menu');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(menu).toBeInTheDocument();
    for (const fade of menu.getAnimations()) fade.finish();
    await waitFor(() => expect(menu).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
  },
});
const kinds = {
  action: { kind: 'action', icon: Settings, onSelect: fn() },
  critical: { kind: 'action', icon: Trash2, tone: 'critical', onSelect: fn() },
  blocked: { kind: 'action', icon: Settings, disabledReason: 'Part of the Pro plan', onSelect: fn() },
  choice: { kind: 'choice', checked: true, onSelect: fn() },
} as const;
/** A menu has one marked item at a time; here each kind of item is shown twice, the second time marked. */
export const States = meta.story({
  parameters: { layout: 'padded', visual: { modes: ['light', 'dark', 'forced'] } },
  args: {
    align: 'start',
    items: Object.entries(kinds).flatMap(([name, item]) =>
      (['rest', 'hover'] as const).map((state) => ({
        ...item,
        id: `${name} ${state}`,
        label: `${name} ${state}`,
      })),
    ),
  },
  play: async () => {
    const menu = await screen.findByRole('menu');
    for (const item of menu.querySelectorAll('[role^=menuitem]:nth-child(even)'))
      showState(item, 'hover', menu);
  },
});
