import { useWords } from '@parley/i18n/react';
import { classes } from '../../classes.ts';
import { formatNumber } from '../../format/numbers.ts';
import * as styles from './CountOf.css.ts';

/** How many of at most how many, at the end of the line below a field; strong when there are too many. */
export function CountOf({ count, max }: { count: number; max: number }) {
  const { locale } = useWords();
  return (
    <span className={classes(styles.count, count > max && styles.over)}>
      <bdi dir="ltr">
        {formatNumber(locale, count)} / {formatNumber(locale, max)}
      </bdi>
    </span>
  );
}
