import { useWords } from '@parley/i18n/react';
import type { BillingPeriod, PlanBlocker } from '@parley/model';
import { Check, CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { classes } from '../../classes.ts';
import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Tag } from '../../components/Tag/Tag.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { formatDate } from '../../format/dates.ts';
import { formatNumber, formatPrice } from '../../format/numbers.ts';
import { Columns } from '../../layout/Columns/Columns.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import * as css from './PlanOffer.css.ts';
import { perMonth, savingPerYear } from './prices.ts';
import type { BlockerHrefs, PlanChange, PricingPlan } from './pricing.types.ts';

export interface PlanOfferProps {
  plan: PricingPlan;
  /** To choose it is the main action, and it stands out; never a smaller plan than the reader's own. */
  isUrged: boolean;
  period: BillingPeriod;
  /** ISO 4217. */
  currency: string;
  /** Its checkout is being opened. */
  opening: boolean;
  /** Left out for those who may look and not choose. */
  onChoose: (() => void) | undefined;
  blockerHrefs: BlockerHrefs | undefined;
}

/** One plan: what it costs, what it includes, and the way to it or what stands in the way. */
export function PlanOffer(props: PlanOfferProps) {
  const { plan, isUrged, period, currency, opening, onChoose, blockerHrefs } = props;
  const { t, locale } = useWords();
  const isOwn = plan.current || plan.paidBy !== undefined;
  const blockers = isOwn ? [] : (plan.blockers ?? []);
  const feature = (key: 'messages' | 'assistants' | 'users' | 'dataFiles' | 'characters', count: number) =>
    t(`subscription.pricing.${key}`, { count, value: formatNumber(locale, count) });
  return (
    <Columns
      as="li"
      gap={0}
      rowGap={24}
      className={classes(css.plan, isOwn ? css.own : isUrged && css.urged)}
    >
      <Stack gap={8}>
        <Inline justify="between" className={css.title}>
          <div className={css.name}>
            <Heading level={2}>{plan.name}</Heading>
          </div>
          {plan.popular && <Tag tone="info">{t('subscription.pricing.popular')}</Tag>}
        </Inline>
        <Text tone="muted">{plan.description}</Text>
      </Stack>
      <Price plan={plan} period={period} currency={currency} />
      <Stack as="ul" gap={12} aria-label={t('subscription.pricing.included', { plan: plan.name })}>
        {[
          feature('messages', plan.dailyMessageLimit),
          feature('characters', plan.monthlyCharacterLimit),
          feature('assistants', plan.assistantLimit),
          feature('users', plan.userLimit),
          feature('dataFiles', plan.dataFileLimit),
        ].map((words) => (
          <Columns as="li" gap={8} template="content fill" align="start" key={words} className={css.feature}>
            <Inline as="span" gap={0} align="stretch" overflow="keep" className={css.check}>
              <Icon icon={Check} size="small" />
            </Inline>
            {words}
          </Columns>
        ))}
      </Stack>
      <Stack gap={12} justify="end">
        {blockers.length > 0 && <Blockers blockers={blockers} hrefs={blockerHrefs} />}
        {plan.change && blockers.length === 0 && <Change change={plan.change} currency={currency} />}
        {isOwn && (
          <Inline as="p" justify="center" overflow="keep" className={css.current}>
            <Icon icon={Check} size="small" />
            {t(plan.paidBy ? OWN[plan.paidBy] : 'subscription.pricing.current')}
          </Inline>
        )}
        {!plan.current && onChoose && (
          <Button
            variant={isUrged && blockers.length === 0 ? 'primary' : 'secondary'}
            fullWidth
            needsNetwork
            busy={opening ? t('subscription.pricing.opening') : undefined}
            disabledReason={blockers.length > 0 ? t('subscription.pricing.blocked') : undefined}
            onClick={onChoose}
          >
            {plan.paidBy ? t(SWITCH[period]) : t('subscription.pricing.choose', { plan: plan.name })}
          </Button>
        )}
      </Stack>
    </Columns>
  );
}

/** The reader's plan, by the period that is paid. */
const OWN = {
  M: 'subscription.pricing.currentMonthly',
  Y: 'subscription.pricing.currentYearly',
} as const satisfies Record<BillingPeriod, string>;

