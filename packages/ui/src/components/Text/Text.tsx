import type { ReactNode } from 'react';
import { classes } from '../../classes.ts';
import * as styles from './Text.css.ts';

export interface TextProps {
  children: ReactNode;
  /** 12, 14 or 16 px: `reading` where people read at length. @default 'body' */
  size?: keyof typeof styles.size;
  /**
   * `muted` for what comes second; the others for states, beside words or an
   * icon that say it. @default 'default'
   */
  tone?: keyof typeof styles.tone;
  /** `strong` for the words that matter in a line. @default 'regular' */
  weight?: 'regular' | 'strong';
  /** Figures of one width, for columns and meters. */
  numeric?: boolean;
  /** What happens to text that is too long; cut text needs its whole elsewhere. @default 'wrap' */
  overflow?: 'wrap' | 'truncate' | 'twoLines';
  /** The element that it is, for those who do not see it. @default 'p' */
  as?: 'p' | 'span' | 'div' | 'strong' | 'dt' | 'dd' | 'label' | 'figcaption';
  /** For `aria-labelledby`, `aria-describedby`. */
  id?: string;
}

/** Running text. Titles are `Heading`s. */
export function Text({
  children,
  size = 'body',
  tone = 'default',
  weight = 'regular',
  numeric,
  overflow = 'wrap',
  as: Element = 'p',
  id,
}: TextProps) {
  return (
    <Element
      id={id}
      // Cut at the end of its own words, whichever way the page runs.
      dir={overflow === 'wrap' ? undefined : 'auto'}
      className={classes(
        styles.size[size],
        styles.tone[tone],
        weight === 'strong' && styles.strong,
        numeric && styles.numeric,
        overflow === 'truncate' && styles.truncate,
        overflow === 'twoLines' && styles.twoLines,
        overflow === 'wrap' && styles.balanced,
      )}
    >
      {children}
    </Element>
  );
}
