import { useWords } from '@parley/i18n/react';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Tag, type TagProps } from '../../components/Tag/Tag.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { formatDate } from '../../format/dates.ts';
import { formatPrice } from '../../format/numbers.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import * as css from './BillingScreen.css.ts';
import type { Subscription } from './subscription.types.ts';

const TONES = {
  active: 'positive',
  trial: 'info',
  trial_ended: 'caution',
  canceled: 'neutral',
  incomplete: 'critical',
  other: 'neutral',
} as const satisfies Record<string, TagProps['tone']>;

type KnownStatus = keyof typeof TONES;

const known = (status: string): KnownStatus =>
  Object.hasOwn(TONES, status) ? (status as KnownStatus) : 'other';

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
  const status = known(subscription.status);
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
        </Stack>
        <Stack gap={12}>
          <Inline>
            <ButtonLink variant="primary" href={pricingHref}>
              {t(status === 'canceled' ? 'subscription.billing.pickPlan' : 'subscription.billing.changePlan')}
            </ButtonLink>
            <Button
              needsNetwork
              busy={portal === 'opening' ? t('subscription.billing.portalBusy') : undefined}
              disabledReason={portal === 'missing' ? t('subscription.billing.portalMissing') : undefined}
              onClick={onOpenPortal}
            >
              {t('subscription.billing.portal')}
            </Button>
          </Inline>
          <Text size="caption" tone="muted">
            {t(
              portal === 'missing' ? 'subscription.billing.portalMissing' : 'subscription.billing.portalHint',
            )}
          </Text>
        </Stack>
      </Stack>
    </Card>
  );
}

function Terms({ subscription, status }: { subscription: Subscription; status: KnownStatus }) {
  const { t, locale } = useWords();
  const { price, until, credit, renews = true } = subscription;
  const isDated = until !== undefined && (status === 'active' || status === 'trial');
  const paidUntil = renews ? 'subscription.billing.renews' : 'subscription.billing.endsAfter';
  return (
    <>
      {price && (
        <>
          <span className={css.price}>{formatPrice(locale, price.amount, price.currency)}</span>{' '}
          {t(price.period === 'Y' ? 'subscription.billing.perYear' : 'subscription.pricing.perMonth')}
          {'. '}
        </>
      )}
      {status === 'active' && isDated ? '' : `${t(`subscription.billing.explain.${status}`)} `}
      {isDated &&
        t(status === 'trial' ? 'subscription.billing.ends' : paidUntil, { date: formatDate(locale, until) })}
      {credit &&
        ` ${t('subscription.billing.credit', { amount: formatPrice(locale, credit.amount, credit.currency) })}`}
    </>
  );
}
