import { useWords } from '@parley/i18n/react';
import { AlertDialog } from '../../components/AlertDialog/AlertDialog.tsx';

export interface LeaveDialogProps {
  /** Changes are given up, and the page is left. */
  onLeave: () => void;
  /** The page stays. */
  onStay: () => void;
}

/** Asks before a page with unsaved changes is left (FA-1). Mounted while it is open. */
export default function LeaveDialog({ onLeave, onStay }: LeaveDialogProps) {
  const { t } = useWords();
  return (
    <AlertDialog
      open
      tone="critical"
      title={t('fields.form.leaveTitle')}
      confirmLabel={t('fields.form.leave')}
      onConfirm={onLeave}
      cancelLabel={t('fields.form.stay')}
      onCancel={onStay}
    >
      {t('fields.form.leaveText')}
    </AlertDialog>
  );
}
