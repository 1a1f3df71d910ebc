import { useWords } from '@parley/i18n/react';
import { shortName } from '../../../format/shortName.ts';
import { ConfirmDialog } from '../../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import type { AssistantListItem } from '../arrangeAssistants.ts';

export interface DeleteAssistantsDialogProps {
  /** At least one. */
  assistants: readonly AssistantListItem[];
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before assistants are deleted: what goes with them, and to have the name typed. */
export default function DeleteAssistantsDialog({
  assistants,
  onConfirm,
  onCancel,
}: DeleteAssistantsDialogProps) {
  const { t } = useWords();
  const count = assistants.length;
  const name = assistants[0]?.name ?? '';
  const files = assistants.reduce((sum, { dataFileCount }) => sum + dataFileCount, 0);
  return (
    <ConfirmDialog
      open
      title={t('assistants.deleteTitle', { count, name: shortName(name) })}
      names={assistants.map((each) => each.name)}
      consequences={[
        t('assistants.deleteChats'),
        ...(files > 0 ? [t('assistants.deleteFiles', { count: files })] : []),
        // A draft was never on any site.
        ...(assistants.some(({ status }) => status !== 'draft') ? [t('assistants.deleteWidget')] : []),
      ]}
      confirmLabel={t('assistants.delete')}
      typeToConfirm={count === 1 ? name : t('assistants.deletePhrase', { count })}
      needsNetwork
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {t('assistants.deleteText', { count })}
    </ConfirmDialog>
  );
}
