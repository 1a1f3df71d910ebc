import { useWords } from '@parley/i18n/react';
import { Banner } from '../../components/Banner/Banner.tsx';

export interface CheckoutNewsProps {
  /** Paid, or left without paying. */
  outcome: 'succeeded' | 'abandoned';
  /** The plan that was paid for, once it is in force. */
  planName?: string | undefined;
  /** Sends the news away; left out, they stay. */
  onDismiss: (() => void) | undefined;
}

/** What came of a checkout, for those who are back from it (BI-2). */
export function CheckoutNews({ outcome, planName, onDismiss }: CheckoutNewsProps) {
  const { t } = useWords();
  const told = outcome === 'succeeded' && planName === undefined ? 'confirming' : outcome;
  return (
    <Banner
      tone={outcome === 'succeeded' ? 'positive' : 'info'}
      title={t(`subscription.pricing.${told}`)}
      announce
      {...(onDismiss ? { onDismiss } : {})}
    >
      {t(`subscription.pricing.${told}Text`, { plan: planName ?? '' })}
    </Banner>
  );
}
