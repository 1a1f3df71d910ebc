import { classes } from '../../classes.ts';
import { px } from '../../theme/tokens.ts';
import * as styles from './Skeleton.css.ts';

export type SkeletonProps =
  /** A line of text: `width` in percent of its parent. */
  | { shape: 'text'; width?: number }
  /** Something of `height` px over the whole width. */
  | { shape: 'block'; height: number }
  /** A picture of `size` px. */
  | { shape: 'circle'; size: number };

/** Stands where content will be, in its shape. What is loading is said once, by the container around it. */
export function Skeleton(props: SkeletonProps) {
  return (
    <span
      className={classes(styles.skeleton, styles.shape[props.shape])}
      style={measures(props)}
      aria-hidden="true"
    />
  );
}

function measures(props: SkeletonProps) {
  switch (props.shape) {
    case 'text':
      return { inlineSize: `${props.width ?? 100}%` };
    case 'block':
      return { blockSize: px(props.height) };
    case 'circle':
      return { inlineSize: px(props.size), blockSize: px(props.size) };
  }
}
