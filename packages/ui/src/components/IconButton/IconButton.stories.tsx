import { guide } from '@parley/showroom/guide';
import { statesOf } from '@parley/showroom/states';
import preview from '@parley/storybook/preview';
import { Bell, ChevronRight, Pin, Trash2 } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { IconButton } from './IconButton.tsx';

const meta = preview.meta({
  component: IconButton,
  parameters: guide({
    instead: [
      { use: 'Button', when: 'there is room for words.' },
      { use: 'Menu', when: 'it would be the fourth in a row.' },
    ],
    keyboard: [
      { keys: ['Enter', 'Space'], does: 'Presses the button.' },
      { keys: ['Esc'], does: 'Takes its name away again.' },
    ],
    dos: [
      'Take it where everybody knows the sign: a cross, a bin.',
      'Keep the name of a toggle: “Mute”, pressed.',
    ],
    donts: [
      'Invent a sign: write the words on a `Button`.',
      'Put more than three in a row: that is a `Menu`.',
    ],
    accessibility: [
      'The label is its name; it is shown to whoever rests the pointer on it or comes by Tab.',
      'A toggle keeps its name when it is pressed: “Mute”, pressed – not “Unmute”.',
      'At least 44 px for fingers, however small it looks.',
    ],
  }),
  args: { icon: Trash2, label: 'Delete', onClick: fn() },
});

export const Quiet = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});
export const Secondary = meta.story({ args: { variant: 'secondary' } });
export const Small = meta.story({ args: { size: 'small' } });
export const Round = meta.story({ args: { shape: 'round', variant: 'secondary' } });
export const Pointing = meta.story({ args: { icon: ChevronRight, label: 'Next', points: true } });
export const WithBadge = meta.story({
  args: { icon: Bell, label: 'Notifications', badge: <Badge count={3} place="corner" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Notifications 3 unread');
  },
});
export const Busy = meta.story({
  args: { busy: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});
export const Blocked = meta.story({ args: { disabledReason: 'The last administrator stays.' } });
export const Pressed = meta.story({ args: { icon: Pin, label: 'Keep in view', pressed: true } });
/** The name is shown to whoever comes by the Tab key, and Escape takes it away. */
export const WithItsName = meta.story({
  parameters: { layout: 'centered' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Delete' });
    await waitFor(() => expect(button).toHaveFocus());
    const name = () => screen.queryByText('Delete', { ignore: 'button *' });
    await waitFor(() => expect(name()).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(name()).toBeNull();
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await waitFor(() => expect(name()).toBeVisible());
  },
});
const looks = ['primary', 'secondary', 'quiet', 'critical'] as const;
const off = { disabledReason: 'You are offline.' };
export const Variants = meta.story({
  render: () => (
    <Stack>
      {[{}, { pressed: true }, { busy: true }, off, { ...off, pressed: true }].map((state, index) => (
        <Inline key={String(index)}>
          {looks.map((variant) => (
            <IconButton key={variant} icon={Trash2} label={variant} variant={variant} {...state} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
});
export const States = meta.story(
  statesOf({
    of: 'button',
    variants: [
      ...looks.map((variant) => ({
        name: variant,
        shows: <IconButton icon={Trash2} label="Delete" variant={variant} />,
      })),
      { name: 'on', shows: <IconButton icon={Pin} label="Keep in view" pressed /> },
      {
        name: 'disabled',
        shows: <IconButton icon={Trash2} label="Delete" disabledReason="You are offline." />,
      },
    ],
  }),
);
