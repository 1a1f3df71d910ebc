import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { onPhone } from '../../patterns/patterns.fixtures.tsx';
import { HOSTILE_TEXT, LONG_NAME, plans } from '../screens.fixtures.ts';
import {
  type BillingPeriod,
  type PricingPlan,
  PricingScreen,
  type PricingScreenProps,
  type PricingState,
} from './PricingScreen.tsx';

const meta = preview.meta({
  component: PricingScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    state: { kind: 'ready', plans, currency: 'EUR' } as PricingState,
    period: 'M' as BillingPeriod,
    onPeriodChange: fn(),
    checkout: { kind: 'idle' } as PricingScreenProps['checkout'],
    onChoose: fn(),
    onRetry: fn(),
  },
  render: function Render(args) {
    const [period, setPeriod] = useState(args.period);
    return <PricingScreen {...args} period={period} onPeriodChange={setPeriod} />;
  },
});

export const Monthly = meta.story();
export const Yearly = meta.story({ args: { period: 'Y' } });
export const Phone = meta.story({ globals: onPhone });
export const Loading = meta.story({ args: { state: { kind: 'loading' } } });
export const Empty = meta.story({ args: { state: { kind: 'ready', plans: [], currency: 'EUR' } } });
export const Failed = meta.story({
  args: { state: { kind: 'failed', problem: { code: 'generic' }, retrying: false } },
});
export const OpeningCheckout = meta.story({ args: { checkout: { kind: 'opening', planId: 'business' } } });
export const CheckoutFailed = meta.story({
  args: { checkout: { kind: 'failed', problem: { code: 'generic' } } },
});
export const Long = meta.story({
  args: {
    state: {
      kind: 'ready',
      currency: 'EUR',
      plans: [
        {
          ...(plans[1] as PricingPlan),
          id: 'long',
          name: LONG_NAME,
          description: HOSTILE_TEXT,
          current: false,
        },
        { ...(plans[2] as PricingPlan), monthlyPrice: 129_999_99, yearlyPrice: 1_299_999_99 },
      ],
    },
  },
});

export const ChooseByYear = meta.story({
  name: 'BI-2: by month or by year; current and popular are marked; choosing names the plan',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('€49')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Yearly' }));
    await expect(canvas.getByText('€39')).toBeVisible();
    await expect(canvas.getByText('€468 billed once a year')).toBeVisible();
    await expect(canvas.getByText('Most popular')).toBeVisible();
    await expect(canvas.getByText('Current plan')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Choose Team' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Business' }));
    await expect(args.onChoose).toHaveBeenCalledWith('business');
  },
});
