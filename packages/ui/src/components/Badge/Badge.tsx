import { useWords } from '@parley/i18n/react';
import { classes } from '../../classes.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Badge.css.ts';

/** Above it, the badge says '99+' (SH-1). */
const MOST = 99;

export interface BadgeProps {
  /** Unread things; nothing is drawn at 0. */
  count: number;
  /** `corner` sits on the button around it. @default 'inline' */
  place?: keyof typeof styles.place;
}

/** How many are unread. */
export function Badge({ count, place = 'inline' }: BadgeProps) {
  const { t } = useWords();
  if (count <= 0) return null;
  return (
    <span className={classes(styles.badge, styles.place[place])}>
      <span aria-hidden="true">{count > MOST ? `${MOST}+` : count}</span>
      <VisuallyHidden>{t('common.unread', { count })}</VisuallyHidden>
    </span>
  );
}
