import { useWords } from '@parley/i18n/react';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Tag, type TagProps } from '../../components/Tag/Tag.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { formatDate } from '../../format/dates.ts';
import { formatList, formatNumber, formatPrice } from '../../format/numbers.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import * as css from './BillingScreen.css.ts';
import type { Subscription } from './subscription.types.ts';

const TONES = {
  active: 'positive',
  ending: 'caution',
  trial: 'info',
  trial_ended: 'caution',
  canceled: 'neutral',
  incomplete: 'critical',
  other: 'neutral',
} as const satisfies Record<string, TagProps['tone']>;

type KnownStatus = keyof typeof TONES;

/** How it stands in words: an active one that is not renewed is told apart. */
function known({ status, renews = true }: Subscription): KnownStatus {
  if (status === 'active' && !renews) return 'ending';
  return Object.hasOwn(TONES, status) ? (status as KnownStatus) : 'other';
}

/** What is done about it in the customer portal. */
const HINTS: Partial<
  Record<KnownStatus, 'subscription.billing.cancelHint' | 'subscription.billing.oweHint'>
> = { active: 'subscription.billing.cancelHint', incomplete: 'subscription.billing.oweHint' };

export interface PlanCardProps {
  subscription: Subscription;
  /** Where plans are chosen. */
  pricingHref: string;
  portal: 'idle' | 'opening' | 'missing';
  onOpenPortal: () => void;
}

/** Which plan is paid for and how it stands, with the ways to change that. */
export function PlanCard({ subscription, pricingHref, portal, onOpenPortal }: PlanCardProps) {
  const { t } = useWords();
  const status = known(subscription);
  const isEnding = status === 'ending';
  const hints =
    portal === 'missing' ? (['subscription.billing.portalMissing'] as const) : hintsOf(status, subscription);
  return (
    <Card as="section" labelledBy="billing-plan">
      <Stack gap={24} justify="between" className={css.planCard}>
        <Stack gap={8}>
          <Inline gap={12} justify="between">
            <Heading level={2} id="billing-plan">
              {t('subscription.billing.plan')}
            </Heading>
            <Tag tone={TONES[status]}>{t(`subscription.status.${status}`)}</Tag>
          </Inline>
          {subscription.planName !== '' && <p className={css.planName}>{subscription.planName}</p>}
          <Text tone="muted">
            <Terms subscription={subscription} status={status} />
          </Text>
          {subscription.included && <Included counts={subscription.included} />}
        </Stack>
        <Stack gap={12}>
          <Inline>
            <ButtonLink variant={isEnding ? 'secondary' : 'primary'} href={pricingHref}>
              {t(status === 'canceled' ? 'subscription.billing.pickPlan' : 'subscription.billing.changePlan')}
            </ButtonLink>
            <Button
              variant={isEnding ? 'primary' : 'secondary'}
              needsNetwork
              busy={portal === 'opening' ? t('subscription.billing.portalBusy') : undefined}
              disabledReason={portal === 'missing' ? t('subscription.billing.portalMissing') : undefined}
              onClick={onOpenPortal}
            >
              {t(isEnding ? 'subscription.billing.keep' : 'subscription.billing.portal')}
            </Button>
          </Inline>
          {hints.length > 0 && (
            <Text size="caption" tone="muted">
              {hints.map((hint) => t(hint)).join(' ')}
            </Text>
          )}
        </Stack>
      </Stack>
    </Card>
  );
}

/** What the customer portal is for, as things stand. */
function hintsOf(status: KnownStatus, { paymentMethods = false }: Subscription) {
  const hint = HINTS[status];
  return [...(hint ? [hint] : []), ...(paymentMethods ? (['subscription.billing.portalHint'] as const) : [])];
}

/** What the plan holds besides messages and characters, which have meters. */
function Included({ counts }: { counts: NonNullable<Subscription['included']> }) {
  const { t, locale } = useWords();
  const list = (['assistants', 'users', 'dataFiles'] as const).map((kind) =>
    t(`subscription.pricing.${kind}`, { count: counts[kind], value: formatNumber(locale, counts[kind]) }),
  );
  return (
    <Text tone="muted" numeric>
      {t('subscription.billing.included', { list: formatList(locale, list) })}
    </Text>
  );
}

const DATED: Partial<
  Record<KnownStatus, `subscription.billing.${'renews' | 'endsAfter' | 'ends' | 'ended'}`>
> = {
  active: 'subscription.billing.renews',
  ending: 'subscription.billing.endsAfter',
  trial: 'subscription.billing.ends',
  trial_ended: 'subscription.billing.ended',
};

/** What it means for those who ask. */
const ANSWERS: Partial<
  Record<KnownStatus, `subscription.billing.${'answersEnd' | 'noAnswers' | 'noAnswersYet'}`>
> = {
  trial: 'subscription.billing.answersEnd',
  trial_ended: 'subscription.billing.noAnswers',
  canceled: 'subscription.billing.noAnswers',
  incomplete: 'subscription.billing.noAnswersYet',
};

function Terms({ subscription, status }: { subscription: Subscription; status: KnownStatus }) {
  const { t, locale } = useWords();
  const { price, until, credit } = subscription;
  const dated = until === undefined ? undefined : DATED[status];
  const after = ANSWERS[status];
  // No invoice comes by itself where nothing runs, or goes on.
  const hasNext = status === 'active' || status === 'incomplete';
  return (
    <>
      {price && (
        <>
          <span className={css.price}>{formatPrice(locale, price.amount, price.currency)}</span>{' '}
          {t(price.period === 'Y' ? 'subscription.billing.perYear' : 'subscription.pricing.perMonth')}
          {'. '}
        </>
      )}
      {dated && status !== 'trial' ? '' : `${t(`subscription.billing.explain.${status}`)} `}
      {dated && until && t(dated, { date: formatDate(locale, until) })}
      {after && ` ${t(after)}`}
      {credit &&
        ` ${t(hasNext ? 'subscription.billing.credit' : 'subscription.billing.creditKept', { amount: formatPrice(locale, credit.amount, credit.currency) })}`}
    </>
  );
}
