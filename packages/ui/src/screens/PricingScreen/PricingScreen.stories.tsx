import { useWords } from '@parley/i18n/react';
import type { BillingPeriod } from '@parley/model';
import { noPicture } from '@parley/showroom/no-picture';
import preview from '@parley/storybook/preview';
import { type ReactNode, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { EachHostile, everyHostileText, expectContained } from '../../hostile.fixtures.ts';
import { onPhone } from '../../patterns/patterns.fixtures.tsx';
import { arrivesInPlace } from '../arrival.fixtures.tsx';
import { LONG_NAME } from '../screens.fixtures.ts';
import { PricingDrawer } from './PricingDrawer.tsx';
import { PricingScreen } from './PricingScreen.tsx';
import {
  business,
  changingPlans,
  described,
  firstPlans,
  manyPlans,
  plans,
  smallPlan,
  team,
  topPlan,
} from './pricing.fixtures.ts';
import type { PricingPlan, PricingScreenProps, PricingState } from './pricing.types.ts';

function InLanguage({
  state,
  children,
}: {
  state: PricingState;
  children: (state: PricingState) => ReactNode;
}) {
  return children(described(state, useWords().t));
}

const meta = preview.meta({
  component: PricingScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    state: { kind: 'ready', plans, currency: 'EUR' } as PricingState,
    standing: undefined as PricingScreenProps['standing'],
    period: 'M' as BillingPeriod,
    onPeriodChange: fn(),
    checkout: { kind: 'idle' } as PricingScreenProps['checkout'],
    onChoose: fn(),
    onDismiss: fn(),
    onKeep: fn(),
    blockerHrefs: { assistants: '/', users: '/users', dataFiles: '/' },
    onRetry: fn(),
  },
  decorators: [
    (Story, { args }) => (
      <InLanguage state={args.state}>{(state) => <Story args={{ ...args, state }} />}</InLanguage>
    ),
  ],
  render: function Render(args) {
    const [period, setPeriod] = useState<BillingPeriod>(args.period);
    return <PricingScreen {...args} period={period} onPeriodChange={setPeriod} />;
  },
});

const ready = (offered: readonly PricingPlan[]) => ({
  args: { state: { kind: 'ready' as const, plans: offered, currency: 'EUR' } },
});

