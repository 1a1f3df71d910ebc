import type { ReactNode } from 'react';
import { classes } from '../../classes.ts';
import * as styles from './Illustration.css.ts';
import type { IllustrationProps } from './Illustration.tsx';
import { BlankPage, Knowledge, OwnSite, Ready, Sales, Support } from './stepDrawings.tsx';

const DRAWINGS = {
  support: Support,
  sales: Sales,
  knowledge: Knowledge,
  blankPage: BlankPage,
  ownSite: OwnSite,
  ready: Ready,
} satisfies Record<string, () => ReactNode>;

export interface StepIllustrationProps extends Pick<IllustrationProps, 'size'> {
  /** Which drawing. */
  name: keyof typeof DRAWINGS;
}

/**
 * A drawing for a step of the welcome wizard, by the same hand as `Illustration`. Apart from it, so that
 * the landing page does not ship them.
 */
export function StepIllustration({ name, size = 'large' }: StepIllustrationProps) {
  const Drawing = DRAWINGS[name];
  return (
    <svg viewBox="0 0 240 176" className={classes(styles.drawing, styles.size[size])} aria-hidden="true">
      <Drawing />
    </svg>
  );
}
