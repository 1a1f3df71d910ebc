import { useWords } from '@parley/i18n/react';
import { Banner } from '../../components/Banner/Banner.tsx';

export interface CheckoutNewsProps {
  /** Paid, confirmed with nothing due that is known of, or left. */
  outcome: 'succeeded' | 'changed' | 'abandoned';
  /** The plan that was taken, once it is in force. */
  planName?: string | undefined;
  /** Sends the news away; left out, they stay. */
  onDismiss: (() => void) | undefined;
}

const ABANDONED = {
  title: 'subscription.pricing.abandoned',
  text: 'subscription.pricing.abandonedText',
} as const;

/** By whether the plan is in force. */
const WORDS = {
  succeeded: {
    awaited: { title: 'subscription.pricing.confirming', text: 'subscription.pricing.confirmingText' },
    inForce: { title: 'subscription.pricing.succeeded', text: 'subscription.pricing.succeededText' },
  },
  changed: {
    awaited: { title: 'subscription.pricing.changing', text: 'subscription.pricing.changingText' },
    inForce: { title: 'subscription.pricing.changed', text: 'subscription.pricing.succeededText' },
  },
  abandoned: { awaited: ABANDONED, inForce: ABANDONED },
} as const;

/** What came of a checkout, for those who are back from it (BI-2). */
export function CheckoutNews({ outcome, planName, onDismiss }: CheckoutNewsProps) {
  const { t } = useWords();
  const told = planName === undefined ? WORDS[outcome].awaited : WORDS[outcome].inForce;
  return (
    <Banner
      tone={outcome === 'abandoned' ? 'info' : 'positive'}
      title={t(told.title)}
      announce
      {...(onDismiss ? { onDismiss } : {})}
    >
      {t(told.text, { plan: planName ?? '' })}
    </Banner>
  );
}
