import { guide } from '@parley/showroom/guide';
import { noPicture } from '@parley/showroom/no-picture';
import preview from '@parley/storybook/preview';
import { expect, fn, userEvent } from 'storybook/test';
import { CheckoutNews, type CheckoutNewsProps } from './CheckoutNews.tsx';

const meta = preview.meta({
  component: CheckoutNews,
  parameters: guide({
    instead: [{ use: 'Banner', when: 'a checkout could not even be opened.' }],
    dos: ['Say which plan is in force now.', 'Let it be sent away.'],
    donts: [
      'Call a checkout a failure that was left on purpose.',
      'Repeat it when the page is opened again.',
    ],
    accessibility: ['Spoken in the next pause after the page has come up.'],
  }),
  args: {
    outcome: 'succeeded' as CheckoutNewsProps['outcome'],
    planName: 'Team' as CheckoutNewsProps['planName'],
    onDismiss: fn(),
  },
});

export const Succeeded = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your plan is Team now.');
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
});
export const Confirming = meta.story({
  name: 'BI-2: a payment that is not confirmed is not called through',
  args: { planName: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your plan changes as soon as');
    await expect(canvas.queryByText(/is through/)).toBeNull();
  },
});
export const Changed = meta.story({
  name: 'BI-2: a change with nothing to pay is not called a payment',
  args: { outcome: 'changed', planName: 'Starter' },
  play: async ({ canvas }) => {
    const news = canvas.getByRole('status');
    await expect(news).toHaveTextContent('Your plan is changed.');
    await expect(news).toHaveTextContent('Your plan is Starter now.');
    await expect(news).not.toHaveTextContent(/payment/i);
  },
});
export const PeriodAlone = meta.story({
  name: 'BI-2: where the period alone is another, it is named',
  parameters: noPicture,
  args: { outcome: 'changed', planName: 'Team', billed: 'Y' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your plan is Team now, billed yearly.');
  },
});
export const Changing = meta.story({
  args: { outcome: 'changed', planName: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your plan is being changed.');
  },
});
export const Abandoned = meta.story({ args: { outcome: 'abandoned' } });
