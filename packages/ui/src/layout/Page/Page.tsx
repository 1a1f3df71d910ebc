import type { ReactNode } from 'react';
import { classes } from '../../classes.ts';
import * as styles from './Page.css.ts';

export interface PageProps {
  /** A `PageHeader`, then the sections. */
  /** What the page shows. */
  children: ReactNode;
  /** `reading` narrows the column for forms and prose. @default 'full' */
  width?: 'full' | 'reading';
}

/**
 * The content of one screen: gutters, sections 40 px apart, at most 1200 px wide unless the reader chose wide
 * (SH-4).
 */
export function Page({ children, width = 'full' }: PageProps) {
  return <div className={classes(styles.page, width === 'reading' && styles.reading)}>{children}</div>;
}
