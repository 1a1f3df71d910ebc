import { useWords } from '@parley/i18n/react';
import { type ProblemInPlace, USAGE_DAYS } from '@parley/model';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Columns } from '../../layout/Columns/Columns.tsx';
import { Page } from '../../layout/Page/Page.tsx';
import { PageHeader } from '../../layout/PageHeader/PageHeader.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { CheckoutNews, type CheckoutNewsProps } from '../../patterns/CheckoutNews/CheckoutNews.tsx';
import { problemWords } from '../../patterns/GlobalFeedback/problemWords.ts';
import { LoadFailure } from '../../patterns/LoadFailure/LoadFailure.tsx';
import { type Outdated, OutdatedNotice } from '../../patterns/OutdatedNotice/OutdatedNotice.tsx';
import * as css from './BillingScreen.css.ts';
import { DailyMessages } from './DailyMessages.tsx';
import { Invoices, type InvoicesProps } from './Invoices.tsx';
import { PlanCard } from './PlanCard.tsx';
import type { Subscription } from './subscription.types.ts';
import { UsageCard } from './UsageCard.tsx';

export type BillingState =
  | { kind: 'loading' }
  | { kind: 'failed'; problem: ProblemInPlace; retrying: boolean }
  | { kind: 'ready'; subscription: Subscription; outdated?: Outdated | undefined };

export interface BillingScreenProps {
  state: BillingState;
  /** Where plans are chosen. */
  pricingHref: string;
  /**
   * The payment provider's customer portal: it is being opened, could not be, or is not there before a first
   * payment.
   */
  portal: { kind: 'idle' | 'opening' | 'missing' } | { kind: 'failed'; problem: ProblemInPlace };
  onOpenPortal: () => void;
  onRetry: () => void;
  /** Set for those who are back from a checkout that they went through. */
  news?: (CheckoutNewsProps & { outcome: 'succeeded' | 'changed' }) | undefined;
  /** Left out where invoices are found in the customer portal alone. */
  invoices?: InvoicesProps;
}

/** The plan, what is used of it, and the invoices (BI-1). */
export function BillingScreen({
  state,
  pricingHref,
  portal,
  onOpenPortal,
  onRetry,
  news,
  invoices,
}: BillingScreenProps) {
  const { t } = useWords();
  const { resets, messagesByDay = [] } = state.kind === 'ready' ? state.subscription : {};
  return (
    <Page>
      <PageHeader title={t('subscription.billing.title')} purpose={t('subscription.billing.purpose')} />
      {portal.kind === 'failed' && (
        <Banner tone="critical" title={t('subscription.billing.portalFailed')} announce>
          {problemWords(t, portal.problem)}
        </Banner>
      )}
      {news && <CheckoutNews {...news} />}
      {state.kind === 'loading' && (
        <>
          <BillingSkeleton />
          {invoices && <Invoices {...invoices} pricingHref={pricingHref} />}
        </>
      )}
      {state.kind === 'failed' && (
        <LoadFailure
          title={t('subscription.billing.failed')}
          problem={state.problem}
          retrying={state.retrying}
          onRetry={onRetry}
        />
      )}
      {state.kind === 'ready' && (
        <>
          {state.outdated && <OutdatedNotice outdated={state.outdated} onRetry={onRetry} />}
          <Columns gap={24} className={css.columns}>
            <PlanCard
              subscription={state.subscription}
              pricingHref={pricingHref}
              portal={portal.kind === 'failed' ? 'idle' : portal.kind}
              onOpenPortal={onOpenPortal}
            />
            <UsageCard subscription={state.subscription} pricingHref={pricingHref} />
          </Columns>
          {resets && messagesByDay.some((messages) => messages > 0) && (
            <DailyMessages values={messagesByDay} endsAt={resets.messages} />
          )}
          {invoices && <Invoices {...invoices} pricingHref={pricingHref} />}
        </>
      )}
    </Page>
  );
}

/** As high as what an active plan shows, in px. */
const HEIGHTS = {
  plan: { height: 200 },
  usage: { height: 200 },
  days: { height: 103 },
};

function BillingSkeleton() {
  const { t } = useWords();
  const card = (kind: keyof typeof HEIGHTS, title: string) => (
    <Card>
      <Stack gap={kind === 'days' ? 16 : 8}>
        <Heading level={2} id={`billing-${kind}`}>
          {title}
        </Heading>
        <Skeleton shape="block" {...HEIGHTS[kind]} />
      </Stack>
    </Card>
  );
  return (
    <Stack gap={40} aria-busy="true">
      <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden>
      <Columns gap={24} className={css.columns}>
        {card('plan', t('subscription.billing.plan'))}
        {card('usage', t('subscription.billing.usage'))}
      </Columns>
      {card('days', t('subscription.billing.days', { days: USAGE_DAYS }))}
    </Stack>
  );
}
