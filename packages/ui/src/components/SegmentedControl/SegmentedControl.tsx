import { type ReactNode, useId } from 'react';
import * as css from './SegmentedControl.css.ts';

export interface Segment<Value extends string> {
  /** The choice that is in force. */
  value: Value;
  /** Names the choice. */
  label: string;
  /** A small picture above, or a mark behind the label. */
  picture?: ReactNode;
}

export interface SegmentedControlProps<Value extends string> {
  /** Names the choice. */
  label: string;
  /** One line below the choices. */
  help?: string;
  /** In the order in which they are shown. */
  choices: readonly Segment<Value>[];
  /** The choice that is in force. */
  value: Value;
  /** Called with the choice. */
  onChange: (value: Value) => void;
  /**
   * `segments` in one bar; `tiles` apart, with pictures; `bar` a bar whose label is for
   * screen readers alone. @default 'segments'
   */
  look?: 'segments' | 'tiles' | 'bar';
}

/**
 * One of a few short choices, all in view and acting at once. What waits for its
 * form to be saved is a `RadioGroup`.
 */
export function SegmentedControl<Value extends string>({
  label,
  help,
  choices,
  value,
  onChange,
  look = 'segments',
}: SegmentedControlProps<Value>) {
  const name = useId();
  const helpId = useId();
  return (
    <fieldset className={css.group} aria-describedby={help === undefined ? undefined : helpId}>
      <legend className={look === 'bar' ? css.hiddenLegend : css.legend}>{label}</legend>
      <div className={css.choices[look === 'tiles' ? 'tiles' : 'segments']}>
        {choices.map((choice) => (
          <label key={choice.value} className={css.choice[look === 'tiles' ? 'tile' : 'segment']}>
            <input
              className={css.input}
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.picture}
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      {help !== undefined && (
        <p className={css.help} id={helpId}>
          {help}
        </p>
      )}
    </fieldset>
  );
}
