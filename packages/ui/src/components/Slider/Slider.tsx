import { useWords } from '@parley/i18n/react';
import { useId } from 'react';
import { Label } from 'react-aria-components/Label';
import { Slider as AriaSlider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import { classes } from '../../classes.ts';
import { numberFormat } from '../../format/formatters.ts';
import { AriaLocale } from '../direction/AriaLocale.tsx';
import * as fieldStyles from '../Field/Field.css.ts';
import type { FieldProps } from '../Field/Field.tsx';
import { FieldHint } from '../Field/FieldHint.tsx';
import { fieldHandle } from '../Field/fieldName.ts';
import * as styles from './Slider.css.ts';

export interface SliderMark {
  /** Where it stands. */
  value: number;
  /** One or two words; left out, it is a line alone. */
  label?: string;
}

export interface SliderProps extends Pick<FieldProps, 'label' | 'help' | 'error' | 'name'> {
  /** Where it stands. */
  value: number;
  /** With every movement. */
  onChange: (value: number) => void;
  /** When the thumb is released, for updates that are costly. */
  onChangeEnd?: (value: number) => void;
  /** At the start of the line. @default 0 */
  min?: number;
  /** At its end. @default 100 */
  max?: number;
  /** How much an arrow key adds. @default 1 */
  step?: number;
  /** How the figure is told, such as `{ style: 'percent' }`. */
  format?: Intl.NumberFormatOptions;
  /** Below the track, in the order of their values. */
  marks?: readonly SliderMark[];
  /** Can be read, not changed. */
  readOnly?: boolean;
}

/**
 * A figure whose place between two ends matters more than the figure itself. Where it
 * must be exact, use a `NumberField`.
 */
export function Slider({
  label,
  help,
  error,
  name,
  value,
  onChange,
  onChangeEnd,
  min = 0,
  max = 100,
  step = 1,
  format,
  marks = [],
  readOnly = false,
}: SliderProps) {
  const { locale } = useWords();
  const hintId = useId();
  const marksId = useId();
  const described = [
    ...(help === undefined && error === undefined ? [] : [hintId]),
    ...(marks.length === 0 ? [] : [marksId]),
  ];
  const part = (of: number) => (max > min ? Math.min(1, Math.max(0, (of - min) / (max - min))) : 0);
  return (
    <AriaLocale>
      <AriaSlider
        className={styles.root}
        value={value}
        onChange={onChange}
        {...(onChangeEnd ? { onChangeEnd } : {})}
        minValue={min}
        maxValue={max}
        step={step}
        {...(format ? { formatOptions: format } : {})}
        isDisabled={readOnly}
        data-invalid={error === undefined ? undefined : true}
        {...fieldHandle(name)}
      >
        <div className={styles.head}>
          <Label className={fieldStyles.label}>{label}</Label>
          <SliderOutput className={styles.output}>
            {({ state }) => numberFormat(locale, format).format(state.values[0] ?? value)}
          </SliderOutput>
        </div>
        <div className={styles.lane}>
          <SliderTrack className={styles.track}>
            <div className={styles.fill} style={{ inlineSize: `calc(${part(value) * 100}% + 10px)` }} />
            <SliderThumb
              className={styles.thumb}
              {...(described.length === 0 ? {} : { 'aria-describedby': described.join(' ') })}
              {...(name === undefined ? {} : { name })}
            />
          </SliderTrack>
          {marks.length > 0 && (
            <div id={marksId} className={styles.marks}>
              {marks.map((mark) => (
                <Mark key={mark.value} label={mark.label} part={part(mark.value)} share={1 / marks.length} />
              ))}
            </div>
          )}
        </div>
        <FieldHint id={hintId} help={help} error={error} />
      </AriaSlider>
    </AriaLocale>
  );
}

/** One mark; `share` is the part of the track's width that its words may take. */
function Mark({ label, part, share }: { label: string | undefined; part: number; share: number }) {
  const place = part === 0 ? styles.markFirst : part === 1 ? styles.markLast : styles.markBetween;
  return (
    <span
      className={classes(styles.mark, place)}
      style={{
        maxInlineSize: `calc(${share * 100}% - 8px)`,
        insetInlineStart: part > 0 && part < 1 ? `${part * 100}%` : undefined,
      }}
    >
      {label}
    </span>
  );
}