export const Monthly = meta.story();
export const Yearly = meta.story({ args: { period: 'Y' } });
export const FirstPlan = meta.story(ready(firstPlans));
export const OnePlan = meta.story(ready([business]));
export const TwoPlans = meta.story(ready([team, business]));
export const ManyPlans = meta.story(ready(manyPlans));
export const Trial = meta.story({
  name: 'BI-2: who buys during a trial reads until when it runs, and what becomes of the rest',
  args: { ...ready(firstPlans).args, standing: { status: 'trial', until: '2026-03-24T00:00:00.000Z' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^The trial ends on Mar 24, 2026\. A plan begins as soon as/),
    ).toBeVisible();
  },
});
export const TrialEnded = meta.story({
  args: { ...ready(firstPlans).args, standing: { status: 'trial_ended' } },
});
export const Canceled = meta.story({ args: { ...ready(firstPlans).args, standing: { status: 'canceled' } } });
export const Ending = meta.story({
  name: 'BI-2: a subscription that is not renewed says until when, and can be kept',
  args: { standing: { status: 'ending', until: '2026-04-01T00:00:00.000Z' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^Your subscription ends on Apr 1, 2026/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep it in the customer portal' }));
    await expect(args.onKeep).toHaveBeenCalledOnce();
  },
});
export const Incomplete = meta.story({ args: { standing: { status: 'incomplete' } } });
export const Loading = meta.story({ args: { state: { kind: 'loading' } } });
export const ArrivesInPlace = meta.story({
  name: 'RT-9: nothing jumps when the plans arrive',
  ...ready(firstPlans),
  ...arrivesInPlace<PricingScreenProps>(
    (args, arrived) => <PricingScreen {...args} {...(!arrived && { state: { kind: 'loading' } })} />,
    { heading: 'h1', 'first plan': '[aria-busy] > div > :first-child, ul > li' },
  ),
});
export const Empty = meta.story(ready([]));
export const Failed = meta.story({
  args: { state: { kind: 'failed', problem: { code: 'generic' }, retrying: false } },
});
export const NoPermission = meta.story({
  args: { state: { kind: 'failed', problem: { code: 'noPermission' }, retrying: false } },
});
export const Offline = meta.story({
  args: {
    state: {
      kind: 'ready',
      plans,
      currency: 'EUR',
      outdated: { problem: { code: 'offline' }, retrying: false },
    },
  },
});
export const ReadOnly = meta.story({
  render: ({ onChoose: _, ...args }) => <PricingScreen {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Choose/ })).toBeNull();
    // It is no button and has no edge of one.
    const current = canvas.getByText('Current plan');
    await expect(getComputedStyle(current).borderWidth).toBe('0px');
  },
});
export const OpeningCheckout = meta.story({ args: { checkout: { kind: 'opening', planId: 'business' } } });
export const CheckoutFailed = meta.story({
  args: { checkout: { kind: 'failed', problem: { code: 'generic' } } },
});
export const BackWithSuccess = meta.story({
  name: 'BI-2: back from a checkout that was paid',
  args: { checkout: { kind: 'succeeded', planName: 'Team' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/Your payment is through/).closest('[role=status]')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
});
export const BackWithCancel = meta.story({
  name: 'BI-2: back from a checkout that was left',
  args: { checkout: { kind: 'abandoned' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Nothing was charged/)).toBeVisible();
  },
});
export const Long = meta.story({
  args: {
    state: {
      kind: 'ready',
      currency: 'EUR',
      plans: [
        { ...team, id: 'long', name: LONG_NAME, description: LONG_NAME, current: false },
        { ...business, monthlyPrice: 129_999_99, yearlyPrice: 1_299_999_99 },
        ...plans.slice(0, 1),
      ],
    },
    period: 'Y',
  },
  globals: { locale: 'de' },
  play: async ({ canvasElement }) => expectContained(canvasElement, 'long'),
});
export const Phone = meta.story({
  globals: onPhone,
  play: async ({ canvasElement }) => expectContained(canvasElement, 'phone'),
});
export const HostileText = meta.story({
  render: (args) => (
    <EachHostile>
      {(text) => (
        <PricingScreen
          {...args}
          state={{
            kind: 'ready',
            currency: 'EUR',
            plans: plans.map((plan) => ({ ...plan, name: text, description: text })),
          }}
          checkout={{ kind: 'failed', problem: { code: 'refused', text } }}
        />
      )}
    </EachHostile>
  ),
  play: everyHostileText(),
});

