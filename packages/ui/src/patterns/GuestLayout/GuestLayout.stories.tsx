import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { HOSTILE_TEXT } from '../../screens/screens.fixtures.ts';
import { onPhone } from '../patterns.fixtures.tsx';
import { GuestLayout } from './GuestLayout.tsx';

const meta = preview.meta({
  component: GuestLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    name: 'Tomás Herrera',
    language: { locale: 'en' as const, onLocaleChange: fn() },
    onLogout: fn(),
    children: <h1>Chat</h1>,
  },
});

export const Default = meta.story({
  name: 'RT-8: no shell, but a way out',
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
});
export const LoggingOut = meta.story({ args: { loggingOut: true } });
export const LongName = meta.story({ args: { name: HOSTILE_TEXT } });
export const Phone = meta.story({ globals: onPhone, args: { name: HOSTILE_TEXT } });
