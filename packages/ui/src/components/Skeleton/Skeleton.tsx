import { classes } from '../../classes.ts';
import { px } from '../../theme/tokens.ts';
import * as styles from './Skeleton.css.ts';

export type SkeletonProps =
  | {
      /** `text` for a line, `block` for something over the whole width, `circle` for a picture. */
      shape: 'text';
      /** Of a line, in percent of its parent. @default 100 */
      width?: number;
    }
  | {
      shape: 'block';
      /** Of a block, in px. */
      height: number;
      /** The same on phones, where what is to come wraps. @default height */
      heightOnPhones?: number;
      /** The same on wide windows, where headings and prices are larger. @default height */
      heightOnWide?: number;
    }
  | {
      shape: 'circle';
      /** Across a circle, in px. */
      size: number;
    };

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
      return {
        [styles.HEIGHT]: px(props.height),
        [styles.HEIGHT_ON_PHONES]: px(props.heightOnPhones ?? props.height),
        [styles.HEIGHT_ON_WIDE]: px(props.heightOnWide ?? props.height),
      };
    case 'circle':
      return { inlineSize: px(props.size), blockSize: px(props.size) };
  }
}
