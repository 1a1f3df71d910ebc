import { useWords } from '@parley/i18n/react';
import { Check, Copy, TriangleAlert } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { hidden } from '../../layout/VisuallyHidden/VisuallyHidden.css.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './CopyButton.css.ts';
import { copyText } from './copyText.ts';

/** Props of `CopyButton`. */
export interface CopyButtonProps {
  /** What goes on the clipboard. */
  text: string;
  /** What is copied, such as 'Copy message'. */
  label: string;
  /**
   * `words` shows the label beside the icon, for the one thing on a page
   * that is to be copied; `main` is the first of the actions of a page. @default 'icon'
   */
  look?: 'icon' | 'words' | 'main';
  /** Heard after the label where several stand on a page, such as whose link it is. */
  of?: string;
  /** Where the text stands on the page: it is selected where copying fails, to be copied by hand. */
  shownIn?: RefObject<HTMLElement | null>;
}

/** How long the outcome shows, in ms: what failed is to be read. */
const SHOWN_FOR = { copied: 2000, failed: 8000 };

const ICONS = { idle: Copy, copied: Check, failed: TriangleAlert };

/** Copies a text, and says whether that worked: in its icon and aloud, and that it did not in words. */
export function CopyButton({ text, label, look = 'icon', of, shownIn }: CopyButtonProps) {
  const { t } = useWords();
  const [outcome, setOutcome] = useState<keyof typeof ICONS>('idle');
  useEffect(() => {
    if (outcome === 'idle') return;
    const timer = setTimeout(() => setOutcome('idle'), SHOWN_FOR[outcome]);
    return () => clearTimeout(timer);
  }, [outcome]);
  const words = { idle: '', copied: t('common.copied'), failed: t('chat.copyFailed') }[outcome];
  const copy = async () => {
    const copied = await copyText(text);
    setOutcome(copied ? 'copied' : 'failed');
    if (!copied && shownIn?.current) getSelection()?.selectAllChildren(shownIn.current);
  };
  const failed = outcome === 'failed';
  return (
    <>
      {look === 'icon' ? (
        <IconButton icon={ICONS[outcome]} label={failed ? words : label} size="small" onClick={copy} />
      ) : (
        <Button
          icon={ICONS[outcome]}
          {...(look === 'main' ? { variant: 'primary' } : { variant: 'quiet', size: 'small' })}
          onClick={copy}
        >
          {words || label}
          {of && <span className={hidden}> {of}</span>}
        </Button>
      )}
      <span role="status" className={look === 'icon' && failed ? css.failed : hidden}>
        {words}
      </span>
    </>
  );
}
