import { useWords } from '@parley/i18n/react';
import { Link } from '../../components/Link/Link.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './CareLink.css.ts';

export interface CareLinkProps {
  /** Conversations of an assistant that need care; without any there is nothing to see. */
  count: number;
  /** Where they can be read; left out where they can't. */
  href: string | undefined;
}

/** How many conversations of an assistant need care, leading to them (AS-6). */
export function CareLink({ count, href }: CareLinkProps) {
  const { t } = useWords();
  if (count === 0 || href === undefined) return null;
  return (
    <span className={css.care}>
      <Link alone href={href}>
        <span aria-hidden="true">{t('assistants.care', { count })}</span>
        <VisuallyHidden>{t('assistants.careConversations', { count })}</VisuallyHidden>
      </Link>
    </span>
  );
}
