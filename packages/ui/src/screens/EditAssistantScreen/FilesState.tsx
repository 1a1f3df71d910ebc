import { useWords } from '@parley/i18n/react';
import { DATA_FILE_STATUSES, type DataFileStatus } from '@parley/model';
import { FILE_TONES } from '../../components/FileDrop/FileState.tsx';
import { Tag } from '../../components/Tag/Tag.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { formatNumber } from '../../format/numbers.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';

/** How many of an assistant's data files are in each state (AS-3). */
export function FilesState({ files }: { files: readonly DataFileStatus[] }) {
  const { t, locale } = useWords();
  if (files.length === 0) {
    return (
      <Text as="span" tone="muted">
        {t('editor.value.empty')}
      </Text>
    );
  }
  return (
    <Inline>
      {DATA_FILE_STATUSES.map((status) => {
        const count = files.filter((each) => each === status).length;
        return (
          count > 0 && (
            <Tag key={status} tone={FILE_TONES[status]}>
              {t('editor.publishing.fileState', {
                state: t(`editor.dataStatus.${status}`),
                number: formatNumber(locale, count),
              })}
            </Tag>
          )
        );
      })}
    </Inline>
  );
}
