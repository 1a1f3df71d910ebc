import { useWords } from '@parley/i18n/react';
import { WrapText } from 'lucide-react';
import { useRef, useState } from 'react';
import { classes } from '../../classes.ts';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { keyboardScroll } from '../keyboardScroll.ts';
import * as css from './CodeBlock.css.ts';

/** Props of `CodeBlock`. */
export interface CodeBlockProps {
  /** As it was written, line breaks included. */
  code: string;
  /** As written after a fence, such as `ts`; empty when not given. */
  language?: string;
  /** What the code is, in place of its language: 'Snippet for your page'. */
  label?: string;
  /** Whether long lines are broken from the start; the reader can change it. @default false */
  wrap?: boolean;
}

/** Lines longer than this offer to be broken: shorter ones fit almost everywhere. */
const LONG_LINE = 60;

/** Code as it was written, left to right in every page, with a button that copies it. */
export function CodeBlock({ code, language = '', label, wrap = false }: CodeBlockProps) {
  const { t } = useWords();
  const shown = useRef<HTMLPreElement>(null);
  const [wrapped, setWrapped] = useState(wrap);
  const languageName = language.split(/\s/)[0] ?? '';
  const isLong = code.split('\n').some(({ length }) => length > LONG_LINE);
  const name = languageName ? t('chat.codeIn', { language: languageName }) : t('chat.code');
  return (
    <figure className={css.root}>
      <figcaption className={css.head}>
        <span className={classes(css.name, !label && css.language)} dir="auto">
          {label ?? (languageName || t('chat.code'))}
        </span>
        <span className={css.tools}>
          {isLong && (
            <IconButton
              icon={WrapText}
              label={t('common.wrapLines')}
              size="small"
              pressed={wrapped}
              onClick={() => setWrapped(!wrapped)}
            />
          )}
          <CopyButton text={code} label={t('chat.copyCode')} shownIn={shown} />
        </span>
      </figcaption>
      <section className={css.scroll} dir="ltr" {...keyboardScroll} aria-label={label ?? name}>
        <pre ref={shown} className={classes(css.pre, wrapped && css.wrapped)}>
          {code}
        </pre>
      </section>
    </figure>
  );
}
