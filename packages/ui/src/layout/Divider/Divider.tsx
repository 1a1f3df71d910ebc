import { classes } from '../../classes.ts';
import * as styles from './Divider.css.ts';

export interface DividerProps {
  /** Which way the line runs. @default 'horizontal' */
  direction?: 'horizontal' | 'vertical';
}

/** A thin line between groups. Prefer space; draw a line where groups would otherwise run together. */
export function Divider({ direction = 'horizontal' }: DividerProps) {
  return (
    <hr
      className={classes(styles.divider, styles.direction[direction])}
      aria-orientation={direction === 'vertical' ? 'vertical' : undefined}
    />
  );
}
