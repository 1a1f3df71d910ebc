import { noPicture } from '@parley/showroom/no-picture';
import preview from '@parley/storybook/preview';
import { expect, fn, userEvent, within } from 'storybook/test';
import { EachHostile, everyHostileText, expectContained } from '../../hostile.fixtures.ts';
import { onPhone } from '../../patterns/patterns.fixtures.tsx';
import { arrivesInPlace } from '../arrival.fixtures.tsx';
import { LONG_NAME } from '../screens.fixtures.ts';
import { BillingScreen, type BillingScreenProps, type BillingState } from './BillingScreen.tsx';
import { activeSubscription, invoices, manyInvoices, plainSubscription } from './billing.fixtures.ts';
import type { InvoicesProps, InvoicesState } from './Invoices.tsx';
import type { Subscription } from './subscription.types.ts';

const meta = preview.meta({
  component: BillingScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    state: { kind: 'ready', subscription: activeSubscription } as BillingState,
    pricingHref: '/pricing',
    portal: { kind: 'idle' } as BillingScreenProps['portal'],
    onOpenPortal: fn(),
    onRetry: fn(),
    news: undefined as BillingScreenProps['news'],
    invoices: {
      state: { kind: 'ready', invoices } as InvoicesState,
      onRetry: fn(),
      onDownload: fn(),
    } as InvoicesProps,
  },
});

const ready = (change: Partial<Subscription>, from = activeSubscription) => ({
  args: { state: { kind: 'ready' as const, subscription: { ...from, ...change } } },
});
const withInvoices = (state: InvoicesState) => ({
  args: { invoices: { state, onRetry: fn(), onDownload: fn() } },
});

