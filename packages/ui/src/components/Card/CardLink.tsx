import type { ReactNode } from 'react';
import { ignoreSecondClick } from '../Link/ignoreSecondClick.ts';
import { useAnchor } from '../Link/LinkProvider.tsx';
import * as styles from './Card.css.ts';

export interface CardLinkProps {
  /** The name of where it leads: the card's title. */
  children: ReactNode;
  href: string;
  /** Opens beside the application. */
  external?: boolean;
}

/**
 * The title of a `pressable` card: pressing anywhere on the card follows it.
 * Other buttons of the card stay above.
 */
export function CardLink({ children, href, external }: CardLinkProps) {
  const Anchor = useAnchor();
  return (
    <Anchor
      href={href}
      className={styles.cover}
      onClick={ignoreSecondClick}
      {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {children}
    </Anchor>
  );
}
