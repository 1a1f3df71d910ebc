import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { noPicture, onPhone } from '../patterns.fixtures.tsx';
import { SubscriptionBar, type SubscriptionBarProps } from './SubscriptionBar.tsx';

const meta = preview.meta({
  component: SubscriptionBar,
  parameters: { layout: 'fullscreen' },
  args: {
    status: 'trial' as SubscriptionBarProps['status'],
    state: 'idle' as SubscriptionBarProps['state'],
    onFollow: fn(),
    onClose: fn(),
  },
});

const says = (words: string) => async (context: { canvasElement: HTMLElement }) => {
  await expect(context.canvasElement).toHaveTextContent(words);
};

export const Canceled = meta.story({
  name: 'SB-1: canceled',
  args: { status: 'canceled' },
  play: says("You don't have an active subscription. Click here to pick your plan."),
});
export const Incomplete = meta.story({
  name: 'SB-1: incomplete',
  args: { status: 'incomplete' },
  play: says('There is an issue with your subscription. Click here to fix it.'),
});
export const Trial = meta.story({
  name: 'SB-1: trial',
  play: says('You are running on a free trial. You can upgrade by clicking here.'),
});
export const TrialEnded = meta.story({
  name: 'SB-1: trial_ended',
  args: { status: 'trial_ended' },
  play: says('Your trial has ended. You can upgrade by clicking here.'),
});
export const Refreshing = meta.story({
  args: { state: 'refreshing' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Checking…' }));
    await expect(args.onFollow).not.toHaveBeenCalled();
  },
});
export const Failed = meta.story({ args: { state: 'failed' } });
export const Phone = meta.story({ globals: onPhone, args: { status: 'canceled' } });

export const FollowAndClose = meta.story({
  name: 'SB-1, SH-9: 50 high and fixed; the link and the cross are told apart by keyboard',
  parameters: noPicture,
  play: async ({ canvas, args }) => {
    const bar = canvas.getByRole('region', { name: 'Subscription' });
    await expect(bar.offsetHeight).toBe(50);
    await expect(getComputedStyle(bar).position).toBe('fixed');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onFollow).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
