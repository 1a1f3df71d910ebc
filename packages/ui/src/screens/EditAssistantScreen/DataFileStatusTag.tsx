import { useWords } from '@parley/i18n/react';
import type { DataFileStatus } from '@parley/model';
import { Tag } from '../../components/Tag/Tag.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { formatPercent } from '../../format/numbers.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import * as css from './DataFileStatusTag.css.ts';

/** The look of each state of a data file. */
export const DATA_FILE_TONES = {
  queued: 'neutral',
  indexing: 'info',
  ready: 'positive',
  failed: 'critical',
} as const;

export interface DataFileStatusTagProps {
  status: DataFileStatus;
  /** It is on its way out, whatever its status was. @default false */
  isRemoving?: boolean | undefined;
  /** Share that is read, 0 to 1; null where nobody knows. */
  progress: number | null;
  /** Why it failed; '' otherwise. */
  reason: string;
}

/** How far a file has come on its way to being answered from. */
export function DataFileStatusTag({ status, isRemoving = false, progress, reason }: DataFileStatusTagProps) {
  const { t, locale } = useWords();
  if (isRemoving) return <Tag tone="neutral">{t('editor.dataStatus.removing')}</Tag>;
  return (
    <Stack gap={4} align="start" className={css.state}>
      <Tag tone={DATA_FILE_TONES[status]}>{t(`editor.dataStatus.${status}`)}</Tag>
      {status === 'indexing' && progress !== null && (
        <Text size="caption" tone="muted" numeric>
          {formatPercent(locale, progress)}
        </Text>
      )}
      {reason && (
        <Text size="caption" tone="critical">
          {reason}
        </Text>
      )}
    </Stack>
  );
}
