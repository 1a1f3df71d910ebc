import preview from '@parley/storybook/preview';
import { expect, fn, userEvent } from 'storybook/test';
import { WidgetLoadingScreen } from './WidgetLoadingScreen.tsx';

const meta = preview.meta({
  component: WidgetLoadingScreen,
  parameters: { layout: 'fullscreen' },
  args: { onClose: fn() },
});

export const Loading = meta.story({
  name: 'WG-5: says that it loads, and can be closed',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the conversation');
    await userEvent.click(canvas.getByRole('button', { name: 'Close chat' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
