import { ChevronsUpDown } from 'lucide-react';
import { Select as AriaSelect, Button, ListBox, Popover, SelectValue } from 'react-aria-components/Select';
import { classes } from '../../classes.ts';
import { AriaLocale } from '../direction/AriaLocale.tsx';
import * as fieldStyles from '../Field/Field.css.ts';
import { FieldParts, type FieldProps } from '../Field/Field.tsx';
import { fieldName } from '../Field/fieldName.ts';
import * as floating from '../floating.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { TextField } from '../TextField/TextField.tsx';
import * as styles from './Select.css.ts';
import { SelectItem, type SelectOption } from './SelectItem.tsx';

export type { SelectOption } from './SelectItem.tsx';

export interface SelectProps<V extends string> extends FieldProps {
  /** In the order in which they are shown. */
  options: readonly SelectOption<V>[];
  /** Null while nothing is chosen. */
  value: V | null;
  /** Called with the choice. */
  onChange: (value: V) => void;
  /** Shown while nothing is chosen. */
  placeholder?: string;
  /** Can be read and copied, not changed. */
  readOnly?: boolean;
}

/** One of many. Up to four that all matter at once are a `RadioGroup`; actions are a `Menu`. */
export function Select<V extends string>({
  label,
  help,
  error,
  need = 'required',
  name,
  options,
  value,
  onChange,
  placeholder = '',
  readOnly = false,
}: SelectProps<V>) {
  if (readOnly) {
    return (
      <TextField
        label={label}
        help={help}
        error={error}
        need={need}
        value={options.find((option) => option.value === value)?.label ?? ''}
        onChange={() => undefined}
        readOnly
        {...(name === undefined ? {} : { name })}
      />
    );
  }
  return (
    <AriaLocale>
      <AriaSelect
        className={fieldStyles.field}
        value={value}
        onChange={(key) => {
          const chosen = options.find((option) => option.value === key);
          if (chosen) onChange(chosen.value);
        }}
        placeholder={placeholder}
        isInvalid={error !== undefined}
        isRequired={need === 'required'}
        validationBehavior="aria"
        {...fieldName(name)}
      >
        <FieldParts label={label} help={help} error={error} need={need}>
          <Button
            className={classes(fieldStyles.control, styles.button)}
            data-invalid={error === undefined ? undefined : true}
          >
            <SelectValue className={styles.value}>
              {({ selectedText, defaultChildren }) => (
                <span className={styles.words} dir="auto">
                  {selectedText || defaultChildren}
                </span>
              )}
            </SelectValue>
            <span className={styles.chevron}>
              <Icon icon={ChevronsUpDown} size="small" />
            </span>
          </Button>
        </FieldParts>
        <Popover className={classes(floating.floating, styles.popover)} offset={6}>
          <ListBox className={styles.list} items={options}>
            {(option) => <SelectItem id={option.value} option={option} />}
          </ListBox>
        </Popover>
      </AriaSelect>
    </AriaLocale>
  );
}
