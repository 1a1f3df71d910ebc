import { Check } from 'lucide-react';
import { ListBoxItem } from 'react-aria-components/ListBox';
import * as floating from '../floating.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Select.css.ts';

export interface SelectOption<V extends string> {
  value: V;
  label: string;
  /** A second, quieter line. */
  help?: string;
}

interface SelectItemProps<V extends string> {
  /** The option's value. The list looks for it here: it would know a line by its place, and lines move. */
  id: V;
  option: SelectOption<V>;
}

/** One line of the list that a `Select` or a `ComboBox` opens. */
export function SelectItem<V extends string>({ id, option }: SelectItemProps<V>) {
  return (
    <ListBoxItem id={id} textValue={option.label} className={floating.option}>
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
  );
}
