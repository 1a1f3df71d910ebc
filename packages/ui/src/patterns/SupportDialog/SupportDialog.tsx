import { useWords } from '@parley/i18n/react';
import { AlertDialog } from '../../components/AlertDialog/AlertDialog.tsx';
import { Link } from '../../components/Link/Link.tsx';

export interface SupportDialogProps {
  /** Where help is to be had. */
  email: string;
  /** Asked for by the button, the cross and Escape. */
  onClose: () => void;
}

/** Says where help is to be had (SH-3). Mounted while it is open. */
export default function SupportDialog({ email, onClose }: SupportDialogProps) {
  const { t } = useWords();
  const [before, after] = t('shell.support.text', { email: MARK }).split(MARK);
  return (
    <AlertDialog open title={t('shell.support.title')} confirmLabel={t('common.ok')} onConfirm={onClose}>
      {before}
      <Link href={`mailto:${email}`}>{email}</Link>
      {after}
    </AlertDialog>
  );
}

/** Stands for the address while the sentence around it is worded, so that a link can take its place. */
const MARK = '\u0000';
