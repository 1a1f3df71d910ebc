import { useWords } from '@parley/i18n/react';
import { AlertDialog } from '../../components/AlertDialog/AlertDialog.tsx';
import { CopyButton } from '../../components/CopyButton/CopyButton.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import * as css from './SupportDialog.css.ts';

export interface SupportDialogProps {
  /** Where help is to be had. */
  email: string;
  /** Where the Quick Start Guide is. */
  guideHref: string;
  /** Asked for by the button, the cross and Escape. */
  onClose: () => void;
}

/** Says where help is to be had (SH-3). Mounted while it is open. */
export default function SupportDialog({ email, guideHref, onClose }: SupportDialogProps) {
  const { t } = useWords();
  const [before, after] = t('shell.support.text', { email: MARK }).split(MARK);
  return (
    <AlertDialog open title={t('shell.support.title')} confirmLabel={t('common.ok')} onConfirm={onClose}>
      <Stack gap={16}>
        <div>
          {before}
          <Link alone href={`mailto:${email}`}>
            {email}
          </Link>
          {after}
        </div>
        <Inline gap={16} rowGap={8}>
          <span className={css.copy}>
            <CopyButton text={email} label={t('shell.support.copy')} look="words" />
          </span>
          <Link alone href={guideHref} onClick={onClose}>
            {t('shell.navigation.quickStartGuide')}
          </Link>
        </Inline>
      </Stack>
    </AlertDialog>
  );
}

/** Stands for the address while the sentence around it is worded, so that a link can take its place. */
const MARK = '\u0000';
