import { useWords } from '@parley/i18n/react';
import { Label } from 'react-aria-components/Label';
import { Meter as AriaMeter } from 'react-aria-components/Meter';
import { classes } from '../../classes.ts';
import { formatNumber } from '../../format/numbers.ts';
import { Text } from '../Text/Text.tsx';
import { levelOf } from './level.ts';
import * as styles from './Meter.css.ts';

export interface MeterProps {
  /** What is measured; names it. */
  label: string;
  /** How much is used, in the unit of the limit. */
  used: number;
  /** What can be used at most. */
  limit: number;
  /** One line below: when it resets, for instance. */
  help?: string;
}

/** Of the amount: the bar has the same. */
const TONES = { normal: 'muted', near: 'caution', full: 'critical' } as const;

/** How much of a limit is used: caution from 80 % on, critical when nothing is left. */
export function Meter({ label, used, limit, help }: MeterProps) {
  const { locale } = useWords();
  const { level, part } = levelOf(used, limit);
  const amount = `${formatNumber(locale, used)} / ${formatNumber(locale, limit)}`;
  return (
    <AriaMeter className={styles.root} value={part} maxValue={1} valueLabel={amount}>
      <div className={styles.head}>
        <Label className={styles.label}>{label}</Label>
        <Text as="span" tone={TONES[level]} numeric>
          <bdi dir="ltr">{amount}</bdi>
        </Text>
      </div>
      <div className={styles.track}>
        <div className={classes(styles.bar, styles.level[level])} style={{ inlineSize: `${part * 100}%` }} />
      </div>
      {help && (
        <Text size="caption" tone="muted">
          {help}
        </Text>
      )}
    </AriaMeter>
  );
}
