import preview from '@parley/storybook/preview';
import { expect, fn } from 'storybook/test';
import { PendingScreen } from './PendingScreen.tsx';

const meta = preview.meta({
  component: PendingScreen,
  parameters: { layout: 'fullscreen' },
  args: { homeHref: '/', onReload: fn() },
});

export const Waiting = meta.story({
  name: 'RT-10: says that a screen is on its way',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Loading... Please wait.');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
