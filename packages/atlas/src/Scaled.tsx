import type { ReactNode } from 'react';
import * as styles from './LineView.css.ts';

interface ScaledProps {
  /** Of the drawing itself, in px. */
  width: number;
  height: number;
  scale: number;
  children: ReactNode;
}

/** A drawing at a scale, in the room that it takes then; what is in it knows the scale by `--scale`. */
export function Scaled({ width, height, scale, children }: ScaledProps) {
  return (
    <div className={styles.sizer} style={{ width: width * scale, height: height * scale }}>
      <div
        className={styles.canvas}
        style={{ width, height, transform: `scale(${scale})`, ['--scale' as string]: scale }}
      >
        {children}
      </div>
    </div>
  );
}
