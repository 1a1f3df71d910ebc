import { Check, Minus } from 'lucide-react';
import { useId } from 'react';
import { Checkbox as AriaCheckbox } from 'react-aria-components/Checkbox';
import { classes } from '../../classes.ts';
import * as choice from '../choice.css.ts';
import { fieldName } from '../Field/fieldName.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps {
  /** Stands beside the box and names it; pressing it counts too. */
  label: string;
  /** A second, quieter line. */
  help?: string | undefined;
  /** `mixed` where it stands for several that differ. */
  checked: boolean | 'mixed';
  /** Called with what it is to be. */
  onChange: (checked: boolean) => void;
  /** The label is spoken only; for rows of a table. */
  hideLabel?: boolean;
  /** Marks it as wrong; the words stand with the group around it. */
  invalid?: boolean;
  /** Can be read, not changed. */
  readOnly?: boolean;
  /** Why it can't be changed now, in place of the help; its presence is what blocks the box. */
  disabledReason?: string | undefined;
  /** Name of the field in what its form sends. */
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
  readOnly = false,
  disabledReason,
}: CheckboxProps) {
  const helpId = useId();
  const shownHelp = disabledReason ?? help;
  return (
    <AriaCheckbox
      className={choice.row}
      isSelected={checked === true}
      isIndeterminate={checked === 'mixed'}
      onChange={onChange}
      isInvalid={invalid}
      // Blocked, not disabled: whoever tabs to it hears the reason.
      isReadOnly={readOnly || disabledReason !== undefined}
      {...(shownHelp && !hideLabel ? { 'aria-describedby': helpId } : {})}
      {...fieldName(name)}
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
          {shownHelp && (
            // Read as the description alone, not as a part of the name.
            <span id={helpId} className={choice.help} aria-hidden>
              {shownHelp}
            </span>
          )}
        </span>
      )}
    </AriaCheckbox>
  );
}
