import type { ReactNode } from 'react';
import { classes } from '../../classes.ts';
import type { Space } from '../../theme/tokens.ts';
import { gap as gapClass } from '../gap.css.ts';
import * as styles from './Stack.css.ts';

export interface StackProps {
  children: ReactNode;
  /** Distance between the children in px. @default 16 */
  gap?: Space;
  /** Where the children sit across the column. @default 'stretch' */
  align?: keyof typeof styles.align;
  /** Takes the space that is left in a flex parent. */
  grow?: boolean;
  /** The element that it is, for those who do not see it. @default 'div' */
  as?: 'div' | 'ul' | 'ol' | 'li' | 'section' | 'header' | 'footer' | 'main' | 'nav' | 'fieldset';
}

/** Children one below the other, evenly apart. Use `Inline` for a row, `Grid` for equal columns. */
export function Stack({ children, gap = 16, align = 'stretch', grow, as: Element = 'div' }: StackProps) {
  return (
    <Element className={classes(styles.stack, gapClass[gap], styles.align[align], grow && styles.grow)}>
      {children}
    </Element>
  );
}
