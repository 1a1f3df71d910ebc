import { guide } from '@parley/showroom/guide';
import preview from '@parley/storybook/preview';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { conformsAsModal, isSheetOnPhones } from '../Modal/conformance.fixtures.tsx';
import { LONG_LABEL, LONG_TEXT } from '../stories.fixtures.ts';
import { Text } from '../Text/Text.tsx';
import { Dialog } from './Dialog.tsx';

const meta = preview.meta({
  component: Dialog,
  parameters: guide({
    coversPage: true,
    instead: [
      { use: 'AlertDialog', when: 'it is a question.' },
      { use: 'Drawer', when: 'the page beside it should stay in sight.' },
      { use: 'Popover', when: 'it is a small thing beside its button.' },
      { use: 'A page', when: 'it has an address, or more than one step.' },
    ],
    keyboard: [
      { keys: ['Tab'], does: 'Stays inside.' },
      { keys: ['Esc'], does: 'Closes, and the focus goes back to what opened it.' },
    ],
    accessibility: [
      'Named by its title; what is behind can neither be reached nor read.',
      'The focus moves in, and comes back to what opened it.',
      'A long text scrolls inside and can be scrolled by keyboard; head and buttons stay.',
      'On phones a sheet from below.',
    ],
  }),
  args: {
    open: true,
    onClose: fn(),
    title: 'Get support',
    children: <Text>Contact support by e-mail at support@example.com.</Text>,
    actions: <Button variant="primary">OK</Button>,
  },
});

export const Open = meta.story();
export const Small = meta.story({ args: { width: 'small' } });
export const Large = meta.story({ args: { width: 'large' } });
export const Scrolling = meta.story({
  args: {
    title: LONG_LABEL,
    children: Array.from({ length: 14 }, (_, line) => <Text key={String(line)}>{LONG_TEXT}</Text>),
    actions: (
      <>
        <Button>Abbrechen</Button>
        <Button variant="primary">{LONG_LABEL}</Button>
      </>
    ),
  },
});
/** A11Y-1: focus moves in, Escape closes, and focus comes back to the button that opened it. */
export const ByKeyboard = meta.story({
  render: function Controlled(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Dialog {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Open' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Get support' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});
export const Phone = meta.story({ globals: { viewport: { value: 'mobile2', isRotated: false } } });

const asModal = {
  role: 'dialog',
  name: 'Get support',
  pressBeside: 'closes',
  modal: (state) => (
    <Dialog {...state} title="Get support" actions={<Button>OK</Button>}>
      <Text>Contact support by e-mail.</Text>
    </Dialog>
  ),
} satisfies Parameters<typeof conformsAsModal>[0];

export const Conforms = meta.story({
  name: 'A11Y-1: keeps the focus inside and gives it back, closes on Escape, and holds the page still',
  ...conformsAsModal(asModal),
});
export const SheetOnPhones = meta.story({
  name: 'A11Y-1: a sheet from below on phones',
  ...isSheetOnPhones(asModal),
});
