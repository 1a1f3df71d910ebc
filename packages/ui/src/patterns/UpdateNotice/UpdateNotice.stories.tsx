import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { onPhone } from '../patterns.fixtures.tsx';
import { UpdateNotice } from './UpdateNotice.tsx';

const meta = preview.meta({
  component: UpdateNotice,
  parameters: { layout: 'fullscreen' },
  args: { onReload: fn(), onLater: fn() },
});

export const Default = meta.story({
  name: 'RT-10: offers a reload',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
});
export const Phone = meta.story({ globals: onPhone });
