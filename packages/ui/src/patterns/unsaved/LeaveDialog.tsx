import { useWords } from '@parley/i18n/react';
import { AlertDialog } from '../../components/AlertDialog/AlertDialog.tsx';

export interface LeaveDialogProps {
  /** The changes are on their way to the server. */
  isSaving: boolean;
  /** Changes are given up, and the page is left. */
  onLeave: () => void;
  /** The page stays. */
  onStay: () => void;
}

/** Asks before a page is left whose changes are not saved, or not yet (FA-1). Mounted while it is open. */
export default function LeaveDialog({ isSaving, onLeave, onStay }: LeaveDialogProps) {
  const { t } = useWords();
  return (
    <AlertDialog
      open
      tone="critical"
      title={t(isSaving ? 'fields.form.leaveSavingTitle' : 'fields.form.leaveTitle')}
      confirmLabel={t(isSaving ? 'fields.form.leaveSaving' : 'fields.form.leave')}
      onConfirm={onLeave}
      cancelLabel={t('fields.form.stay')}
      onCancel={onStay}
    >
      {t(isSaving ? 'fields.form.leaveSavingText' : 'fields.form.leaveText')}
    </AlertDialog>
  );
}
