import { useWords } from '@parley/i18n/react';
import { Check, Copy, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { copyText } from './copyText.ts';

/** Props of `CopyButton`. */
export interface CopyButtonProps {
  /** What goes on the clipboard. */
  text: string;
  /** What is copied, such as 'Copy message'. */
  label: string;
  /**
   * `words` shows the label beside the icon, for the one thing on a page
   * that is to be copied. @default 'icon'
   */
  look?: 'icon' | 'words';
}

/** How long the outcome shows, in ms. */
const SHOWN_FOR = 2000;

const ICONS = { idle: Copy, copied: Check, failed: X };

/** Copies a text, and says whether that worked: in its icon, and aloud. */
export function CopyButton({ text, label, look = 'icon' }: CopyButtonProps) {
  const { t } = useWords();
  const [outcome, setOutcome] = useState<keyof typeof ICONS>('idle');
  useEffect(() => {
    if (outcome === 'idle') return;
    const timer = setTimeout(() => setOutcome('idle'), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [outcome]);
  const words = { idle: '', copied: t('common.copied'), failed: t('chat.copyFailed') }[outcome];
  const copy = async () => setOutcome((await copyText(text)) ? 'copied' : 'failed');
  return (
    <>
      {look === 'icon' ? (
        <IconButton icon={ICONS[outcome]} label={label} size="small" onClick={copy} />
      ) : (
        <Button icon={ICONS[outcome]} size="small" variant="quiet" onClick={copy}>
          {words || label}
        </Button>
      )}
      <VisuallyHidden role="status">{words}</VisuallyHidden>
    </>
  );
}
