import { useWords } from '@parley/i18n/react';
import { Banner } from '../../components/Banner/Banner.tsx';

export interface CheckoutNewsProps {
  /** Paid, or left without paying. */
  outcome: 'succeeded' | 'abandoned';
  /** Sends the news away; left out, they stay. */
  onDismiss: (() => void) | undefined;
}

/** What came of a checkout, for those who are back from it (BI-2). */
export function CheckoutNews({ outcome, onDismiss }: CheckoutNewsProps) {
  const { t } = useWords();
  return (
    <Banner
      tone={outcome === 'succeeded' ? 'positive' : 'info'}
      title={t(`subscription.pricing.${outcome}`)}
      announce
      {...(onDismiss ? { onDismiss } : {})}
    >
      {t(`subscription.pricing.${outcome}Text`)}
    </Banner>
  );
}
