import { useWords } from '@parley/i18n/react';
import type { RestoreStep } from '@parley/model';
import { useState } from 'react';
import { formatFullDate } from '../../format/dates.ts';
import { ConfirmDialog } from '../../patterns/ConfirmDialog/ConfirmDialog.tsx';

type Question = Extract<RestoreStep, { kind: 'asking' | 'conflict' }>;

export interface RestoreQuestionProps {
  step: RestoreStep | null;
  onRestore: () => void;
  onCancel: () => void;
}

/** Asks before a published version takes the place of what would be lost: changes or a newer draft (AS-4). */
export function RestoreQuestion({ step, onRestore, onCancel }: RestoreQuestionProps) {
  const { t, locale } = useWords();
  const question = step?.kind === 'asking' || step?.kind === 'conflict' ? step : null;
  // What was asked last stays while the dialog closes.
  const [asked, setAsked] = useState<Question | null>(question);
  if (question && question !== asked) setAsked(question);
  if (!asked) return null;
  const { number } = asked;
  return (
    <ConfirmDialog
      open={question !== null}
      title={
        asked.kind === 'conflict'
          ? t('editor.versions.newerTitle')
          : t('editor.versions.askTitle', { number })
      }
      confirmLabel={t('editor.versions.confirm')}
      needsNetwork
      onConfirm={onRestore}
      onCancel={onCancel}
    >
      {asked.kind === 'conflict'
        ? t(asked.newer.isOwn ? 'editor.versions.newerOwnText' : 'editor.versions.newerText', {
            number,
            name: asked.newer.savedBy,
            date: formatFullDate(locale, asked.newer.savedAt),
          })
        : t('editor.versions.askText')}
    </ConfirmDialog>
  );
}
