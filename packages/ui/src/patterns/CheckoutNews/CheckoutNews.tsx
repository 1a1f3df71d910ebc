import { useWords } from '@parley/i18n/react';
import type { BillingPeriod } from '@parley/model';
import { Banner } from '../../components/Banner/Banner.tsx';

export interface CheckoutNewsProps {
  /** Paid, confirmed with nothing due that is known of, or left. */
  outcome: 'succeeded' | 'changed' | 'abandoned';
  /** The plan that was taken, once it is in force. */
  planName?: string | undefined;
  /** Its period, which alone may be what is new. Left out, it is not told. */
  billed?: BillingPeriod | undefined;
  /** Sends the news away; left out, they stay. */
  onDismiss: (() => void) | undefined;
}

const ABANDONED = {
  title: 'subscription.pricing.abandoned',
  text: 'subscription.pricing.abandonedText',
} as const;

const IN_FORCE = 'subscription.pricing.succeededText';
/** The same with the period. */
const BILLED = {
  M: 'subscription.pricing.succeededMonthly',
  Y: 'subscription.pricing.succeededYearly',
} as const;

/** By whether the plan is in force. */
const WORDS = {
  succeeded: {
    awaited: { title: 'subscription.pricing.confirming', text: 'subscription.pricing.confirmingText' },
    inForce: { title: 'subscription.pricing.succeeded', text: IN_FORCE },
  },
  changed: {
    awaited: { title: 'subscription.pricing.changing', text: 'subscription.pricing.changingText' },
    inForce: { title: 'subscription.pricing.changed', text: IN_FORCE },
  },
  abandoned: { awaited: ABANDONED, inForce: ABANDONED },
} as const;

/** What came of a checkout, for those who are back from it (BI-2). */
export function CheckoutNews({ outcome, planName, billed, onDismiss }: CheckoutNewsProps) {
  const { t } = useWords();
  const told = planName === undefined ? WORDS[outcome].awaited : WORDS[outcome].inForce;
  const text = told.text === IN_FORCE && billed ? BILLED[billed] : told.text;
  return (
    <Banner
      tone={outcome === 'abandoned' ? 'info' : 'positive'}
      title={t(told.title)}
      announce
      {...(onDismiss ? { onDismiss } : {})}
    >
      {t(text, { plan: planName ?? '' })}
    </Banner>
  );
}
