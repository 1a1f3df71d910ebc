import { useWords } from '@parley/i18n/react';
import { type AssistantStatus, DAY_MS, DELETED_ASSISTANT_DAYS } from '@parley/model';
import { formatDate } from '../../../format/dates.ts';
import { shortName } from '../../../format/shortName.ts';
import { ConfirmDialog, type ConfirmDialogProps } from '../../../patterns/ConfirmDialog/ConfirmDialog.tsx';

/** What goes with an assistant. */
export interface DoomedAssistant {
  name: string;
  /** Left out where it is deleted already, and is on no site any more. */
  status?: AssistantStatus;
  dataFileCount: number;
  conversationCount: number;
}

export interface DeleteAssistantsDialogProps
  extends Pick<ConfirmDialogProps, 'onConfirm' | 'onCancel' | 'busy' | 'error'> {
  /** @default true */
  open?: boolean;
  /** At least one; none while it is not open. */
  assistants: readonly DoomedAssistant[];
  /** It was deleted before, and can't be had back after this. */
  forGood?: boolean;
}

const KEPT_MS = DELETED_ASSISTANT_DAYS * DAY_MS;

/**
 * Asks before assistants are deleted, and has the name typed: what goes with them, and until when they can
 * be had back (AS-1).
 */
export default function DeleteAssistantsDialog({
  open = true,
  assistants,
  forGood = false,
  ...question
}: DeleteAssistantsDialogProps) {
  const { t, locale } = useWords();
  const count = assistants.length;
  const name = assistants[0]?.name ?? '';
  const sum = (of: 'dataFileCount' | 'conversationCount') =>
    assistants.reduce((all, assistant) => all + assistant[of], 0);
  const conversations = sum('conversationCount');
  const files = sum('dataFileCount');
  const goes = [
    ...(conversations > 0 ? [t('assistants.deleteChats', { count: conversations })] : []),
    ...(files > 0 ? [t('assistants.deleteFiles', { count: files })] : []),
    // A draft was never on any site.
    ...(assistants.some(({ status = 'draft' }) => status !== 'draft') ? [t('assistants.deleteWidget')] : []),
  ];
  const later = () => {
    const date = formatDate(locale, new Date(Date.now() + KEPT_MS).toISOString());
    const until = t('assistants.deleteText', { count, date });
    return goes.length > 0 ? `${until} ${t('assistants.deleteWith', { count })}` : until;
  };
  const now = () => t(goes.length > 0 ? 'assistants.purgeText' : 'assistants.purgeAlone');
  return (
    <ConfirmDialog
      {...question}
      open={open}
      title={
        forGood
          ? t('assistants.purgeTitle', { name: shortName(name) })
          : t('assistants.deleteTitle', { count, name: shortName(name) })
      }
      names={assistants.map((each) => each.name)}
      consequences={goes}
      confirmLabel={t(forGood ? 'assistants.purge' : 'assistants.delete')}
      typeToConfirm={count === 1 ? name : t('assistants.deletePhrase', { count })}
      needsNetwork
    >
      {forGood ? now() : later()}
    </ConfirmDialog>
  );
}
