import preview from '@parley/storybook/preview';
import { expect, fn, userEvent } from 'storybook/test';
import { onPhone } from '../../patterns/patterns.fixtures.tsx';
import { ErrorFallback, type ErrorFallbackProps } from './ErrorFallback.tsx';

const meta = preview.meta({
  component: ErrorFallback,
  parameters: { layout: 'fullscreen' },
  args: {
    frame: 'content' as ErrorFallbackProps['frame'],
    reason: 'broken' as ErrorFallbackProps['reason'],
    homeHref: '/',
    onRetry: fn(),
  },
});

export const InsideTheShell = meta.story({
  name: 'T20: offers a retry and shows no stack',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
export const Offline = meta.story({
  name: 'RT-10: code that cannot be had without a network',
  args: { reason: 'offline' },
});
export const Gone = meta.story({
  name: 'RT-10: code that is gone offers a reload',
  args: { reason: 'gone' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Reload' })).toBeVisible();
  },
});
export const Late = meta.story({
  name: 'RT-10: code that has not come for long',
  args: { reason: 'late' },
});
export const Window = meta.story({ args: { frame: 'window' } });
export const Phone = meta.story({ globals: onPhone });
export const German = meta.story({ args: { frame: 'window' }, globals: { locale: 'de' } });
