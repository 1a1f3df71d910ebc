import type { ReactNode } from 'react';
import { classes } from '../../classes.ts';
import * as styles from './Card.css.ts';

export interface CardProps {
  children: ReactNode;
  /** 24 px (16 on phones), 16 px, or none where rows reach the edge. @default 'normal' */
  padding?: keyof typeof styles.padding;
  /** It answers to the pointer as a whole: for cards with a `CardLink` inside. */
  pressable?: boolean;
  /** The element that it is, for those who do not see it. @default 'div' */
  as?: 'div' | 'section' | 'article' | 'li';
  /** `id` of the heading that names it. */
  labelledBy?: string;
}

/** A surface that holds what belongs together. */
export function Card({
  children,
  padding = 'normal',
  pressable,
  as: Element = 'div',
  labelledBy,
}: CardProps) {
  return (
    <Element
      className={classes(styles.card, styles.padding[padding], pressable && styles.pressable)}
      aria-labelledby={labelledBy}
    >
      {children}
    </Element>
  );
}
