import type { ReactNode } from 'react';
import * as styles from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  /** What is spoken and not seen. */
  children: ReactNode;
  /** For `aria-describedby` and the like. */
  id?: string;
  /** Announced when it changes. */
  role?: 'status' | 'alert';
}

/** Words for screen readers alone. */
export function VisuallyHidden({ children, id, role }: VisuallyHiddenProps) {
  return (
    <span className={styles.hidden} id={id} role={role}>
      {children}
    </span>
  );
}
