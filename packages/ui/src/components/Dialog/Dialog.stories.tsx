import { guide } from '@parley/showroom/guide';
import { noPicture } from '@parley/showroom/no-picture';
import preview from '@parley/storybook/preview';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { onPhone } from '../../patterns/patterns.fixtures.tsx';
import { Button } from '../Button/Button.tsx';
import { conformsAsModal, isSheetOnPhones } from '../Modal/conformance.fixtures.tsx';
import { LONG_LABEL, LONG_TEXT } from '../stories.fixtures.ts';
import { Text } from '../Text/Text.tsx';
import { Dialog } from './Dialog.tsx';

/** So long after it opened, a dialog takes a focus that is nowhere (react-aria). */
const REFOCUS_MS = 500;

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
    dos: ['Title it by its task: “Invite a user”.', 'Keep it to one step that is finished or left.'],
    donts: ['Open a dialog from a dialog.', 'Put into it what should have an address.'],
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
    actions: <Button variant="primary">Write an email</Button>,
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

export const ThreeAnswersOnPhone = meta.story({
  name: 'A11Y-1: on phones three answers stand one below the other, as wide as the sheet allows',
  globals: onPhone,
  parameters: noPicture,
  args: {
    actions: (
      <>
        <Button variant="quiet">Leave without saving</Button>
        <Button>Stay</Button>
        <Button variant="primary">Save and leave</Button>
      </>
    ),
  },
  play: async () => {
    const names = ['Leave without saving', 'Stay', 'Save and leave'];
    const boxes = names.map((name) => screen.getByRole('button', { name }).getBoundingClientRect());
    await expect(new Set(boxes.map(({ left }) => left)).size).toBe(1);
    await expect(new Set(boxes.map(({ width }) => width)).size).toBe(1);
    await expect(new Set(boxes.map(({ top }) => top)).size).toBe(3);
  },
});

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

/** Holds what dialogs wait so long with, until it is run. */
function holdRefocus(): { run: () => void; release: () => void } {
  const original = window.setTimeout;
  const held: (() => void)[] = [];
  const hold = (handler: TimerHandler, ms?: number, ...rest: unknown[]) =>
    ms === REFOCUS_MS && typeof handler === 'function'
      ? -held.push(() => handler(...rest))
      : original(handler, ms, ...rest);
  window.setTimeout = hold as typeof window.setTimeout;
  return {
    run: () => {
      for (const work of held.splice(0)) work();
    },
    release: () => {
      window.setTimeout = original;
    },
  };
}

export const FocusAfterAnotherAbove = meta.story({
  name: 'A11Y-1: another above it gives the focus back',
  parameters: noPicture,
  render: function Stacked(args) {
    const [open, setOpen] = useState(false);
    const [above, setAbove] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Dialog {...args} open={open} actions={<Button onClick={() => setAbove(true)}>Save</Button>} />
        <Dialog open={above} onClose={() => setAbove(false)} title="The limit is reached">
          <Text>Manage your subscription.</Text>
        </Dialog>
      </>
    );
  },
  play: async ({ canvas }) => {
    const timers = holdRefocus();
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
      const save = await screen.findByRole('button', { name: 'Save' });
      await userEvent.click(save);
      const above = await screen.findByRole('dialog', { name: 'The limit is reached' });
      await waitFor(() => expect(above).toContainElement(document.activeElement as HTMLElement));
      const gone = new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          if (above.isConnected) return;
          observer.disconnect();
          timers.run();
          resolve();
        });
        observer.observe(document.body, { childList: true, subtree: true });
      });
      await userEvent.keyboard('{Escape}');
      await gone;
      await waitFor(() => expect(save).toHaveFocus());
    } finally {
      timers.release();
    }
  },
});
