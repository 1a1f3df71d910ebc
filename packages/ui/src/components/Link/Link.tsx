import { useWords } from '@parley/i18n/react';
import { ArrowUpRight } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { classes } from '../../classes.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Link.css.ts';
import { useAnchor } from './LinkProvider.tsx';

export interface LinkProps {
  children: ReactNode;
  /** Where it leads. */
  href: string;
  /**
   * `accent` inside text; `quiet` where the place already says that it leads somewhere, such
   * as a card's title. @default 'accent'
   */
  tone?: keyof typeof styles.tone;
  /** Stands by itself, and not within a sentence: fingers get more room. */
  alone?: boolean;
  /** Opens beside the application, and says so. */
  external?: boolean;
  /** Called before the browser follows it. */
  onClick?: (event: MouseEvent) => void;
}

/** Leads somewhere. */
export function Link({ children, href, tone = 'accent', alone, external, onClick }: LinkProps) {
  const Anchor = useAnchor();
  return (
    <Anchor
      href={href}
      className={classes(styles.link, styles.tone[tone], alone && styles.alone)}
      {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      {...(onClick ? { onClick } : {})}
    >
      {children}
      {external && <Outward />}
    </Anchor>
  );
}

function Outward() {
  const { t } = useWords();
  return (
    <span className={styles.outward}>
      <Icon icon={ArrowUpRight} size="small" points label={t('common.opensNewTab')} />
    </span>
  );
}
