import { useWords } from '@parley/i18n/react';
import { FileState } from '../../components/FileDrop/FileState.tsx';
import { Tag } from '../../components/Tag/Tag.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import * as css from './DataFileState.css.ts';
import type { DataFileRow } from './dataFileRows.ts';

/** How far a file has come on its way to being answered from, and why it got no further. */
export function DataFileState({ row: { state, busy } }: { row: DataFileRow }) {
  const { t } = useWords();
  if (busy === 'removing') return <Tag tone="neutral">{t('editor.dataStatus.removing')}</Tag>;
  return (
    <Stack gap={4} align="start" className={css.state}>
      <FileState state={state} />
      {'reason' in state && state.reason && (
        <Text size="caption" tone="critical">
          {state.reason}
        </Text>
      )}
    </Stack>
  );
}
