import type { Space } from '../../theme/tokens.ts';
import { type LayoutElementProps, layoutElement } from '../element.tsx';
import { gap as gapClass } from '../gap.css.ts';
import { rowGap as rowGapClass } from '../rowGap.css.ts';
import * as styles from './Inline.css.ts';

export interface InlineProps extends LayoutElementProps {
  /** Distance between the children in px. @default 8 */
  gap?: Space;
  /** Distance between the lines in px, where it is another one. */
  rowGap?: Space;
  /** Where the children sit across the line. @default 'center' */
  align?: 'stretch' | keyof typeof styles.align;
  /** Where the room goes that is left on the line. @default 'start' */
  justify?: 'start' | keyof typeof styles.justify;
  /** Whether what does not fit goes on a new line, stays in line, or stacks on phones. @default 'wrap' */
  overflow?: 'wrap' | 'keep' | 'stackOnPhones';
  /** Takes the space that is left in a flex parent. */
  grow?: boolean;
  /** Stands in a line of text, as wide as its content. */
  inText?: boolean;
}

/** Children side by side, evenly apart. */
export function Inline({
  gap = 8,
  rowGap,
  align = 'center',
  justify = 'start',
  overflow = 'wrap',
  grow,
  inText,
  ...element
}: InlineProps) {
  return layoutElement(
    element,
    styles.inline,
    inText && styles.inText,
    gapClass[gap],
    rowGap !== undefined && rowGapClass[rowGap],
    align !== 'stretch' && styles.align[align],
    justify !== 'start' && styles.justify[justify],
    overflow === 'wrap' && styles.wrap,
    overflow === 'stackOnPhones' && styles.phoneStack,
    grow && styles.grow,
  );
}
