import preview from '@parley/storybook/preview';
import { expect, fn, userEvent } from 'storybook/test';
import { onPhone } from '../../patterns/patterns.fixtures.tsx';
import { StartUpScreen, type StartUpScreenProps } from './StartUpScreen.tsx';

const meta = preview.meta({
  component: StartUpScreen,
  parameters: { layout: 'fullscreen' },
  args: { view: { kind: 'loading', isLate: false } as StartUpScreenProps['view'], onRetry: fn() },
});

export const Loading = meta.story({
  name: 'RT-9: Loading... Please wait.',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading... Please wait.')).toBeVisible();
  },
});
export const Late = meta.story({ args: { view: { kind: 'loading', isLate: true } } });
export const Offline = meta.story({ args: { view: { kind: 'offline' } } });
export const TimedOut = meta.story({
  args: { view: { kind: 'timedOut' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
export const Phone = meta.story({ args: { view: { kind: 'offline' } }, globals: onPhone });
