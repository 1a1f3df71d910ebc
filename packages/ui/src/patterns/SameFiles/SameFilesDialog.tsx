import { useWords } from '@parley/i18n/react';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import * as css from './SameFilesDialog.css.ts';

export interface SameFilesDialogProps {
  /** Whether it asks now. */
  open: boolean;
  /** Of the files that are there already. */
  names: readonly string[];
  /** The new files take the place of those. */
  onReplace: () => void;
  /** The new files are added beside those. */
  onKeepBoth: () => void;
  /** None of them is added. */
  onCancel: () => void;
}

/** Asks what becomes of files whose names are there already. Three answers, so no `AlertDialog` (AS-3). */
export function SameFilesDialog({ open, names, onReplace, onKeepBoth, onCancel }: SameFilesDialogProps) {
  const { t } = useWords();
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={t('fields.sameFiles.title', { count: names.length })}
      width="small"
      actions={
        <>
          <Button variant="quiet" onClick={onCancel}>
            {t('common.cancel')}
          </Button>
          <Button needsNetwork onClick={onKeepBoth}>
            {t('fields.sameFiles.keepBoth')}
          </Button>
          <Button variant="primary" needsNetwork onClick={onReplace}>
            {t('fields.sameFiles.replace')}
          </Button>
        </>
      }
    >
      <Stack gap={12}>
        <Stack as="ul" gap={4} className={css.names}>
          {[...new Set(names)].map((name) => (
            <li key={name}>
              <bdi>{name}</bdi>
            </li>
          ))}
        </Stack>
        <Text tone="muted">{t('fields.sameFiles.text')}</Text>
      </Stack>
    </Dialog>
  );
}
