import { Bell } from 'lucide-react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { sizes } from '../../theme/tokens.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { LONG_TEXT } from '../stories.fixtures.ts';
import { Text } from '../Text/Text.tsx';
import { Popover } from './Popover.tsx';

const meta = preview.meta({
  component: Popover,
  parameters: { layout: 'centered' },
  args: {
    label: 'Notifications',
    trigger: <IconButton icon={Bell} label="Notifications" />,
    children: <Text>There are no notifications</Text>,
    width: sizes.contactsPopover,
    open: true,
  },
});

export const Open = meta.story();
export const Long = meta.story({ args: { children: <Text>{LONG_TEXT}</Text> } });
/** A11Y-1: Escape closes it, and focus comes back to its button. */
export const ByKeyboard = meta.story({
  render: ({ open: _open, ...args }) => <Popover {...args} />,
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button');
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Notifications' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});
