import type { ReactNode } from 'react';
import * as styles from './LineView.css.ts';
import { FROM_AFAR } from './useZoom.ts';

interface ScaledProps {
  /** Of the drawing itself, in px. */
  width: number;
  height: number;
  scale: number;
  children: ReactNode;
}

/**
 * A drawing at a scale, in the room that it takes then; what is in it knows the scale by `--scale`, and by
 * `data-far` that it is looked at from afar.
 */
export function Scaled({ width, height, scale, children }: ScaledProps) {
  return (
    <div className={styles.sizer} style={{ width: width * scale, height: height * scale }}>
      <div
        className={styles.canvas}
        data-far={scale < FROM_AFAR || undefined}
        style={{ width, height, transform: `scale(${scale})`, ['--scale' as string]: scale }}
      >
        {children}
      </div>
    </div>
  );
}