/** To the same plan, by the period that is shown. */
const SWITCH = {
  M: 'subscription.pricing.switchToMonthly',
  Y: 'subscription.pricing.switchToYearly',
} as const satisfies Record<BillingPeriod, string>;

/** What is credited, what is due today, and what is left for later: said before the checkout (BI-2). */
function Change({ change, currency }: { change: PlanChange; currency: string }) {
  const { t, locale } = useWords();
  const { unused, creditUsed, due, tax, creditLeft, renewsAt } = change;
  const amountOf = (cents: number) => ({ amount: formatPrice(locale, cents, currency) });
  return (
    <Text size="caption" tone="muted" numeric>
      {unused &&
        `${t('subscription.pricing.credited', {
          plan: unused.planName,
          date: formatDate(locale, unused.paidUntil),
          ...amountOf(unused.amount),
        })} `}
      {creditUsed > 0 && `${t('subscription.pricing.creditUsed', amountOf(creditUsed))} `}
      <strong className={css.due}>
        {t(dueWords(change), { ...amountOf(due), vat: amountOf(tax).amount })}
      </strong>{' '}
      {creditLeft > 0 && `${t('subscription.pricing.creditLeft', amountOf(creditLeft))} `}
      {t('subscription.billing.renews', { date: formatDate(locale, renewsAt) })}
    </Text>
  );
}

/** The amount due says whether VAT is in it; where nothing is due there is none. */
function dueWords({ due, tax }: PlanChange) {
  if (due === 0) return 'subscription.pricing.due';
  return tax > 0 ? 'subscription.pricing.dueWithVat' : 'subscription.pricing.dueWithoutVat';
}

function Price({ plan, period, currency }: Pick<PlanOfferProps, 'plan' | 'period' | 'currency'>) {
  const { t, locale } = useWords();
  const amount = perMonth(plan, period);
  const saving = period === 'Y' ? savingPerYear(plan) : 0;
  if (plan.monthlyPrice === 0 && plan.yearlyPrice === 0) {
    return <p className={css.amount}>{t('subscription.pricing.free')}</p>;
  }
  return (
    <div>
      <p>
        <bdi className={css.amount}>{`${formatPrice(locale, amount, currency)} `}</bdi>
        <span className={css.muted}>{t('subscription.pricing.perMonth')}</span>
      </p>
      <Text size="caption" tone="muted" numeric>
        {period === 'Y'
          ? t('subscription.pricing.billedYearly', { price: formatPrice(locale, plan.yearlyPrice, currency) })
          : t('subscription.pricing.billedMonthly')}
        {saving > 0 && (
          <>
            {'. '}
            <span className={css.saving}>
              {t('subscription.pricing.saves', { price: formatPrice(locale, saving, currency) })}
            </span>
          </>
        )}
      </Text>
    </div>
  );
}

const BLOCKER_WORDS = {
  assistants: 'subscription.pricing.blockedAssistants',
  users: 'subscription.pricing.blockedUsers',
  dataFiles: 'subscription.pricing.blockedDataFiles',
  characters: 'subscription.pricing.blockedCharacters',
} as const satisfies Record<PlanBlocker['kind'], string>;

function Blockers({
  blockers,
  hrefs = {},
}: {
  blockers: readonly PlanBlocker[];
  hrefs: BlockerHrefs | undefined;
}) {
  const { t, locale } = useWords();
  const id = useId();
  return (
    <Stack gap={4} className={css.blockers}>
      <Inline as="p" overflow="keep" className={css.blocked} id={id}>
        <Icon icon={CircleAlert} size="small" />
        {t('subscription.pricing.blocked')}
      </Inline>
      <Stack as="ul" gap={4} className={css.reasons} aria-labelledby={id}>
        {blockers.map(({ kind, used, limit }) => {
          const figures = { used: formatNumber(locale, used), limit: formatNumber(locale, limit) };
          const words = t(BLOCKER_WORDS[kind], figures);
          const href = hrefs[kind];
          return (
            <li key={kind} className={css.reason}>
              {href === undefined ? (
                words
              ) : (
                <Link alone href={href}>
                  {words}
                </Link>
              )}
            </li>
          );
        })}
      </Stack>
    </Stack>
  );
}
