import { useWords } from '@parley/i18n/react';
import { useAnchor } from '../../components/Link/LinkProvider.tsx';
import { LogoMark } from '../../components/Logo/LogoMark.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import * as css from './Logo.css.ts';

export interface LogoProps {
  /** Where it leads; without it the logo is no link. */
  href?: string;
}

/** Mark and name of the product; on phones the link shows the mark alone. */
export function Logo({ href }: LogoProps) {
  const { t } = useWords();
  const Anchor = useAnchor();
  const appName = t('common.appName');
  if (href === undefined) {
    return (
      <Inline as="span" overflow="keep" inText className={css.logo}>
        <LogoMark size={28} />
        <span>{appName}</span>
      </Inline>
    );
  }
  return (
    <Inline
      as={Anchor}
      overflow="keep"
      inText
      className={css.logo}
      href={href}
      aria-label={t('shell.home', { appName })}
    >
      <LogoMark size={28} />
      <span className={css.nameFromSm}>{appName}</span>
    </Inline>
  );
}
