import { useWords } from '@parley/i18n/react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { LeftOut } from '../../components/LeftOut/LeftOut.tsx';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Tag } from '../../components/Tag/Tag.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { formatDate } from '../../format/dates.ts';
import { formatPercent } from '../../format/numbers.ts';
import { Columns } from '../../layout/Columns/Columns.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { CheckoutNews } from '../../patterns/CheckoutNews/CheckoutNews.tsx';
import { problemWords } from '../../patterns/GlobalFeedback/problemWords.ts';
import { LoadFailure } from '../../patterns/LoadFailure/LoadFailure.tsx';
import { OutdatedNotice } from '../../patterns/OutdatedNotice/OutdatedNotice.tsx';
import { PlanOffer } from './PlanOffer.tsx';
import * as css from './PricingScreen.css.ts';
import { yearlySaving } from './prices.ts';
import type { PricingScreenProps } from './pricing.types.ts';

/** None before they were read. */
export const plansOf = ({ state }: Pick<PricingScreenProps, 'state'>) =>
  state.kind === 'ready' ? state.plans : [];

/** News of a checkout, how the subscription stands, and the plans. */
export function Plans({
  state,
  standing,
  onKeep,
  period,
  checkout,
  onDismiss,
  onChoose,
  blockerHrefs,
  onRetry,
}: PricingScreenProps) {
  const { t } = useWords();
  const plans = plansOf({ state });
  const own = plans.find(({ current, paidBy }) => current || paidBy);
  return (
    <>
      {checkout.kind === 'failed' && (
        <Banner tone="critical" title={t('subscription.pricing.checkoutFailed')} announce>
          {problemWords(t, checkout.problem)}
        </Banner>
      )}
      {(checkout.kind === 'succeeded' || checkout.kind === 'changed') && (
        <CheckoutNews
          outcome={checkout.kind}
          planName={checkout.planName}
          billed={checkout.billed}
          onDismiss={onDismiss}
        />
      )}
      {checkout.kind === 'abandoned' && <CheckoutNews outcome="abandoned" onDismiss={onDismiss} />}
      {standing && <Standing standing={standing} isOffered={own !== undefined} onKeep={onKeep} />}
      {state.kind === 'loading' && <PlansSkeleton />}
      {state.kind === 'failed' && (
        <LoadFailure
          title={t('subscription.pricing.failed')}
          problem={state.problem}
          retrying={state.retrying}
          onRetry={onRetry}
        />
      )}
      {state.kind === 'ready' && state.outdated && (
        <OutdatedNotice outdated={state.outdated} onRetry={onRetry} />
      )}
      {state.kind === 'ready' && (
        <LeftOut
          count={state.leftOut}
          empty={
            plans.length === 0 && (
              <EmptyState title={t('subscription.pricing.empty')}>
                {t('subscription.pricing.emptyText')}
              </EmptyState>
            )
          }
        />
      )}
      {state.kind === 'ready' && plans.length > 0 && (
        <Stack>
          <Columns as="ul" gap={24} className={css.plans}>
            {plans.map((plan) => (
              <PlanOffer
                key={plan.id}
                plan={plan}
                isUrged={plan.popular && (own === undefined || plan.monthlyPrice > own.monthlyPrice)}
                period={period}
                currency={state.currency}
                opening={checkout.kind === 'opening' && checkout.planId === plan.id}
                onChoose={onChoose && (() => onChoose(plan.id))}
                blockerHrefs={blockerHrefs}
              />
            ))}
          </Columns>
          <Text size="caption" tone="muted">
            {t('subscription.pricing.tax')}
          </Text>
        </Stack>
      )}
    </>
  );
}

/** By month or by year, and beside the year what it saves. */
export function PeriodSwitch({ state, period, onPeriodChange }: PricingScreenProps) {
  const { t, locale } = useWords();
  const saving = yearlySaving(plansOf({ state }));
  return (
    <Inline gap={12} justify="end" className={css.period}>
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
      {saving > 0 && (
        <Tag tone="positive">
          {t('subscription.pricing.save', { percent: formatPercent(locale, saving) })}
        </Tag>
      )}
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
  standing,
  isOffered,
  onKeep,
}: {
  standing: NonNullable<PricingScreenProps['standing']>;
  /** Whether the present plan is one of those on offer: its trial goes on where another is taken. */
  isOffered: boolean;
  onKeep: PricingScreenProps['onKeep'];
}) {
  const { t, locale } = useWords();
  if (standing.status === 'ending') {
    return (
      <Banner
        tone="caution"
        actions={
          onKeep && (
            <Button size="small" needsNetwork onClick={onKeep}>
              {t('subscription.billing.keep')}
            </Button>
          )
        }
      >
        {t('subscription.pricing.ending', { date: formatDate(locale, standing.until) })}
      </Banner>
    );
  }
  const { status, until } = standing;
  // The bar above says that it is a trial (SB-1); here stands how long it lasts.
  if (status === 'trial' && until === undefined) return null;
  return (
    <Banner tone={STANDING_TONES[status]}>
      {status === 'trial' && until !== undefined
        ? t(isOffered ? 'subscription.billing.ends' : 'subscription.pricing.trial', {
            date: formatDate(locale, until),
          })
        : t(`subscription.billing.explain.${status}`)}
    </Banner>
  );
}

/** Heads, prices, features and feet as high as those of the plans to come, in px. */
const HEIGHTS = [{ height: 52 }, { height: 56, heightOnWide: 62 }, { height: 148 }, { height: 36 }] as const;

function PlansSkeleton() {
  const { t } = useWords();
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden>
      <Columns gap={24} className={css.plans}>
        {['first', 'second', 'third'].map((key) => (
          <Card key={key}>
            <Stack gap={24}>
              {HEIGHTS.map((heights) => (
                <Skeleton key={heights.height} shape="block" {...heights} />
              ))}
            </Stack>
          </Card>
        ))}
      </Columns>
    </div>
  );
}
