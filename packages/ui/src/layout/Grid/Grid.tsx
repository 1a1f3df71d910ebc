import type { ReactNode } from 'react';
import { classes } from '../../classes.ts';
import type { Space } from '../../theme/tokens.ts';
import { gap as gapClass } from '../gap.css.ts';
import * as styles from './Grid.css.ts';

export interface GridProps {
  children: ReactNode;
  /** The least width of a column: 200, 280 or 360 px. As many as fit stand side by side. @default 'medium' */
  columns?: keyof typeof styles.columns;
  /** Distance between the cells in px. @default 16 */
  gap?: Space;
  /** The element that it is, for those who do not see it. @default 'div' */
  as?: 'div' | 'ul' | 'dl';
}

/** Equal columns that fill the width and become fewer as it shrinks. */
export function Grid({ children, columns = 'medium', gap = 16, as: Element = 'div' }: GridProps) {
  return (
    <Element className={classes(styles.grid, gapClass[gap], styles.columns[columns])}>{children}</Element>
  );
}
