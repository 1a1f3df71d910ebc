import { useWords } from '@parley/i18n/react';
import type { BillingPeriod, ProblemInPlace } from '@parley/model';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Tag } from '../../components/Tag/Tag.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { formatDate } from '../../format/dates.ts';
import { formatPercent } from '../../format/numbers.ts';
import { Columns } from '../../layout/Columns/Columns.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Page } from '../../layout/Page/Page.tsx';
import { PageHeader } from '../../layout/PageHeader/PageHeader.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { CheckoutNews } from '../../patterns/CheckoutNews/CheckoutNews.tsx';
import { problemWords } from '../../patterns/GlobalFeedback/problemWords.ts';
import { type Outdated, OutdatedNotice } from '../../patterns/OutdatedNotice/OutdatedNotice.tsx';
import { PlanOffer } from './PlanOffer.tsx';
import * as css from './PricingScreen.css.ts';
import { yearlySaving } from './prices.ts';
import type { PricingPlan } from './pricing.types.ts';

export type PricingState =
  | { kind: 'loading' }
  | { kind: 'failed'; problem: ProblemInPlace; retrying: boolean }
  /** `currency` is ISO 4217. */
  | { kind: 'ready'; plans: readonly PricingPlan[]; currency: string; outdated?: Outdated | undefined };

export interface PricingScreenProps {
  state: PricingState;
  /** How the subscription stands where it is not simply active; `until` is the end of a trial, ISO 8601. */
  standing?: { status: 'trial' | 'trial_ended' | 'canceled' | 'incomplete'; until?: string } | undefined;
  period: BillingPeriod;
  onPeriodChange: (period: BillingPeriod) => void;
  /**
   * What became of the last choice: its checkout is being opened, or could not be; or the reader is back from
   * there.
   */
  checkout:
    | { kind: 'idle' | 'succeeded' | 'abandoned' }
    | { kind: 'opening'; planId: string }
    | { kind: 'failed'; problem: ProblemInPlace };
  /** Sends the news of a checkout away. */
  onDismiss?: () => void;
  /** Left out for those who may look and not choose. */
  onChoose?: (planId: string) => void;
  onRetry: () => void;
}

/** Plans to choose from, by month or by year (BI-2). */
export function PricingScreen({
  state,
  standing,
  period,
  onPeriodChange,
  checkout,
  onDismiss,
  onChoose,
  onRetry,
}: PricingScreenProps) {
  const { t } = useWords();
  const plans = state.kind === 'ready' ? state.plans : [];
  return (
    <Page>
      <PageHeader
        title={t('subscription.pricing.title')}
        purpose={t('subscription.pricing.purpose')}
        actions={
          plans.length > 0 && <PeriodSwitch plans={plans} period={period} onPeriodChange={onPeriodChange} />
        }
      />
      {checkout.kind === 'failed' && (
        <Banner tone="critical" title={t('subscription.pricing.checkoutFailed')} announce>
          {problemWords(t, checkout.problem)}
        </Banner>
      )}
      {(checkout.kind === 'succeeded' || checkout.kind === 'abandoned') && (
        <CheckoutNews outcome={checkout.kind} onDismiss={onDismiss} />
      )}
      {standing && <Standing standing={standing} />}
      {state.kind === 'loading' && <PlansSkeleton />}
      {state.kind === 'failed' && (
        <ErrorState
          text={`${t('subscription.pricing.failed')}. ${problemWords(t, state.problem)}`}
          onRetry={onRetry}
          retrying={state.retrying ? t('common.loading') : undefined}
        />
      )}
      {state.kind === 'ready' && state.outdated && (
        <OutdatedNotice outdated={state.outdated} onRetry={onRetry} />
      )}
      {state.kind === 'ready' && plans.length === 0 && (
        <EmptyState title={t('subscription.pricing.empty')}>{t('subscription.pricing.emptyText')}</EmptyState>
      )}
      {state.kind === 'ready' && plans.length > 0 && (
        <Stack>
          <Columns as="ul" gap={24} className={css.plans}>
            {plans.map((plan) => (
              <PlanOffer
                key={plan.id}
                plan={plan}
                period={period}
                currency={state.currency}
                opening={checkout.kind === 'opening' && checkout.planId === plan.id}
                onChoose={onChoose && (() => onChoose(plan.id))}
              />
            ))}
          </Columns>
          <Text size="caption" tone="muted">
            {t('subscription.pricing.tax')}
          </Text>
        </Stack>
      )}
    </Page>
  );
}

interface PeriodSwitchProps extends Pick<PricingScreenProps, 'period' | 'onPeriodChange'> {
  plans: readonly PricingPlan[];
}

function PeriodSwitch({ plans, period, onPeriodChange }: PeriodSwitchProps) {
  const { t, locale } = useWords();
  const saving = yearlySaving(plans);
  return (
    <Inline gap={12} justify="end" className={css.period}>
      {saving > 0 && (
        <Tag tone="positive">
          {t('subscription.pricing.save', { percent: formatPercent(locale, saving) })}
        </Tag>
      )}
      <div className={css.control}>
        <SegmentedControl
          look="bar"
          label={t('subscription.pricing.period')}
          value={period}
          onChange={onPeriodChange}
          choices={[
            { value: 'M', label: t('subscription.pricing.monthly') },
            { value: 'Y', label: t('subscription.pricing.yearly') },
          ]}
        />
      </div>
    </Inline>
  );
}

const STANDING_TONES = {
  trial: 'info',
  trial_ended: 'caution',
  canceled: 'caution',
  incomplete: 'critical',
} as const;

function Standing({
  standing: { status, until },
}: {
  standing: NonNullable<PricingScreenProps['standing']>;
}) {
  const { t, locale } = useWords();
  return (
    <Banner tone={STANDING_TONES[status]}>
      {t(`subscription.billing.explain.${status}`)}
      {status === 'trial' &&
        until !== undefined &&
        ` ${t('subscription.billing.ends', { date: formatDate(locale, until) })}`}
    </Banner>
  );
}

function PlansSkeleton() {
  const { t } = useWords();
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden>
      <Columns gap={24} className={css.plans}>
        {['first', 'second', 'third'].map((key) => (
          <Card key={key}>
            <Stack>
              <Skeleton shape="text" width={40} />
              <Skeleton shape="text" width={80} />
              <Skeleton shape="block" height={40} />
              <Skeleton shape="block" height={96} />
              <Skeleton shape="block" height={36} />
            </Stack>
          </Card>
        ))}
      </Columns>
    </div>
  );
}
