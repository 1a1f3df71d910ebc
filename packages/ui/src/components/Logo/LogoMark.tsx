import * as styles from './LogoMark.css.ts';
import { LOGO_PATH, LOGO_VIEW_BOX } from './mark.ts';

export interface LogoMarkProps {
  /** Width and height in px. */
  size: number;
}

/** The product's mark. It says nothing by itself: the name stands beside it, or names the link around it. */
export function LogoMark({ size }: LogoMarkProps) {
  return (
    <svg viewBox={LOGO_VIEW_BOX} width={size} height={size} className={styles.mark} aria-hidden="true">
      <path fillRule="evenodd" d={LOGO_PATH} />
    </svg>
  );
}
