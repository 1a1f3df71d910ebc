import { useWords } from '@parley/i18n/react';
import { ChevronDown } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { DeferredMenu } from '../deferred/DeferredMenu.tsx';
import * as css from './FilterMenu.css.ts';

export interface FilterMenuProps<V extends string> {
  /** What it filters by. */
  label: string;
  /** What it may be narrowed to, in their order. */
  choices: readonly { value: V; label: string }[];
  /** The value in force. */
  value: V | 'all';
  /** Called with what was chosen. */
  onChange: (value: V | 'all') => void;
}

/**
 * Narrows a list to what has one value, or to none. Its button says what it filters by; while it narrows, it
 * is marked and says to what.
 */
export function FilterMenu<V extends string>({ label, choices, value, onChange }: FilterMenuProps<V>) {
  const { t } = useWords();
  const all = [{ value: 'all' as const, label: t('components.filter.all') }, ...choices];
  const current = all.find((choice) => choice.value === value);
  const narrows = value !== 'all';
  const chosen = current?.label ?? '…';
  const words = t('components.filter.is', { name: label, value: chosen });
  const name = words.slice(0, words.lastIndexOf(chosen)).trimEnd();
  return (
    <DeferredMenu
      label={label}
      align="start"
      trigger={
        <Button spread iconEnd={ChevronDown} variant={narrows ? 'chosen' : 'secondary'}>
          {narrows ? (
            <span className={css.words} dir="auto" title={words}>
              <span className={css.name}>{name}</span>
              {words.slice(name.length)}
            </span>
          ) : (
            label
          )}
        </Button>
      }
      items={all.map((choice) => ({
        kind: 'choice',
        id: choice.value,
        label: choice.label,
        checked: choice.value === value,
        onSelect: () => onChange(choice.value),
      }))}
    />
  );
}
