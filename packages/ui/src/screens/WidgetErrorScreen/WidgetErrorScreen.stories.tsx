import preview from '@parley/storybook/preview';
import { expect, fn, userEvent } from 'storybook/test';
import { onPhone } from '../../patterns/patterns.fixtures.tsx';
import { WidgetErrorScreen } from './WidgetErrorScreen.tsx';

const meta = preview.meta({ component: WidgetErrorScreen, parameters: { layout: 'fullscreen' } });

export const Page = meta.story({
  name: 'RT-4: as a page of its own',
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'An error occurred when starting chat with the assistant. Contact the IT department or ' +
          'technical support of the managing entity.',
      ),
    ).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
export const InWidget = meta.story({
  name: 'WG-6: inside the widget, closable',
  args: { onClose: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close chat' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
export const Failed = meta.story({
  name: 'WG-6: failed, can be tried again',
  args: { problem: 'failed', secondsLeft: 5, onRetry: fn(), onClose: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
export const Retrying = meta.story({
  args: { problem: 'failed', isRetrying: true, onRetry: fn(), onClose: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Try again/ }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
});
export const RateLimited = meta.story({
  name: 'faults: too many requests, with the wait that was asked for',
  args: { problem: 'rateLimited', secondsLeft: 24, onRetry: fn(), onClose: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Too many requests.');
    await expect(canvas.getByText('Try again in 24 seconds')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
});
export const Offline = meta.story({
  name: 'faults: offline, goes on by itself',
  args: { problem: 'offline', secondsLeft: 5, onRetry: fn(), onClose: fn() },
});
export const German = meta.story({ globals: { locale: 'de' } });
export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, args: { onClose: fn() } });
export const Phone = meta.story({ args: { onClose: fn() }, globals: onPhone });
