import { useWords } from '@parley/i18n/react';
import { Check } from 'lucide-react';
import { classes } from '../../classes.ts';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Tag } from '../../components/Tag/Tag.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Page } from '../../layout/Page/Page.tsx';
import { PageHeader } from '../../layout/PageHeader/PageHeader.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { formatNumber, formatPercent, formatPrice } from '../../patterns/format/format.ts';
import { type ProblemMessage, problemWords } from '../../patterns/GlobalFeedback/problemWords.ts';
import { SegmentedControl } from '../../patterns/SegmentedControl/SegmentedControl.tsx';
import * as css from './PricingScreen.css.ts';
import { perMonth, yearlySaving } from './prices.ts';

/** A plan on offer. */
export interface PricingPlan {
  id: string;
  name: string;
  description: string;
  /** Hundredths of the currency. */
  monthlyPrice: number;
  yearlyPrice: number;
  dailyMessageLimit: number;
  monthlyCharacterLimit: number;
  assistantLimit: number;
  current: boolean;
  popular: boolean;
}

export type BillingPeriod = 'M' | 'Y';

export type PricingState =
  | { kind: 'loading' }
  | { kind: 'failed'; problem: ProblemMessage; retrying: boolean }
  /** `currency` is ISO 4217. */
  | { kind: 'ready'; plans: readonly PricingPlan[]; currency: string };

export interface PricingScreenProps {
  state: PricingState;
  period: BillingPeriod;
  onPeriodChange: (period: BillingPeriod) => void;
  /** What became of the last choice: its checkout is being opened, or could not be. */
  checkout:
    | { kind: 'idle' }
    | { kind: 'opening'; planId: string }
    | { kind: 'failed'; problem: ProblemMessage };
  onChoose: (planId: string) => void;
  onRetry: () => void;
}

/** Plans to choose from, by month or by year (BI-2). */
export function PricingScreen({
  state,
  period,
  onPeriodChange,
  checkout,
  onChoose,
  onRetry,
}: PricingScreenProps) {
  const { t, locale } = useWords();
  const plans = state.kind === 'ready' ? state.plans : [];
  const saving = yearlySaving(plans);
  return (
    <Page>
      <PageHeader
        title={t('subscription.pricing.title')}
        purpose={t('subscription.pricing.purpose')}
        actions={
          plans.length > 0 && (
            <div className={css.period}>
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
              {saving > 0 && (
                <Text size="caption" tone="muted">
                  {t('subscription.pricing.save', { percent: formatPercent(locale, saving) })}
                </Text>
              )}
            </div>
          )
        }
      />
      {checkout.kind === 'failed' && (
        <Banner tone="critical" title={t('subscription.pricing.checkoutFailed')} announce>
          {problemWords(t, checkout.problem)}
        </Banner>
      )}
      {state.kind === 'loading' && <PlansSkeleton />}
      {state.kind === 'failed' && (
        <ErrorState
          text={`${t('subscription.pricing.failed')}. ${problemWords(t, state.problem)}`}
          onRetry={onRetry}
          retrying={state.retrying ? t('common.loading') : undefined}
        />
      )}
      {state.kind === 'ready' && plans.length === 0 && (
        <EmptyState title={t('subscription.pricing.empty')}>{t('subscription.pricing.emptyText')}</EmptyState>
      )}
      {state.kind === 'ready' && plans.length > 0 && (
        <div className={css.offer}>
          <ul className={css.plans}>
            {plans.map((plan) => (
              <Plan
                key={plan.id}
                plan={plan}
                period={period}
                currency={state.currency}
                opening={checkout.kind === 'opening' && checkout.planId === plan.id}
                onChoose={() => onChoose(plan.id)}
              />
            ))}
          </ul>
          <Text size="caption" tone="muted">
            {t('subscription.pricing.tax')}
          </Text>
        </div>
      )}
    </Page>
  );
}

interface PlanProps {
  plan: PricingPlan;
  period: BillingPeriod;
  currency: string;
  opening: boolean;
  onChoose: () => void;
}

function Plan({ plan, period, currency, opening, onChoose }: PlanProps) {
  const { t, locale } = useWords();
  const amount = perMonth(plan, period);
  const feature = (key: 'messages' | 'assistants' | 'characters', count: number) =>
    t(`subscription.pricing.${key}`, { count, value: formatNumber(locale, count) });
  const billed =
    period === 'Y'
      ? t('subscription.pricing.billedYearly', { price: formatPrice(locale, plan.yearlyPrice, currency) })
      : t('subscription.pricing.billedMonthly');
  return (
    <li className={classes(css.plan, plan.popular && css.popular)}>
      <div className={css.head}>
        <Heading level={2}>{plan.name}</Heading>
        {plan.popular && <Tag tone="info">{t('subscription.pricing.popular')}</Tag>}
      </div>
      <Text tone="muted">{plan.description}</Text>
      <div>
        <p className={css.price}>
          <span className={css.amount}>
            {amount === 0 ? t('subscription.pricing.free') : formatPrice(locale, amount, currency)}
          </span>
          {amount > 0 && <span className={css.muted}>{t('subscription.pricing.perMonth')}</span>}
        </p>
        {/* Kept where there is nothing to say, so that the plans stay in line. */}
        <Text size="caption" tone="muted">
          {amount > 0 ? billed : '\u00a0'}
        </Text>
      </div>
      <ul className={css.features} aria-label={t('subscription.pricing.included', { plan: plan.name })}>
        {[
          feature('messages', plan.dailyMessageLimit),
          feature('characters', plan.monthlyCharacterLimit),
          feature('assistants', plan.assistantLimit),
        ].map((words) => (
          <li key={words} className={css.feature}>
            <span className={css.check}>
              <Icon icon={Check} />
            </span>
            {words}
          </li>
        ))}
      </ul>
      {plan.current ? (
        <p className={css.currentNote}>
          <Icon icon={Check} size="small" />
          {t('subscription.pricing.current')}
        </p>
      ) : (
        <Button
          variant={plan.popular ? 'primary' : 'secondary'}
          fullWidth
          busy={opening ? t('subscription.pricing.opening') : undefined}
          onClick={onChoose}
        >
          {t('subscription.pricing.choose', { plan: plan.name })}
        </Button>
      )}
    </li>
  );
}

function PlansSkeleton() {
  const { t } = useWords();
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden>
      <div className={css.plans}>
        {['first', 'second', 'third'].map((key) => (
          <Card key={key}>
            <div className={css.waiting}>
              <Skeleton shape="text" width={40} />
              <Skeleton shape="text" width={80} />
              <Skeleton shape="block" height={40} />
              <Skeleton shape="block" height={96} />
              <Skeleton shape="block" height={36} />
            </div>
          </Card>
        ))}
      </div>
    </div>
  );
}
