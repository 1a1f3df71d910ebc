import { useWords } from '@parley/i18n/react';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField } from 'react-aria-components/TextField';
import { classes } from '../../classes.ts';
import * as fieldStyles from '../Field/Field.css.ts';
import { FieldParts, type FieldProps } from '../Field/Field.tsx';
import * as styles from './TextArea.css.ts';

export interface TextAreaProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  /** Lines shown when empty; it grows with its text. @default 3 */
  rows?: number;
  /** How many characters are wanted at most: counted and said, never cut. */
  maxLength?: number;
}

/** Several lines of text. */
export function TextArea({
  label,
  help,
  error,
  need = 'required',
  name,
  value,
  onChange,
  placeholder,
  rows = 3,
  maxLength,
}: TextAreaProps) {
  const { locale } = useWords();
  const figures = new Intl.NumberFormat(locale);
  return (
    <TextField
      className={fieldStyles.field}
      value={value}
      onChange={onChange}
      isInvalid={error !== undefined}
      isRequired={need === 'required'}
      validationBehavior="aria"
      {...(name === undefined ? {} : { name })}
    >
      <FieldParts label={label} help={help} error={error} need={need}>
        <AriaTextArea
          className={classes(fieldStyles.control, fieldStyles.area)}
          placeholder={placeholder}
          rows={rows}
        />
        {maxLength !== undefined && (
          <span className={classes(styles.foot, value.length > maxLength && styles.over)}>
            {figures.format(value.length)} / {figures.format(maxLength)}
          </span>
        )}
      </FieldParts>
    </TextField>
  );
}
