import { Check, ChevronsUpDown } from 'lucide-react';
import {
  Select as AriaSelect,
  Button,
  ListBox,
  ListBoxItem,
  Popover,
  SelectValue,
} from 'react-aria-components/Select';
import { classes } from '../../classes.ts';
import { AriaLocale } from '../direction/AriaLocale.tsx';
import * as fieldStyles from '../Field/Field.css.ts';
import { FieldParts, type FieldProps } from '../Field/Field.tsx';
import * as floating from '../floating.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Select.css.ts';

export interface SelectOption<V extends string> {
  value: V;
  label: string;
  /** A second, quieter line. */
  help?: string;
}

export interface SelectProps<V extends string> extends FieldProps {
  options: readonly SelectOption<V>[];
  /** Null while nothing is chosen. */
  value: V | null;
  onChange: (value: V) => void;
  /** Shown while nothing is chosen. */
  placeholder?: string;
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
}: SelectProps<V>) {
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
        {...(name === undefined ? {} : { name })}
      >
        <FieldParts label={label} help={help} error={error} need={need}>
          <Button className={classes(fieldStyles.control, styles.button)}>
            <SelectValue className={styles.value}>
              {({ selectedText, defaultChildren }) => selectedText || defaultChildren}
            </SelectValue>
            <span className={styles.chevron}>
              <Icon icon={ChevronsUpDown} size="small" />
            </span>
          </Button>
        </FieldParts>
        <Popover className={classes(floating.floating, styles.popover)} offset={6}>
          <ListBox className={styles.list} items={options}>
            {(option) => (
              <ListBoxItem id={option.value} textValue={option.label} className={floating.option}>
                {({ isSelected }) => (
                  <>
                    <span className={styles.optionText}>
                      <span>{option.label}</span>
                      {option.help && <span className={styles.optionHelp}>{option.help}</span>}
                    </span>
                    {isSelected && (
                      <span className={floating.optionMark}>
                        <Icon icon={Check} size="small" />
                      </span>
                    )}
                  </>
                )}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </AriaSelect>
    </AriaLocale>
  );
}
