import type { ReactNode, Ref } from 'react';
import { classes } from '../../classes.ts';
import * as styles from './Heading.css.ts';

export interface HeadingProps {
  children: ReactNode;
  /** Place in the outline of the page; says nothing about the size. */
  level: 1 | 2 | 3 | 4;
  /**
   * `display` for one screen-filling message, `page` for its name, `title` for sections,
   * `small` inside cards. @default 'title'
   */
  size?: keyof typeof styles.size;
  /** What happens to a title that is too long; a cut one needs its whole elsewhere. @default 'wrap' */
  overflow?: 'wrap' | 'twoLines';
  /** For `aria-labelledby` and `aria-describedby`. */
  id?: string;
  /** Lets it take the focus, so that who is led to what it names goes on from there. */
  ref?: Ref<HTMLHeadingElement>;
}

/** A title in the heading face. */
export function Heading({ children, level, size = 'title', overflow = 'wrap', id, ref }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element
      id={id}
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      dir={overflow === 'twoLines' ? 'auto' : undefined}
      className={classes(styles.heading, styles.size[size], overflow === 'twoLines' && styles.twoLines)}
    >
      {children}
    </Element>
  );
}
