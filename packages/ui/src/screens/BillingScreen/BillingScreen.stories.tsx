import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { onPhone } from '../../patterns/patterns.fixtures.tsx';
import { activeSubscription, LONG_NAME } from '../screens.fixtures.ts';
import {
  BillingScreen,
  type BillingScreenProps,
  type BillingState,
  type Subscription,
} from './BillingScreen.tsx';

const meta = preview.meta({
  component: BillingScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    state: { kind: 'ready', subscription: activeSubscription } as BillingState,
    pricingHref: '/pricing',
    portal: { kind: 'idle' } as BillingScreenProps['portal'],
    onOpenPortal: fn(),
    onRetry: fn(),
  },
});

const ready = (change: Partial<Subscription>) => ({
  args: { state: { kind: 'ready' as const, subscription: { ...activeSubscription, ...change } } },
});

export const Active = meta.story({
  name: 'BI-1: plan, status and use against the limits',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('meter', { name: 'Messages today' })).toHaveAttribute(
      'aria-valuetext',
      '412 / 1,000',
    );
    await expect(canvas.getByRole('link', { name: 'Change plan' })).toHaveAttribute('href', '/pricing');
    await userEvent.click(canvas.getByRole('button', { name: 'Open customer portal' }));
    await expect(args.onOpenPortal).toHaveBeenCalledOnce();
  },
});
export const Trial = meta.story(ready({ status: 'trial', planName: 'Trial' }));
export const TrialEnded = meta.story(ready({ status: 'trial_ended', planName: 'Trial' }));
export const Canceled = meta.story(ready({ status: 'canceled', planName: '' }));
export const Incomplete = meta.story(ready({ status: 'incomplete' }));
export const UnknownStatus = meta.story(ready({ status: 'paused_by_provider' }));
export const LimitsReached = meta.story(ready({ usedMessages: 1000, usedCharacters: 5_000_000 }));
export const NearlyUsedUp = meta.story(ready({ usedMessages: 950, usedCharacters: 4_100_000 }));
export const OpeningPortal = meta.story({ args: { portal: { kind: 'opening' } } });
export const PortalFailed = meta.story({
  args: { portal: { kind: 'failed', problem: { code: 'generic' } } },
});
export const Loading = meta.story({ args: { state: { kind: 'loading' } } });
export const Failed = meta.story({
  args: { state: { kind: 'failed', problem: { code: 'generic' }, retrying: false } },
});
export const Long = meta.story(
  ready({ planName: LONG_NAME, monthlyCharacterLimit: 9_999_999_999, usedCharacters: 1_234_567_890 }),
);
export const Phone = meta.story({ globals: onPhone });
