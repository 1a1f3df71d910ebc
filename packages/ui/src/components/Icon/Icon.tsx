import type { LucideIcon } from 'lucide-react';
import { classes } from '../../classes.ts';
import * as styles from './Icon.css.ts';

/** A drawing of the lucide family, imported by name so that only what is used is shipped. */
export type IconDrawing = LucideIcon;

export interface IconProps {
  /** The drawing, imported from lucide by its name. */
  icon: IconDrawing;
  /** What it says to those who don't see it; leave it out when words beside it say the same. */
  label?: string;
  /** 16, 20 or 24 px. @default 'medium' */
  size?: keyof typeof styles.size;
  /** The drawing points along the line of writing, so it turns around in right-to-left pages. */
  points?: boolean;
}

/** One icon in the color of the text around it. */
export function Icon({ icon: Drawing, label, size = 'medium', points }: IconProps) {
  return (
    <Drawing
      className={classes(styles.icon, styles.size[size], points && styles.pointing)}
      strokeWidth={1.75}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}
