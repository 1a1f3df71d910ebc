import type { Space } from '../../theme/tokens.ts';
import { type LayoutElementProps, layoutElement } from '../element.tsx';
import { gap as gapClass } from '../gap.css.ts';
import * as styles from './Grid.css.ts';

export interface GridProps extends LayoutElementProps {
  /**
   * The least width of a column: 152, 200, 280 or 360 px. As many as fit stand side by side.
   * @default 'medium'
   */
  columns?: keyof typeof styles.columns;
  /** Distance between the cells in px. @default 16 */
  gap?: Space;
}

/** Equal columns that fill the width and become fewer as it shrinks. */
export function Grid({ columns = 'medium', gap = 16, ...element }: GridProps) {
  return layoutElement(element, styles.grid, gapClass[gap], styles.columns[columns]);
}
