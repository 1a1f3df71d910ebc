import type { Space } from '../../theme/tokens.ts';
import { type LayoutElementProps, layoutElement } from '../element.tsx';
import { gap as gapClass } from '../gap.css.ts';
import { rowGap as rowGapClass } from '../rowGap.css.ts';
import * as styles from './Columns.css.ts';

export interface ColumnsProps extends LayoutElementProps {
  /**
   * The columns from start to end: `content` is as wide as what it holds, `fill` takes what is left. Other
   * widths come with `className`.
   * @default 'fill'
   */
  template?: keyof typeof styles.template;
  /** Distance between the columns in px. @default 16 */
  gap?: Space;
  /** Distance between the rows in px, where it is another one. */
  rowGap?: Space;
  /** Where the children sit in the height of their row. @default 'stretch' */
  align?: 'stretch' | keyof typeof styles.align;
  /** One column on phones. */
  stackOnPhones?: boolean;
}

/** Parts side by side in set widths, row by row. Use `Grid` for as many equal columns as fit. */
export function Columns({
  template = 'fill',
  gap = 16,
  rowGap,
  align = 'stretch',
  stackOnPhones,
  ...element
}: ColumnsProps) {
  return layoutElement(
    element,
    styles.columns,
    styles.template[template],
    gapClass[gap],
    rowGap !== undefined && rowGapClass[rowGap],
    align !== 'stretch' && styles.align[align],
    stackOnPhones && styles.stackOnPhones,
  );
}
