import type { ReactNode } from 'react';
import { classes } from '../../classes.ts';
import type { Space } from '../../theme/tokens.ts';
import * as styles from './Box.css.ts';

export interface BoxProps {
  children: ReactNode;
  /** Px inside, on all sides or along and across the line of writing. @default 0 */
  padding?: Space | { inline?: Space; block?: Space };
  /** The ground it lays. @default 'none' */
  surface?: keyof typeof styles.surface;
  /** 1 px around. @default 'none' */
  border?: 'none' | keyof typeof styles.border;
  /** 4, 8, 12 px, or round. @default 'none' */
  radius?: 'none' | keyof typeof styles.radius;
  /** For what floats. @default 'none' */
  shadow?: 'none' | keyof typeof styles.shadow;
  /** The element that it is, for those who do not see it. @default 'div' */
  as?: 'div' | 'section' | 'article' | 'aside' | 'li' | 'span';
}

/** A rectangle made of tokens, for the one thing that no component draws. What holds related things is a `Card`. */
export function Box({
  children,
  padding = 0,
  surface = 'none',
  border = 'none',
  radius = 'none',
  shadow = 'none',
  as: Element = 'div',
}: BoxProps) {
  const { inline = 0, block = 0 } =
    typeof padding === 'number' ? { inline: padding, block: padding } : padding;
  return (
    <Element
      className={classes(
        styles.box,
        styles.inline[inline],
        styles.block[block],
        styles.surface[surface],
        border !== 'none' && styles.border[border],
        radius !== 'none' && styles.radius[radius],
        shadow !== 'none' && styles.shadow[shadow],
      )}
    >
      {children}
    </Element>
  );
}
