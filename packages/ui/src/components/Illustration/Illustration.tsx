import type { ReactNode } from 'react';
import { classes } from '../../classes.ts';
import {
  EmptyList,
  NoAssistants,
  NotAuthorized,
  NotFound,
  Offline,
  ServerError,
  Welcome,
} from './drawings.tsx';
import * as styles from './Illustration.css.ts';

const DRAWINGS = {
  notAuthorized: NotAuthorized,
  notFound: NotFound,
  serverError: ServerError,
  noAssistants: NoAssistants,
  emptyList: EmptyList,
  welcome: Welcome,
  offline: Offline,
} satisfies Record<string, () => ReactNode>;

export type IllustrationName = keyof typeof DRAWINGS;

export interface IllustrationProps {
  /** Which drawing. */
  name: IllustrationName;
  /** 104, 168 or 260 px wide. @default 'large' */
  size?: keyof typeof styles.size;
}

/**
 * A drawing in the colors of the theme. It only repeats what the words beside it say, so it is not spoken.
 * The drawings of the wizard, which no other screen needs, are `StepIllustration`s.
 */
export function Illustration({ name, size = 'large' }: IllustrationProps) {
  const Drawing = DRAWINGS[name];
  return (
    <svg viewBox="0 0 240 176" className={classes(styles.drawing, styles.size[size])} aria-hidden="true">
      <Drawing />
    </svg>
  );
}
