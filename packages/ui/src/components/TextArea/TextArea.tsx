import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField } from 'react-aria-components/TextField';
import { classes } from '../../classes.ts';
import { variableName } from '../../variableName.ts';
import * as fieldStyles from '../Field/Field.css.ts';
import { FieldParts, type FieldProps } from '../Field/Field.tsx';
import { fieldName } from '../Field/fieldName.ts';

export interface TextAreaProps extends FieldProps {
  /** What is written. */
  value: string;
  /** Called with the whole text at each change. */
  onChange: (value: string) => void;
  /** An example, seen while the field is empty; never a label. */
  placeholder?: string;
  /** Lines shown at least; it grows with its text. @default 3 */
  rows?: number;
  /** How many characters are wanted at most: counted and said, never cut. */
  maxLength?: number;
  /** Can be read and copied, not changed. */
  readOnly?: boolean;
  /** Takes the focus when it appears: the field that a dialog was opened for. */
  autoFocus?: boolean;
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
  readOnly = false,
  autoFocus = false,
}: TextAreaProps) {
  return (
    <TextField
      className={fieldStyles.field}
      value={value}
      onChange={onChange}
      isInvalid={error !== undefined}
      isReadOnly={readOnly}
      autoFocus={autoFocus}
      isRequired={need === 'required'}
      validationBehavior="aria"
      {...fieldName(name)}
    >
      <FieldParts
        label={label}
        help={help}
        error={error}
        need={need}
        count={{ of: value.length, max: maxLength }}
      >
        <AriaTextArea
          className={classes(fieldStyles.control, fieldStyles.area)}
          placeholder={placeholder}
          rows={rows}
          style={{ [variableName(fieldStyles.lines)]: rows }}
        />
      </FieldParts>
    </TextField>
  );
}