export const Active = meta.story({
  name: 'BI-1: plan, status, use against the limits with its resets, and invoices',
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Messages today' });
    await expect(meter).toHaveAttribute('aria-valuetext', '412 / 1,000');
    await expect(meter).toHaveTextContent(/Resets on Mar 11, 2026, 12:00\sAM UTC/);
    await expect(canvas.getByRole('link', { name: 'Change plan' })).toHaveAttribute('href', '/pricing');
    const table = within(canvas.getByRole('table', { name: 'Invoices' }));
    await expect(table.getAllByRole('rowheader')).toHaveLength(invoices.length);
  },
});
export const CreditNote = meta.story({
  name: 'BI-1: what is credited is a credit note, not a paid invoice',
  parameters: noPicture,
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /PAR-2026-01040/ });
    await expect(row).toHaveTextContent(/Credit note.*Credited.*−€74\.00/);
    await expect(row).not.toHaveTextContent('Paid');
    await expect(within(row).getByRole('button')).toHaveAccessibleName('Credit note PAR-2026-01040 as PDF');
  },
});
export const Pressed = meta.story({
  name: 'BI-1: an invoice is fetched, and the customer portal opened',
  parameters: noPicture,
  play: async ({ canvas, args }) => {
    const table = within(canvas.getByRole('table', { name: 'Invoices' }));
    await userEvent.click(table.getByRole('button', { name: 'Invoice PAR-2026-01041 as PDF' }));
    await expect(args.invoices?.onDownload).toHaveBeenCalledWith('1');
    await userEvent.click(canvas.getByRole('button', { name: 'Open customer portal' }));
    await expect(args.onOpenPortal).toHaveBeenCalledOnce();
  },
});
export const ForcedColors = meta.story({
  parameters: { visual: { modes: ['forced'] } },
});
export const Trial = meta.story({
  name: 'BI-1: a trial says when it ends, what happens then, and what it holds',
  play: async ({ canvas }) => {
    const plan = canvas.getByRole('region', { name: 'Plan' });
    await expect(plan).toHaveTextContent(
      'The trial ends on Mar 24, 2026. From then on nobody gets an answer until you choose a plan.',
    );
    await expect(plan).toHaveTextContent('Included: 3 assistants, 1 user, and 100 data files.');
  },
  args: {
    ...ready(
      {
        status: 'trial',
        planName: 'Trial',
        until: '2026-03-24T00:00:00.000Z',
        included: { assistants: 3, users: 1, dataFiles: 100 },
      },
      plainSubscription,
    ).args,
    portal: { kind: 'missing' },
    invoices: { state: { kind: 'ready', invoices: [] }, onRetry: fn(), onDownload: fn() },
  },
});
export const TrialEnded = meta.story({
  ...ready(
    { status: 'trial_ended', planName: 'Trial', until: '2026-03-04T00:00:00.000Z' },
    plainSubscription,
  ),
  name: 'BI-1: after a trial it says when it ended, and what that means',
  play: async ({ canvas }) => {
    const plan = canvas.getByRole('region', { name: 'Plan' });
    await expect(plan).toHaveTextContent(
      'Your trial ended on Mar 4, 2026. Nobody gets an answer until you choose a plan.',
    );
    await expect(plan).toHaveTextContent('Your assistants and files stay as they are.');
  },
});
export const Canceled = meta.story({
  ...ready({ status: 'canceled', planName: '' }, plainSubscription),
  play: async ({ canvas }) => {
    const plan = canvas.getByRole('region', { name: 'Plan' });
    await expect(plan).toHaveTextContent('Nobody gets an answer until you choose a plan.');
  },
});
export const Incomplete = meta.story({
  ...ready({ status: 'incomplete' }),
  play: async ({ canvas }) => {
    const plan = canvas.getByRole('region', { name: 'Plan' });
    await expect(plan).toHaveTextContent('Nobody gets an answer until that is fixed.');
  },
});
export const UnknownStatus = meta.story(ready({ status: 'paused_by_provider' }));
export const PaidByTheYear = meta.story(
  ready({ price: { amount: 46_800, currency: 'EUR', period: 'Y' }, until: '2027-01-01T00:00:00.000Z' }),
);
export const WithCredit = meta.story({
  ...ready({ credit: { amount: 57_100, currency: 'EUR' } }),
  name: 'BI-1: what is kept for the next invoices is said',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/€571 credit for your next invoices\./)).toBeVisible();
  },
});
export const CreditAfterTheEnd = meta.story({
  ...ready({ renews: false, credit: { amount: 53_100, currency: 'EUR' } }),
  name: 'BI-1: what becomes of the credit is said where no invoice comes any more',
  play: async ({ canvas }) => {
    const plan = canvas.getByRole('region', { name: 'Plan' });
    await expect(plan).toHaveTextContent(
      'and is not renewed. €531 credit stays with your account and is used if you choose a plan again.',
    );
    await expect(plan).not.toHaveTextContent(/next invoices/);
  },
});
export const NotRenewed = meta.story({
  ...ready({ renews: false }),
  name: 'BI-1: a subscription that is not renewed is not called active, and can be kept',
  play: async ({ canvas, args }) => {
    const plan = within(canvas.getByRole('region', { name: 'Plan' }));
    await expect(plan.getByText(/Ends on Apr 1, 2026, and is not renewed\./)).toBeVisible();
    await expect(plan.getByText('Ending')).toBeVisible();
    await expect(plan.queryByText('Active')).toBeNull();
    await userEvent.click(plan.getByRole('button', { name: 'Keep it in the customer portal' }));
    await expect(args.onOpenPortal).toHaveBeenCalledOnce();
  },
});
export const SandboxPortal = meta.story({
  ...ready({ paymentMethods: false }),
  name: 'BI-1: where to cancel is said, and of the customer portal only what it has',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You can cancel in the customer portal.')).toBeVisible();
    await expect(canvas.queryByText(/Payment method/)).toBeNull();
  },
});
export const LimitsReached = meta.story({
  ...ready({ usedMessages: 1000, usedCharacters: 5_000_000 }),
  name: 'BI-1: reached limits are said, with the way to more',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Messages today' })).toHaveTextContent(/Used up/);
    await expect(canvas.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/pricing');
  },
});
export const NearlyUsedUp = meta.story({
  ...ready({ usedMessages: 800, usedCharacters: 4_998_999 }),
  name: 'BI-1: from 80 % on it says how many are left, with the way to more',
  play: async ({ canvas }) => {
    const meter = (name: string) => canvas.getByRole('meter', { name });
    await expect(meter('Messages today')).toHaveTextContent(/Almost used up: 200 left\.$/);
    await expect(meter('Characters this month')).toHaveTextContent(/Almost used up: 1,001 left\.$/);
    await expect(canvas.getByRole('link', { name: 'See plans' })).toBeVisible();
  },
});
export const VisitorsRefused = meta.story({
  ...ready({ usedMessages: 930, visitorMessages: { used: 900, limit: 900 } }),
  name: 'SH-6: that visitors have used their part of the day is said, with what is kept for the team',
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Messages today' });
    await expect(meter).toHaveTextContent(
      /Visitors are no longer answered until then: they have used their 900 messages\. Kept for your team: 70\.$/,
    );
    await expect(meter).not.toHaveTextContent(/Almost used up/);
    await expect(canvas.getByRole('link', { name: 'See plans' })).toBeVisible();
  },
});
export const VisitorsAndDayUsedUp = meta.story({
  ...ready({ usedMessages: 1000, visitorMessages: { used: 900, limit: 900 } }),
  name: 'SH-6: nothing is kept for the team on a day that is used up',
  parameters: noPicture,
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Messages today' });
    await expect(meter).toHaveTextContent(/Used up: nobody gets an answer until then\.$/);
  },
});
export const NothingUsed = meta.story({
  ...ready({ usedMessages: 0, usedCharacters: 0, messagesByDay: new Array(30).fill(0) }),
  name: 'BI-1: without use there is no course of it',
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Last 30 days' })).toBeNull();
  },
});
export const LastDays = meta.story({
  name: 'BI-1: the last days are summed up, and each is told',
  parameters: noPicture,
  play: async ({ canvas }) => {
    const days = within(canvas.getByRole('region', { name: 'Last 30 days' }));
    await expect(days.getByText('Busiest day: Mar 8, 768 messages')).toBeVisible();
    await expect(days.getByText('14,704 messages')).toBeVisible();
    await expect(days.getByTitle('Feb 9: 498 messages')).toBeInTheDocument();
    await expect(days.getByTitle('Mar 10: 412 messages')).toBeInTheDocument();
  },
});
export const ResetsUnknown = meta.story(ready({}, plainSubscription));
export const NoInvoiceShown = meta.story({
  name: 'T20: where no invoice can be shown, it does not say that there are none',
  parameters: noPicture,
  ...withInvoices({ kind: 'ready', invoices: [], leftOut: 2 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 entries could not be shown.')).toBeVisible();
    await expect(canvas.queryByText(/No invoices yet/)).toBeNull();
  },
});
export const OpeningPortal = meta.story({ args: { portal: { kind: 'opening' } } });
export const PortalFailed = meta.story({
  args: { portal: { kind: 'failed', problem: { code: 'generic' } } },
});
export const InvoicesInThePortalAlone = meta.story({
  render: ({ invoices: _, ...args }) => <BillingScreen {...args} />,
});
export const InvoicesLoading = meta.story(withInvoices({ kind: 'loading' }));
export const InvoicesFailed = meta.story(
  withInvoices({ kind: 'failed', problem: { code: 'generic' }, retrying: false }),
);
export const FetchingInvoice = meta.story({
  args: {
    invoices: { state: { kind: 'ready', invoices }, onRetry: fn(), onDownload: fn(), downloading: '1' },
  },
});
export const NoInvoices = meta.story({
  ...withInvoices({ kind: 'ready', invoices: [] }),
  name: 'BI-1: without an invoice it leads to the plans',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/pricing');
  },
});
export const ManyInvoices = meta.story({
  ...withInvoices({ kind: 'ready', invoices: manyInvoices }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('PAR-2025-01032');
  },
});
export const OnePageOfInvoices = meta.story({
  ...withInvoices({ kind: 'ready', invoices: manyInvoices.slice(0, 10) }),
  name: 'BI-1: ten invoices are one page, and no word of others',
  parameters: noPicture,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(10);
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});
export const BackFromCheckout = meta.story({
  name: 'BI-2: back from a checkout that was paid',
  args: { news: { outcome: 'succeeded', planName: 'Team', billed: 'Y', onDismiss: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.news?.onDismiss).toHaveBeenCalledOnce();
  },
});
export const Loading = meta.story({
  args: {
    state: { kind: 'loading' },
    invoices: { state: { kind: 'loading' }, onRetry: fn(), onDownload: fn() },
  },
});
export const ArrivesInPlace = meta.story({
  name: 'RT-9: nothing jumps when the plan arrives',
  ...arrivesInPlace<BillingScreenProps>(
    (args, arrived) => <BillingScreen {...args} {...(!arrived && { state: { kind: 'loading' } })} />,
    {
      heading: 'h1',
      plan: '#billing-plan',
      usage: '#billing-usage',
      days: '#billing-days',
      invoices: '#billing-invoices',
      'first invoice': 'tbody tr',
    },
  ),
});
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
      subscription: activeSubscription,
      outdated: { problem: { code: 'offline' }, retrying: false },
    },
  },
});
export const Long = meta.story({
  ...ready({
    planName: LONG_NAME,
    price: { amount: 129_999_999, currency: 'EUR', period: 'Y' },
    monthlyCharacterLimit: 9_999_999_999,
    usedCharacters: 1_234_567_890,
  }),
  globals: { locale: 'de' },
  play: async ({ canvasElement }) => expectContained(canvasElement, 'long'),
});
export const Phone = meta.story({
  globals: onPhone,
  play: async ({ canvas, canvasElement }) => {
    await expectContained(canvasElement, 'phone');
    // A button stands on the line of its label, as words do.
    for (const words of canvas.getAllByText('PDF')) {
      const label = within(words.closest('td') as HTMLElement).getByText('Document');
      const lower = words.getBoundingClientRect().bottom - label.getBoundingClientRect().bottom;
      await expect(Math.abs(lower)).toBeLessThan(3);
    }
  },
});
export const HostileText = meta.story({
  render: (args) => (
    <EachHostile>
      {(text) => (
        <BillingScreen
          {...args}
          state={{ kind: 'ready', subscription: { ...activeSubscription, planName: text, status: text } }}
          portal={{ kind: 'failed', problem: { code: 'refused', text } }}
          invoices={{
            state: { kind: 'ready', invoices: invoices.map((each) => ({ ...each, number: text })) },
            onRetry: args.onRetry,
            onDownload: args.onOpenPortal,
          }}
        />
      )}
    </EachHostile>
  ),
  play: everyHostileText(),
});
