import { guide } from '@parley/showroom/guide';
import preview from '@parley/storybook/preview';
import { Copy } from 'lucide-react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { IconButton } from '../IconButton/IconButton.tsx';
import { LONG_TEXT } from '../stories.fixtures.ts';
import { Tooltip } from './Tooltip.tsx';

const meta = preview.meta({
  component: Tooltip,
  parameters: {
    layout: 'centered',
    ...guide({
      instead: [
        { use: 'IconButton', when: 'only its name is to be shown: it does so by itself.' },
        { use: 'Popover', when: 'there is something to press or more than a sentence.' },
        { use: 'A field’s help', when: 'it is needed to go on: fingers can’t reach a tooltip.' },
      ],
      keyboard: [
        { keys: ['Tab'], does: 'The focus shows it.' },
        { keys: ['Esc'], does: 'Takes it away.' },
      ],
      accessibility: [
        'The text describes what it belongs to: it is read after the name.',
        'Appears after 400 ms of rest, and at once for the focus.',
      ],
    }),
  },
  args: {
    text: 'Copy the snippet',
    defaultOpen: true,
    children: <IconButton icon={Copy} label="Copy" hideTitle />,
  },
});

export const Open = meta.story();
export const AtTheEnd = meta.story({ args: { side: 'end' } });
export const Long = meta.story({ args: { text: LONG_TEXT } });
/** A11Y-1: focus shows it, Escape takes it away. */
export const ByKeyboard = meta.story({
  args: { defaultOpen: false },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Copy the snippet');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
});
