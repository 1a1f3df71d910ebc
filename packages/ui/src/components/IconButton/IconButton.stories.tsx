import { Bell, ChevronRight, Trash2 } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { IconButton } from './IconButton.tsx';

const meta = preview.meta({ component: IconButton, args: { icon: Trash2, label: 'Delete', onClick: fn() } });

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
