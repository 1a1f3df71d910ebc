import { guide } from '@parley/showroom/guide';
import preview from '@parley/storybook/preview';
import { expect, fn, userEvent } from 'storybook/test';
import { CheckoutNews, type CheckoutNewsProps } from './CheckoutNews.tsx';

const meta = preview.meta({
  component: CheckoutNews,
  parameters: guide({
    instead: [{ use: 'Banner', when: 'a checkout could not even be opened.' }],
    accessibility: ['Spoken in the next pause after the page has come up.'],
  }),
  args: { outcome: 'succeeded' as CheckoutNewsProps['outcome'], onDismiss: fn() },
});

export const Succeeded = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
});
export const Abandoned = meta.story({ args: { outcome: 'abandoned' } });
