import type { Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { classes } from '../../classes.ts';
import * as styles from '../Field/Field.css.ts';
import { FieldParts, type FieldProps } from '../Field/Field.tsx';

export interface TextFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  /** @default 'text' */
  type?: 'text' | 'email' | 'password' | 'url' | 'tel';
  placeholder?: string;
  /** What the browser may fill in, such as 'email'. */
  autoComplete?: string;
  /** Can be read and copied, not changed. */
  readOnly?: boolean;
  onBlur?: () => void;
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
  readOnly = false,
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
      validationBehavior="aria"
      {...(name === undefined ? {} : { name })}
      {...(autoComplete === undefined ? {} : { autoComplete })}
      {...(onBlur ? { onBlur } : {})}
    >
      <FieldParts label={label} help={help} error={error} need={need}>
        <Input
          className={classes(styles.control, type !== 'text' && styles.latin)}
          {...(placeholder === undefined ? {} : { placeholder })}
          {...(ref ? { ref } : {})}
        />
      </FieldParts>
    </AriaTextField>
  );
}
