import { useWords } from '@parley/i18n/react';
import { AlertDialog } from '../../components/AlertDialog/AlertDialog.tsx';
import { SaveFirstDialog } from './SaveFirstDialog.tsx';

export interface LeaveDialogProps {
  /** What is left: changes that can be saved, or invitations that can be sent. @default 'changes' */
  of?: 'changes' | 'invitations' | undefined;
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

const CHANGES = {
  unsaved: {
    title: 'fields.form.leaveTitle',
    text: 'fields.form.leaveText',
    leave: 'fields.form.leave',
    stay: 'fields.form.stay',
  },
  saving: {
    title: 'fields.form.leaveSavingTitle',
    text: 'fields.form.leaveSavingText',
    leave: 'fields.form.leaveSaving',
    stay: 'fields.form.stay',
  },
} as const;

const INVITATIONS = {
  unsaved: {
    title: 'users.discardTitle',
    text: 'users.discardText',
    leave: 'users.discard',
    stay: 'users.keepEditing',
  },
  saving: {
    title: 'users.closeSendingTitle',
    text: 'users.closeSendingText',
    leave: 'users.closeSending',
    stay: 'fields.form.stay',
  },
} as const;

const LOST_ROLE = {
  title: 'shell.becameUser',
  text: 'shell.becameUserUnsaved',
  leave: 'fields.form.leave',
  stay: 'fields.form.stay',
} as const;

/** Asks before a page is left whose changes are not saved, or not yet (FA-1). Mounted while it is open. */
export default function LeaveDialog({
  of = 'changes',
  isSaving,
  lostRole = false,
  onSave,
  onLeave,
  onStay,
}: LeaveDialogProps) {
  const { t } = useWords();
  if (onSave && !isSaving && !lostRole) return <SaveFirstDialog open {...{ onSave, onLeave, onStay }} />;
  const said = lostRole
    ? LOST_ROLE
    : (of === 'changes' ? CHANGES : INVITATIONS)[isSaving ? 'saving' : 'unsaved'];
  return (
    <AlertDialog
      open
      tone="critical"
      title={t(said.title)}
      confirmLabel={t(said.leave)}
      onConfirm={onLeave}
      cancelLabel={t(said.stay)}
      onCancel={onStay}
    >
      {t(said.text)}
    </AlertDialog>
  );
}
