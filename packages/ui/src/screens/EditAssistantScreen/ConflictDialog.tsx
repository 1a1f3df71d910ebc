import { useWords } from '@parley/i18n/react';
import type { AssistantDraft, NewerVersion } from '@parley/model';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { formatFullDate } from '../../format/dates.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { DifferenceList } from './DifferenceList.tsx';
import type { Known } from './fieldWords.ts';

export interface ConflictDialogProps {
  /** Null while there is no conflict. */
  newer: NewerVersion | null;
  mine: AssistantDraft;
  known: Known;
  /** Saves over the newer version. */
  onKeepMine: () => void;
  /** Drops own changes. */
  onTakeTheirs: () => void;
  /** Decides later: the next save asks again. */
  onClose: () => void;
}

/**
 * Somebody else saved in the meantime, or the reader did in another window: what differs, and which of the
 * two shall stay (AS-4). Either choice loses something, so neither is the one to be pressed unread.
 */
export function ConflictDialog({
  newer,
  mine,
  known,
  onKeepMine,
  onTakeTheirs,
  onClose,
}: ConflictDialogProps) {
  const { t, locale } = useWords();
  return (
    <Dialog
      open={newer !== null}
      onClose={onClose}
      title={t('editor.conflict.title')}
      width="large"
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('editor.conflict.later')}
          </Button>
          <Button onClick={onTakeTheirs}>{t('editor.conflict.takeTheirs')}</Button>
          <Button onClick={onKeepMine}>{t('editor.conflict.keepMine')}</Button>
        </>
      }
    >
      {newer && (
        <Stack gap={24}>
          <Text>
            {t(newer.isOwn ? 'editor.conflict.ownText' : 'editor.conflict.text', {
              name: newer.savedBy,
              date: formatFullDate(locale, newer.savedAt),
            })}
          </Text>
          <DifferenceList
            before={newer.draft}
            after={mine}
            names={{ before: t('editor.conflict.theirs'), after: t('editor.conflict.mine') }}
            known={known}
          />
        </Stack>
      )}
    </Dialog>
  );
}
