import { useWords } from '@parley/i18n/react';
import { AlertDialog } from '../../components/AlertDialog/AlertDialog.tsx';
import { SaveFirstDialog } from './SaveFirstDialog.tsx';

export interface LeaveDialogProps {
  /** The changes are on their way to the server. */
  isSaving: boolean;
  /**
   * The reader is an administrator no more, and what they typed can only be copied, as long as the page stays
   * (US-1).
   */
  lostRole?: boolean;
  /** Saves them, and leaves once they are saved; left out where the page cannot save them by itself. */
  onSave?: (() => void) | undefined;
  /** Changes are given up, and the page is left. */
  onLeave: () => void;
  /** The page stays. */
  onStay: () => void;
}

const WORDS = {
  unsaved: { title: 'fields.form.leaveTitle', text: 'fields.form.leaveText', leave: 'fields.form.leave' },
  saving: {
    title: 'fields.form.leaveSavingTitle',
    text: 'fields.form.leaveSavingText',
    leave: 'fields.form.leaveSaving',
  },
  lostRole: { title: 'shell.becameUser', text: 'shell.becameUserUnsaved', leave: 'fields.form.leave' },
} as const;

/** Asks before a page is left whose changes are not saved, or not yet (FA-1). Mounted while it is open. */
export default function LeaveDialog({
  isSaving,
  lostRole = false,
  onSave,
  onLeave,
  onStay,
}: LeaveDialogProps) {
  const { t } = useWords();
  if (onSave && !isSaving && !lostRole) return <SaveFirstDialog open {...{ onSave, onLeave, onStay }} />;
  const said = WORDS[lostRole ? 'lostRole' : isSaving ? 'saving' : 'unsaved'];
  return (
    <AlertDialog
      open
      tone="critical"
      title={t(said.title)}
      confirmLabel={t(said.leave)}
      onConfirm={onLeave}
      cancelLabel={t('fields.form.stay')}
      onCancel={onStay}
    >
      {t(said.text)}
    </AlertDialog>
  );
}
