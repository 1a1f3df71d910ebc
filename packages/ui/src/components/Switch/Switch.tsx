import { Switch as AriaSwitch } from 'react-aria-components/Switch';
import { classes } from '../../classes.ts';
import * as choice from '../choice.css.ts';
import * as styles from './Switch.css.ts';

export interface SwitchProps {
  label: string;
  /** A second, quieter line. */
  help?: string;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** On or off, acting at once. What waits for its form to be saved is a `Checkbox`. */
export function Switch({ label, help, on, onChange }: SwitchProps) {
  return (
    <AriaSwitch className={classes(choice.row, styles.row)} isSelected={on} onChange={onChange}>
      <span className={choice.words}>
        <span className={choice.label}>{label}</span>
        {help && <span className={choice.help}>{help}</span>}
      </span>
      <span className={styles.track}>
        <span className={styles.thumb} />
      </span>
    </AriaSwitch>
  );
}
