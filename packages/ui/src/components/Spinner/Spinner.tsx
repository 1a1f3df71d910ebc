import { classes } from '../../classes.ts';
import * as styles from './Spinner.css.ts';

export interface SpinnerProps {
  /** What is being waited for. Leave it out when words beside it say so. */
  label?: string;
  /** 16, 20 or 32 px. @default 'medium' */
  size?: keyof typeof styles.size;
}

/** Something small is under way. For content that is to come, show a `Skeleton`. */
export function Spinner({ label, size = 'medium' }: SpinnerProps) {
  return (
    <span
      className={classes(styles.spinner, styles.size[size])}
      {...(label ? { role: 'img', 'aria-label': label } : {})}
    >
      <svg
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth={size === 'large' ? 1.75 : 2.25}
        strokeLinecap="round"
        aria-hidden="true"
      >
        <circle cx="10" cy="10" r="8" opacity="0.22" />
        <path d="M10 2a8 8 0 0 1 8 8" />
      </svg>
    </span>
  );
}
