import { useWords } from '@parley/i18n/react';
import { useId } from 'react';
import { classes } from '../../classes.ts';
import { formatPercent } from '../../format/numbers.ts';
import { Text } from '../Text/Text.tsx';
import * as styles from './ProgressBar.css.ts';

export interface ProgressBarProps {
  /** What is under way. */
  label: string;
  /** The label is spoken only: where words beside it say the same. */
  hideLabel?: boolean;
  /** What is done, from 0 to 1; null where nobody knows. */
  value: number | null;
  /** In place of the percentage: '3 of 7 files'. */
  valueText?: string;
  /** One line below. */
  help?: string;
  /** `positive` when it is done, `critical` when it failed. @default 'accent' */
  tone?: keyof typeof styles.tone;
  /** 4 or 8 px. @default 'medium' */
  size?: keyof typeof styles.size;
}

/** The progress of a task. For how much of a limit is used, take a `Meter`. */
export function ProgressBar({
  label,
  hideLabel = false,
  value,
  valueText,
  help,
  tone = 'accent',
  size = 'medium',
}: ProgressBarProps) {
  const { locale } = useWords();
  const helpId = useId();
  const part = value === null ? null : Math.min(1, Math.max(0, value));
  const percent = part === null ? undefined : formatPercent(locale, part);
  const shown = valueText ?? percent;
  return (
    <div className={styles.root}>
      {!hideLabel && (
        <div className={styles.head} aria-hidden="true">
          <span className={styles.label}>{label}</span>
          {shown !== undefined && (
            <Text as="span" tone={tone === 'critical' ? 'critical' : 'muted'} numeric>
              {shown}
            </Text>
          )}
        </div>
      )}
      <div
        className={classes(styles.track, styles.size[size])}
        role="progressbar"
        aria-label={label}
        aria-valuemin={part === null ? undefined : 0}
        aria-valuemax={part === null ? undefined : 100}
        aria-valuenow={part === null ? undefined : Math.round(part * 100)}
        aria-valuetext={shown}
        aria-describedby={help === undefined ? undefined : helpId}
      >
        <div
          className={classes(styles.bar, styles.tone[tone], part === null && styles.passing)}
          style={part === null ? undefined : { inlineSize: `${part * 100}%` }}
        />
      </div>
      {help && (
        <Text size="caption" tone={tone === 'critical' ? 'critical' : 'muted'} id={helpId}>
          {help}
        </Text>
      )}
    </div>
  );
}
