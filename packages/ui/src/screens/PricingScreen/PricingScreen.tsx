import { useWords } from '@parley/i18n/react';
import { Page } from '../../layout/Page/Page.tsx';
import { PageHeader } from '../../layout/PageHeader/PageHeader.tsx';
import { PeriodSwitch, Plans, plansOf } from './Plans.tsx';
import type { PricingScreenProps } from './pricing.types.ts';

/** Plans to choose from, by month or by year (BI-2). */
export function PricingScreen(props: PricingScreenProps) {
  const { t } = useWords();
  return (
    <Page>
      <PageHeader
        title={t('subscription.pricing.title')}
        purpose={t('subscription.pricing.purpose')}
        actions={plansOf(props).length > 0 && <PeriodSwitch {...props} />}
      />
      <Plans {...props} />
    </Page>
  );
}
