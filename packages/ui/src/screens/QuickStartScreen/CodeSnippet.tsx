import { useWords } from '@parley/i18n/react';
import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './CodeSnippet.css.ts';

export interface CodeSnippetProps {
  /** What the code is. */
  label: string;
  code: string;
}

/** Time in ms for which a copy is confirmed. */
const CONFIRMED_MS = 2000;

/** Code to be copied as it is. */
export function CodeSnippet({ label, code }: CodeSnippetProps) {
  const { t } = useWords();
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async () => {
    // Refused by the browser where the page is not secure: the text can still be selected by hand.
    const done = await navigator.clipboard.writeText(code).then(
      () => true,
      () => false,
    );
    setCopied(done);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), CONFIRMED_MS);
  };

  return (
    <figure className={css.frame}>
      <figcaption className={css.head}>
        {label}
        <Button variant="quiet" size="small" icon={copied ? Check : Copy} onClick={copy}>
          {t(copied ? 'common.copied' : 'common.copy')}
        </Button>
        <VisuallyHidden role="status">{copied ? t('common.copied') : ''}</VisuallyHidden>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre className={css.code} tabIndex={0}>
        <code>{code}</code>
      </pre>
    </figure>
  );
}
