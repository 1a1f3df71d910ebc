import { CreditCard, Ellipsis, LogOut, Settings, Trash2 } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { sizes } from '../../theme/tokens.ts';
import { Button } from '../Button/Button.tsx';
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
  parameters: { layout: 'centered' },
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
        <Text weight="strong">Ada Lovelace</Text>
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
