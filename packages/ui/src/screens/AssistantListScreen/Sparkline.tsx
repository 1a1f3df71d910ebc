import { classes } from '../../classes.ts';
import * as css from './Sparkline.css.ts';

export interface SparklineProps {
  /** Oldest first. */
  values: readonly number[];
  /** `area` fills what is under the line and is as wide as there is room. @default 'line' */
  look?: 'line' | 'area';
}

const WIDTH = 64;
const HEIGHT = 20;

/** The course of a figure. It repeats the figure beside it, so it is not spoken. */
export function Sparkline({ values, look = 'line' }: SparklineProps) {
  if (values.length < 2) return null;
  const top = Math.max(...values, 1);
  const points = values
    .map(
      (value, index) =>
        `${((index / (values.length - 1)) * WIDTH).toFixed(1)},${((1 - value / top) * HEIGHT).toFixed(1)}`,
    )
    .join(' ');
  return (
    <svg
      className={classes(css.course, css.look[look])}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {look === 'area' && (
        <polygon className={css.ground} points={`0,${HEIGHT} ${points} ${WIDTH},${HEIGHT}`} />
      )}
      <polyline points={points} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
