import type { ReactNode } from 'react';
import { RadioGroup as AriaRadioGroup, Radio } from 'react-aria-components/RadioGroup';
import { classes } from '../../classes.ts';
import * as choice from '../choice.css.ts';
import { AriaLocale } from '../direction/AriaLocale.tsx';
import * as fieldStyles from '../Field/Field.css.ts';
import { FieldParts, type FieldProps } from '../Field/Field.tsx';
import { fieldName } from '../Field/fieldName.ts';
import * as styles from './RadioGroup.css.ts';

export interface RadioOption<V extends string> {
  value: V;
  /** Stands above the field and names it. */
  label: string;
  /** A second, quieter line. */
  help?: string;
  /** A small drawing before the words, such as a swatch. */
  picture?: ReactNode;
}

export interface RadioGroupProps<V extends string> extends FieldProps {
  /** In the order in which they are shown. */
  options: readonly RadioOption<V>[];
  /** Null while nothing is chosen. */
  value: V | null;
  /** Called with the choice. */
  onChange: (value: V) => void;
  /** One below the other, or side by side as cards. @default 'list' */
  look?: keyof typeof styles.options;
  /** Can be read, not changed. */
  readOnly?: boolean;
}

/** One of a few, all in view. Of more than five, use a `Select`. */
export function RadioGroup<V extends string>({
  label,
  help,
  error,
  need = 'required',
  name,
  options,
  value,
  onChange,
  look = 'list',
  readOnly = false,
}: RadioGroupProps<V>) {
  return (
    <AriaLocale>
      <AriaRadioGroup
        className={fieldStyles.field}
        value={value}
        onChange={(chosen) => {
          const option = options.find((each) => each.value === chosen);
          if (option) onChange(option.value);
        }}
        isInvalid={error !== undefined}
        isReadOnly={readOnly}
        isRequired={need === 'required'}
        validationBehavior="aria"
        {...fieldName(name)}
      >
        <FieldParts label={label} help={help} error={error} need={need}>
          <div className={styles.options[look]}>
            {options.map((option) => (
              <Radio
                key={option.value}
                value={option.value}
                className={classes(choice.row, look === 'cards' && styles.card)}
              >
                <span className={classes(choice.mark, choice.dot)}>
                  {option.value === value && <span className={choice.dotInner} />}
                </span>
                <span className={choice.words}>
                  <span className={choice.label}>{option.label}</span>
                  {option.help && <span className={choice.help}>{option.help}</span>}
                </span>
                {option.picture}
              </Radio>
            ))}
          </div>
        </FieldParts>
      </AriaRadioGroup>
    </AriaLocale>
  );
}
