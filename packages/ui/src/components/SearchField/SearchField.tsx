import { useWords } from '@parley/i18n/react';
import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { classes } from '../../classes.ts';
import * as fieldStyles from '../Field/Field.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './SearchField.css.ts';

export interface SearchFieldProps {
  /** What is searched, such as 'Search assistants': its name and its placeholder. */
  label: string;
  /** What is searched now. */
  value: string;
  /** Called with the whole text at each change. */
  onChange: (value: string) => void;
}

/**
 * Narrows a list while one types; Escape or the cross empties it. A native search input: it stands on the
 * landing page, which ships no react-aria.
 */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const { t } = useWords();
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // It is searched while one types: Enter must not send the form that the field may stand in.
    if (event.key === 'Enter') event.preventDefault();
    if (event.key !== 'Escape' || value === '') return;
    event.stopPropagation();
    clear();
  };
  return (
    <search className={styles.root}>
      <span className={styles.glass}>
        <Icon icon={Search} size="small" />
      </span>
      <input
        ref={input}
        type="search"
        className={classes(fieldStyles.control, styles.input)}
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {value !== '' && (
        <span className={styles.clear}>
          <IconButton icon={X} label={t('common.clearSearch')} size="small" onClick={clear} />
        </span>
      )}
    </search>
  );
}
