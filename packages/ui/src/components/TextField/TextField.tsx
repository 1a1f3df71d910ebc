import type { Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { classes } from '../../classes.ts';
import * as styles from '../Field/Field.css.ts';
import { FieldParts, type FieldProps } from '../Field/Field.tsx';
import { fieldName } from '../Field/fieldName.ts';

export interface TextFieldProps extends FieldProps {
  /** What is written. */
  value: string;
  /** Called with the whole text at each change. */
  onChange: (value: string) => void;
  /** What is written: chooses the keyboard on touch screens. @default 'text' */
  type?: 'text' | 'email' | 'password' | 'url' | 'tel';
  /** An example, seen while the field is empty; never a label. */
  placeholder?: string;
  /** What the browser may fill in, such as 'email'. */
  autoComplete?: string;
  /** How many characters are wanted at most: counted and said, never cut. */
  maxLength?: number;
  /** The label is spoken only; for rows of fields that a common title names. */
  hideLabel?: boolean;
  /** Can be read and copied, not changed. */
  readOnly?: boolean;
  /** Takes the focus when it appears: the field that a dialog was opened for. */
  autoFocus?: boolean;
  /** The focus has left the field: the time to check it. */
  onBlur?: () => void;
  /** The input itself, to put the focus into it. */
  ref?: Ref<HTMLInputElement>;
}

/** One line of text. For several, `TextArea`. */
export function TextField({
  label,
  help,
  error,
  need = 'required',
  name,
  value,
  onChange,
  type = 'text',
  placeholder,
  autoComplete,
  maxLength,
  hideLabel = false,
  readOnly = false,
  autoFocus = false,
  onBlur,
  ref,
}: TextFieldProps) {
  return (
    <AriaTextField
      className={styles.field}
      value={value}
      onChange={onChange}
      type={type}
      isInvalid={error !== undefined}
      isRequired={need === 'required'}
      isReadOnly={readOnly}
      autoFocus={autoFocus}
      validationBehavior="aria"
      {...fieldName(name)}
      {...(autoComplete === undefined ? {} : { autoComplete })}
      {...(onBlur ? { onBlur } : {})}
    >
      <FieldParts
        label={label}
        help={help}
        error={error}
        need={need}
        hideLabel={hideLabel}
        count={{ of: value.length, max: maxLength }}
      >
        <Input
          className={classes(styles.control, type !== 'text' && styles.latin)}
          {...(placeholder === undefined ? {} : { placeholder })}
          {...(ref ? { ref } : {})}
        />
      </FieldParts>
    </AriaTextField>
  );
}
