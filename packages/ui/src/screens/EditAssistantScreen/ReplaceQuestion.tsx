import { useWords } from '@parley/i18n/react';
import { useState } from 'react';
import type { AddedFile } from '../../components/FileDrop/checkedFile.ts';
import { ConfirmDialog } from '../../patterns/ConfirmDialog/ConfirmDialog.tsx';

/** A data file that is to give its place to one of another name. */
export interface Replacement {
  id: string;
  /** Of the file that is there. */
  name: string;
  added: AddedFile;
  /** A file in the list is called as the new one already. */
  isTwice: boolean;
}

export interface ReplaceQuestionProps {
  /** What is asked about; null while nothing is. */
  replacement: Replacement | null;
  onCancel: () => void;
  onConfirm: (id: string, added: AddedFile) => void;
}

/** Asks before a file takes the place of one with another name, which may be a mistake (AS-3). */
export function ReplaceQuestion({ replacement, onCancel, onConfirm }: ReplaceQuestionProps) {
  const { t } = useWords();
  // Told until the question has faded away.
  const [asked, setAsked] = useState(replacement);
  if (replacement && replacement !== asked) setAsked(replacement);
  const names = { name: asked?.name ?? '', other: asked?.added.file.name ?? '' };
  return (
    <ConfirmDialog
      open={replacement !== null}
      title={t('editor.data.replaceTitle', names)}
      confirmLabel={t('fields.sameFiles.replace')}
      needsNetwork
      onCancel={onCancel}
      onConfirm={() => replacement && onConfirm(replacement.id, replacement.added)}
    >
      {t('editor.data.replaceText')}
      {asked?.isTwice && ` ${t('editor.data.replaceTwice', names)}`}
    </ConfirmDialog>
  );
}
