import { guide } from '@parley/showroom/guide';
import preview from '@parley/storybook/preview';
import { RotateCcw } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { sizes } from '../../theme/tokens.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { conformsAsModal, isSheetOnPhones } from '../Modal/conformance.fixtures.tsx';
import { LONG_LABEL, LONG_TEXT } from '../stories.fixtures.ts';
import { Text } from '../Text/Text.tsx';
import { Drawer } from './Drawer.tsx';

const meta = preview.meta({
  component: Drawer,
  parameters: guide({
    coversPage: true,
    instead: [
      { use: 'Dialog', when: 'it has to be finished before going on.' },
      { use: 'Popover', when: 'it is a small thing beside its button.' },
    ],
    keyboard: [
      { keys: ['Tab'], does: 'Stays inside.' },
      { keys: ['Esc'], does: 'Closes, and the focus goes back to what opened it.' },
    ],
    dos: ['Let the page beside it show what is changed.', 'Act at once, or say how it is saved.'],
    donts: [
      'Ask a question that must be answered in it.',
      'Open it from the start for anything but navigation.',
    ],
    accessibility: [
      'A dialog, named by its title or its `label`.',
      'At the end it becomes a sheet from below on phones, where the thumb reaches it.',
      'At the start it is for navigation, and slides in from there in every direction of writing.',
    ],
  }),
  args: {
    open: true,
    onClose: fn(),
    width: sizes.settingsDrawer,
    title: 'App Settings',
    headActions: <IconButton icon={RotateCcw} label="Reset" size="small" />,
    children: <Text>{LONG_TEXT}</Text>,
  },
});

export const AtTheEnd = meta.story({
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'App Settings' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
export const AtTheStart = meta.story({ args: { side: 'start', width: sizes.sideNav } });
export const WithActions = meta.story({ args: { actions: <Button variant="primary">Done</Button> } });
/** A sheet from below, as wide as the window. */
export const Phone = meta.story({
  globals: { viewport: { value: 'mobile2', isRotated: false } },
  args: { actions: <Button variant="primary">Done</Button> },
});
export const PhoneAtTheStart = meta.story({
  globals: { viewport: { value: 'mobile2', isRotated: false } },
  args: { side: 'start', width: sizes.sideNav },
});
export const Long = meta.story({
  args: {
    title: LONG_LABEL,
    children: Array.from({ length: 14 }, (_, line) => <Text key={String(line)}>{LONG_TEXT}</Text>),
  },
});

const asModal = {
  role: 'dialog',
  name: 'App Settings',
  pressBeside: 'closes',
  modal: (state) => (
    <Drawer {...state} title="App Settings" width={sizes.settingsDrawer} actions={<Button>Done</Button>}>
      <Text>{LONG_TEXT}</Text>
    </Drawer>
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
