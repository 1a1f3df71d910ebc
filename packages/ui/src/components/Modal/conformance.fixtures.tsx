import { type ReactElement, useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { onPhone } from '../../patterns/patterns.fixtures.tsx';
import { Button } from '../Button/Button.tsx';

/** A component that is a modal, and what is its own about it. */
interface ModalCase {
  role: 'dialog' | 'alertdialog';
  /** Its accessible name. */
  name: string;
  /** Whether a press beside it closes it. */
  pressBeside: 'closes' | 'doesNothing';
  /** The component itself, as its props say. */
  modal: (state: { open: boolean; onClose: () => void }) => ReactElement;
}

/** More stops of the Tab key than any of these modals has. */
const MANY_STOPS = 12;

/** Px from the corner of the window: beside a modal, wherever that stands. */
const BESIDE = 4;

function Opened({ modal }: Pick<ModalCase, 'modal'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {modal({ open, onClose: () => setOpen(false) })}
    </>
  );
}

/** Opens the modal by keyboard. @returns the modal and what opened it */
async function openModal({ role, name }: ModalCase) {
  const opener = screen.getByRole('button', { name: 'Open' });
  opener.focus();
  await userEvent.keyboard('{Enter}');
  return { opener, modal: await screen.findByRole(role, { name }) };
}

const pageScrolls = () => getComputedStyle(document.documentElement).overflowY !== 'hidden';

async function expectClosed({ role }: ModalCase, opener: HTMLElement) {
  await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
  await waitFor(() => expect(opener).toHaveFocus());
  await expect(pageScrolls()).toBe(true);
}

/** A story that proves what every modal does with focus, keys, presses beside it and the page below. */
export const conformsAsModal = (subject: ModalCase) => ({
  parameters: { visual: { modes: [] } },
  render: () => <Opened modal={subject.modal} />,
  play: async () => {
    const holdsFocus = () =>
      expect(screen.getByRole(subject.role)).toContainElement(document.activeElement as HTMLElement);
    const { opener } = await openModal(subject);
    await waitFor(holdsFocus);
    await expect(pageScrolls()).toBe(false);
    await expect(opener.closest('[inert], [aria-hidden="true"]')).not.toBeNull();
    for (let stop = 0; stop < MANY_STOPS; stop += 1) {
      await userEvent.tab();
      await holdsFocus();
    }
    await userEvent.keyboard('{Escape}');
    await expectClosed(subject, opener);

    await openModal(subject);
    const beside = document.elementFromPoint(BESIDE, BESIDE);
    await expect(screen.getByRole(subject.role)).not.toContainElement(beside as HTMLElement);
    await userEvent.click(beside as HTMLElement);
    if (subject.pressBeside === 'doesNothing') {
      // On a busy machine it may still be fading in.
      await waitFor(() => expect(screen.getByRole(subject.role)).toBeVisible());
      // A press on an element that can't be focused takes the focus out of the modal, which takes it back a
      // frame later.
      await waitFor(holdsFocus);
      await userEvent.keyboard('{Escape}');
    }
    await expectClosed(subject, opener);
  },
});

/**
 * A story that proves that a modal is a sheet from below on phones: as wide
 * as the window, and at its lower edge.
 */
export const isSheetOnPhones = (subject: ModalCase) => ({
  parameters: { visual: { modes: [] } },
  globals: onPhone,
  render: () => <Opened modal={subject.modal} />,
  play: async () => {
    const { modal } = await openModal(subject);
    await waitFor(() => {
      const { left, width, top, bottom } = modal.getBoundingClientRect();
      expect([left, width]).toEqual([0, window.innerWidth]);
      expect(Math.abs(bottom - window.innerHeight)).toBeLessThanOrEqual(1);
      expect(top).toBeGreaterThan(0);
    });
  },
});
