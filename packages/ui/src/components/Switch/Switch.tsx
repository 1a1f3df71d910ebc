import { useId } from 'react';
import { Switch as AriaSwitch } from 'react-aria-components/Switch';
import { classes } from '../../classes.ts';
import * as choice from '../choice.css.ts';
import { fieldName } from '../Field/fieldName.ts';
import * as styles from './Switch.css.ts';

export interface SwitchProps {
  /** Stands beside it and names it; pressing it counts too. */
  label: string;
  /** A second, quieter line. */
  help?: string;
  /** Whether it is on. */
  on: boolean;
  /** Called with what it is to be. */
  onChange: (on: boolean) => void;
  /** Name of the field in what its form sends. */
  name?: string;
  /** Can be read, not changed. */
  readOnly?: boolean;
  /** Why it can't be changed now, in place of the help; its presence is what blocks the switch. */
  disabledReason?: string | undefined;
}

/** On or off, acting at once. What waits for its form to be saved is a `Checkbox`. */
export function Switch({ label, help, on, onChange, name, readOnly = false, disabledReason }: SwitchProps) {
  const helpId = useId();
  const shownHelp = disabledReason ?? help;
  return (
    <AriaSwitch
      className={classes(choice.row, styles.row)}
      isSelected={on}
      onChange={onChange}
      // Blocked, not disabled: whoever tabs to it hears the reason.
      isReadOnly={readOnly || disabledReason !== undefined}
      {...(disabledReason === undefined ? {} : { 'aria-describedby': helpId })}
      {...fieldName(name)}
    >
      <span className={choice.words}>
        <span className={choice.label}>{label}</span>
        {shownHelp && (
          <span
            id={helpId}
            className={choice.help}
            // Named as the description alone.
            aria-hidden={disabledReason === undefined ? undefined : true}
          >
            {shownHelp}
          </span>
        )}
      </span>
      <span className={styles.track}>
        <span className={styles.thumb} />
      </span>
    </AriaSwitch>
  );
}
