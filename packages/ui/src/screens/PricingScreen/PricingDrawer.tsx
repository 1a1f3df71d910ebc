import { useWords } from '@parley/i18n/react';
import { Drawer } from '../../components/Drawer/Drawer.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { PeriodSwitch, Plans, plansOf } from './Plans.tsx';
import type { PricingScreenProps } from './pricing.types.ts';

export interface PricingDrawerProps extends PricingScreenProps {
  onClose: () => void;
}

/** Width in px: three plans beside each other. */
const DRAWER_WIDTH = 960;

/** The plans over a screen that is not to be left, such as the welcome wizard (ER-1). */
export function PricingDrawer({ onClose, ...props }: PricingDrawerProps) {
  const { t } = useWords();
  return (
    <Drawer open width={DRAWER_WIDTH} title={t('subscription.pricing.title')} onClose={onClose}>
      <Stack gap={24}>
        {plansOf(props).length > 0 && <PeriodSwitch {...props} />}
        <Plans {...props} />
      </Stack>
    </Drawer>
  );
}
