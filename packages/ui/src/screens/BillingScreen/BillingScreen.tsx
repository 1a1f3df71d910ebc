import { useWords } from '@parley/i18n/react';
import { ExternalLink } from 'lucide-react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Meter } from '../../components/Meter/Meter.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Tag, type TagProps } from '../../components/Tag/Tag.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Page } from '../../layout/Page/Page.tsx';
import { PageHeader } from '../../layout/PageHeader/PageHeader.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { type ProblemMessage, problemWords } from '../../patterns/GlobalFeedback/problemWords.ts';
import * as css from './BillingScreen.css.ts';

/** The organisation's subscription. */
export interface Subscription {
  /** `active`, `trial`, `trial_ended`, `canceled`, `incomplete`, or another of the payment provider's. */
  status: string;
  /** '' without a plan. */
  planName: string;
  usedMessages: number;
  dailyMessageLimit: number;
  usedCharacters: number;
  monthlyCharacterLimit: number;
}

export type BillingState =
  | { kind: 'loading' }
  | { kind: 'failed'; problem: ProblemMessage; retrying: boolean }
  | { kind: 'ready'; subscription: Subscription };

export interface BillingScreenProps {
  state: BillingState;
  /** Where plans are chosen. */
  pricingHref: string;
  /** The payment provider's customer portal: it is being opened, or could not be. */
  portal: { kind: 'idle' | 'opening' } | { kind: 'failed'; problem: ProblemMessage };
  onOpenPortal: () => void;
  onRetry: () => void;
}

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

/** The plan, what is used of it, and the way to the invoices (BI-1). */
export function BillingScreen({ state, pricingHref, portal, onOpenPortal, onRetry }: BillingScreenProps) {
  const { t } = useWords();
  return (
    <Page>
      <PageHeader title={t('subscription.billing.title')} purpose={t('subscription.billing.purpose')} />
      {portal.kind === 'failed' && (
        <Banner tone="critical" title={t('subscription.billing.portalFailed')} announce>
          {problemWords(t, portal.problem)}
        </Banner>
      )}
      {state.kind === 'loading' && <BillingSkeleton />}
      {state.kind === 'failed' && (
        <ErrorState
          text={`${t('subscription.billing.failed')}. ${problemWords(t, state.problem)}`}
          onRetry={onRetry}
          retrying={state.retrying ? t('common.loading') : undefined}
        />
      )}
      {state.kind === 'ready' && (
        <div className={css.columns}>
          <PlanCard
            subscription={state.subscription}
            pricingHref={pricingHref}
            opening={portal.kind === 'opening'}
            onOpenPortal={onOpenPortal}
          />
          <UsageCard subscription={state.subscription} />
        </div>
      )}
    </Page>
  );
}

interface PlanCardProps extends Pick<BillingScreenProps, 'pricingHref' | 'onOpenPortal'> {
  subscription: Subscription;
  opening: boolean;
}

function PlanCard({ subscription, pricingHref, opening, onOpenPortal }: PlanCardProps) {
  const { t } = useWords();
  const status = known(subscription.status);
  return (
    <Card as="section" labelledBy="billing-plan">
      <Stack gap={24}>
        <Stack gap={8}>
          <Heading level={2} id="billing-plan">
            {t('subscription.billing.plan')}
          </Heading>
          <Inline gap={12}>
            {subscription.planName !== '' && <span className={css.planName}>{subscription.planName}</span>}
            <Tag tone={TONES[status]}>{t(`subscription.status.${status}`)}</Tag>
          </Inline>
          <Text tone="muted">{t(`subscription.billing.explain.${status}`)}</Text>
        </Stack>
        <Inline>
          <ButtonLink variant="primary" href={pricingHref}>
            {t(status === 'canceled' ? 'subscription.billing.pickPlan' : 'subscription.billing.changePlan')}
          </ButtonLink>
          <Button
            iconEnd={ExternalLink}
            iconPoints
            busy={opening ? t('subscription.billing.portalBusy') : undefined}
            onClick={onOpenPortal}
          >
            {t('subscription.billing.portal')}
          </Button>
        </Inline>
        <Text size="caption" tone="muted">
          {t('subscription.billing.portalHint')}
        </Text>
      </Stack>
    </Card>
  );
}

function UsageCard({ subscription }: { subscription: Subscription }) {
  const { t } = useWords();
  return (
    <Card as="section" labelledBy="billing-usage">
      <Stack gap={24}>
        <Heading level={2} id="billing-usage">
          {t('subscription.billing.usage')}
        </Heading>
        <Meter
          label={t('subscription.billing.messages')}
          used={subscription.usedMessages}
          limit={subscription.dailyMessageLimit}
          help={t('subscription.billing.resetsDaily')}
        />
        <Meter
          label={t('subscription.billing.characters')}
          used={subscription.usedCharacters}
          limit={subscription.monthlyCharacterLimit}
          help={t('subscription.billing.resetsMonthly')}
        />
      </Stack>
    </Card>
  );
}

function BillingSkeleton() {
  const { t } = useWords();
  return (
    <div className={css.columns} aria-busy="true">
      <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden>
      {['plan', 'usage'].map((key) => (
        <Card key={key}>
          <Stack>
            <Skeleton shape="text" width={20} />
            <Skeleton shape="text" width={60} />
            <Skeleton shape="block" height={96} />
          </Stack>
        </Card>
      ))}
    </div>
  );
}
