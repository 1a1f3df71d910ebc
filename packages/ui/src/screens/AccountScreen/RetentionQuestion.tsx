import { useWords } from '@parley/i18n/react';
import { numberFormat } from '../../format/formatters.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { ConfirmDialog } from '../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { DAYS } from './days.ts';

export interface RetentionQuestionProps {
  open: boolean;
  /** For how many days conversations are to be kept. */
  days: number;
  /** How many conversations go; null where nobody knows. */
  count: number | null;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before conversations are kept for fewer days, and says how many go (AS-6). */
export default function RetentionQuestion({
  open,
  days,
  count,
  onConfirm,
  onCancel,
}: RetentionQuestionProps) {
  const { t, locale } = useWords();
  const time = numberFormat(locale, DAYS).format(days);
  return (
    <ConfirmDialog
      open={open}
      title={t('account.fewerDaysTitle')}
      confirmLabel={t('account.fewerDaysConfirm')}
      needsNetwork
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Stack gap={12}>
        <span>
          {count === null
            ? t('account.fewerDaysAny', { time })
            : t('account.fewerDaysCount', { count, time })}
        </span>
        <span>
          {t('account.fewerDaysExport', {
            page: t('shell.navigation.conversations'),
            action: t('conversations.export'),
          })}
        </span>
      </Stack>
    </ConfirmDialog>
  );
}
