import { useWords } from '@parley/i18n/react';
import type { SubscriptionErrorStatus } from '@parley/model';
import { AlertDialog } from '../../components/AlertDialog/AlertDialog.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { formatReset } from '../../format/dates.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import * as css from './LimitDialog.css.ts';

export interface LimitDialogProps {
  /** What the server refused with; chooses the words. */
  status: SubscriptionErrorStatus;
  /** When the limit resets, ISO 8601; null where it does not, or nobody knows. */
  resetAt: string | null;
  /** Pricing, or for 461 the customer portal. */
  onManageSubscription: () => void;
  /** Asked for by 'Close' and by Escape. */
  onClose: () => void;
}

/**
 * Says that the subscription does not allow an action, and leads to where that can be changed (ER-1). Mounted
 * while it is open.
 */
export default function LimitDialog({ status, resetAt, onManageSubscription, onClose }: LimitDialogProps) {
  const { t, locale } = useWords();
  return (
    <AlertDialog
      open
      title={t(`subscription.limit.title${status}`)}
      confirmLabel={t('subscription.limit.manage')}
      onConfirm={onManageSubscription}
      cancelLabel={t('common.close')}
      onCancel={onClose}
    >
      <Stack gap={8}>
        <Text>
          {t(`subscription.limit.text${status}`)}{' '}
          <button type="button" className={css.link} onClick={onManageSubscription}>
            {t(`subscription.limit.link${status}`)}
          </button>
        </Text>
        {resetAt !== null && (
          <Text tone="muted">{t('subscription.limit.resets', { time: formatReset(locale, resetAt) })}</Text>
        )}
      </Stack>
    </AlertDialog>
  );
}
