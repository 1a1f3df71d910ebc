import type { ReactNode } from 'react';
import { classes } from '../../classes.ts';
import type { Space } from '../../theme/tokens.ts';
import { gap as gapClass } from '../gap.css.ts';
import * as styles from './Inline.css.ts';

export interface InlineProps {
  children: ReactNode;
  /** Distance between the children in px. @default 8 */
  gap?: Space;
  /** Where the children sit across the line. @default 'center' */
  align?: keyof typeof styles.align;
  /** Where the room goes that is left on the line. @default 'start' */
  justify?: keyof typeof styles.justify;
  /** Whether what does not fit goes on a new line, stays in line, or stacks on phones. @default 'wrap' */
  overflow?: 'wrap' | 'keep' | 'stackOnPhones';
  /** Takes the space that is left in a flex parent. */
  grow?: boolean;
  /** The element that it is, for those who do not see it. @default 'div' */
  as?: 'div' | 'ul' | 'ol' | 'li' | 'nav' | 'span';
}

/** Children side by side, evenly apart. */
export function Inline({
  children,
  gap = 8,
  align = 'center',
  justify = 'start',
  overflow = 'wrap',
  grow,
  as: Element = 'div',
}: InlineProps) {
  return (
    <Element
      className={classes(
        styles.inline,
        gapClass[gap],
        styles.align[align],
        styles.justify[justify],
        overflow === 'wrap' && styles.wrap,
        overflow === 'stackOnPhones' && styles.phoneStack,
        grow && styles.grow,
      )}
    >
      {children}
    </Element>
  );
}
