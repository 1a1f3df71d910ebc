import { ink } from './Illustration.css.ts';

/** The soft shape that every drawing stands before, and the floor that it stands on. */
export function Scene() {
  return (
    <>
      <path
        className={ink.ground}
        d="M120 12c34 0 72 10 84 42s2 62-16 82-52 20-82 20-64-6-76-34 2-58 20-80 36-30 70-30z"
      />
      <path className={ink.line} d="M28 156h184" />
    </>
  );
}

/** Two small stars, for what is good news. */
export function Sparkles({ x, y }: { x: number; y: number }) {
  return (
    <g className={ink.accent} transform={`translate(${x} ${y})`}>
      <path d="M0-9q1.5 7.5 9 9-7.5 1.5-9 9-1.5-7.5-9-9 7.5-1.5 9-9z" />
      <path d="M15 8q.8 4.2 5 5-4.2.8-5 5-.8-4.2-5-5 4.2-.8 5-5z" />
    </g>
  );
}
