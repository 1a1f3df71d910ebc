import { useWords } from '@parley/i18n/react';
import { ChevronsUpDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ComboBox as AriaComboBox, Button, Input, ListBox, Popover } from 'react-aria-components/ComboBox';
import { classes } from '../../classes.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { AriaLocale } from '../direction/AriaLocale.tsx';
import * as fieldStyles from '../Field/Field.css.ts';
import { FieldParts, type FieldProps } from '../Field/Field.tsx';
import { fieldName } from '../Field/fieldName.ts';
import * as floating from '../floating.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as selectStyles from '../Select/Select.css.ts';
import { SelectItem, type SelectOption } from '../Select/SelectItem.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './ComboBox.css.ts';

export interface ComboBoxProps extends FieldProps {
  /** What can be chosen; with `onSearch`, what was found for the present text. */
  options: readonly SelectOption<string>[];
  /** Value of the chosen option, or with `allowCustom` any text; null while nothing is chosen. */
  value: string | null;
  /**
   * With each choice, with null when the text is emptied; with `allowCustom`
   * also with every change of the text.
   */
  onChange: (value: string | null) => void;
  /**
   * What was typed: its owner finds the options. Left out, the field looks for the text in the labels itself.
   */
  onSearch?: (text: string) => void;
  /** The owner is looking for options. */
  loading?: boolean;
  /** Where no option fits. @default 'Nothing found' */
  emptyText?: string;
  /** What is typed may be the value itself. */
  allowCustom?: boolean;
  /** Each choice is kept elsewhere, such as in a list below: the field is empty again after it. */
  adding?: boolean;
  /** Shown while the text is empty: what can be looked for. */
  placeholder?: string;
  /** Can be read and copied, not changed. */
  readOnly?: boolean;
}

/** One of many, found by typing. Of up to a dozen that are known, use a `Select`. */
export function ComboBox({
  label,
  help,
  error,
  need = 'required',
  name,
  options,
  value,
  onChange,
  onSearch,
  loading = false,
  emptyText,
  allowCustom = false,
  adding = false,
  placeholder,
  readOnly = false,
}: ComboBoxProps) {
  const { t } = useWords();
  const chosen = options.find((option) => option.value === value);
  const [text, setText] = useState(chosen?.label ?? value ?? '');
  // The text follows a value that is changed from outside, or whose option has come.
  const shownFor = `${value ?? ''}\n${chosen?.label ?? ''}`;
  const [lastShownFor, setLastShownFor] = useState(shownFor);
  if (shownFor !== lastShownFor) {
    setLastShownFor(shownFor);
    if (chosen) setText(chosen.label);
    else if (value === null || allowCustom) setText(value ?? '');
  }

  // react-aria closes the list when it is given another value: it has each choice for a moment.
  const [added, setAdded] = useState<string | null>(null);
  useEffect(() => {
    if (added !== null) setAdded(null);
  }, [added]);
  const choose = (option: SelectOption<string>) => {
    setText(adding ? '' : option.label);
    if (adding) setAdded(option.value);
    if (option.value !== value) onChange(option.value);
  };

  const onType = (typed: string) => {
    setText(typed);
    if (typed !== chosen?.label) onSearch?.(typed);
    if (typed === '' && value !== null) onChange(null);
    else if (allowCustom && typed !== '' && typed !== chosen?.label) onChange(typed);
  };
  const none = loading ? t('fields.combo.loading') : (emptyText ?? t('fields.combo.nothing'));

  return (
    <AriaLocale>
      <AriaComboBox
        className={fieldStyles.field}
        {...(onSearch ? { items: options } : { defaultItems: options })}
        value={added ?? (chosen ? value : null)}
        // Also called when the field is left with text that fits no option, so
        // that the text goes back to the value.
        onChange={(key) => {
          const option = options.find((each) => each.value === key);
          if (option) choose(option);
          else if (!allowCustom) setText('');
        }}
        inputValue={text}
        onInputChange={onType}
        allowsCustomValue={allowCustom}
        allowsEmptyCollection
        menuTrigger="input"
        isInvalid={error !== undefined}
        isRequired={need === 'required'}
        isReadOnly={readOnly}
        validationBehavior="aria"
        {...fieldName(name)}
      >
        <FieldParts label={label} help={help} error={error} need={need}>
          <div className={styles.frame}>
            <Input
              className={classes(fieldStyles.control, styles.input)}
              {...(placeholder === undefined ? {} : { placeholder })}
            />
            {!readOnly && (
              <Button className={styles.open}>
                {loading ? <Spinner size="small" /> : <Icon icon={ChevronsUpDown} size="small" />}
              </Button>
            )}
          </div>
        </FieldParts>
        <Popover className={classes(floating.floating, selectStyles.popover)} offset={6}>
          {/* Inside: while the list is open, all outside of it is hidden from screen readers. */}
          <VisuallyHidden role="status">{loading ? t('fields.combo.loading') : ''}</VisuallyHidden>
          <ListBox<SelectOption<string>>
            className={selectStyles.list}
            renderEmptyState={() => <div className={styles.note}>{none}</div>}
          >
            {(option) => <SelectItem id={option.value} option={option} />}
          </ListBox>
        </Popover>
      </AriaComboBox>
    </AriaLocale>
  );
}
