import { guide } from '@parley/showroom/guide';
import { noPicture } from '@parley/showroom/no-picture';
import preview from '@parley/storybook/preview';
import { Bell, UsersRound } from 'lucide-react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { sizes } from '../../theme/tokens.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { LONG_TEXT } from '../stories.fixtures.ts';
import { Text } from '../Text/Text.tsx';
import { Popover } from './Popover.tsx';

const meta = preview.meta({
  component: Popover,
  parameters: {
    layout: 'centered',
    ...guide({
      coversPage: true,
      instead: [
        { use: 'Menu', when: 'it is a list of things to do.' },
        { use: 'A field’s help', when: 'it is a few words without anything to press.' },
        { use: 'Dialog', when: 'the page has to wait.' },
      ],
      keyboard: [
        { keys: ['Enter'], does: 'On its button: opens it, and the focus moves in.' },
        { keys: ['Tab'], does: 'Goes on inside.' },
        { keys: ['Esc'], does: 'Closes, and the focus goes back to what opened it.' },
      ],
      dos: ['Keep it to something small beside its button.', 'Give it a `label`, also where it has a title.'],
      donts: ['Put into it what is lost when it closes.', 'Open it by pointing alone.'],
      accessibility: [
        'A dialog named by `label`; the focus starts on its first field, or on itself.',
        'Give it a name even where it has a title.',
        'A press beside it closes it; nothing in it may be lost by that.',
      ],
    }),
  },
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

/** No name of a button lies over it: not of the one that opened it, nor of another of the page. */
export const NoNameOverIt = meta.story({
  parameters: noPicture,
  render: ({ open: _open, ...args }) => (
    <Inline gap={8}>
      <Popover {...args} />
      <IconButton icon={UsersRound} label="Contacts" />
    </Inline>
  ),
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Notifications' });
    const other = canvas.getByRole('button', { name: 'Contacts' });
    const bubble = (name: string) => screen.queryByText(name, { selector: '[popover]' });
    await userEvent.hover(trigger);
    await waitFor(() => expect(bubble('Notifications')).toBeVisible());
    await userEvent.click(trigger);
    const surface = await screen.findByRole('dialog');
    await waitFor(() => expect(surface).toHaveFocus());
    // So soon after a name, the next one would need no rest.
    for (const button of [trigger.firstElementChild, other, trigger]) {
      await userEvent.hover(button as Element);
      await expect(bubble('Notifications') ?? bubble('Contacts')).toBeNull();
    }
  },
});
