import { useWords } from '@parley/i18n/react';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import { keyboardScroll } from '../keyboardScroll.ts';
import * as css from './CodeBlock.css.ts';

/** Props of `CodeBlock`. */
export interface CodeBlockProps {
  code: string;
  /** As written after the fence, such as `ts`; empty when not given. */
  language: string;
}

/** Code as it was written, left to right in every page, with a button that copies it. */
export function CodeBlock({ code, language }: CodeBlockProps) {
  const { t } = useWords();
  const name = language.split(/\s/)[0] ?? '';
  return (
    <figure className={css.root} dir="ltr">
      <figcaption className={css.head}>
        <span className={css.language}>{name || t('chat.code')}</span>
        <CopyButton text={code} label={t('chat.copyCode')} />
      </figcaption>
      <section
        className={css.scroll}
        {...keyboardScroll}
        aria-label={name ? t('chat.codeIn', { language: name }) : t('chat.code')}
      >
        <pre className={css.pre}>{code}</pre>
      </section>
    </figure>
  );
}
