import { Minus, Plus } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { NumberField as AriaNumberField } from 'react-aria-components/NumberField';
import { classes } from '../../classes.ts';
import { AriaLocale } from '../direction/AriaLocale.tsx';
import * as fieldStyles from '../Field/Field.css.ts';
import { FieldParts, type FieldProps } from '../Field/Field.tsx';
import { fieldName } from '../Field/fieldName.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './NumberField.css.ts';

export interface NumberFieldProps extends FieldProps {
  /** Null while it is empty. */
  value: number | null;
  /**
   * When the field is left, Enter is pressed or a step is taken. Steps stay within `min` and `max`; what was
   * typed may lie outside, and `error` is to say so.
   */
  onChange: (value: number | null) => void;
  /** Smallest number that steps lead to. */
  min?: number;
  /** Largest number that steps lead to. */
  max?: number;
  /** How much an arrow key or a button adds. @default 1 */
  step?: number;
  /**
   * How it is told, its unit included: `{ style: 'unit', unit: 'day', unitDisplay: 'long' }`,
   * `{ style: 'currency', currency: 'EUR' }`.
   */
  format?: Intl.NumberFormatOptions;
  /** An example, seen while the field is empty. */
  placeholder?: string;
  /** Can be read and copied, not changed. */
  readOnly?: boolean;
}

/**
 * An exact figure, typed or stepped. What only looks like a number (a post
 * code, an account) is a `TextField`.
 */
export function NumberField({
  label,
  help,
  error,
  need = 'required',
  name,
  value,
  onChange,
  min,
  max,
  step = 1,
  format,
  placeholder,
  readOnly = false,
}: NumberFieldProps) {
  return (
    <AriaLocale>
      <AriaNumberField
        className={fieldStyles.field}
        value={value ?? Number.NaN}
        onChange={(next) => onChange(Number.isNaN(next) ? null : next)}
        {...(min === undefined ? {} : { minValue: min })}
        {...(max === undefined ? {} : { maxValue: max })}
        step={step}
        // What was typed is never exchanged in silence.
        commitBehavior="validate"
        {...(format ? { formatOptions: format } : {})}
        // Scrolling a page must not change what is in it.
        isWheelDisabled
        isInvalid={error !== undefined}
        isRequired={need === 'required'}
        isReadOnly={readOnly}
        validationBehavior="aria"
        {...fieldName(name)}
      >
        <FieldParts label={label} help={help} error={error} need={need}>
          <Group
            aria-label={label}
            className={classes(fieldStyles.control, styles.group)}
            data-invalid={error === undefined ? undefined : true}
          >
            <Input className={styles.input} {...(placeholder === undefined ? {} : { placeholder })} />
            {!readOnly && (
              <>
                <Button slot="decrement" className={styles.step}>
                  <Icon icon={Minus} size="small" />
                </Button>
                <Button slot="increment" className={styles.step}>
                  <Icon icon={Plus} size="small" />
                </Button>
              </>
            )}
          </Group>
        </FieldParts>
      </AriaNumberField>
    </AriaLocale>
  );
}
