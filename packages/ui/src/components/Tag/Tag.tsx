import type { ReactNode } from 'react';
import { classes } from '../../classes.ts';
import { Icon, type IconDrawing } from '../Icon/Icon.tsx';
import { stateTone } from '../stateTone.css.ts';
import * as styles from './Tag.css.ts';

export interface TagProps {
  children: ReactNode;
  /** How it stands; the words must say it too. @default 'neutral' */
  tone?: keyof typeof stateTone;
  /** In place of the dot. */
  icon?: IconDrawing;
}

/** A state in a word or two. Always words, never color alone. */
export function Tag({ children, tone = 'neutral', icon }: TagProps) {
  return (
    <span className={classes(styles.tag, stateTone[tone])}>
      {icon ? <Icon icon={icon} size="small" /> : <span className={styles.dot} />}
      <span className={styles.words}>{children}</span>
    </span>
  );
}
