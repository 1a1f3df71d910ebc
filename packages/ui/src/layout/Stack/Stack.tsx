import type { Space } from '../../theme/tokens.ts';
import { type LayoutElementProps, layoutElement } from '../element.tsx';
import { gap as gapClass } from '../gap.css.ts';
import * as styles from './Stack.css.ts';

export interface StackProps extends LayoutElementProps {
  /** Distance between the children in px. @default 16 */
  gap?: Space;
  /** Where the children sit across the column. @default 'stretch' */
  align?: 'stretch' | keyof typeof styles.align;
  /** Where the room goes that is left in the column. @default 'start' */
  justify?: 'start' | keyof typeof styles.justify;
  /** Takes the space that is left in a flex parent. */
  grow?: boolean;
}

/** Children one below the other, evenly apart. Use `Inline` for a row, `Columns` for parts of set widths. */
export function Stack({ gap = 16, align = 'stretch', justify = 'start', grow, ...element }: StackProps) {
  return layoutElement(
    element,
    styles.stack,
    gapClass[gap],
    align !== 'stretch' && styles.align[align],
    justify !== 'start' && styles.justify[justify],
    grow && styles.grow,
  );
}
