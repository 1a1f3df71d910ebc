import { Check, Minus } from 'lucide-react';
import { Checkbox as AriaCheckbox } from 'react-aria-components/Checkbox';
import { classes } from '../../classes.ts';
import * as choice from '../choice.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps {
  label: string;
  /** A second, quieter line. */
  help?: string;
  /** `mixed` where it stands for several that differ. */
  checked: boolean | 'mixed';
  onChange: (checked: boolean) => void;
  /** The label is spoken only; for rows of a table. */
  hideLabel?: boolean;
  invalid?: boolean;
  name?: string;
}

/** Yes or no, taking effect with its form. What acts at once is a `Switch`. */
export function Checkbox({
  label,
  help,
  checked,
  onChange,
  hideLabel,
  invalid = false,
  name,
}: CheckboxProps) {
  return (
    <AriaCheckbox
      className={choice.row}
      isSelected={checked === true}
      isIndeterminate={checked === 'mixed'}
      onChange={onChange}
      isInvalid={invalid}
      {...(name === undefined ? {} : { name })}
      {...(hideLabel ? { 'aria-label': label } : {})}
    >
      <span className={classes(choice.mark, styles.box)}>
        {checked === 'mixed' ? (
          <Icon icon={Minus} size="small" />
        ) : (
          checked && <Icon icon={Check} size="small" />
        )}
      </span>
      {!hideLabel && (
        <span className={choice.words}>
          <span className={choice.label}>{label}</span>
          {help && <span className={choice.help}>{help}</span>}
        </span>
      )}
    </AriaCheckbox>
  );
}
