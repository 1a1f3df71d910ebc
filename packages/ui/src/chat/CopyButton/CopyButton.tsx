import { useWords } from '@parley/i18n/react';
import { Check, Copy, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { copyText } from '../copyText.ts';

/** Props of `CopyButton`. */
export interface CopyButtonProps {
  text: string;
  /** What is copied, such as 'Copy message'. */
  label: string;
}

/** How long the outcome shows, in ms. */
const SHOWN_FOR = 2000;

const ICONS = { idle: Copy, copied: Check, failed: X };

/** Copies a text, and says whether that worked. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const { t } = useWords();
  const [outcome, setOutcome] = useState<keyof typeof ICONS>('idle');
  useEffect(() => {
    if (outcome === 'idle') return;
    const timer = setTimeout(() => setOutcome('idle'), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [outcome]);
  const words = { idle: '', copied: t('common.copied'), failed: t('chat.copyFailed') }[outcome];
  return (
    <>
      <IconButton
        icon={ICONS[outcome]}
        label={label}
        size="small"
        onClick={async () => setOutcome((await copyText(text)) ? 'copied' : 'failed')}
      />
      <VisuallyHidden role="status">{words}</VisuallyHidden>
    </>
  );
}