export const ChooseByYear = meta.story({
  name: 'BI-2: by month or by year; current and popular are marked; choosing names the plan',
  parameters: noPicture,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('€49')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Yearly' }));
    await expect(canvas.getByText('€39')).toBeVisible();
    await expect(canvas.getByText(/€468 billed once a year/)).toHaveTextContent('You save €120 a year.');
    await expect(canvas.getByText('Most popular')).toBeVisible();
    await expect(canvas.getByText('Current plan')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Choose Team' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Business' }));
    await expect(args.onChoose).toHaveBeenCalledWith('business');
  },
});
/** How the card of a plan stands out. */
const lookOf = (canvas: ReturnType<typeof within>, plan: string) => {
  const card = canvas.getByRole('heading', { name: plan }).closest('li') as Element;
  const { backgroundColor, borderColor, boxShadow } = getComputedStyle(card);
  return { backgroundColor, borderColor, boxShadow };
};
export const SmallPlan = meta.story({
  name: 'BI-2: the own plan and the most popular one stand out in ways of their own',
  args: { state: { kind: 'ready', plans: smallPlan, currency: 'EUR' } },
  play: async ({ canvas }) => {
    const [own, popular, other] = ['Starter', 'Team', 'Business'].map((plan) => lookOf(canvas, plan));
    await expect(own).not.toEqual(popular);
    await expect(own).not.toEqual(other);
    await expect(popular).not.toEqual(other);
  },
});
export const TopPlan = meta.story({
  name: 'BI-2: a smaller plan than the own one is not urged',
  args: ready(topPlan).args,
  play: async ({ canvas }) => {
    await expect(lookOf(canvas, 'Team')).toEqual(lookOf(canvas, 'Starter'));
    await expect(lookOf(canvas, 'Business')).not.toEqual(lookOf(canvas, 'Team'));
    const look = (name: string) => getComputedStyle(canvas.getByRole('button', { name })).backgroundColor;
    await expect(look('Choose Team')).toBe(look('Choose Starter'));
  },
});
export const OtherPeriod = meta.story({
  name: 'BI-2: by the other period the own plan is marked, and what a change costs is said',
  args: { state: { kind: 'ready', plans: changingPlans, currency: 'EUR' }, period: 'Y' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Your plan, billed monthly')).toBeVisible();
    await expect(
      canvas.getByText(/^Team is paid until Apr 1, 2026: €22\.87 of it is credited\. €10/),
    ).toHaveTextContent(
      '€10 of your credit is used. Due today: €435.13, without VAT. Renews on Mar 18, 2027.',
    );
    await expect(canvas.getByText(/Due today: €0\./).closest('p')).toHaveTextContent(
      '€12.87 stays as credit for your next invoices.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Switch to yearly' }));
    await expect(args.onChoose).toHaveBeenCalledWith('team');
  },
});
export const WithVat = meta.story({
  name: 'BI-2: the VAT in what is due is said',
  parameters: noPicture,
  args: {
    state: {
      kind: 'ready',
      currency: 'EUR',
      plans: changingPlans.map((plan) => ({
        ...plan,
        ...(plan.change && { change: { ...plan.change, tax: Math.round(plan.change.due * 0.19) } }),
      })),
    },
    period: 'Y',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Due today: €435.13, of which VAT: €82.67.')).toBeVisible();
  },
});
export const OtherPeriodOnAPhone = meta.story({
  args: { state: { kind: 'ready', plans: changingPlans, currency: 'EUR' }, period: 'Y' },
  globals: { ...onPhone, locale: 'de' },
  play: async ({ canvasElement }) => expectContained(canvasElement, 'phone'),
});
export const BlockedDowngrade = meta.story({
  name: 'BI-2: what blocks a downgrade is said, and the plan cannot be chosen',
  parameters: noPicture,
  play: async ({ canvas, args }) => {
    const reasons = within(canvas.getByRole('list', { name: 'Too small for what you use' }));
    await expect(reasons.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Assistants: 3 in use, 1 included',
      'Data files: 64 in use, 50 included',
      'Characters this month: 1,842,310 used, 100,000 included',
    ]);
    await expect(reasons.getByRole('link', { name: /^Assistants/ })).toHaveAttribute('href', '/');
    const choose = canvas.getByRole('button', { name: 'Choose Starter' });
    await expect(choose).toHaveAccessibleDescription('Too small for what you use');
    await userEvent.click(choose);
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
});
export const OverTheWizard = meta.story({
  name: 'ER-1: the plans over a screen that is not to be left',
  args: { blockerHrefs: {} },
  render: (args) => <PricingDrawer {...args} onClose={args.onRetry} />,
  play: async ({ canvasElement, args }) => {
    const drawer = within(within(canvasElement.ownerDocument.body).getByRole('dialog', { name: 'Plans' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Choose Business' }));
    await expect(args.onChoose).toHaveBeenCalledWith('business');
  },
});
export const OverTheWizardOnAPhone = meta.story({
  args: { blockerHrefs: {} },
  render: (args) => <PricingDrawer {...args} onClose={args.onRetry} />,
  globals: onPhone,
});
