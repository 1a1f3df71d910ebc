import * as css from './Sparkline.css.ts';

const WIDTH = 64;
const HEIGHT = 20;

/** The course of a figure, oldest first. It repeats the figure beside it, so it is not spoken. */
export function Sparkline({ values }: { values: readonly number[] }) {
  if (values.length < 2) return null;
  const top = Math.max(...values, 1);
  const points = values.map(
    (value, index) =>
      `${((index / (values.length - 1)) * WIDTH).toFixed(1)},${((1 - value / top) * HEIGHT).toFixed(1)}`,
  );
  return (
    <svg className={css.line} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <polyline points={points.join(' ')} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
